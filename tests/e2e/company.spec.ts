import { addAccount, addressFor } from "./support/accounts.ts";
import { readMail } from "./support/outbox.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, requestCredentials, test } from "./support/portal.ts";

const LINK = /(http:\S+\/invitation\?token=\S+)/;
const PASSWORD = "star anise";
const GSTIN = "33AABCK4471M1ZE";

test("an admin invites a colleague with a limit, changes the role, and removes the colleague", async ({
  portal,
  request,
}, { project }) => {
  const email = addressFor("ravi", project.name);
  await addAccount(request, email, PASSWORD);
  await portal.goto("/rate/account#people");
  const people = portal.getByRole("region", { name: "People", exact: true });
  await people.getByRole("button", { name: "Invite a colleague" }).click();
  const dialog = portal.getByRole("dialog", { name: "Invite a colleague" });
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Books to").fill("a lot");
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog.getByText("Enter an amount in USD, for example 5,000.")).toBeVisible();
  await expectAccessible(portal);
  await dialog.getByLabel("Books to").fill("5,000");
  await portal.keyboard.press("Enter");
  const row = people.getByRole("row", { name: email });
  await expect(row).toContainText("books to USD 5,000.00");
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);

  const link = new URL(await readMail(email, LINK));
  const token = link.searchParams.get("token") ?? "";
  const ravi = await requestCredentials(request, { email, password: PASSWORD });
  const headers = { "x-token": ravi.xToken, "x-api-key": ravi.xApiKey };
  expect((await request.post(`/api/invitations/${token}/join`, { headers })).status()).toBe(200);
  await portal.reload();
  const member = people.getByRole("row", { name: email });
  await member.getByRole("button", { name: /^Change: role/ }).click();
  const change = portal.getByRole("dialog", { name: /^Role of/ });
  await change.getByLabel("Role").selectOption("Viewer");
  await change.getByRole("button", { name: "Save" }).click();
  await expect(member).toContainText("Viewer");
  expect((await request.get("/api/resource/api-keys", { headers })).status()).toBe(403);
  await member.getByRole("button", { name: /^Remove/ }).click();
  await portal.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(people.getByRole("row", { name: email })).toHaveCount(0);
  expect((await request.get("/api/resource/profile", { headers })).status()).toBe(401);
});

test("an admin adds a GSTIN and a VAT id, and reads what is wrong with one", async ({ portal }) => {
  await portal.goto("/rate/account#company");
  const company = portal.getByRole("region", { name: "Company", exact: true });
  await company.getByRole("button", { name: "Add a GSTIN" }).click();
  const dialog = portal.getByRole("dialog", { name: "Add a GSTIN" });
  await dialog.getByLabel("GSTIN").fill(`${GSTIN.slice(0, -1)}F`);
  await portal.keyboard.press("Enter");
  await expect(dialog.getByText("The last character does not fit the others")).toBeVisible();
  await dialog.getByLabel("GSTIN").fill(GSTIN);
  await portal.keyboard.press("Enter");
  await expect(company.getByText(GSTIN)).toBeVisible();
  await company.getByRole("button", { name: "Add a VAT id" }).click();
  await portal.getByRole("dialog", { name: "VAT id" }).getByLabel("VAT id").fill("nl 8234.56789.B01");
  await portal.keyboard.press("Enter");
  await expect(company.getByText("NL823456789B01")).toBeVisible();
  await expectNoSidewaysScroll(portal);
});

const WAITING = "Your company waits for approval. You see prices as soon as our desk has approved it.";

test("the home page says that the company waits for approval, until it is approved", async ({ portal }) => {
  let state = "pending";
  await portal.route("**/api/resource/company", async (route) => {
    const answer = await route.fetch();
    const { result, ...envelope }: { readonly result: readonly object[] } = await answer.json();
    await route.fulfill({ json: { ...envelope, result: [{ ...result[0], state }] } });
  });
  await portal.clock.install();
  await portal.goto("/dashboard");
  await expect(portal.getByRole("status").filter({ hasText: WAITING })).toBeVisible();
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  state = "active";
  await portal.clock.fastForward(120_000);
  await expect(portal.getByText(WAITING)).toHaveCount(0);
  await expect(portal.getByRole("form", { name: "Quick search" })).toBeVisible();
});

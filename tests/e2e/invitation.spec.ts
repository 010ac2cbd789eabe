import { addAccount, addressFor } from "./support/accounts.ts";
import { readMail } from "./support/outbox.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, requestCredentials, test } from "./support/portal.ts";

const LINK = /(http:\S+\/invitation\?token=\S+)/;
const PASSWORD = "star anise";

test("a colleague accepts an invitation with a new account, once", async ({ portal, session, context }, {
  project,
}) => {
  const email = addressFor("priya", project.name);
  const invited = await context.request.post("/api/resource/company/invitations", {
    headers: { "x-token": session.xToken, "x-api-key": session.xApiKey },
    data: { email, role: "viewer", limit: null },
  });
  expect(invited.status()).toBe(200);
  const link = new URL(await readMail(email, LINK));

  await portal.goto(link.pathname + link.search);
  await expect(portal.getByRole("heading", { level: 1 })).toHaveText(/^Join /);
  await expect(portal.getByText(email)).toBeVisible();
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await portal.getByRole("button", { name: "Create account" }).click();
  await expect(portal.getByLabel("First name")).toHaveAccessibleDescription(/required/);
  await portal.getByLabel("First name").fill("Priya");
  await portal.getByLabel("Last name").fill("Nair");
  await portal.getByLabel("Phone number").fill("+91 98765 43210");
  await portal.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await portal.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  await portal.keyboard.press("Enter");
  await expect(portal.getByRole("heading", { level: 1 })).toHaveText(/^You have joined /);

  await portal.goto(link.pathname + link.search);
  await expect(portal.getByRole("heading", { level: 1 })).toHaveText("This invitation no longer works");
  expect((await requestCredentials(context.request, { email, password: PASSWORD })).xToken).not.toBe("");
});

test(
  "an account that is signed out signs in and joins",
  { tag: "@desktop" },
  async ({ page, session, request }, { project }) => {
    const email = addressFor("ravi", project.name);
    await addAccount(request, email, PASSWORD);
    const invited = await request.post("/api/resource/company/invitations", {
      headers: { "x-token": session.xToken, "x-api-key": session.xApiKey },
      data: { email, role: "booker", limit: null },
    });
    expect(invited.status()).toBe(200);
    const link = new URL(await readMail(email, LINK));

    await page.goto(link.pathname + link.search);
    await page.getByRole("button", { name: "Join the company" }).click();
    await page.getByRole("link", { name: "Sign In" }).click();
    await expect(page.getByLabel("Username")).toHaveValue(email);
    await expect(page.getByRole("textbox", { name: "Password" })).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Join the company" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^You have joined /);
    await page.getByRole("link", { name: "Open the portal" }).click();
    await page.waitForURL("/dashboard");
  },
);

import { addAccount, addressFor } from "./support/accounts.ts";
import { cards, openRates } from "./support/available-rates.ts";
import { readMail } from "./support/outbox.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  requestCredentials,
  storeCredentials,
  storeLayout,
  test,
} from "./support/portal.ts";

const LINK = /(http:\S+\/invitation\?token=\S+)/;
const PASSWORD = "star anise";

test(
  "a booking above the limit waits until a colleague approves it",
  { tag: "@desktop" },
  async ({ portal, session, request, browser }, { project }) => {
    const headers = { "x-token": session.xToken, "x-api-key": session.xApiKey };
    const email = addressFor("limited", project.name);
    await addAccount(request, email, PASSWORD);
    const invited = { email, role: "booker", limit: 10 };
    expect((await request.post("/api/resource/company/invitations", { headers, data: invited })).status()).toBe(200);
    const token = new URL(await readMail(email, LINK)).searchParams.get("token") ?? "";
    const ravi = await requestCredentials(request, { email, password: PASSWORD });
    const own = { "x-token": ravi.xToken, "x-api-key": ravi.xApiKey };
    expect((await request.post(`/api/invitations/${token}/join`, { headers: own })).status()).toBe(200);

    const booker = await (await browser.newContext()).newPage();
    await storeCredentials(booker, ravi);
    await storeLayout(booker, "cards");
    await openRates(booker);
    await cards(booker)
      .first()
      .getByRole("button", { name: /^Book Now/ })
      .click();
    const confirming = booker.getByRole("dialog", { name: "Are you sure you want to book This Quote?" });
    await expect(confirming).toContainText("This booking is above your limit of USD 10.00.");
    await expectAccessible(booker);
    await confirming.getByRole("button", { name: "Ask for approval" }).click();
    const asked = booker.getByRole("dialog", { name: "Approval requested" });
    await expect(asked).toContainText("The price ends");
    await asked.getByRole("link", { name: "My Bookings" }).click();
    const waiting = booker.getByRole("region", { name: "Approvals" });
    await expect(waiting.getByRole("button", { name: /^Withdraw/ })).toBeVisible();
    await expect(waiting.getByRole("button", { name: /^Approve/ })).toHaveCount(0);
    await expect(waiting).toContainText(/\d × \d{2}[A-Z]{2}, departure /);
    await booker.context().close();

    await portal.goto("/rate/quote");
    const approvals = portal.getByRole("region", { name: "Approvals" });
    await expectAccessible(portal);
    await expectNoSidewaysScroll(portal);
    await approvals.getByRole("button", { name: /^Approve and book/ }).click();
    await expect(approvals).toContainText(/booked as QTN-\d{4}-\d{6}/);
    const number = /QTN-\d{4}-\d{6}/.exec(await approvals.innerText())?.[0] ?? "none";
    await expect(portal.getByRole("rowheader", { name: number, exact: true })).toHaveCount(1);
    expect(await readMail(email, /Its number is (QTN-\d{4}-\d{6})/)).toBe(number);
  },
);

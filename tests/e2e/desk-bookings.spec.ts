import type { Page } from "@playwright/test";
import { openDemoItems } from "#server/demo/inbox.ts";
import { expectFitsPhone } from "./support/phone.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";
import { openDesk } from "./support/staff.ts";

test.use({ hasBookings: true });

/* Of the bookings that the shipper of this test has, the one whose carrier has given no number. */
const openInProcess = async (page: Page, email: string): Promise<string> => {
  await page.goto(`/desk/bookings?state=in-process&search=${encodeURIComponent(email)}`);
  const link = page.getByRole("link", { name: /^QTN-/ }).first();
  const number = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { name: "Confirm this booking" })).toBeVisible();
  return number;
};

test("a clerk confirms, takes back, corrects and changes a booking with the keyboard", { tag: ["@desktop"] }, async ({
  page,
  database,
  shipper,
}) => {
  const { name } = await openDesk(page, database, "desk");
  await expect(page.getByRole("link", { name: "Bookings" })).toBeVisible();
  const number = await openInProcess(page, shipper.email);
  await expectAccessible(page);

  await page.keyboard.press("c");
  await page.keyboard.type("x");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Use 4 to 35 letters, figures and dashes.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(`M ${number.slice(-6)}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `M${number.slice(-6)}` })).toBeVisible();

  /* Pressed at once: the second key acts when the first is done. */
  await page.keyboard.press("z");
  await page.keyboard.press("c");
  await expect(page.getByRole("heading", { name: "Confirm this booking" })).toBeVisible();
  const field = page.getByLabel(/^Booking number of/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`M ${number.slice(-6)}`);
  await field.fill(`N${number.slice(-6)}`);
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: `N${number.slice(-6)}` })).toBeVisible();

  /* The address keeps the number that is corrected. */
  await page.goto(`/desk/bookings/N${number.slice(-6)}`);
  await expect(page.getByRole("button", { name: /^Correct the number/ })).toBeVisible();
  await page.keyboard.press("c");
  await page.keyboard.type(`P${number.slice(-6)}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `P${number.slice(-6)}` })).toBeVisible();
  const [wrong, right] = [`N${number.slice(-6)}`, `P${number.slice(-6)}`];
  await expect(page.getByText(`corrected the booking number, ${wrong} to ${right}`)).toBeVisible();
  await page.keyboard.press("c");
  const correction = page.getByLabel("New number");
  await expect(correction).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(correction).toHaveCount(0);
  /* The message with the right number replaced that with the wrong one: both are taken back. */
  await page.keyboard.press("z");
  await expect(page.getByRole("heading", { name: "Confirm this booking" })).toBeVisible();
  await page.keyboard.press("c");
  await page.keyboard.type(wrong);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: wrong })).toBeVisible();

  await page.keyboard.press("f");
  await expect(page.getByRole("heading", { name: "Change this booking" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type("The cut-off of the terminal is earlier.");
  await page.getByLabel(/^Fee to the customer/).fill("75");
  await page.getByRole("button", { name: /^Propose it/ }).click();
  await expect(page.getByText("Waiting for the customer")).toBeVisible();
  await expect(page.getByText(`${name} proposed a fee`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Propose this fee" })).toHaveCount(0);

  await page.getByLabel("New note").fill("Call the terminal.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("wrote a note")).toBeVisible();
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

test("a clerk cancels a booking and takes the cancellation back", { tag: ["@desktop"] }, async ({
  page,
  database,
  shipper,
}) => {
  await openDesk(page, database, "desk");
  const number = `C${(await openInProcess(page, shipper.email)).slice(-6)}`;
  await page.keyboard.press("c");
  await page.keyboard.type(number);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: number })).toBeVisible();
  await page.keyboard.press("x");
  const dialog = page.getByRole("dialog", { name: "Cancel this booking?" });
  await expect(dialog).toContainText("It can be taken back for 60 seconds. Then the mail leaves.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Cancel it/ }).click();
  await expect(page.getByRole("heading", { name: "Cancelled" })).toBeVisible();
  await page.getByRole("button", { name: "Undo the cancellation" }).click();
  await expect(page.getByText("took the cancellation back")).toBeVisible();
  await expect(page.getByRole("heading", { name: number })).toBeVisible();
});

const DAY_MS = 86_400_000;
/* `2026-12-05`, of a day so many days from now. */
const toDay = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const openChange = async (page: Page, email: string) => {
  const number = await openInProcess(page, email);
  await page.keyboard.press("f");
  const dialog = page.getByRole("dialog", { name: "Change this booking" });
  await expect(dialog).toBeVisible();
  return { number, dialog };
};

test("a clerk is stopped at dates that cannot be, and asked once about unusual ones", { tag: ["@desktop"] }, async ({
  page,
  database,
  shipper,
}) => {
  await openDesk(page, database, "desk");
  const { dialog } = await openChange(page, shipper.email);
  const why = dialog.getByLabel("What changes, for the customer");
  await dialog.getByLabel("New vessel").press("ControlOrMeta+Enter");
  await expect(why).toBeFocused();
  await expect(why).toHaveAttribute("aria-invalid", "true");
  await why.fill("The vessel is full.");
  await dialog.getByLabel(/^Fee to the customer/).fill("75");
  const send = dialog.getByRole("button", { name: /ropose it/ });
  const departure = dialog.getByRole("textbox", { name: "New departure" });

  await departure.fill("soon");
  await send.click();
  await expect(dialog.getByText("Write a date such as 5 dec 14:00 or 2026-12-05 14:00.")).toBeVisible();
  await departure.fill(toDay(-2));
  await send.click();
  await expect(dialog.getByText(/^This is over: it is/).first()).toBeVisible();
  await departure.fill(`${toDay(40)} 14:00`);
  await dialog.getByRole("textbox", { name: "New cut-off, gate-in" }).fill(toDay(41));
  await dialog.getByRole("textbox", { name: "New cut-off, VGM" }).fill("");
  await dialog.getByRole("textbox", { name: "New cut-off, shipping instruction" }).fill("");
  await send.click();
  await expect(dialog.getByText(/^This is after the departure,/)).toBeVisible();
  await dialog.getByRole("textbox", { name: "New cut-off, gate-in" }).fill(toDay(38));
  await dialog.getByRole("textbox", { name: "New cut-off, VGM" }).fill(toDay(39));
  await send.click();
  await expect(dialog.getByText(/^VGM usually ends before gate-in,/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Yes, propose it/ }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole("region", { name: /started by the desk$/ });
  await expect(card.getByText("Waiting for the customer")).toBeVisible();
  await expect(card.getByText("Cut-off, gate-in")).toBeVisible();
});

test("a rolled vessel shows its cut-offs to the customer, and the desk withdraws or takes it back", {
  tag: ["@desktop"],
}, async ({ page, portal, database, shipper }) => {
  await openDesk(page, database, "desk");
  const { number, dialog } = await openChange(page, shipper.email);
  await page.keyboard.type("The vessel is full. You sail with the next one.");
  await dialog.getByLabel("New vessel").fill("MONSOON NARMADA");
  await dialog.getByRole("textbox", { name: "New departure" }).fill(`${toDay(45)} 14:00`);
  await expect(dialog.getByRole("status")).toContainText("Proposed from the new departure: New arrival;");
  await expect(dialog.getByRole("heading", { name: "The customer reads" })).toBeInViewport();
  await expect(dialog.getByRole("region", { name: "The customer reads" })).toContainText("MONSOON NARMADA");
  await dialog.getByLabel(/^Fee to the customer/).fill("75");
  const ask = dialog.getByRole("button", { name: /^Propose it/ });
  await page.keyboard.press("ControlOrMeta+Enter");
  const card = page.getByRole("region", { name: "Change of sailing, started by the desk" });
  await expect(card.getByText("MONSOON NARMADA")).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.keyboard.press("z");
  await expect(card).toHaveCount(0);
  await expect(page.getByText("Change of sailing, withdrawn")).toBeVisible();

  await page.keyboard.press("f");
  const why = dialog.getByLabel("What changes, for the customer");
  await expect(why).toHaveValue("The vessel is full. You sail with the next one.");
  await expect(dialog.getByLabel("New vessel")).toHaveValue("MONSOON NARMADA");
  await expect(dialog.getByLabel(/^Fee to the customer/)).toHaveValue("75");
  await page.keyboard.press("Escape");
  await expect(dialog.getByText("Discard what you typed?")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(why).toBeFocused();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toBeHidden();

  await page.keyboard.press("f");
  await expect(why).toHaveValue("");
  await page.keyboard.type("The vessel is full.");
  await dialog.getByLabel("New vessel").fill("MONSOON NARMADA");
  const fee = dialog.getByLabel(/^Fee to the customer/);
  await fee.fill("seventy");
  await expect(dialog.getByText("Shown once the dates and the fee are right.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Propose it", exact: true })).toBeVisible();
  await fee.fill("75");
  await ask.click();
  await expect(card).toBeVisible();
  await expect(dialog).toBeHidden();
  await portal.goto(`/rate/quote/${number}`);
  const changes = portal.getByRole("region", { name: "Changes" });
  await expect(changes.getByText("MONSOON NARMADA").first()).toBeVisible();
  await expect(changes.getByRole("button", { name: "Agree to USD 75.00" })).toBeVisible();
  await expect(changes.getByText(/^Started by the desk /).first()).toBeVisible();
  await expect(portal.getByText(/Requested|Received by the desk|You were shown/)).toHaveCount(0);
  await expect(changes.locator("dl > div", { hasText: "Cut-off, VGM" })).toContainText("not known");
  await expectAccessible(portal);

  await page.goto(`/desk/bookings/${encodeURIComponent(number)}`);
  await expect(card).toBeVisible();
  await page.keyboard.press("w");
  const asked = page.getByRole("dialog", { name: "Withdraw this change?" });
  /* Whether the proposal has left depends on how long the steps before took. */
  await expect(asked.getByText(/gets no mail|gets a mail that it no longer counts/)).toBeVisible();
  await asked.getByRole("button", { name: "Withdraw the change" }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText("withdrew the request").first()).toBeVisible();
});

test("the list, the page and the change of a booking fit a phone", { tag: ["@phone"] }, async ({
  page,
  database,
  shipper,
}) => {
  await openDesk(page, database, "desk");
  const list = `/desk/bookings?state=in-process&search=${encodeURIComponent(shipper.email)}`;
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(list);
    const booking = page.getByRole("link", { name: /^QTN-/ }).first();
    await expect(booking).toBeVisible();
    await expectFitsPhone(page);
    await booking.click();
    await expect(page.getByRole("heading", { name: "Deadlines" })).toBeVisible();
    await expectFitsPhone(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Change with fee" }).click();
    await expect(page.getByRole("dialog", { name: "Change this booking" })).toBeVisible();
    await expectFitsPhone(page);
  }
});

test("a clerk who comes by the menu works on the list at once, and types faster than the preview loads", {
  tag: ["@desktop"],
}, async ({ page, database, shipper }) => {
  await openDemoItems(database.db, shipper.email.split("@")[0] ?? "", Date.now());
  await openDesk(page, database, "desk");
  const number = await openInProcess(page, shipper.email);
  const menu = page.getByRole("navigation", { name: "Main" });

  await menu.getByRole("link", { name: "Bookings" }).click();
  const links = page.getByRole("table").getByRole("link");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(links.first()).toBeFocused();
  const first = await links.first().innerText();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/desk/bookings/${first}`);

  await menu.getByRole("link", { name: "Inbox" }).click();
  const title = page.getByRole("table", { name: "Open items" }).getByRole("button");
  await expect(title.first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(title.nth(1)).toBeFocused();

  /* The preview of the booking is there only after all has been typed. */
  const typed = Promise.withResolvers<void>();
  await page.route(`**/desk/api/bookings/${number}*`, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.keyboard.press("/");
  await page.keyboard.type(number);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Inbox" }).click();
  const preview = page.getByRole("complementary", { name: "Preview" });
  await expect(preview.getByText(number).first()).toBeVisible();
  await page.keyboard.press("c");
  await page.keyboard.type(`KEja${number.slice(-6)}`);
  typed.resolve();
  await expect(page.getByLabel(/^Booking number of/)).toHaveValue(`KEja${number.slice(-6)}`);
  await expect(page.getByLabel(/^Booking number of/)).toBeFocused();

  /* Once it is confirmed, what follows is selected; the answer is taken back from the list. */
  const counted = page.getByRole("button", { name: /^Booking \d+$/ });
  const before = Number((await counted.innerText()).replace(/\D/g, ""));
  await page.keyboard.press("Enter");
  const list = page.getByRole("region", { name: "Inbox" });
  await expect(list.getByText(/^Answered: .+\. The mail leaves in \d+ seconds?\.$/)).toBeVisible();
  await expect(preview.getByText("No item is selected.")).toBeVisible();
  await expect(counted).toHaveText(`Booking${before - 1}`);
  await page.keyboard.press("z");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(preview.getByRole("heading", { name: "Confirm this booking" })).toBeVisible();
  const field = page.getByLabel(/^Booking number of/);
  await expect(field).toHaveValue(`KEja${number.slice(-6)}`);

  /* An answer that is being sent is finished when another item is chosen meanwhile, and its result is said. */
  await page.getByLabel("Filter the queue").fill("");
  const rows = page.getByRole("table", { name: "Open items" }).getByRole("row");
  await rows.filter({ hasText: number }).getByRole("button").click();
  await expect(field).toHaveValue(`KEja${number.slice(-6)}`);
  const chosen = Promise.withResolvers<void>();
  await page.route(`**/desk/api/bookings/${number}/*`, async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await field.press("Enter");
  await expect(preview.getByText("Confirming...")).toBeVisible();
  const other = rows.filter({ hasNotText: number }).getByRole("button").first();
  await other.click();
  await expect(other).toHaveAttribute("aria-current", "true");
  const name = await preview.getByRole("heading", { level: 2 }).first().innerText();
  chosen.resolve();
  await expect(list.getByText(/^Answered: .+\. The mail leaves in \d+ seconds?\.$/)).toBeVisible();
  await expect(rows.filter({ hasText: number })).toHaveCount(0);
  await expect(preview.getByRole("heading", { level: 2 }).first()).toHaveText(name);
});

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

test.use({ hasBookings: true });

/** The newest booking of the demo sails in two days. */
const openBooking = async (portal: Page): Promise<void> => {
  await portal.goto("/rate/quote?search=88213");
  await portal.getByRole("link", { name: /^INNSA Nhava Sheva to NLRTM Rotterdam/ }).click();
  await portal.waitForURL(/\/rate\/quote\/QTN-\d{4}-\d{6}$/);
  await expect(portal.getByRole("heading", { level: 1 })).toContainText("Nhava Sheva");
};

const rowOf = (portal: Page, task: string) =>
  portal.getByRole("row").filter({ has: portal.getByRole("rowheader", { name: task }) });

test("a booking opens from My Bookings with what is due when", async ({ portal }) => {
  await openBooking(portal);
  await expect(portal.getByRole("heading", { name: "Route and deadlines" })).toBeVisible();
  await expect(rowOf(portal, "Booking confirmation")).toContainText("Done");
  await expect(rowOf(portal, "Gate in, full")).toContainText("18:00");
  await expect(rowOf(portal, "VGM, 3 containers")).toContainText("12:00");
  const [next] = await portal.locator("tr[aria-current=step]").allInnerTexts();
  await expect(portal.getByRole("complementary", { name: "What is due next" })).toContainText(
    (next ?? "").split("\n")[0] ?? "",
  );
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await portal.getByRole("button", { name: "Price Breakdown" }).click();
  const breakdown = portal.getByRole("dialog", { name: "Price Breakdown" });
  await expect(breakdown).toBeVisible();
  await expect(breakdown.getByRole("button", { name: "Book Now" })).toHaveCount(0);
  await portal.keyboard.press("Escape");
  await portal.getByRole("button", { name: "Preview Booking confirmation" }).click();
  await expect(portal.getByRole("dialog", { name: "Booking confirmation" })).toBeVisible();
  await portal.keyboard.press("Escape");
  await portal.getByRole("link", { name: "Track", exact: true }).click();
  await portal.waitForURL(/\/rate\/tracking\?/);
});

test("the tasks of a stop that the cargo has reached are folded once all are done", async ({ portal }) => {
  await portal.goto("/rate/quote?search=88175");
  await portal.getByRole("link", { name: /^INTKD Tughlakabad to DEDUI/ }).click();
  const stop = portal.getByRole("listitem").filter({ has: portal.getByRole("heading", { name: "Tughlakabad" }) });
  const tasks = stop.getByRole("table", { name: "Deadlines, Tughlakabad" });
  const fold = stop.getByText(/^\d tasks? done$/);
  await expect(fold).toBeVisible();
  await expect(tasks).toBeHidden();
  await expect(portal.getByText(/^\d tasks? done$/)).toHaveCount(3);
  await expectAccessible(portal);
  await fold.click();
  await expect(tasks.getByRole("row").first()).toBeVisible();
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
});

test("a booking whose carrier has not answered says so", { tag: "@desktop" }, async ({ portal }) => {
  await portal.route("**/api/resource/quotation/QTN-*", async (route) => {
    const answer = await route.fetch();
    const { result, ...envelope } = await answer.json();
    const [{ booking, ...details }] = result;
    const inProcess = { ...booking, status: 0, bookingId: null };
    await route.fulfill({
      response: answer,
      json: { ...envelope, result: [{ ...details, booking: inProcess, awaitsAnswerOf: "Meridian" }] },
    });
  });
  await openBooking(portal);
  await expect(portal.getByText("Booking in process").first()).toBeVisible();
  await expect(portal.getByRole("status").filter({ hasText: "Meridian" })).toHaveText(
    "Meridian has not answered yet whether it accepts this booking. We ask until it does: you need not book again.",
  );
  await expectAccessible(portal);
});

test("a booking of nobody and one of another account are not found", { tag: ["@desktop", "@timeless"] }, async ({
  portal,
}) => {
  await portal.goto("/rate/quote/QTN-2026-999999");
  await expect(portal.getByText("This booking was not found.")).toBeVisible();
  await expectAccessible(portal);
});

test("a deadline is marked as done by keyboard, leaves the dashboard and is reopened", { tag: "@desktop" }, async ({
  portal,
}) => {
  await portal.goto("/dashboard");
  const entries = portal.getByRole("region", { name: "Next deadlines" }).getByRole("listitem");
  const named = (await entries.first().locator("b").nth(1).innerText()).replace(/, [^,]+$/, "");
  const booking = await entries.first().getByRole("link").last().innerText();
  const due = entries.filter({ hasText: named }).filter({ hasText: booking });
  await due.getByRole("link").last().click();
  const mark = portal.getByRole("button", { name: `Mark as done: ${named}` });
  await mark.focus();
  await portal.keyboard.press("Enter");
  const reopen = portal.getByRole("button", { name: `Reopen: ${named}` });
  await expect(reopen).toBeFocused();
  await expectAccessible(portal);
  await portal.goto("/dashboard");
  await expect(entries.first()).toBeVisible();
  await expect(due).toHaveCount(0);
  await portal.goBack();
  await reopen.click();
  await expect(mark).toBeVisible();
  await portal.goto("/dashboard");
  await expect(due).toBeVisible();
});

test("a lead time is changed by keyboard and kept after a reload", { tag: "@desktop" }, async ({ portal }) => {
  await openBooking(portal);
  const truck = rowOf(portal, "Truck leaves");
  const before = await truck.getByRole("cell").nth(1).innerText();
  await portal.getByRole("button", { name: "Change lead times" }).focus();
  await portal.keyboard.press("Enter");
  const field = portal.getByRole("textbox", { name: "Truck" });
  await field.focus();
  await portal.keyboard.press("Control+A");
  await portal.keyboard.type("999");
  await portal.keyboard.press("Enter");
  await expect(portal.getByText("Enter whole hours from 0 to 336.")).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(portal);
  await portal.keyboard.press("Control+A");
  await portal.keyboard.type("7");
  await portal.keyboard.press("Enter");
  await expect(portal.getByText("Lead times saved.")).toBeVisible();
  await expect(portal.getByText("truck 7 h")).toBeVisible();
  await expect(truck.getByRole("cell").nth(1)).not.toHaveText(before);
  await portal.reload();
  await expect(portal.getByText("truck 7 h")).toBeVisible();
});

test("deadlines go to a calendar as a file and as a private link", { tag: "@desktop" }, async ({ portal, request }) => {
  await openBooking(portal);
  const download = portal.waitForEvent("download");
  await portal.getByRole("button", { name: "Add deadlines to calendar" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^KLB-\d{4}-\d{6}\.ics$/);
  const entries = ICAL.Component.fromString(readFileSync(await file.path(), "utf8")).getAllSubcomponents("vevent");
  const vgm = entries.map((entry) => new ICAL.Event(entry)).find(({ summary }) => summary.startsWith("VGM"));
  expect(String(vgm?.endDate)).toMatch(/T06:30:00Z$/);

  await portal.getByRole("button", { name: "Subscribe to all bookings" }).click();
  await portal.getByRole("button", { name: "Create link" }).click();
  const link = await portal.getByRole("textbox", { name: "Your private link" }).inputValue();
  await expectAccessible(portal);
  const feed = await request.get(link);
  expect(feed.headers()["content-type"]).toContain("text/calendar");
  const uids = ICAL.Component.fromString(await feed.text())
    .getAllSubcomponents("vevent")
    .map((entry) => new ICAL.Event(entry).uid);
  expect(uids).toContain(vgm?.uid);
  await portal.getByRole("button", { name: "End this link" }).click();
  await expect(portal.getByText("The calendar link no longer works.")).toBeVisible();
  expect((await request.get(link)).status()).toBe(404);
});

test("a booking prints on one page", { tag: "@desktop" }, async ({ portal }) => {
  await openBooking(portal);
  await expect(portal.getByRole("heading", { name: "Route and deadlines" })).toBeVisible();
  const pdf = await portal.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});

test("the own reference and the mails about a booking are changed on its page", {
  tag: ["@desktop", "@timeless"],
}, async ({ portal }) => {
  await openBooking(portal);
  await portal.getByRole("button", { name: /^Change reference of QTN/ }).click();
  const reference = portal.getByRole("textbox", { name: /^Reference of QTN/ });
  const before = await reference.inputValue();
  await reference.fill("PO 88213-B");
  await portal.keyboard.press("Enter");
  await expect(portal.getByText("Reference saved.")).toBeVisible();
  const mails = portal.getByRole("checkbox", { name: /^Mails about this booking/ });
  await expect(mails).toBeChecked();
  await mails.press("Space");
  await expect(mails).not.toBeChecked();
  await portal.reload();
  await expect(portal.getByText("PO 88213-B").filter({ visible: true })).toBeVisible();
  await expect(mails).not.toBeChecked();
  await mails.press("Space");
  await expect(mails).toBeChecked();
  await portal.getByRole("button", { name: /^Change reference of QTN/ }).click();
  await reference.fill(before);
  await portal.keyboard.press("Enter");
  await expect(portal.getByText("PO 88213-B")).toHaveCount(0);
});

test("links under the bar lead to the sections of a booking", { tag: "@timeless" }, async ({ portal }) => {
  await openBooking(portal);
  const links = portal.getByRole("navigation", { name: "On this page" });
  await expect(links.getByRole("link", { name: "Route and deadlines" })).toHaveAttribute("aria-current", "true");
  await links.getByRole("link", { name: "History" }).click();
  await expect(links.getByRole("link", { name: "History" })).toHaveAttribute("aria-current", "true");
  await expect(portal.getByRole("heading", { name: "History" })).toBeInViewport();
  await expect(links).toBeInViewport();
  await expect(links.getByRole("link", { name: "History" })).toBeInViewport();
  await portal.keyboard.press("Home");
  await portal.waitForFunction(() => scrollY === 0);
  await expect(links.getByRole("link", { name: "Route and deadlines" })).toHaveAttribute("aria-current", "true");
  /* Sections that load while the page scrolls move the heading. */
  await expect(async () => {
    await portal.getByRole("heading", { name: "Documents" }).evaluate((heading) => heading.scrollIntoView());
    const current = links.getByRole("link", { name: "Documents" });
    await expect(current).toHaveAttribute("aria-current", "true", { timeout: 2_000 });
  }).toPass();
  await expect(links.locator("[aria-current]")).toHaveCount(1);
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
});

test("buttons stay within their frames on a phone, and the next task keeps its inner margin", {
  tag: "@timeless",
}, async ({ portal }) => {
  await portal.setViewportSize({ width: 320, height: 700 });
  await openBooking(portal);
  for (const name of ["Book again", "Save as template"]) {
    const button = portal
      .getByRole("link", { name, exact: true })
      .or(portal.getByRole("button", { name, exact: true }));
    expect(await button.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  }
  const [row, badge] = await Promise.all([
    portal.locator("tr[aria-current=step]").boundingBox(),
    portal.locator("tr[aria-current=step]").getByText("Due next", { exact: true }).boundingBox(),
  ]);
  expect((row?.x ?? 0) + (row?.width ?? 0) - (badge?.x ?? 0) - (badge?.width ?? 0)).toBeGreaterThan(8);
});

test("lead times and the calendar link are managed on the account page", { tag: ["@desktop", "@timeless"] }, async ({
  portal,
}) => {
  await openBooking(portal);
  await portal.getByRole("button", { name: "Change lead times" }).click();
  await portal.getByRole("textbox", { name: "Truck" }).fill("9");
  await portal.keyboard.press("Enter");
  await expect(portal.getByText("Lead times saved.")).toBeVisible();
  await portal.goto("/rate/account#lead-times");
  await expect(portal.getByText("truck 9 h")).toBeVisible();
  await portal.getByRole("button", { name: /^Change lead times of / }).click();
  await portal.getByRole("textbox", { name: "Truck" }).fill("11");
  await portal.keyboard.press("Enter");
  await expect(portal.getByText("truck 11 h")).toBeVisible();
  await portal.getByRole("button", { name: /^Use standard lead times of / }).click();
  await expect(portal.getByText("You use the standard lead times for every origin.")).toBeVisible();
  const origin = portal.getByRole("combobox", { name: "Add an origin" });
  await origin.fill("cochin");
  await portal
    .getByRole("option", { name: /Cochin/ })
    .first()
    .click();
  await expect(portal.getByRole("dialog", { name: "Lead times" })).toContainText("From Cochin, for all your bookings");
  await portal.getByRole("textbox", { name: "Truck" }).fill("7");
  await portal.keyboard.press("Enter");
  await expect(portal.getByText("truck 7 h")).toBeVisible();
  await expect(origin).toHaveValue("");
  const calendar = portal.getByRole("region", { name: "Calendar" });
  await calendar.getByRole("button", { name: "Create link" }).click();
  await expect(calendar.getByRole("textbox", { name: "Your private link" })).toHaveValue(/\/api\/calendar\//);
  await expectAccessible(portal);
  await calendar.getByRole("button", { name: "End this link" }).click();
  await expect(portal.getByText("The calendar link no longer works.")).toBeVisible();
});

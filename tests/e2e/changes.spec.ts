import type { Locator, Page } from "@playwright/test";
import { findRequest, operate } from "./support/desk.ts";
import { saveFormats } from "./support/formats.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

test.use({ hasBookings: true });

/** A booking of the demo that has not sailed. */
const openChanges = async (portal: Page, reference: string): Promise<Locator> => {
  await portal.goto(`/rate/quote?search=${encodeURIComponent(reference)}`);
  await portal
    .getByRole("link", { name: new RegExp(`, reference ${reference}`) })
    .first()
    .click();
  const changes = portal.getByRole("region", { name: "Changes" });
  await expect(changes.getByRole("button", { name: "Cancel booking" })).toBeVisible();
  return changes;
};

/** A booking that is made now has not sailed, whatever the day of the week. */
const bookAndOpenChanges = async (portal: Page, port: string): Promise<Locator> => {
  await portal.goto(
    `/rate/search?pol=INMUN,Mundra&fromBy=Ramp&pod=${port}&toBy=Ramp&load=20GPx2&carriers=Norrvik+Line`,
  );
  const card = portal.getByRole("article").filter({ hasText: "Norrvik Line" }).first();
  await card.getByRole("button", { name: /^Book Now/ }).click();
  await portal.getByRole("button", { name: "Yes" }).click();
  const done = portal.getByRole("dialog", { name: "Success!" });
  await expect(done).toContainText(/QTN-\d{4}-\d{6}/);
  await portal.goto(`/rate/quote/${/QTN-\d{4}-\d{6}/.exec(await done.innerText())?.[0] ?? "none"}`);
  return portal.getByRole("region", { name: "Changes" });
};

test("the price of a change comes first, and a request is undone", async ({ portal }) => {
  const isPhone = test.info().project.name === "phone";
  const changes = isPhone
    ? await openChanges(portal, "PO 88213")
    : await bookAndOpenChanges(portal, "DEBRV,Bremerhaven");
  await changes.getByRole("button", { name: "Cancel booking" }).click();
  const dialog = portal.getByRole("dialog", { name: "Cancel booking" });
  await expect(dialog.getByRole("listitem").first()).toContainText(/^Today, until .*USD \d+\.00$/);
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await expect(dialog.getByRole("button", { name: /^Request cancellation, USD \d/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Keep booking" }).click();
  await changes.getByRole("button", { name: "Change sailing" }).click();
  const sailings = portal.getByRole("dialog", { name: "Change sailing" });
  await expect(sailings.getByRole("radio").first()).toBeVisible();
  await sailings.getByRole("button", { name: /^Send request/ }).click();
  await expect(sailings.getByText("Choose a sailing.")).toBeVisible();
  await expect(sailings.getByRole("radio").first()).toBeFocused();
  await sailings.getByRole("radio").first().check();
  await expectAccessible(portal);
  await sailings.getByRole("button", { name: /^Send request/ }).click();
  await expect(portal.getByText("Request sent to the desk.")).toBeVisible();
  await expect(changes.getByRole("listitem").first()).toContainText("Received by the desk");
  await expect(changes.getByRole("heading", { name: "Changes" })).toBeFocused();
  const open = portal.getByRole("region", { name: "Change of sailing: received by the desk." });
  await expect(open.getByRole("listitem").filter({ hasText: "Sent to Norrvik Line" })).toBeVisible();
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await changes.getByRole("button", { name: "Undo request" }).click();
  await expect(portal.getByText("Request withdrawn.")).toBeVisible();
  await expect(changes.getByRole("button", { name: "Cancel booking" })).toBeVisible();
});

test("what is typed survives a reload, and a fee of the desk needs the shipper's answer", {
  tag: ["@desktop", "@timeless"],
}, async ({ portal }) => {
  const words = `The consignee is Rheinland Wohnen ${Date.now()}`;
  const changes = await openChanges(portal, "PO 88198");
  await changes.getByRole("button", { name: "Change details" }).focus();
  await portal.keyboard.press("Enter");
  const dialog = portal.getByRole("dialog", { name: "Change details" });
  await expect(dialog.getByText(/^The offer states no fee for this\./)).toBeVisible();
  await dialog.getByRole("button", { name: "Send request, fee unknown" }).click();
  await expect(dialog.getByText("Describe what should be changed.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "What should be changed" }).fill(words);
  await portal.reload();
  await changes.getByRole("button", { name: "Change details" }).click();
  await expect(dialog.getByRole("textbox", { name: "What should be changed" })).toHaveValue(words);
  await dialog.getByRole("button", { name: /^Send request/ }).click();
  await expect(changes.getByText(words)).toBeVisible();

  const request = await findRequest(words);
  expect(await operate("bookings", "accept", request, "--fee", "EUR 50")).toContain("waiting for the shipper");
  await portal.reload();
  await expect(changes.getByText("Waiting for you")).toBeVisible();
  const open = portal.getByRole("region", { name: "Change of details: waiting for you." });
  await expect(open).toContainText("It costs EUR 50.00. You were shown no fee. Nothing is changed before you agree.");
  await expectAccessible(portal);
  await operate("bookings", "accept", request, "--fee", "EUR 60");
  await changes.getByRole("button", { name: "Agree to EUR 50.00" }).click();
  await expect(
    changes.getByText("The desk changed the fee from EUR 50.00 to EUR 60.00. Nothing is agreed yet."),
  ).toBeVisible();
  await expect(changes.getByRole("heading", { name: "Changes" })).toBeFocused();
  await expect(open.getByRole("listitem").filter({ hasText: "You agree to EUR 60.00, or not" })).toBeVisible();
  await changes.getByRole("button", { name: "Do not agree" }).click();
  await expect(portal.getByText("You did not agree. The booking stays as it is.")).toBeVisible();
  await expect(changes.getByRole("listitem").first()).toContainText("Declined");
  await expect(open).toHaveCount(0);

  /* What the desk asked for is read in the formats of the account. */
  const booking = portal.url();
  await saveFormats(portal, { Dates: "year-month-day", Figures: "point-comma" });
  const asked = /^Fee to agree to: Change of details requested \d{4}-\d{2}-\d{2}.*: EUR 60,00$/;
  await portal.goto(booking);
  await expect(portal.getByRole("region", { name: "History" }).getByText(asked)).toBeVisible();
  await portal.goto("/rate/notifications");
  await expect(portal.getByText(asked)).toBeVisible();
});

test("a confirmed change of sailing keeps what was booked before", { tag: "@desktop" }, async ({ portal }) => {
  const changes = await bookAndOpenChanges(portal, "GBSOU,Southampton");
  const booked = await portal.locator("dl > div:visible").filter({ hasText: "Total as booked" }).innerText();
  const total = /[\d,]+\.\d\d/.exec(booked)?.[0] ?? "none";
  await changes.getByRole("button", { name: "Change sailing" }).click();
  const dialog = portal.getByRole("dialog", { name: "Change sailing" });
  await dialog.getByRole("radio").last().check();
  await dialog.getByRole("button", { name: /^Send request/ }).click();
  await expect(changes.getByText("Received by the desk")).toBeVisible();
  const booking = /KLB-\d{4}-\d{6}/.exec(await portal.getByRole("main").innerText())?.[0] ?? "none";
  await operate("bookings", "accept", await findRequest(booking));
  await portal.reload();
  const before = changes.getByText(/^Booked before: ETD .* total USD/);
  await expect(before).toContainText(total);
  await before.press("Enter");
  await expect(changes.getByText("per container 20GP").first()).toBeVisible();
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
});

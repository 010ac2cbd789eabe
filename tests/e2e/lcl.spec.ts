import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

/** Chooses a port with the keys alone. */
const choosePort = async (page: Page, field: string, typed: string, name: string): Promise<void> => {
  const box = page.getByRole("combobox", { name: field });
  await box.focus();
  await box.pressSequentially(typed);
  await expect(page.getByRole("option").first()).toContainText(name);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue(name);
};

const fillLoad = async (page: Page, weight: string, cbm: string): Promise<void> => {
  await page.getByLabel("Weight (kg)").fill(weight);
  await page.getByLabel("CBM", { exact: true }).fill(cbm);
};

test.beforeEach(async ({ portal }) => {
  await portal.goto("/rate");
  await portal.getByRole("tab", { name: "LCL" }).click();
  await expect(portal.getByRole("combobox", { name: "Origin Port" })).toBeVisible();
});

test("an LCL search by keyboard leads to a breakdown, a booking and My Bookings", { tag: "@desktop" }, async ({
  portal,
}) => {
  await expectAccessible(portal);
  await choosePort(portal, "Origin Port", "NHAVA", "Nhava Sheva");
  await choosePort(portal, "Destination Port", "genov", "Genova");
  await fillLoad(portal, "5200", "9.4");
  await expect(portal.getByRole("heading", { level: 2, name: /^\d+ rates found$/ })).toBeVisible();
  const cards = portal.getByRole("region", { name: "LCL rates" }).getByRole("article");
  await expect(cards).toHaveCount(10);
  for (const label of ["Dest CFS", "Origin Code", "Dest Country", "Chargeable"]) {
    await expect(cards.first().getByText(label, { exact: true })).toBeVisible();
  }
  const parts = portal.getByRole("heading", { level: 3 });
  await expect(parts).toHaveText(["CFS at the port of Genova", "Inland CFS, onward from Genova"]);
  await expect(cards.first()).toContainText(/CFS cut-off \d\d \w{3}, 17:00/);
  await expect(portal.getByText(/^A 20GP on this lane: USD/).first()).toBeVisible();
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);

  await portal
    .getByRole("button", { name: /^Price Breakdown/ })
    .first()
    .press("Enter");
  const breakdown = portal.getByRole("dialog", { name: "Price Breakdown" });
  const working = breakdown.getByRole("region", { name: "Freight by weight or measure" });
  await expect(working).toContainText("5,200 kg ÷ 1,000 kg");
  await expect(working).toContainText("Volume exceeds weight: charged by volume");
  for (const group of ["Origin charges", "Freight", "Destination charges", "Warehouse charges"]) {
    await expect(breakdown.getByRole("rowheader", { name: group, exact: true })).toBeVisible();
  }
  await expectAccessible(portal);
  await portal.keyboard.press("Escape");
  await expect(breakdown).toBeHidden();

  await portal.getByRole("button", { name: /^Port CFS/ }).press("Enter");
  await expect(parts).toHaveText(["CFS at the port of Genova"]);
  await expect(portal.getByRole("button", { name: /^Port CFS/, pressed: true })).toBeFocused();
  await portal.getByRole("button", { name: "Clear filters" }).press("Enter");
  await expect(parts).toHaveCount(2);
  await portal.getByRole("combobox", { name: "Sort by" }).selectOption("Transit Time");
  await expect(portal).toHaveURL(/sort=transit-time/);

  await portal.getByRole("button", { name: "Next" }).press("Enter");
  await expect(portal.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(portal.getByRole("heading", { level: 2, name: /rates found$/ })).toBeFocused();
  await portal.reload();
  await expect(portal.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(portal.getByLabel("CBM", { exact: true })).toHaveValue("9.4");

  await portal
    .getByRole("button", { name: /^Book Now/ })
    .first()
    .press("Enter");
  const question = portal.getByRole("dialog", { name: "Are you sure you want to book This Quote?" });
  await expect(question).toContainText("5,200 kg, 9.4 CBM");
  const note =
    /Planned departure: \w{3} \d{1,2} \w{3}.*\. Our desk confirms the sailing\.|Our desk assigns the sailing\. This tariff states no/;
  await expect(question).toContainText(note);
  await expectAccessible(portal);
  const download = portal.waitForEvent("download");
  await question.getByRole("button", { name: "Yes" }).click();
  const done = portal.getByRole("dialog", { name: "Success!" });
  await expect(done).toContainText(/QTN-\d{4}-\d{6}/);
  await expect(done).toContainText(note);
  await expectAccessible(portal);
  const quotation = /QTN-\d{4}-\d{6}/.exec(await done.innerText())?.[0] ?? "";
  const pdf = readFileSync(await (await download).path());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  await done.getByRole("link", { name: "My Bookings" }).click();
  await expect(portal.getByRole("rowheader", { name: quotation })).toBeVisible();
});

/** Opens the dialogs of the first rate; all that a phone shows of a result can be read. */
const expectReadableResult = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const [opener, name] of [
    [/^Price Breakdown/, "Price Breakdown"],
    [/^Book Now/, "Are you sure you want to book This Quote?"],
  ] as const) {
    await page.getByRole("button", { name: opener }).first().press("Enter");
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
};

test("the calculator fills weight and CBM, and two letters find a port", { tag: "@timeless" }, async ({
  portal,
  isMobile,
}) => {
  const origin = portal.getByRole("combobox", { name: "Origin Port" });
  await origin.pressSequentially("Nh");
  const first = portal.getByRole("option").first();
  for (const text of ["Nhava Sheva", "India", "INNSA"]) await expect(first).toContainText(text);
  await first.click();
  await expect(origin).toHaveValue("Nhava Sheva");
  await choosePort(portal, "Destination Port", "ro", "Rotterdam");

  await portal.getByRole("button", { name: "Calculate from pieces" }).press("Enter");
  const line = async (number: number, values: readonly string[]) => {
    for (const [index, field] of ["Pieces", "Length", "Width", "Height", "Weight per piece"].entries())
      await portal.getByLabel(`Line ${number}: ${field}`).fill(values[index] ?? "");
  };
  await line(1, ["8", "120", "80", "65", "110"]);
  await portal.getByRole("button", { name: "Add a line" }).press("Enter");
  await expect(portal.getByLabel("Line 2: Pieces")).toBeFocused();
  await line(2, ["4", "80", "60", "79", "80"]);
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await expect(portal.getByLabel("CBM", { exact: true })).toHaveValue("");
  await portal.getByRole("button", { name: "Use 1,200 kg and 6.51 CBM" }).press("Enter");
  await expect(portal.getByLabel("CBM", { exact: true })).toHaveValue("6.51");
  await expect(portal.getByLabel("Weight (kg)")).toHaveValue("1200");
  await expect(portal.getByRole("heading", { level: 2, name: /rates found$/ })).toBeVisible();
  if (isMobile) await expectReadableResult(portal);
  await portal.reload();
  await expect(portal.getByLabel("Line 2: Height")).toHaveValue("79");
  await portal.getByRole("button", { name: "Close the calculator" }).press("Enter");
  await expect(portal.getByRole("button", { name: "Calculate from pieces" })).toBeFocused();
});

test("invalid fields show their problem, and a failed request can be repeated", {
  tag: ["@desktop", "@timeless"],
}, async ({ portal }) => {
  const asked: string[] = [];
  portal.on("request", (request) => {
    if (request.url().includes("/lcl/rates")) asked.push(request.url());
  });
  await portal.getByRole("button", { name: /^Search Rates/ }).click();
  await expect(portal.getByText("Please select both origin and destination ports")).toHaveCount(2);
  await expect(portal.getByRole("combobox", { name: "Origin Port" })).toBeFocused();
  await portal.getByRole("combobox", { name: "Origin Port" }).pressSequentially("atlantis");
  await expect(portal.getByText("No ports found")).toBeVisible();
  await expectAccessible(portal);
  await portal.keyboard.press("Escape");
  await portal.getByRole("combobox", { name: "Destination Port" }).fill("Genova");
  await portal.keyboard.press("Escape");
  for (const [weight, cbm, words] of [
    ["heavy", "3", "Please enter the Weight as a number"],
    ["1200", "2.555", "CBM goes in steps of 0.01. Enter 2.55 or 2.56."],
  ] as const) {
    await fillLoad(portal, weight, cbm);
    await expect(portal.locator("form").getByText(words)).toBeVisible();
  }
  await expect(portal.locator("form").getByText("Please choose the Origin Port from the list")).toBeVisible();
  await portal.getByRole("combobox", { name: "Origin Port" }).fill("genova");
  await portal.keyboard.press("Escape");
  await fillLoad(portal, "1200", "3.25");
  await expect(portal.locator("form").getByText("Origin and destination must be two different ports")).toBeVisible();
  expect(asked).toEqual([]);

  await portal.route("**/api/resource/lcl/rates?*", (route) => route.abort());
  await portal.getByRole("combobox", { name: "Origin Port" }).fill("nhava sheva");
  await portal.keyboard.press("Escape");
  await expect(portal.getByText("Failed to fetch shipping rates")).toBeVisible();
  await expectAccessible(portal);
  await portal.unroute("**/api/resource/lcl/rates?*");
  await portal.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(portal.getByRole("heading", { level: 2, name: /rates found$/ })).toBeVisible();

  await portal.route("**/api/resource/lcl/ports", (route) => route.fulfill({ status: 500, json: {} }));
  await portal.reload();
  await expect(portal.getByText("Failed to load ports. Please try again later.")).toBeVisible();
  await portal.unroute("**/api/resource/lcl/ports");
  await portal.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(portal.getByRole("heading", { level: 2, name: /rates found$/ })).toBeVisible();
});

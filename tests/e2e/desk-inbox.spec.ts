import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { closeItem, openItems } from "#server/modules/inbox/index.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";
import { openDesk } from "./support/staff.ts";

/** A company that no other test has. */
const inventCompany = (): string => `Timber ${randomUUID().slice(0, 8)}`;

/** A visitor of the public site writes to the company. */
const enquire = async (page: Page, companyName: string): Promise<void> => {
  const answer = await page.request.post("/api/resource/contact-us", {
    data: {
      firstName: "Eva",
      lastName: "Lindqvist",
      email: "eva@lindqvist.example",
      mobileNo: "+46 70 123 45 67",
      companyName,
      message: "Please call me about timber to Kochi.",
    },
  });
  expect(answer.ok()).toBe(true);
};

const row = (page: Page, companyName: string): Locator => page.getByRole("row").filter({ hasText: companyName });
const preview = (page: Page): Locator => page.getByRole("complementary", { name: "Preview" });

test("two clerks work off the inbox by keys, and see each other's changes at once", {
  tag: ["@desktop", "@timeless"],
}, async ({ page, database, browser }) => {
  const company = inventCompany();
  const { name } = await openDesk(page, database, "desk");
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  const context = await browser.newContext();
  const other = await context.newPage();
  await openDesk(other, database, "admin");
  await expect(other.getByRole("heading", { name: "Inbox" })).toBeVisible();

  await enquire(page, company);
  await expect(row(page, company)).toBeVisible();
  await expect(row(other, company)).toBeVisible();

  await page.keyboard.press("/");
  await page.keyboard.type(company);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(preview(page).getByText("eva@lindqvist.example")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("heading", { name: "Inbox" }).click();
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: `${name} (you)` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(preview(page).getByText("took it")).toBeVisible();
  await expect(row(other, company)).toContainText(name);

  await other.keyboard.press("w");
  const whose = other.getByLabel("Whose items");
  await expect(whose).toBeFocused();
  await expect(whose.getByRole("option", { name: `${name}, 1` })).toHaveCount(1);
  await whose.selectOption({ label: `${name}, 1` });
  await expect(other.getByRole("row")).toHaveCount(2);
  await expect(other).toHaveURL(`/desk/inbox?${new URLSearchParams({ person: name }).toString()}`);
  await other.reload();
  await expect(whose.locator("option:checked")).toHaveText(`${name}, 1`);
  await expect(other.getByRole("row")).toHaveCount(2);
  await other.getByRole("button", { name: "Save this filter" }).click();
  await other.getByRole("dialog").getByLabel("Name").fill("A colleague's");
  await other.keyboard.press("Enter");
  await expect(other.getByRole("button", { name: "A colleague's 1" })).toHaveAttribute("aria-pressed", "true");
  await other.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Inbox" }).click();
  await expect(whose).toHaveValue("all");
  await expect(other).toHaveURL("/desk/inbox");
  await expect(row(other, company)).toBeVisible();

  await page.keyboard.press("e");
  await expect(page.getByText("No open item matches this filter.")).toBeVisible();
  await expect(row(other, company)).toHaveCount(0);
  await page.keyboard.press("z");
  await expect(row(page, company)).toBeVisible();
  await expect(row(other, company)).toBeVisible();
  await expect(preview(page).getByRole("button", { name: "Done" })).toBeEnabled();
  await page.keyboard.press("e");
  await expect(page.getByText("No open item matches this filter.")).toBeVisible();
  await expect(row(other, company)).toHaveCount(0);
  await context.close();

  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

test("an inbox without its live connection shows what came meanwhile once it is back, without a reload", {
  tag: ["@desktop", "@timeless"],
}, async ({ page, database }) => {
  const number = `QTN-2020-${randomUUID().slice(0, 8)}`;
  const waiting = page.getByRole("row").filter({ hasText: number });
  await page.route("**/desk/api/inbox/live", (route) => route.abort());
  await openDesk(page, database, "desk");
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(number);
  await expect(page.getByText("No open item matches this filter.")).toBeVisible();
  const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/live"));
  const item = { kind: "booking", subject: number, title: { number, carrier: "Norrvik Line" } } as const;
  await openItems(database.db, [item], Date.now());
  await refused;
  await expect(waiting).toHaveCount(0);
  await page.unroute("**/desk/api/inbox/live");
  await expect(waiting).toBeVisible();
  await closeItem(database.db, item, Date.now());
  await expect(waiting).toHaveCount(0);
});

test("a clerk finds bookings, customers and screens by keys alone", { tag: ["@desktop", "@timeless"] }, async ({
  page,
  database,
}) => {
  await openDesk(page, database, "admin");
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Find anything" });
  await expect(field).toBeFocused();
  await page.keyboard.type("KLB-2026-000016");
  await expect(page.getByRole("group", { name: "Bookings" }).getByRole("option")).toHaveCount(1);
  await expectAccessible(page);
  await field.fill("demo@keelson");
  await expect(page.getByRole("group", { name: "People" }).getByRole("option")).toContainText("Asha Menon");
  await field.fill("staff");
  await expect(page.getByRole("option", { name: /^Staff/ })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Staff and roles" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await field.fill("margin rule");
  await expect(page.getByRole("option", { name: /^New margin rule/ })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "New rule" })).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/margins$/);
});

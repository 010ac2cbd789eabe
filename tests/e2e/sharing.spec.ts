import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";

test.use({ hasBookings: true });

const openBooking = async (portal: Page): Promise<void> => {
  await portal.goto("/rate/quote?search=88213");
  await portal.getByRole("link", { name: /^INNSA Nhava Sheva to NLRTM Rotterdam/ }).click();
  await portal.waitForURL(/\/rate\/quote\/QTN-\d{4}-\d{6}$/);
};

/** The page of a link in a browser that is not signed in. */
const openAsVisitor = async (browser: Browser, address: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  const answered = await page.goto(address);
  expect(answered?.headers()).toMatchObject({
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
  });
  return page;
};

test("a booking is shared without prices, read without an account, and revoked", async ({ portal, browser }, {
  project,
}) => {
  const recipient = `Rheinland Wohnen ${project.name}`;
  await openBooking(portal);
  await portal.getByRole("button", { name: "Share" }).click();
  const dialog = portal.getByRole("dialog", { name: "Share this booking" });
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(dialog.getByLabel("For whom")).toBeFocused();
  await expect(dialog.getByText("Enter whom the link is for")).toBeVisible();
  await dialog.getByLabel("For whom").fill(recipient);
  await dialog
    .getByRole("checkbox", { name: /\.pdf$/ })
    .first()
    .check();
  await expectAccessible(portal);
  await dialog.getByRole("button", { name: "Create link" }).click();
  const address = await portal.getByRole("dialog", { name: "Link created" }).getByLabel("Link").inputValue();
  expect(address).toMatch(/\/shared\/[\w-]{43}$/);
  await portal.getByRole("button", { name: "Done", exact: true }).click();
  const entry = portal.getByRole("listitem").filter({ hasText: recipient });
  await expect(entry).toContainText("1 document. No prices.");
  await expect(entry).toContainText("not opened yet");

  const visitor = await openAsVisitor(browser, address);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Nhava Sheva to Rotterdam");
  await expect(visitor.getByRole("heading", { name: "Route and deadlines" })).toBeVisible();
  await expect(visitor.getByRole("navigation")).toHaveCount(0);
  expect(await visitor.locator("main").innerText()).not.toMatch(/USD|EUR|QTN-/);
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);
  const download = visitor.waitForEvent("download");
  await visitor.getByRole("button", { name: /^Download/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await portal.goto("/rate/account#links");
  const listed = portal.getByRole("region", { name: "Links" }).getByRole("listitem").filter({ hasText: recipient });
  await expect(listed).toContainText(/opened (once|\d+ times)/);
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
  await listed.getByRole("button", { name: /^Revoke/ }).click();
  await expect(listed).toContainText("Revoked");
  await visitor.reload();
  await expect(visitor.getByText("This link no longer works.")).toBeVisible();
  await expectAccessible(visitor);
  await visitor.context().close();
});

test("what is typed for a link survives a reload", { tag: "@desktop" }, async ({ portal }) => {
  await openBooking(portal);
  await portal.getByRole("button", { name: "New link" }).click();
  await portal.getByLabel("For whom").fill("Om Clearing");
  await portal.getByRole("checkbox", { name: /^Prices/ }).check();
  await portal.reload();
  await portal.getByRole("button", { name: "New link" }).click();
  await expect(portal.getByLabel("For whom")).toHaveValue("Om Clearing");
  await expect(portal.getByRole("checkbox", { name: /^Prices/ })).toBeChecked();
});

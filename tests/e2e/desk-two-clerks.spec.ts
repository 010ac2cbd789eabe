import { randomUUID } from "node:crypto";
import type { Browser, Locator, Page } from "@playwright/test";
import type { Role } from "#domain/staff";
import type { Database } from "#server/platform/database/database.ts";
import { chooseGroup } from "./support/groups.ts";
import { expect, test } from "./support/portal.ts";
import { openDesk } from "./support/staff.ts";

/* A second of latency and the rate of a bad mobile network. */
const SLOW = { offline: false, latency: 1_000, downloadThroughput: 40_000, uploadThroughput: 20_000 } as const;

/** A second clerk, whose network is slow once the page is open. */
const openSlowDesk = async (browser: Browser, database: Database, role: Role, path: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await openDesk(page, database, role, path);
  return page;
};
const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", SLOW);
};

const findTerms = (page: Page): Locator => page.getByRole("form", { name: "Credit and terms" });

test.describe("two clerks at once, one on a slow network", { tag: ["@desktop", "@timeless"] }, () => {
  test("agree different terms with one company, and both count", async ({ page, database, shipper, browser }) => {
    const { db } = database;
    const { id } = await db
      .selectFrom("account")
      .select("id")
      .where("email", "=", shipper.email)
      .executeTakeFirstOrThrow();
    await openDesk(page, database, "pricing", `/desk/customers/${id}`);
    const other = await openSlowDesk(browser, database, "pricing", `/desk/customers/${id}`);
    const [terms, others] = [findTerms(page), findTerms(other)];
    await expect(others.getByLabel("Terms in days")).toBeVisible();
    await slowDown(other);

    await terms.getByLabel("Credit limit").fill("40000");
    await terms.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/ of USD 40,000\.00$/)).toBeVisible();

    await others.getByLabel("Terms in days").fill("45");
    await others.getByRole("button", { name: "Save" }).click();
    await expect(other.getByText(/^Somebody else has changed this company.* credit USD 40,000\.00/)).toBeVisible();
    await expect(others.getByLabel("Credit limit")).toHaveValue("40000.00");
    await expect(others.getByLabel("Terms in days")).toHaveValue("45");
    await expect(other.getByText(/ of USD 40,000\.00$/)).toBeVisible();
    await others.getByRole("button", { name: "Save" }).click();
    await expect(other.getByText("45 days")).toBeVisible();
    await page.reload();
    await expect(page.getByText("45 days")).toBeVisible();
    await expect(page.getByText(/ of USD 40,000\.00$/)).toBeVisible();
  });

  test("replace one margin rule, and the second replaces what the first has set", async ({
    page,
    database,
    browser,
  }) => {
    const group = `Group ${randomUUID().slice(0, 8)}`;
    await openDesk(page, database, "pricing", "/desk/margins");
    await page.getByRole("button", { name: /^New rule/ }).click();
    const added = page.getByRole("dialog", { name: "New rule" });
    await added.getByLabel("Customers").selectOption("group");
    await chooseGroup(page, added, "Group", group);
    await added.getByLabel("Amount").fill("100");
    await added.getByRole("button", { name: "Add" }).click();
    await expect(added).toHaveCount(0);
    const row = (one: Page) => one.getByRole("row").filter({ hasText: group });
    const other = await openSlowDesk(browser, database, "pricing", "/desk/margins");
    await row(other).getByRole("button", { name: "Edit" }).click();
    const second = other.getByRole("dialog", { name: /^Replace M-/ });
    await second.getByLabel("Amount").fill("130");
    await slowDown(other);

    await row(page).getByRole("button", { name: "Edit" }).click();
    const first = page.getByRole("dialog", { name: /^Replace M-/ });
    await first.getByLabel("Rounded to").fill("5");
    await first.getByRole("button", { name: /^End M-\d+ and add/ }).click();
    await expect(first).toHaveCount(0);

    await second.getByRole("button", { name: /^End M-\d+ and add/ }).click();
    await expect(second.getByText(/^Somebody else has ended or replaced this/)).toBeVisible();
    await expect(second.getByText(/^It is M-\d+ now\. What you have not changed is as in that one\.$/)).toBeVisible();
    await expect(second.getByLabel("Rounded to")).toHaveValue("5");
    await expect(second.getByLabel("Amount")).toHaveValue("130");
    await second.getByRole("button", { name: /^End M-\d+ and add/ }).click();
    await expect(second).toHaveCount(0);
    await expect(row(other)).toContainText("+ USD 130.00");
    await page.reload();
    await expect(row(page)).toHaveCount(1);
    await expect(row(page)).toContainText("+ USD 130.00");
  });

  test("set rules of the inbox, and each due time that was typed counts", async ({ page, database, browser }) => {
    const openRules = async (one: Page) => {
      await one.getByRole("button", { name: "Rules" }).click();
      const dialog = one.getByRole("dialog", { name: "Rules of the inbox" });
      await expect(dialog.getByRole("button", { name: "Save rules" })).toBeVisible();
      return dialog;
    };
    await openDesk(page, database, "admin");
    const other = await openSlowDesk(browser, database, "admin", "/desk");
    const [first, second] = [await openRules(page), await openRules(other)];
    const [deletion, failed] = [first.getByLabel("Deletion"), first.getByLabel("Failed mail")];
    const [before, beforeFailed] = [await deletion.inputValue(), await failed.inputValue()];
    await slowDown(other);

    await deletion.fill("31");
    await first.getByRole("button", { name: "Save rules" }).click();
    await expect(first).toHaveCount(0);

    await second.getByLabel("Failed mail").fill("7");
    await second.getByRole("button", { name: "Save rules" }).click();
    await expect(second.getByText("Somebody else has changed the rules. Look at them again.")).toBeVisible();
    await expect(second.getByLabel("Deletion")).toHaveValue("31");
    await expect(second.getByLabel("Failed mail")).toHaveValue("7");
    await second.getByRole("button", { name: "Save rules" }).click();
    await expect(second).toHaveCount(0);

    const last = await openRules(page);
    await expect(last.getByLabel("Deletion")).toHaveValue("31");
    await expect(last.getByLabel("Failed mail")).toHaveValue("7");
    await last.getByLabel("Deletion").fill(before);
    await last.getByLabel("Failed mail").fill(beforeFailed);
    await last.getByRole("button", { name: "Save rules" }).click();
    await expect(last).toHaveCount(0);
  });
});

import type { Page } from "@playwright/test";
import { saveTaxNumbers } from "#server/modules/accounts/index.ts";
import { openItem } from "#server/modules/inbox/index.ts";
import type { Database } from "#server/platform/database/database.ts";
import { expectFitsPhone } from "./support/phone.ts";
import { expect, expectAccessible, test } from "./support/portal.ts";
import { addShipper } from "./support/shippers.ts";
import { addClerk, openDesk } from "./support/staff.ts";

/* The company of the shipper of this test has a name of its own; it has the id of its first account. */
const nameCompany = async ({ db }: Database, email: string, changes: object = {}) => {
  const { id } = await db.selectFrom("account").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  const name = `Company ${id.slice(-8)}`;
  await db
    .updateTable("company")
    .set({ name, ...changes })
    .where("id", "=", id)
    .execute();
  return { accountId: id, name };
};

/* A company that waits for approval, as the inbox has it. */
const noteSignUp = ({ db }: Database, customerId: string): Promise<void> =>
  openItem(db, { kind: "sign-up", subject: customerId, customerId, title: {} }, Date.now());

const openCompany = async (page: Page, name: string): Promise<void> => {
  await page.goto("/desk/customers");
  await page.getByLabel("Name, email, GSTIN").fill(name);
  const list = page.getByRole("region", { name: "Companies" });
  await list.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
};

test("a new company is approved, gets a group and is put on hold", { tag: ["@desktop"] }, async ({
  page,
  database,
  shipper,
}) => {
  const { name } = await nameCompany(database, shipper.email, { state: "pending" });
  await openDesk(page, database, "pricing");
  await openCompany(page, name);
  await page.getByRole("button", { name: /^Approve/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Approve/ })
    .click();
  const company = page.getByRole("region", { name });
  await expect(company.getByText("Active", { exact: true })).toBeVisible();

  /* A group that is only typed: Tab shows that it is new, and the press on Save takes it. */
  const group = company.getByRole("combobox", { name: "Group" });
  const own = `Spices ${name.slice(-8)}`;
  await group.fill(own);
  await group.press("Tab");
  await expect(group).toHaveValue(own);
  await expect(company.getByText(`New: create group ${own}`)).toBeVisible();
  await group.fill(`${own} West`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(company.getByText(`${own} West`, { exact: true })).toBeVisible();
  await expect(group).toHaveValue(`${own} West`);
  await expect(company.getByText(/^New: create group/)).toHaveCount(0);

  await page.getByRole("button", { name: "Put on hold" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("An invoice is overdue.");
  await dialog.getByRole("button", { name: /^Put on hold/ }).click();
  await expect(company.getByText("Hold", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("a colleague is invited as an admin only after that is named", { tag: ["@desktop"] }, async ({
  page,
  database,
  shipper,
}) => {
  const { name } = await nameCompany(database, shipper.email);
  await openDesk(page, database, "pricing");
  await openCompany(page, name);
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "Invite a person" });
  const email = `colleague-${shipper.email}`;
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Role").selectOption("Admin");
  await expect(dialog.getByText(/^An admin of the company invites and removes its people/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Send invitation" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Invite as an admin" }).click();
  await expect(page.getByRole("row", { name: new RegExp(email) })).toContainText("Admin");
});

test("resetting the second factor of a customer asks first", { tag: ["@desktop"] }, async ({
  page,
  database,
  shipper,
}) => {
  const { name, accountId } = await nameCompany(database, shipper.email);
  await database.db
    .insertInto("accountFactor")
    .values({
      accountId,
      totpSecret: "JBSWY3DPEHPK3PXP",
      lastCodeStep: null,
      wrongCodes: 0,
      lockedUntil: null,
      confirmedAt: Date.now(),
    })
    .execute();
  await openDesk(page, database, "admin");
  await openCompany(page, name);
  await page.getByRole("button", { name: "Reset the second factor of Asha Menon" }).click();
  const dialog = page.getByRole("dialog", { name: "Reset the second factor of Asha Menon?" });
  await expect(dialog.getByText(/^All sessions of the person end\./)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Second factor on")).toBeVisible();
  await page.getByRole("button", { name: "Reset the second factor of Asha Menon" }).click();
  await dialog.getByRole("textbox").fill("The phone was lost; called back.");
  await dialog.getByRole("button", { name: /^Reset and tell/ }).click();
  await expect(page.getByText("Second factor on")).toHaveCount(0);
});

test("staff become admins, lose the second factor and are disabled only after a question", {
  tag: ["@desktop"],
}, async ({ page, database }) => {
  const { name } = await addClerk(database, "desk");
  await openDesk(page, database, "admin", "/desk/staff");
  const row = page.getByRole("row", { name: new RegExp(name) });
  const role = page.getByLabel(`Role of ${name}`);
  await role.selectOption("Admin");
  const admin = page.getByRole("dialog", { name: `Make ${name} an admin?` });
  await expect(admin).toBeVisible();
  await expectAccessible(page);
  await admin.getByRole("button", { name: "Cancel" }).click();
  await expect(role).toHaveValue("desk");
  await role.selectOption("Admin");
  await admin.getByRole("button", { name: `Make ${name} an admin` }).click();
  await expect(role).toHaveValue("admin");

  await row.getByRole("button", { name: `Reset second factor of ${name}` }).click();
  const reset = page.getByRole("dialog", { name: `Reset the second factor of ${name}?` });
  await expect(reset.getByText(/This cannot be undone\.$/)).toBeVisible();
  await reset.getByRole("button", { name: "Cancel" }).click();
  await expect(row.getByText("App")).toBeVisible();

  await row.getByRole("button", { name: `Disable ${name}` }).click();
  const disable = page.getByRole("dialog", { name: `Disable ${name}?` });
  await disable.getByRole("button", { name: `Disable ${name}` }).click();
  await expect(row.getByRole("button", { name: `Enable ${name}` })).toBeVisible();
});

test("two companies with the same tax number become one, with what both have", { tag: ["@desktop"] }, async ({
  page,
  database,
  shipper,
}) => {
  const other = await addShipper(database, true);
  const pan = `AAACA${String(Date.now() % 10_000).padStart(4, "0")}F`;
  const into = await nameCompany(database, shipper.email);
  const from = await nameCompany(database, other.email, { state: "pending" });
  await saveTaxNumbers(database.db, into.accountId, { pan, gstins: [] });
  await openDesk(page, database, "admin");
  await openCompany(page, into.name);
  const company = page.getByRole("region", { name: into.name });
  await expect(company.getByText("No other account has these tax numbers.")).toBeVisible();
  await saveTaxNumbers(database.db, from.accountId, { pan, gstins: [] });
  await noteSignUp(database, from.accountId);
  await expect(company.getByText("Other accounts have the same tax numbers:")).toBeVisible();
  await page.goto(`/desk/inbox?kind=sign-up&search=${encodeURIComponent(from.name)}`);
  const preview = page.getByRole("complementary", { name: "Preview" });
  await expect(preview.getByRole("listitem").filter({ hasText: /^PAN / })).toHaveText(`PAN ${pan}`);
  await expect(preview.getByText("Other accounts have the same tax numbers:")).toBeVisible();
  await expectAccessible(page);
  await openCompany(page, into.name);
  await company.getByRole("button", { name: `Merge ${from.name} into this company` }).click();

  const dialog = page.getByRole("dialog", { name: `Merge ${from.name} into ${into.name}?` });
  await expect(dialog.getByRole("listitem").filter({ hasText: "People" })).toHaveText("People1");
  await expect(dialog.getByText("A merge cannot be undone.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Merge and tell everybody" }).click();
  await expect(dialog.getByText("State why; it is kept in the audit trail.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("The same company signed up twice.");
  await dialog.getByRole("button", { name: "Merge and tell everybody" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row", { name: new RegExp(other.email) })).toContainText("Booker");
  await expect(company.getByText("Other accounts have the same tax numbers:")).toHaveCount(0);
});

test("customers, a company, the staff, rates and the inbox fit a phone", { tag: ["@phone"] }, async ({
  page,
  database,
  shipper,
}) => {
  const { name, accountId } = await nameCompany(database, shipper.email);
  await noteSignUp(database, accountId);
  await openDesk(page, database, "admin");
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await openCompany(page, name);
    await expectFitsPhone(page);
    await page.goto("/desk/staff");
    await expect(page.getByRole("heading", { name: "What each role may do" })).toBeVisible();
    await expectFitsPhone(page);
    await page.goto("/desk/rates");
    await expect(page.getByLabel("Search sheets")).toBeInViewport({ ratio: 1 });
    await page.goto("/desk/inbox");
    await expect(page.getByRole("columnheader", { name: "Due" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("columnheader", { name: "What" })).toBeInViewport({ ratio: 1 });
  }
});

test("the first company is shown beside the list, and a chosen one in place of it on a phone", {
  tag: ["@desktop"],
}, async ({ page, database, shipper, consoleErrors }) => {
  const { name } = await nameCompany(database, shipper.email, { state: "pending" });
  await openDesk(page, database, "pricing", "/desk/customers");
  const list = page.getByRole("region", { name: "Companies" });
  await page.getByLabel("Name, email, GSTIN").fill(name);
  await expect(list.getByRole("row", { name })).toHaveCount(1);
  await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  await expect(list.getByRole("link", { name })).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: /^Approve/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Approve/ })
    .click();
  await expect(page.getByRole("region", { name }).getByText("Active", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list).toHaveCount(0);
  await expectFitsPhone(page);
  await page.getByRole("link", { name: "All companies" }).click();
  await expect(list.getByRole("link", { name })).toBeVisible();
  await expect(page.getByRole("heading", { name, level: 2 })).toHaveCount(0);
  await list.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  await expectAccessible(page);
  /* The whole row selects, also at its end. */
  await page.setViewportSize({ width: 800, height: 844 });
  await page.getByRole("link", { name: "All companies" }).click();
  await list.getByRole("row", { name }).click({ position: { x: 600, y: 12 } });
  await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

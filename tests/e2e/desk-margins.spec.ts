import { randomUUID } from "node:crypto";
import { chooseGroup } from "./support/groups.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";
import { openDesk } from "./support/staff.ts";

const writeSheet = (freight: number): string =>
  [
    "POL,POD,CURRENCY,VALIDITY,20GP,40HC",
    `INTUT,LTKLJ,USD,2031-12-31,${freight},1990`,
    `INTUT,PLGDN,USD,2031-12-31,${freight},2070`,
  ].join("\n");

test("buying prices are published without a margin only where a clerk says so, and so a rule ends", {
  tag: "@desktop",
}, async ({ page, database, consoleErrors }) => {
  const own = randomUUID().slice(0, 8);
  const group = `Group ${own}`;
  await openDesk(page, database, "pricing", "/desk/rates/import");
  await page.getByLabel("Rate sheet", { exact: true }).setInputFiles({
    name: `Buying_${own}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(writeSheet(1180)),
  });
  await page.getByLabel("Provider").fill(`Line ${own}`);
  await page.keyboard.press("Escape");
  await page.getByText("Buying", { exact: true }).click();
  await page.getByText("Groups and companies", { exact: true }).click();
  await chooseGroup(page, page, "Add a group", group);
  await expect(page.getByRole("button", { name: `Remove the group ${group}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue to the columns" }).click();
  await page.getByRole("button", { name: "Compare with what is active" }).click();
  await expect(page.getByText("4 prices on 2 lanes without a margin rule.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish without margin" })).toBeVisible();
  await expectAccessible(page);
  const sheet = page.url();

  await page.goto("/desk/margins");
  await page.getByRole("button", { name: /^New rule/ }).click();
  const dialog = page.getByRole("dialog", { name: "New rule" });
  await dialog.getByLabel("Customers").selectOption("group");
  /* As somebody else may type it. */
  await dialog.getByRole("combobox", { name: "Group" }).fill(group.toUpperCase());
  await page.getByRole("option", { name: group }).first().click();
  await expect(dialog.getByRole("combobox", { name: "Group" })).toHaveValue(group);
  const to = dialog.getByRole("combobox", { name: "To", exact: true });
  await to.fill("klaip");
  await expect(page.getByRole("option", { name: /Klaip.da/ }).first()).toBeVisible();
  await to.press("Tab");
  await expect(to).toHaveValue(/^Klaip.da$/);
  await dialog.getByLabel("Amount").fill("abc");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByText('"abc" is not an amount. Enter one in USD, such as 1200.00.')).toBeVisible();
  await dialog.getByLabel("Amount").fill("90,00");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole("row").filter({ hasText: group });
  await expect(row).toContainText("USD 90.00");
  const id = (await row.getByRole("rowheader").innerText()).trim();

  await page.goto(sheet);
  await page.getByRole("button", { name: "Compare again" }).click();
  await expect(page.getByText("2 prices on 1 lane without a margin rule.")).toBeVisible();
  await page.getByRole("button", { name: "Publish without margin" }).click();
  await expect(page.getByRole("heading", { name: `4 prices of Line ${own} published` })).toBeVisible();

  await page.goto("/desk/margins");
  const trial = page.getByRole("complementary", { name: "Try it" });
  await trial.getByRole("combobox", { name: "Group" }).fill(group);
  await page.getByRole("option", { name: group }).first().click();
  await trial.getByRole("combobox", { name: "From", exact: true }).fill("Tuticorin");
  await page
    .getByRole("option", { name: /Tuticorin/ })
    .first()
    .click();
  await trial.getByRole("combobox", { name: "To", exact: true }).fill("LTKLJ");
  await trial.getByLabel("Buying price").fill("1.180,00");
  await trial.getByRole("button", { name: "Show the selling price" }).click();
  await expect(trial.getByRole("status")).toContainText("USD 1,270.00");
  await trial.getByLabel("Carrier").fill("Kestrel");
  await expect(trial.getByRole("status")).toHaveText("");

  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: `End ${id}`, exact: true }).click();
  const ending = page.getByRole("dialog", { name: `End ${id}?` });
  await ending.getByRole("button", { name: `End ${id} now` }).click();
  await expect(
    ending.getByText(
      `${id} is the last rule about 2 buying prices on 1 lane. Without it customers pay the buying price.`,
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await ending.getByRole("button", { name: `End ${id} now without margin` }).click();
  await expect(row).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

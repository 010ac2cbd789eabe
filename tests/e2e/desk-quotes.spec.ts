import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";
import { openDesk } from "./support/staff.ts";

const NO_RATES = "/rate/search?pol=INPAT,Patna&fromBy=Ramp&pod=ISREY,Reykjavik&toBy=Ramp&load=40HCx1";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/* `15 dec`, the day so many days from now. */
const typedDay = (days: number): string => {
  const day = new Date(Date.now() + days * 86_400_000);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()] ?? ""}`;
};

test("a clerk answers a request with two offers, corrects amounts and sends what the preview shows", {
  tag: "@desktop",
}, async ({ portal, context, browser, database, consoleErrors }) => {
  await portal.goto(NO_RATES);
  const panel = portal.getByRole("region", { name: "Ask the desk for a price" });
  await panel.getByRole("button", { name: "Send to the desk" }).click();
  await expect(panel.getByText(/^Sent\. Request DSK-/)).toBeVisible();
  const number = /DSK-\d{4}-\d{6}/.exec(await panel.innerText())?.[0] ?? "none";

  const addWords = async (words: string) => {
    await portal.goto(NO_RATES);
    await panel.getByLabel("Anything the desk should know").fill(words);
    await panel.getByRole("button", { name: "Send to the desk" }).click();
    await expect(panel.getByText(/^Sent\. Request DSK-/)).toBeVisible();
  };
  const desk = await context.newPage();
  desk.on("console", (message) => {
    if (message.type() === "error" && message.text().includes("Content Security Policy"))
      consoleErrors.push(message.text());
  });
  /* What the customer adds is shown without a reload, beside the list and on the page of the request. */
  await openDesk(desk, database, "pricing", `/desk/inbox?search=${number}`);
  const item = desk.getByRole("complementary", { name: "Preview" });
  await expect(item.getByText("40HC not stated")).toBeVisible();
  await addWords("Please by Friday.");
  await expect(item.getByText("Please by Friday.")).toBeVisible();
  await expect(item.getByText(/^The customer has added to this, /)).toBeVisible();
  await expect(desk.getByRole("row").filter({ hasText: number })).toContainText(
    /Changed \w{3} \d{2} \w{3}, \d{2}:\d{2}/,
  );
  await expectAccessible(desk);
  await desk.goto(`/desk/quotes/${number}`);
  await expect(desk.getByText("Please by Friday.")).toBeVisible();
  await addWords("Or by Monday.");
  await expect(desk.getByText("Or by Monday.")).toBeVisible();
  await expect(desk.getByRole("term").filter({ hasText: "Cargo weight per container" })).toBeVisible();
  await expect(desk.getByRole("definition").filter({ hasText: "40HC not stated" })).toBeVisible();
  const form = desk.getByRole("form", { name: "Answer" });
  await expect(form.getByRole("combobox", { name: "Carrier" })).toBeFocused();

  /* Declined and taken back without a pointer. */
  await form.getByRole("button", { name: "Decline with reason" }).focus();
  await desk.keyboard.press("Enter");
  await desk.getByLabel("Why there is no price, for the customer").fill("No carrier calls there.");
  await desk.keyboard.press("Control+Enter");
  await expect(desk.getByRole("heading", { name: "Declined" })).toBeVisible();
  await desk.keyboard.press("z");
  await expect(form.getByRole("combobox", { name: "Carrier" })).toBeVisible();

  await form.getByRole("combobox", { name: "Carrier" }).fill("Kestrel 東方");
  await expect(
    form.getByText("The PDF cannot print 東方. Use Latin, Greek, Cyrillic or Devanagari letters."),
  ).toBeVisible();
  await form.getByRole("combobox", { name: "Carrier" }).fill("hapag");
  await desk.keyboard.press("ArrowDown");
  await desk.keyboard.press("Enter");
  await expect(form.getByRole("combobox", { name: "Carrier" })).toHaveValue("Hapag-Lloyd");
  await form.getByRole("combobox", { name: "Carrier" }).fill("Kestrel");
  await form.getByRole("button", { name: /^Add a charge/ }).click();
  await expect(form.getByLabel("Buying price")).toBeFocused();
  await form.getByRole("heading", { name: "Answer" }).click();
  await desk.keyboard.press("n");
  await expect(form.getByRole("combobox", { name: "Charge" }).nth(1)).toBeFocused();
  await desk.keyboard.type("baf");
  await expect(desk.getByRole("listbox").getByRole("option").first()).toHaveText(/^BAF/);
  await desk.keyboard.press("ArrowDown");
  await desk.keyboard.press("Enter");
  await expect(form.getByRole("combobox", { name: "Charge" }).nth(1)).toHaveValue("BAF");
  await form.getByRole("combobox", { name: "Charge" }).nth(1).fill("THC");
  await desk.keyboard.press("Control+Enter");
  await expect(form.getByText("Choose the last day.")).toBeVisible();
  await form.getByRole("combobox", { name: "Charge" }).nth(1).focus();
  await desk.keyboard.press("Tab");
  await expect(form.getByRole("combobox", { name: "Charge" }).nth(1)).toHaveValue("THC");
  await expect(form.getByLabel("Counted").nth(1)).toBeFocused();
  await form.getByLabel("Selling price").first().fill("abc");
  await form.getByLabel("Buying price").nth(1).fill("1.200");
  await form.getByLabel("Selling price").nth(1).fill("-5");
  await form.getByRole("button", { name: /^Send the quote/ }).click();
  await expect(form.getByText('"abc" is not an amount. Enter one in USD, such as 1200.00.')).toBeVisible();
  await expect(form.getByText("Enter an amount of 0 or more.")).toBeVisible();
  await expect(
    form.getByText('"1.200" can be two amounts. Enter it without separators, such as 1200 or 1.20.'),
  ).toBeVisible();
  await expect(form.getByText("Choose the last day.")).toBeVisible();
  await expect(form.getByLabel("Valid until", { exact: true })).toBeFocused();
  await expect(form.getByLabel("Selling price").first()).toHaveValue("abc");
  await expectAccessible(desk);

  await form.getByLabel("Selling price").first().fill("4.250,00");
  await form.getByLabel("Buying price").nth(1).fill("150");
  await form.getByLabel("Selling price").nth(1).fill("180,5");
  await form.getByLabel("Selling price").nth(1).press("Tab");
  const validTill = form.getByLabel("Valid until", { exact: true });
  await validTill.fill("soon");
  await validTill.press("Tab");
  await expect(form.getByText("Write a date such as 15 dec, 15.12. or 2026-12-15.")).toBeVisible();
  await validTill.fill(typedDay(5));
  await validTill.press("Tab");
  await expect(validTill).toHaveValue(/^[A-Z][a-z]{2} \d{2} [A-Z][a-z]{2} 20\d{2}$/);
  await form.getByRole("button", { name: "Duplicate this offer" }).click();
  await form.getByRole("combobox", { name: "Carrier" }).fill("Baywater");
  await form.getByLabel("Selling price").first().fill("4100");
  const preview = desk.getByRole("region", { name: /^What .* gets$/ });
  await expect(preview.getByText("Save the draft as PDF")).toBeVisible();
  const drawn = preview.getByRole("region", { name: "Page 1 of the draft" });
  await expect(drawn).toContainText("Baywater");
  await expect(drawn.locator("canvas")).toBeVisible();
  await preview.getByText("Mail", { exact: true }).click();
  await expect(preview).toContainText("Reykjavik");
  for (const width of [1440, 390, 320]) {
    await desk.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(desk);
  }
  await desk.setViewportSize({ width: 1440, height: 900 });
  await form.getByRole("button", { name: /^Send the quote/ }).click();
  await expect(desk.getByRole("heading", { name: /^Answered with QUO-/ })).toBeVisible();

  /* Taken back within 60 seconds: all of it is in the form again. */
  await desk.keyboard.press("z");
  await expect(form.getByRole("combobox", { name: "Carrier" })).toHaveValue("Kestrel");
  await expect(form.getByLabel("Selling price").nth(1)).toHaveValue("180,5");

  /* Refused, corrected and sent: the refusal is gone. */
  await validTill.fill(new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10));
  await form.getByRole("button", { name: /^Send the quote/ }).click();
  await expect(form.getByText("Choose today or a later day.")).toBeVisible();
  await validTill.fill(typedDay(5));
  const colleague = await (await browser.newContext()).newPage();
  await openDesk(colleague, database, "desk", `/desk/quotes/${number}`);
  await colleague.getByRole("form", { name: "Answer" }).getByLabel("Voyage").fill("371W");
  await form.getByRole("button", { name: /^Send the quote/ }).click();
  const settled = desk.getByRole("region", { name: /^Answered with QUO-/ });
  await expect(settled).toBeVisible();
  await expect(desk.getByText("It was not sent. You can copy it.")).toHaveCount(0);
  await expect(settled.getByText(/^Done\. The mail leaves in \d+ seconds?\.$/)).toBeVisible();
  await expect(settled.getByRole("row", { name: "Total" }).first()).toContainText("USD 4,430.50");
  /* The colleague who is typing learns of it at once, and has what was typed. */
  await expect(colleague.getByRole("heading", { name: /^Answered with QUO-/ })).toBeVisible();
  await expect(colleague.getByRole("region", { name: "What you typed" })).toContainText(/Kestrel\n371W/);
  const saving = desk.waitForEvent("download");
  await settled.getByRole("button", { name: "Save the quote as PDF" }).click();
  expect((await saving).suggestedFilename()).toMatch(/^QUO-\d{4}-\d{6}\.pdf$/);
  await expectAccessible(desk);

  await portal.goto("/rate/quotes");
  await portal.getByRole("link").filter({ hasText: "QUO-" }).first().click();
  const main = portal.getByRole("main");
  await expect(main).toContainText("4,430.50");
  await expect(main).toContainText("4,280.50");
  expect(consoleErrors).toEqual([]);
});

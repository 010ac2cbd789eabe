import { byKeyboard, byMouse, byTouch, choosePlace, searchByCodes, signUp, type Walk } from "./support/person.ts";
import { expect, expectNoSidewaysScroll, test } from "./support/portal.ts";

/** Pins the two cheapest services and books the first of them from the comparison; answers the booking's quotation ID. */
async function compareAndBook({ page, input }: Walk): Promise<string> {
  await expect(page.getByRole("heading", { level: 1, name: /^\d+ rates found$/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  for (const at of [0, 1])
    await input.press(
      page
        .getByRole("article")
        .nth(at)
        .getByRole("button", { name: /^Compare, / }),
    );
  await input.press(page.getByRole("button", { name: "Compare 2 offers" }));
  const comparison = page.getByRole("dialog", { name: "Compare 2 offers" });
  await input.press(comparison.getByRole("button", { name: /^Book Now/ }).first());
  const download = page.waitForEvent("download");
  const question = page.getByRole("dialog", { name: "Are you sure you want to book This Quote?" });
  await input.type(question.getByLabel("Your reference"), "PO 88213");
  await input.press(question.getByRole("button", { name: "Yes" }));
  const success = page.getByRole("dialog", { name: "Success!" });
  await expect(success).toContainText(/QTN-\d{4}-\d{6}/);
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  const quotationId = /QTN-\d{4}-\d{6}/.exec(await success.innerText())?.[0] ?? "none";
  await input.press(success.getByRole("link", { name: "My Bookings" }));
  return quotationId;
}

async function track({ page, input }: Walk, quotationId: string): Promise<void> {
  await expect(page.getByRole("rowheader", { name: quotationId })).toBeVisible();
  await expect(page.getByText("Ref. PO 88213")).toBeVisible();
  await input.press(page.getByRole("link", { name: /^Track / }));
  const chain = page.getByRole("list", { name: "Route overview" });
  await expect(chain).toContainText("Nhava Sheva");
  await expect(chain).toContainText("Rotterdam");
  await input.press(page.getByRole("link", { name: "More Details" }));
  await expect(page.getByRole("table", { name: "Moves" })).toBeVisible();
  await expectNoSidewaysScroll(page);
}

test("a mouse user gets from the quote on the landing page through sign-up to its rates", { tag: "@desktop" }, async ({
  page,
}) => {
  const walk = { page, input: byMouse };
  await page.goto("/");
  await expect(page.getByRole("combobox", { name: "From: place or port" })).toHaveAttribute("aria-expanded", "false");
  for (const name of ["From: place or port", "To: place or port"]) await page.getByLabel(name).fill("");
  await choosePlace(walk, "From: place or port", "INNSA", "Nhava Sheva");
  await choosePlace(walk, "To: place or port", "NLRTM", "Rotterdam");
  await page.getByRole("form", { name: "Get a quote" }).getByRole("button", { name: "Get a quote" }).click();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByText("Your search is saved: Nhava Sheva to Rotterdam, 1 × 20GP")).toBeVisible();
  await signUp(walk, `mouse.${Date.now()}@menon.example`);
  await page.waitForURL(/\/rate\/search\?/);
  await expect(page.getByRole("heading", { level: 1, name: /^\d+ rates found$/ })).toBeVisible();
});

test("a keyboard user gets from the landing page through sign-up to the tracked booking", { tag: "@desktop" }, async ({
  page,
}) => {
  const walk = { page, input: byKeyboard };
  await searchByCodes(walk, `keyboard.${Date.now()}@menon.example`);
  await track(walk, await compareAndBook(walk));
});

test("a touch user gets from the landing page through sign-up to the tracked booking", { tag: "@phone" }, async ({
  page,
}) => {
  const walk = { page, input: byTouch };
  await searchByCodes(walk, `touch.${Date.now()}@menon.example`);
  await track(walk, await compareAndBook(walk));
});

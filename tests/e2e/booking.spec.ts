import { cards, count, onRates, onSearch, openRates } from "./support/available-rates.ts";
import { expect, expectAccessible, test } from "./support/portal.ts";

test("a booking whose response is lost is sent again and creates one booking", { tag: "@desktop" }, async ({
  portal,
}) => {
  await openRates(portal);
  let answers = 0;
  const keys: string[] = [];
  await onRates(portal, "PUT", async (route) => {
    answers += 1;
    keys.push(route.request().headers()["idempotency-key"] ?? "");
    if (answers > 1) return route.fallback();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await cards(portal)
    .first()
    .getByRole("button", { name: /^Book Now/ })
    .click();
  await portal.getByRole("button", { name: "Yes" }).click();
  const failed = portal.getByRole("dialog", { name: "Booking Failed" });
  await expect(failed).toContainText("Booking failed. Please try again.");

  const download = portal.waitForEvent("download");
  await failed.getByRole("button", { name: "Try again" }).click();
  const success = portal.getByRole("dialog", { name: "Success!" });
  await expect(success).toContainText(/QTN-\d{4}-\d{6}/);
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);

  const number = /QTN-\d{4}-\d{6}/.exec((await success.textContent()) ?? "")?.[0] ?? "none";
  await success.getByRole("link", { name: "My Bookings" }).click();
  await portal.waitForURL("/rate/quote");
  await expect(portal.getByRole("rowheader", { name: number, exact: true })).toHaveCount(1);
});

test("a booked sailing is marked in a new search and asks before it is booked again", { tag: "@desktop" }, async ({
  portal,
}) => {
  const open = () => openRates(portal);
  await open();
  const first = cards(portal).first();
  const book = () => first.getByRole("button", { name: /^Book Now/ }).click();
  const dialog = portal.getByRole("dialog");
  const yes = () => dialog.getByRole("button", { name: "Yes" }).click();
  const quotationId = async () => /QTN-\d{4}-\d{6}/.exec(await dialog.innerText())?.[0] ?? "none";
  await book();
  await yes();
  await expect(portal.getByRole("dialog", { name: "Success!" })).toBeVisible();
  const one = await quotationId();

  await open();
  await expect(first.getByRole("link", { name: one })).toHaveAttribute("href", "/rate/quote");
  await expect(first.getByRole("radio", { name: /Booked$/ })).toBeChecked();
  await portal.getByRole("radio", { name: "Compact" }).click({ force: true });
  const row = portal.getByRole("row").filter({ has: portal.getByRole("link", { name: `Booked as ${one}` }) });
  /* A carrier's spot and contract prices for the sailing are both marked. */
  await expect(row.first().getByRole("button", { name: /^Book Now/ })).toBeVisible();
  await portal.getByRole("radio", { name: "Cards" }).click({ force: true });
  await book();
  await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(
    new RegExp(`^You booked this sailing on \\d\\d [A-Z][a-z]{2} \\(${one}\\)\\. Book it again\\?$`),
  );
  await expectAccessible(portal);
  await yes();
  await expect(portal.getByRole("dialog", { name: "Are you sure you want to book This Quote?" })).toBeVisible();
  await yes();
  await expect(portal.getByRole("dialog", { name: "Success!" })).toBeVisible();
  const two = await quotationId();
  expect(two).not.toBe(one);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(first.getByRole("link", { name: two })).toBeVisible();
});

test("the state of a booked sailing does not cover the next sailing", { tag: "@desktop" }, async ({ portal }) => {
  const open = () => openRates(portal, "&carriers=Norrvik+Line");
  await open();
  await cards(portal)
    .first()
    .getByRole("button", { name: /^Book Now/ })
    .click();
  await portal.getByRole("button", { name: "Yes" }).click();
  await expect(portal.getByRole("dialog", { name: "Success!" })).toBeVisible();

  await onSearch(portal, async (route) => {
    const response = await route.fetch();
    const answer: unknown = JSON.parse(await response.text(), (key, value: unknown) =>
      key === "bookedSailings" && Array.isArray(value)
        ? value.map((booked: object) => ({ ...booked, status: 0 }))
        : value,
    );
    await route.fulfill({ response, json: answer });
  });
  await open();
  const sailing = portal.locator("label", { has: portal.getByRole("radio", { name: /Booking in process$/ }) }).first();
  await expect(sailing).toBeVisible();
  expect(await sailing.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("an expired offer shows the reason and offers a new search", { tag: "@desktop" }, async ({ portal }) => {
  await openRates(portal);
  await onRates(portal, "PUT", (route) =>
    route.fulfill({
      status: 410,
      json: {
        status: false,
        code: 4100,
        message: "This offer ended on 24 Nov 2026. Please search again for a new one.",
        result: [],
      },
    }),
  );
  await cards(portal)
    .first()
    .getByRole("button", { name: /^Book Now/ })
    .click();
  await portal.getByRole("button", { name: "Yes" }).click();
  const failed = portal.getByRole("dialog", { name: "Booking Failed" });
  await expect(failed).toContainText("This offer ended on 24 Nov 2026. Please search again for a new one.");
  const searched = portal.waitForRequest(
    (request) => request.url().endsWith("/rates/searches") && request.method() === "POST",
  );
  await failed.getByRole("button", { name: "Search again" }).click();
  await searched;
  await expect(failed).toBeHidden();
  await expect(count(portal)).toHaveText(/\d+ rates found/);
});

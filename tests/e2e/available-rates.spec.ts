import type { Locator, Page } from "@playwright/test";
import {
  cards,
  count,
  onRates,
  onSearch,
  openRates,
  SEARCH,
  SEARCHES,
  withoutGrowingSearch,
} from "./support/available-rates.ts";
import { expect, expectAccessible, expectContrast, expectNoSidewaysScroll, test } from "./support/portal.ts";

const WARNING = "1 of 8 sources did not answer: Seawind Direct.";

const pinned = (page: Page, at: number) =>
  cards(page)
    .nth(at)
    .getByRole("button", { name: /^(Compare|Pinned), / });

test("the page without a search names what is missing and links back", { tag: "@desktop" }, async ({ portal }) => {
  await portal.goto("/rate/search");
  await expect(portal.getByRole("main")).toContainText(
    "No search parameters found. Please go back and perform a new search. Missing: Place of Origin or Port of Loading, Place of Delivery or Port of Discharge, containers",
  );
  await portal.getByRole("link", { name: "Back" }).click();
  await portal.waitForURL("/rate");
});

test("filters, order and sailing day narrow the list and survive a reload", { tag: "@desktop" }, async ({ portal }) => {
  await openRates(portal);
  await portal.getByRole("radio", { name: "Spot" }).click({ force: true });
  await expect(count(portal)).toHaveText(/^\d+ of \d+ rates found$/);
  await portal.getByRole("checkbox", { name: /Norrvik Line/ }).check();
  await portal.getByLabel("Sort by").selectOption("Transit Time");
  await expect(portal).toHaveURL(/type=spot&carriers=Norrvik\+Line&sort=transit-time/);
  const found = await count(portal).textContent();
  await expect(cards(portal).first().getByRole("heading", { name: "Norrvik Line" })).toBeVisible();

  await portal.reload();
  await expect(count(portal)).toHaveText(found ?? "");
  await expect(portal.getByLabel("Sort by")).toHaveValue("transit-time");

  const day = portal.getByRole("toolbar", { name: "Departure date" }).getByRole("button").first();
  await day.click();
  await expect(day).toHaveAttribute("aria-pressed", "true");
  await portal.getByRole("button", { name: "Clear All" }).click();
  await expect(count(portal)).toHaveText(/^\d+ rates found$/);
});

test("route filters count in combination, survive a reload, and Clear All removes them", { tag: "@desktop" }, async ({
  portal,
}) => {
  await openRates(portal);
  const filters = portal.getByRole("complementary", { name: "Filters" });
  await expect(filters).not.toContainText("Ways to pay");
  const slider = filters.getByRole("slider", { name: "Transit time, port to port" });
  await slider.focus();
  await slider.press("ArrowLeft");
  await filters.getByRole("checkbox", { name: /^Nhava Sheva INNSA/ }).check();
  await filters.getByRole("checkbox", { name: /^Inland leg included/ }).check();
  await filters.getByRole("checkbox", { name: /^Cut-off still reachable/ }).check();
  await filters.getByRole("radio", { name: "2", exact: true }).click({ force: true });
  await expect(portal).toHaveURL(/transhipments=2&transit=\d+&loading=INNSA&inland=1&cutoff=1/);
  await expect(count(portal)).toHaveText(/^[1-9]\d* of \d+ rates found$/);
  const found = (await count(portal).textContent()) ?? "";
  const shown = /^\d+/.exec(found)?.[0] ?? "";
  await expect(filters.getByRole("checkbox", { name: /^Inland leg included/ })).toHaveAccessibleName(
    new RegExp(`^Inland leg included ?${shown} `),
  );

  await portal.reload();
  await expect(count(portal)).toHaveText(found);
  await expect(filters.getByRole("checkbox", { name: /^Nhava Sheva INNSA/ })).toBeChecked();
  await filters.getByRole("button", { name: "Clear All" }).click();
  await expect(count(portal)).toHaveText(/^\d+ rates found$/);
  await expect(slider).toHaveAttribute("aria-valuetext", /^Any, up to \d+ days$/);
});

test("a new order scrolls the list to its first offer", { tag: "@desktop" }, async ({ portal }) => {
  await openRates(portal);
  await portal.evaluate(() => window.scrollTo({ top: 4000, behavior: "instant" }));
  await expect(portal.locator('[aria-posinset="1"]')).toHaveCount(0);
  await portal.getByRole("checkbox", { name: /Norrvik Line/ }).check();
  await expect(portal.locator('[aria-posinset="1"]')).toBeInViewport();
});

/** The first offer below the navigation bar, with its distance from the top of the window. */
const offerInView = (page: Page) =>
  page.evaluate(() => {
    for (const offer of document.querySelectorAll<HTMLElement>("[data-index]")) {
      const { bottom, top } = offer.getBoundingClientRect();
      if (bottom > 100) return { place: offer.dataset["index"], top };
    }
    return null;
  });

for (const [layout, tag] of [
  ["Cards", "@phone"],
  ["Compact", "@desktop"],
] as const)
  test(`${layout}: the browser's Back returns to the offer that was in view`, { tag }, async ({ portal }) => {
    await openRates(portal);
    await portal.getByRole("radio", { name: layout }).check({ force: true });
    for (const part of [0.3, 0.7]) {
      await portal.evaluate(
        (to) => window.scrollTo({ top: document.body.scrollHeight * to, behavior: "instant" }),
        part,
      );
      await expect.poll(() => offerInView(portal)).not.toBeNull();
    }
    const left = await offerInView(portal);
    expect(Number(left?.place)).toBeGreaterThan(2);
    await portal.evaluate(() => document.querySelector<HTMLElement>('a[href="/dashboard"]')?.click());
    await portal.waitForURL("/dashboard");
    await expect(portal.getByRole("heading", { name: "Last Searches" })).toBeVisible();
    await portal.goBack();
    await expect.poll(async () => (await offerInView(portal))?.place).toBe(left?.place);
    await expect.poll(async () => Math.abs(((await offerInView(portal))?.top ?? 0) - (left?.top ?? 0))).toBeLessThan(3);
  });

test("on a phone the filters open in a sheet", { tag: "@phone" }, async ({ portal }) => {
  await openRates(portal);
  await portal.getByRole("button", { name: "Filters" }).click();
  const sheet = portal.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: /CASTELLAN/ }).check();
  await sheet.getByRole("button", { name: /^Show \d+ rates$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(portal.getByRole("button", { name: "Filters (1)" })).toBeVisible();
  await expect(cards(portal).first().getByRole("heading", { name: "CASTELLAN" })).toBeVisible();
});

test("the keyboard opens, reads and closes a breakdown, and the focus returns", { tag: "@desktop" }, async ({
  portal,
}) => {
  await openRates(portal);
  const opener = cards(portal)
    .first()
    .getByRole("button", { name: /^Price Breakdown/ });
  await portal.getByRole("toolbar", { name: "Departure date" }).getByRole("button").first().focus();
  await portal.keyboard.press("Tab");
  await expect(pinned(portal, 0)).toBeFocused();
  for (const _ of ["the sailings", "Book Now", "Price Breakdown"]) await portal.keyboard.press("Tab");
  await expect(opener).toBeFocused();
  await portal.keyboard.press("Enter");
  const dialog = portal.getByRole("dialog", { name: "Price Breakdown" });
  await expect(dialog.getByRole("columnheader", { name: "Quantity × rate" })).toBeVisible();
  await portal.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("Tab reaches every card although only cards near the window are rendered", { tag: "@desktop" }, async ({
  portal,
}) => {
  await openRates(portal);
  const all = Number((await count(portal).textContent())?.split(" ")[0]);
  expect(all).toBeGreaterThan(20);
  await pinned(portal, 0).focus();
  const places = new Set<string>();
  for (let presses = 0; presses < all * 4; presses += 1) {
    const place = await portal.evaluate(() => document.activeElement?.closest("li")?.getAttribute("aria-posinset"));
    if (place !== null && place !== undefined) places.add(place);
    if (places.size === 12) break;
    await portal.keyboard.press("Tab");
  }
  expect([...places]).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 1)));
  expect(await cards(portal).count()).toBeLessThan(all);
});

test("the focus moves to the results and reaches Book Now in at most eight stops; arrow keys choose a sailing", {
  tag: "@desktop",
}, async ({ portal }) => {
  await openRates(portal);
  await expect(count(portal)).toBeFocused();
  const firstCard = cards(portal).first();
  const book = firstCard.getByRole("button", { name: /^Book Now/ });
  const focused = () => portal.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  let stops = 0;
  while (stops < 8 && !(await focused()).startsWith("Book Now")) {
    await portal.keyboard.press("Tab");
    stops += 1;
  }
  await expect(book).toBeFocused();

  await portal.keyboard.press("Shift+Tab");
  const sailings = firstCard.getByRole("radio");
  expect(await sailings.count()).toBeGreaterThan(1);
  const checked = firstCard.getByRole("radio", { checked: true });
  await expect(checked).toBeFocused();
  const before = await checked.inputValue();
  await portal.keyboard.press("ArrowRight");
  await expect(checked).not.toHaveValue(before);
  const [day] = (await checked.locator("xpath=..").innerText()).split("\n");
  await expect(firstCard.getByRole("button", { name: /^Book Now/ })).toHaveAccessibleName(new RegExp(`, ${day}$`));
});

test("the compact view shows ten offers on one screen, has every action and is remembered", async ({
  portal,
  isMobile,
}) => {
  await openRates(portal);
  await portal.getByRole("radio", { name: "Compact" }).click({ force: true });
  const lines = portal.getByRole("rowheader");
  await expect(lines.first()).toBeVisible();
  if (!isMobile) {
    await portal.setViewportSize({ width: 1440, height: 900 });
    await expect(lines.nth(9).locator("xpath=..")).toBeInViewport({ ratio: 1 });
  }
  await expectNoSidewaysScroll(portal);
  await expectAccessible(portal);

  const opener = portal.getByRole("button", { name: /^View Details, / }).first();
  await opener.click();
  const details = portal.getByRole("dialog", { name: "View Details" });
  await expect(details).toBeVisible();
  await portal.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await expect(opener).toBeFocused();
  await portal
    .getByRole("button", { name: /^Price Breakdown, / })
    .first()
    .click();
  await expect(portal.getByRole("dialog", { name: "Price Breakdown" })).toBeVisible();
  await portal.keyboard.press("Escape");
  await portal
    .getByRole("button", { name: /^More, / })
    .first()
    .click();
  await expect(portal.getByRole("menuitem", { name: "Save as quote" })).toBeVisible();
  await portal.keyboard.press("Escape");

  await portal.reload();
  await expect(portal.getByRole("radio", { name: "Compact" })).toBeChecked();
  await expect(lines.first()).toBeVisible();
  await portal.getByRole("radio", { name: "Cards" }).click({ force: true });
  await expect(cards(portal).first()).toBeVisible();
});

test.describe("a shipper who has chosen no layout", () => {
  test.use({ layout: null });
  test("sees ten services or more as rows, with the three buttons of each offer, until cards are chosen", async ({
    portal,
  }) => {
    await openRates(portal);
    await expect(portal.getByRole("radio", { name: "Compact" })).toBeChecked();
    const row = portal.getByRole("row").nth(1);
    for (const name of [/^View Details, /, /^Price Breakdown, /, /^Book Now, /])
      await expect(row.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(portal);
    await portal.getByRole("radio", { name: "Cards" }).click({ force: true });
    await expect(cards(portal).first()).toBeVisible();
    await portal.reload();
    await expect(cards(portal).first()).toBeVisible();
  });
});

test("on a phone the first price is in view without scrolling", { tag: "@phone" }, async ({ portal }) => {
  await portal.setViewportSize({ width: 390, height: 844 });
  await openRates(portal);
  const price = cards(portal)
    .first()
    .getByText(/\d,\d{3}\.\d\d$/)
    .first();
  await expect(price).toBeInViewport({ ratio: 1 });
});

test("the page does not scroll sideways and truncates no vessel name from 320 px on", { tag: "@desktop" }, async ({
  portal,
}) => {
  await openRates(portal);
  for (const width of [320, 390, 640, 641, 896, 1024, 1280]) {
    await portal.setViewportSize({ width, height: 5000 });
    await expect(portal.locator('[aria-posinset="4"]')).toBeVisible();
    await expectNoSidewaysScroll(portal);
    const cutOff = await cards(portal)
      .locator("ol b, ol small")
      .evaluateAll((texts) =>
        texts
          .filter((text) => text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 1)
          .map((text) => text.textContent),
      );
    expect(cutOff, `cut off at ${width} px`).toEqual([]);
  }
  await portal.setViewportSize({ width: 320, height: 900 });
  const edges = await portal
    .locator("main")
    .getByRole("link", { name: "Back" })
    .locator("..")
    .locator("a, b")
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
  expect(edges.length).toBe(4);
  for (const [index, edge] of edges.slice(1).entries())
    expect(edge.left - (edges[index]?.right ?? 0)).toBeGreaterThanOrEqual(4);
});

for (const view of ["Cards", "Compact"]) {
  test(`${view}: nothing jumps when the offers take the place of their skeletons`, async ({ portal }) => {
    await openRates(portal);
    await portal.getByRole("radio", { name: view }).click({ force: true });
    const gate = Promise.withResolvers<void>();
    await onSearch(portal, async (route) => {
      const response = await route.fetch();
      await gate.promise;
      await route.fulfill({ response });
    });
    await portal.reload();
    await expectNoJump(portal, view, gate.resolve);
    await expect(portal.getByRole("button", { name: /^8 sources, / })).toBeVisible();
  });

  test(`${view}: nothing jumps on a server that answers at once, with a warning`, async ({ portal }) => {
    await withoutGrowingSearch(portal);
    await openRates(portal);
    await portal.getByRole("radio", { name: view }).click({ force: true });
    const gate = Promise.withResolvers<void>();
    /* One source that fails, as the server reports it: the warning must not move the list either. */
    await onRates(portal, "POST", async (route) => {
      const response = await route.fetch();
      const answer: object = await response.json();
      await gate.promise;
      await route.fulfill({ response, json: { ...answer, errorMessage: WARNING } });
    });
    await portal.reload();
    await expectNoJump(portal, view, gate.resolve);
    const warning = portal.getByRole("status").filter({ hasText: WARNING });
    await expect(warning).toBeInViewport({ ratio: 1 });
    await warning.getByRole("button", { name: "Dismiss" }).click();
    await expect(warning).toHaveCount(0);
  });
}

/** Compares where heading and list stand before and after the answer, which `release` lets through. */
async function expectNoJump(page: Page, view: string, release: () => void): Promise<void> {
  const topOf = (locator: Locator) => locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const skeletons = page.locator("[aria-busy=true] [aria-hidden=true]:has(> * span, > span + span)").first();
  await expect(skeletons).toBeVisible();
  const heading = await topOf(count(page));
  const first = await topOf(skeletons);
  release();
  await expect(count(page)).toHaveText(/\d+ rates found/);
  const offers = view === "Cards" ? page.locator('[aria-posinset="1"]') : page.getByRole("table", { name: "Rates" });
  await expect(offers).toBeVisible();
  expect(Math.abs((await topOf(count(page))) - heading)).toBeLessThanOrEqual(2);
  expect(Math.abs((await topOf(offers)) - first)).toBeLessThanOrEqual(2);
}

test("the comparison shows two offers side by side; a fourth pinned offer is refused with a toast", {
  tag: "@desktop",
}, async ({ portal }) => {
  await openRates(portal);
  for (const at of [0, 1]) await pinned(portal, at).click();
  await portal.getByRole("button", { name: "Compare 2 offers" }).click();
  const dialog = portal.getByRole("dialog", { name: "Compare 2 offers" });
  await expect(dialog.getByRole("row", { name: /^Against the lowest/ })).toContainText("Lowest");
  await dialog.getByRole("button", { name: "Close" }).click();

  await pinned(portal, 2).scrollIntoViewIfNeeded();
  await pinned(portal, 2).click();
  await pinned(portal, 3).scrollIntoViewIfNeeded();
  await pinned(portal, 3).click();
  await expect(portal.getByText("3 offers can be compared. Unpin one to pin another.")).toBeVisible();
});

test("View Details shows the sailing first, no offer number, and the source's own fields collapsed", {
  tag: "@desktop",
}, async ({ portal }) => {
  await openRates(portal);
  await cards(portal)
    .first()
    .getByRole("button", { name: /^View Details/ })
    .click();
  const details = portal.getByRole("dialog", { name: "View Details" });
  await expect(details.getByRole("heading", { level: 3 })).toHaveText(/^(Basic Information|Excel Rate Details)$/);
  await expect(details.getByRole("heading", { level: 4 })).toHaveText([
    "Sailing and cut-offs",
    "Remarks of the carrier",
    "Free time",
    "Fees for changes",
    "Load and payment",
    "Contacts",
    "Documents",
  ]);
  const raw = details.locator("details table");
  await expect(raw).toBeHidden();
  const download = portal.waitForEvent("download");
  await details.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("offer.pdf");
  await details.getByText(/^(Cells of the rate sheet|Other fields from the carrier)/).click();
  await expect(raw).toBeVisible();
  await expect(details).not.toContainText(/[0-9a-f]{16}/);
});

test("an unreachable server shows Failed to fetch rates, and Try again loads the list", { tag: "@desktop" }, async ({
  portal,
}) => {
  await onSearch(portal, (route) => route.abort("connectionrefused"));
  await portal.goto(`/rate/search?${SEARCH}`);
  await expect(portal.getByRole("main").getByRole("alert")).toContainText("Failed to fetch rates");
  await portal.unroute(SEARCHES);
  await portal.getByRole("button", { name: "Try again" }).click();
  await expect(count(portal)).toHaveText(/\d+ rates found/);
});

test("list and dialogs are accessible in light and dark, and nothing scrolls sideways", async ({
  portal,
  isMobile,
}) => {
  await openRates(portal);
  for (const at of [0, 1]) await pinned(portal, at).click();
  await expectNoSidewaysScroll(portal);
  await portal.getByRole("button", { name: "Compare 2 offers" }).click();
  await expect(portal.getByRole("dialog", { name: "Compare 2 offers" })).toBeVisible();
  await expectAccessible(portal);
  await portal.keyboard.press("Escape");
  /* The bar of pinned offers would cover a part of the cards. */
  for (const at of [0, 1]) await pinned(portal, at).click();
  const light = ["light", expectAccessible] as const;
  /* The colours of the dark theme are the same at every width. */
  const themes = isMobile ? [light] : [light, ["dark", expectContrast] as const];
  for (const [theme, expectReadable] of themes) {
    await portal.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    /* The bar at the top would cover a part of the sailings. */
    await portal.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expectReadable(portal);
    for (const [opener, name] of [
      ["Price Breakdown", "Price Breakdown"],
      ["View Details", "View Details"],
      ["Book Now", "Are you sure you want to book This Quote?"],
    ] as const) {
      /* The demo has a booking to this port; a booked sailing asks another question. */
      await cards(portal)
        .filter({ hasNotText: "Booked as" })
        .first()
        .getByRole("button", { name: new RegExp(`^${opener}`) })
        .click();
      await expect(portal.getByRole("dialog", { name })).toBeVisible();
      await expectReadable(portal);
      await expectNoSidewaysScroll(portal);
      await portal.keyboard.press("Escape");
      await expect(portal.getByRole("dialog")).toBeHidden();
    }
  }
});

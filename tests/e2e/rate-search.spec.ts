import type { Locator, Page } from "@playwright/test";
import {
  chooseOption,
  clickWhenStable,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onlyVisible,
  test,
} from "./support/portal.ts";

const quantity = (page: Page, equipment: string): Locator =>
  page.getByRole("group", { name: `Quantity of ${equipment}` }).getByRole("status");

test.beforeEach(async ({ portal }) => {
  await portal.goto("/rate");
});

test("a keyboard search ends on its rates and is in the URL", { tag: "@desktop" }, async ({ portal }) => {
  const { keyboard } = portal;
  await portal.getByRole("combobox", { name: "Place of Origin" }).focus();
  await keyboard.type("tugh");
  await expect(portal.getByRole("option", { name: /Tughlakabad/ })).toBeVisible();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(portal.getByRole("combobox", { name: "Place of Origin" })).toHaveValue(/Tughlakabad/);
  await expect(portal.getByRole("radio", { name: "Door" }).first()).toBeChecked();

  await portal.getByRole("combobox", { name: "Place of Delivery" }).focus();
  await keyboard.type("rotterdam");
  await expect(portal.getByRole("option", { name: /Rotterdam/ }).first()).toBeVisible();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await portal.getByRole("button", { name: "One more 20GP" }).focus();
  await keyboard.press("Enter");
  const card = portal.getByRole("group", { name: /^20GP/ });
  const weight = card.getByLabel("Max Net Weight");
  await weight.focus();
  await keyboard.type("18 000 kg");
  await keyboard.press("Tab");
  await expect(weight).toHaveValue("18 000 KGM");
  await keyboard.press("Shift+Tab");
  await keyboard.type("22.5 t");
  await expect(card.getByText("22 500 KGM each, limit 28 250")).toBeVisible();
  await keyboard.press("Tab");
  await expect(weight).toHaveValue("22 500 KGM");
  await weight.click();
  await keyboard.type("90000");
  await weight.press("Enter");
  await expect(card.getByText("Please enter at most 28 250 KGM per 20GP")).toBeVisible();
  await weight.fill("18000");
  await expect(onlyVisible(portal.getByText("2 containers, 2 TEU"))).toHaveCount(1);

  await weight.press("Enter");
  await portal.waitForURL(/\/rate\/search\?/);
  const query = new URL(portal.url()).searchParams;
  expect([query.get("from")?.split(",")[0], query.get("to")?.split(",")[0]]).toEqual(["INTKD", "NLRTM"]);
  expect([query.get("load"), query.get("kg")]).toEqual(["20GPx2", "18000"]);
  await portal.goBack();
  await expect(portal.getByRole("combobox", { name: "Place of Origin" })).toHaveValue(/Tughlakabad/);
});

test("the draft survives a reload, and Clear removes it", { tag: "@desktop" }, async ({ portal }) => {
  await chooseOption(portal, "Place of Origin", "mundra", /Mundra/);
  await portal.getByRole("combobox", { name: "Port of Discharge" }).fill("Rott");
  await portal.getByRole("button", { name: "Only 40HC" }).click();
  const weight = portal.getByRole("group", { name: /^40HC/ }).getByLabel("Max Net Weight");
  await weight.fill("22500");
  await portal.reload();
  await expect(portal.getByRole("combobox", { name: "Place of Origin" })).toHaveValue(/Mundra/);
  await expect(portal.getByRole("combobox", { name: "Port of Discharge" })).toHaveValue("Rott");
  await expect(quantity(portal, "40HC")).toHaveText("1");
  await expect(quantity(portal, "20GP")).toHaveText("0");
  await expect(weight).toHaveValue("22 500 KGM");

  await onlyVisible(portal.getByRole("button", { name: "Clear", exact: true })).click();
  await expect(portal.getByRole("combobox", { name: "Place of Origin" })).toHaveValue("");
  await expect(quantity(portal, "20GP")).toHaveText("1");
  expect(await portal.evaluate(() => localStorage.getItem("fclFormState"))).toBeNull();
});

/* Runs in the page: the container cards of which a toast covers a part that the bar of the page leaves free. */
const cardsUnderToasts = (): readonly string[] => {
  const toast = document.querySelector("[aria-label=Notices] button")?.closest("div")?.getBoundingClientRect();
  const bar = document.querySelector("header")?.getBoundingClientRect();
  if (toast === undefined || bar === undefined) return ["no toast"];
  return [...document.querySelectorAll("[role=group][aria-label^='20'], [role=group][aria-label^='4']")]
    .filter((card) => {
      const { top, bottom, left, right } = card.getBoundingClientRect();
      return Math.max(top, bar.bottom) < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left;
    })
    .map((card) => card.getAttribute("aria-label") ?? "");
};

test("a container card names what Only removes, and Undo restores the whole load", async ({ portal, isMobile }) => {
  await portal.getByRole("button", { name: "One more 40GP" }).click();
  await portal.getByRole("group", { name: /^20GP/ }).getByLabel("Max Net Weight").fill("18 t");
  if (!isMobile) {
    /* With a mouse the picture presses the same button. */
    await portal.getByRole("img", { name: /^40HC/ }).hover({ force: true });
    await expect(portal.getByText("Sets 1 × 40HC, removes 1 × 20GP, 1 × 40GP.")).toBeVisible();
  }
  await portal.getByRole("button", { name: "Only 40HC" }).click();
  await expect(quantity(portal, "40HC")).toHaveText("1");
  const toasts = portal.getByRole("region", { name: "Notices" });
  /* The toast stays while the pointer is on it. */
  await toasts.getByText("1 × 20GP, 1 × 40GP removed").hover();
  await expectAccessible(portal);
  if (!isMobile) {
    for (const width of [1279, 1024, 768, 640]) {
      await portal.setViewportSize({ width, height: 900 });
      expect(await portal.evaluate(cardsUnderToasts), `at ${width} px`).toEqual([]);
    }
  }
  await toasts.getByRole("button", { name: "Undo" }).click();
  await expect(quantity(portal, "40HC")).toHaveText("0");
  await expect(quantity(portal, "40GP")).toHaveText("1");
  await portal.getByRole("radio", { name: "Reefer" }).check({ force: true });
  await expect(toasts.getByText("Changed to Reefer")).toBeVisible();
  await portal.keyboard.press("Control+z");
  await expect(portal.getByRole("radio", { name: "Dry" })).toBeChecked();
  await expect(portal.getByRole("group", { name: /^20GP/ }).getByLabel("Max Net Weight")).toHaveValue("18 000 KGM");
  await expect(toasts.getByText("Changed to Reefer")).toBeHidden();
});

test("an incomplete search is refused with the specified texts, as toasts and at the fields", {
  tag: "@desktop",
}, async ({ portal }) => {
  await portal.getByRole("button", { name: "Remove 20GP" }).click();
  await onlyVisible(portal.getByRole("button", { name: /^Search Rates/ })).click();
  const words = [
    "Please enter at least Place of Origin or Port of Loading",
    "Please enter at least Place of Delivery or Port of Discharge",
    "Please select at least one container",
  ];
  const toasts = portal.getByRole("region", { name: "Notices" });
  for (const sentence of words) {
    await expect(toasts.getByText(sentence)).toBeVisible();
    await expect(portal.locator("form").getByText(sentence)).toBeVisible();
  }
  await expect(portal.getByRole("combobox", { name: "Place of Origin" })).toBeFocused();
  await expectAccessible(portal);

  await chooseOption(portal, "Port of Loading", "nhava", /Nhava Sheva/);
  await expect(portal.locator("form").getByText(words[0] ?? "")).toBeHidden();
  await expect(portal.locator("form").getByText(words[1] ?? "")).toBeVisible();
  await expect(toasts.getByText(words[2] ?? "")).toBeHidden();
});

test("messages at the top of a phone are as high as their text, so that they cover no field below", {
  tag: ["@phone", "@timeless"],
}, async ({ portal }) => {
  await portal.goto("/rate");
  await portal.getByRole("button", { name: "Search Rates" }).click();
  const messages = portal.getByRole("region", { name: "Notices" });
  await expect(messages).toContainText("Please enter at least Place of Delivery or Port of Discharge");
  const heights = await messages.evaluate((region) =>
    ["bottom", "top"].map((side) => {
      region.setAttribute("data-side", side);
      return Math.round(region.getBoundingClientRect().height);
    }),
  );
  expect(heights).toEqual([heights[0], heights[0]]);
});

test("the lookup shows that it is loading, that nothing was found and that it failed", async ({ portal }) => {
  const field = portal.getByRole("combobox", { name: "Place of Origin" });
  await field.pressSequentially("Nha");
  await expect(portal.getByText("Type at least 4 letters.", { exact: true })).toBeVisible();
  await field.pressSequentially("v");
  await expect(portal.getByRole("option", { name: /Nhava Sheva/ }).first()).toBeVisible();
  /* On a phone the open list half covers a button, whose rest then counts as too small a target. */
  await expectAccessible(portal, ["target-size"]);
  await field.fill("Qqqqzzzz");
  await expect(portal.getByText("No places found")).toBeVisible();
  await portal.route("**/api/resource/fcl/ports*", (route) => route.abort());
  await field.fill("Rotterdam");
  await expect(portal.getByText("Failed to fetch places.")).toBeVisible();
});

test("a chosen place offers the ports near it", { tag: "@desktop" }, async ({ portal }) => {
  await chooseOption(portal, "Place of Origin", "tughlakabad", /Tughlakabad/);
  await portal.getByRole("combobox", { name: "Port of Loading" }).click();
  await expect(portal.getByText(/ports? near Tughlakabad/)).toBeVisible();
  const first = portal.getByRole("option").first();
  const code = (await first.textContent())?.slice(-5) ?? "none";
  await clickWhenStable(first);
  await expect(portal.getByRole("group", { name: "From" }).getByText(code, { exact: true })).toBeVisible();
  await portal.getByRole("button", { name: "Swap From and To" }).click();
  await expect(portal.getByRole("combobox", { name: "Place of Delivery" })).toHaveValue(/Tughlakabad/);
  await expect(portal.getByRole("combobox", { name: "Place of Origin" })).toHaveValue("");
});

test("a port field that has the focus opens its list when the ports near the place arrive", {
  tag: "@desktop",
}, async ({ portal }) => {
  const { promise: isFocused, resolve: answer } = Promise.withResolvers<void>();
  await portal.route("**/api/resource/nearby-ports*", async (route) => {
    await isFocused;
    await route.fallback();
  });
  await chooseOption(portal, "Place of Origin", "tughlakabad", /Tughlakabad/);
  const field = portal.getByRole("combobox", { name: "Port of Loading" });
  await field.focus();
  await expect(portal.getByRole("listbox")).toBeHidden();
  answer();
  await expect(portal.getByText(/ports? near Tughlakabad/)).toBeVisible();
  await portal.keyboard.press("ArrowDown");
  await portal.keyboard.press("Enter");
  await expect(field).not.toHaveValue("");
  await expect(portal.getByRole("listbox")).toBeHidden();
});

test("reefers explain non-operating, and operating requires a set-point", async ({ portal }) => {
  await portal.getByRole("radio", { name: "Reefer" }).check({ force: true });
  await expect(quantity(portal, "20RE")).toHaveText("1");
  await expect(portal.getByRole("radio", { name: "Non-operating" })).toBeChecked();
  await expect(portal.getByText(/^No cooling and no temperature record/)).toBeVisible();
  /* The label covers its whole card. */
  const operating = portal.getByText("If the cargo needs no cooling, you pay for it without use");
  /* On a phone the toast and the search bar cover the lower part of the window. */
  await operating.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await operating.click({ force: true });
  await expect(portal.getByRole("radio", { name: "Operating", exact: true })).toBeChecked();
  await onlyVisible(portal.getByRole("button", { name: /^Search Rates/ })).click();
  await expect(portal.locator("form").getByText(/Please enter a set-point/)).toBeVisible();
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);
});

test("AIR and LAND are coming soon, and a reload keeps the tab", { tag: "@desktop" }, async ({ portal }) => {
  for (const name of ["AIR", "LAND"]) {
    await portal.getByRole("tab", { name }).click();
    await expect(portal.getByText("Coming Soon!")).toBeVisible();
    await portal.reload();
    await expect(portal.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
  }
  await expectAccessible(portal);
});

test("the calendar offers today to thirty days ahead", async ({ portal }) => {
  await portal.getByRole("button", { name: /Open calendar/ }).click();
  const calendar = portal.getByRole("dialog", { name: /Calendar/ });
  const offered = calendar.getByRole("gridcell").getByRole("button").and(portal.locator(":not([aria-disabled=true])"));
  await expect(offered.first()).toBeVisible();
  await expect(calendar.getByRole("button", { name: /previous/i })).toBeDisabled();
  await expectAccessible(portal);
  await offered.first().click();
  await portal.reload();
  await expect(portal.getByRole("spinbutton", { name: /day/ })).toHaveText(/^\d\d$/);
});

test("an invalid search URL names the exact problem and links on", { tag: "@desktop" }, async ({ portal }) => {
  const ends = "from=INTKD,Tughlakabad&fromBy=Door&to=NLRTM,Rotterdam&toBy=Ramp";
  await portal.goto(`/rate/search?${ends}&load=20GPx101`);
  await expect(portal.getByText("The load is 101 containers. At most 100 can be searched at a time.")).toBeVisible();
  await expect(portal.getByText(/Missing:/)).toHaveCount(0);
  await expectAccessible(portal);
  await portal.goto(`/rate/search?${ends}&date=2026-01-05&load=20GPx1`);
  await expect(portal.getByText("The departure date 05 Jan 2026 has passed.")).toBeVisible();
  await portal.getByRole("link", { name: "Search without a date" }).click();
  await expect(portal.getByRole("heading", { name: /rates found/ })).toBeVisible();
});

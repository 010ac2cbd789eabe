import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Rate, RateList } from "#domain/rates";
import type { Failure } from "#flows/failure.ts";
import { aRate } from "#tests/support/rates.ts";
import { doorQuery, openScreen, paintFrame, searchQuery } from "./open-screen.tsx";

const usd = (minor: number) => ({ currency: "USD", minor });
const priced = (minor: number): Rate["price"] => ({
  perCurrency: [usd(minor)],
  converted: { kind: "converted", total: usd(minor) },
  unpricedCount: 0,
  basicFreight: usd(minor),
});
const carrier = (name: string) => ({ name, logo: null });
const norrvik = aRate({ id: "norrvik", price: priced(628_260), departure: "2026-12-03" });
const castellan = aRate({
  id: "castellan",
  source: "excel",
  carrier: carrier("CASTELLAN"),
  commitment: "contract",
  price: priced(634_575),
});
const halcyon = aRate({ id: "halcyon", carrier: carrier("Halcyon Ocean"), price: priced(641_800) });
const soldOut = aRate({
  id: "sold-out",
  carrier: carrier("Monsoon Line"),
  availability: { kind: "not-bookable", reason: "Sold-out" },
});
const list = (rates: readonly Rate[], changes: Partial<RateList> = {}): RateList => ({
  rates,
  warning: null,
  sources: [],
  exchange: null,
  ...changes,
});
const four = list([norrvik, castellan, halcyon, soldOut]);

const cards = (): readonly string[] =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading", { level: 2 }).textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const alertText = () => within(screen.getByRole("main")).getByRole("alert").textContent;
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

beforeEach(() =>
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"] }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe("opening the page", () => {
  it("shows what is missing without a search, and links back", async () => {
    const { router } = openScreen({ search: "?from=INTKD,Tughlakabad&load=20GPx1" });

    expect(alertText()).toContain(
      "No search parameters found. Please go back and perform a new search. Missing: Place of Delivery or Port of Discharge",
    );
    await act(async () => fireEvent.click(screen.getByRole("link", { name: "Back" })));
    expect(router.state.location.pathname).toBe("/rate");
  });

  it("uses the search of the navigation state if the URL has none", () => {
    const { searches } = openScreen({ search: "", state: { search: searchQuery } });

    expect(searches).toHaveLength(1);
    expect(screen.getByText("Loading rates...")).toBeTruthy();
  });

  it("shows the search", () => {
    openScreen({ search: `?${doorQuery}` });

    for (const words of ["INTKD", "Tughlakabad", "NLRTM", "Rotterdam", "From 01 Dec 2026", "2 × 20GP, 1 × 40HC", "Dry"])
      expect(screen.getByText(words)).toBeTruthy();
  });
});

describe("results", () => {
  it("show skeletons only for a slow answer, then the offers with their count", async () => {
    const { answer } = openScreen();
    expect(document.querySelectorAll("[aria-busy=true] [aria-hidden=true] span")).toHaveLength(0);
    pass(200);
    expect(document.querySelectorAll("[aria-busy=true] [aria-hidden=true] span").length).toBeGreaterThan(0);

    await answer(four);
    expect(heading()).toBe("4 rates found");
    const announced = within(screen.getByRole("main")).getAllByRole("status");
    expect(announced.map(({ textContent }) => textContent)).toContain("4 rates found");
    expect(cards()).toEqual(["Norrvik Line", "CASTELLAN", "Halcyon Ocean", "Monsoon Line"]);
  });

  it("show the first card before the others and before the filters", async () => {
    const { searches } = openScreen();
    await act(async () => searches[0]?.succeed(four));
    expect(cards()).toEqual(["Norrvik Line"]);
    expect(screen.queryByRole("heading", { name: "Filters" })).toBeNull();

    paintFrame();
    expect(cards()).toEqual(["Norrvik Line", "CASTELLAN", "Halcyon Ocean", "Monsoon Line"]);
    expect(screen.getByRole("heading", { name: "Filters" })).toBeTruthy();
  });

  it("show the specified failure text, the server's message first, and retry", async () => {
    const { searches, answer } = openScreen();
    const noSource: Failure = { kind: "refused", reason: "no-source", message: "", fields: [] };
    await act(async () => searches[0]?.fail(noSource));
    expect(alertText()).toContain("Failed to fetch rates");

    press("Try again");
    await act(async () => searches[1]?.fail({ ...noSource, message: "No rate source answered in time." }));
    expect(alertText()).toContain("No rate source answered in time.");

    press("Try again");
    await answer(four);
    expect(heading()).toBe("4 rates found");
  });

  it("move the focus to their heading, but not out of the portal's menu", async () => {
    const { answer } = openScreen();
    await answer(four);
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    cleanup();

    const second = openScreen();
    const elsewhere = document.body.appendChild(document.createElement("button"));
    elsewhere.focus();
    await second.answer(four);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it("suggest what to do if there are none", async () => {
    const { answer } = openScreen();
    await answer(list([]));

    expect(heading()).toBe("0 rates found");
    expect(screen.getByText("No carrier offers rates for this search.")).toBeTruthy();
    expect(screen.getAllByRole("link", { name: /Change search/ }).length).toBeGreaterThan(0);
  });

  it("show the server's warning in a banner that can be dismissed", async () => {
    const { answer } = openScreen();
    await answer({ ...four, warning: "2 of 5 sources did not answer: Pelagia, Amberline" });
    expect(screen.getByText("2 of 5 sources did not answer: Pelagia, Amberline")).toBeTruthy();

    press("Dismiss");
    expect(screen.queryByText("2 of 5 sources did not answer: Pelagia, Amberline")).toBeNull();
  });

  it("show the carrier's reason and a disabled Book Now for an offer that cannot be booked", async () => {
    const { answer } = openScreen();
    await answer(four);
    const card = within(screen.getByRole("article", { name: "Monsoon Line" }));
    const book = card.getByRole<HTMLButtonElement>("button", { name: /Book Now/ });

    expect(card.getByText("Cannot be booked: Sold-out")).toBeTruthy();
    expect(card.getByRole("radio", { name: "Sat 05 Dec Sold-out" })).toBeTruthy();
    expect(book.disabled).toBe(true);
    expect(document.getElementById(book.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Cannot be booked: Sold-out",
    );
    expect(card.getByRole("button", { name: /View Details/ })).toBeTruthy();
  });
});

it("warn about impossible dates on the card and before booking, and name a price issue", async () => {
  const { answer } = openScreen();
  const reversed = "The stated arrival is before the departure. Ask the carrier for the dates.";
  const twice = "The carrier states 20GP twice, so the price is not certain.";
  await answer(
    list([
      { ...norrvik, issues: [{ kind: "arrival-before-departure" }] },
      {
        ...castellan,
        issues: [{ kind: "equipment-repeated", equipment: "20GP" }],
        availability: { kind: "not-bookable", reason: twice },
      },
      halcyon,
    ]),
  );
  const card = (name: string) => within(screen.getByRole("article", { name }));

  expect(card("CASTELLAN").getAllByText(twice)).toHaveLength(1);
  expect(card("CASTELLAN").getByRole<HTMLButtonElement>("button", { name: /Book Now/ }).disabled).toBe(true);
  expect(card("Halcyon Ocean").queryByText(reversed)).toBeNull();
  expect(card("Norrvik Line").getByText(reversed)).toBeTruthy();
  fireEvent.click(card("Norrvik Line").getByRole("button", { name: /Book Now/ }));
  expect(within(screen.getByRole("dialog")).getByText(reversed)).toBeTruthy();
});

describe("filters and order", () => {
  it("filter by carrier and rate type, count, and Clear All resets them", async () => {
    const { answer } = openScreen();
    await answer(four);

    fireEvent.click(screen.getByRole("radio", { name: "Spot" }));
    expect(heading()).toBe("3 of 4 rates found");
    fireEvent.click(screen.getByRole("checkbox", { name: /Halcyon Ocean/ }));
    expect(heading()).toBe("1 of 4 rates found");
    expect(cards()).toEqual(["Halcyon Ocean"]);

    press("Clear All");
    expect(heading()).toBe("4 rates found");
  });

  it("show the count and lowest total of each value under the other filters", async () => {
    const { answer } = openScreen();
    const legs = norrvik.legs.map((leg) => ({ ...leg, from: { ...leg.from, name: "Mundra", code: "INMUN" } }));
    await answer(list([norrvik, castellan, halcyon, { ...soldOut, legs, transit: { kind: "days", days: 30 } }]));
    const names = () => screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent);
    expect(names()).toEqual([
      "Nhava Sheva INNSA36,283",
      "Mundra INMUN1no total",
      "Rotterdam NLRTM46,283",
      "Cut-off still reachable46,283",
      "Norrvik Line16,283",
      "CASTELLAN16,346",
      "Halcyon Ocean16,418",
      "Monsoon Line1no total",
    ]);
    expect(screen.queryByText("Ways to pay")).toBeNull();

    fireEvent.click(screen.getByRole("radio", { name: "Contract" }));
    fireEvent.click(screen.getByRole("checkbox", { name: /Nhava Sheva/ }));
    expect(names().slice(0, 5)).toEqual([
      "Nhava Sheva INNSA16,346",
      "Mundra INMUN0no total",
      "Rotterdam NLRTM16,346",
      "Cut-off still reachable16,346",
      "Norrvik Line0no total",
    ]);
    expect(heading()).toBe("1 of 4 rates found");
  });

  it("report that nothing matches the typed text", async () => {
    const { answer } = openScreen();
    await answer(four);
    fireEvent.change(screen.getByLabelText("Search carriers"), { target: { value: "zzz" } });

    expect(heading()).toBe("0 of 4 rates found");
    expect(screen.getByText("No rates match the filters.")).toBeTruthy();
    expect(screen.getByText("No carriers found")).toBeTruthy();
  });

  it("sort by Highest Total", async () => {
    const { answer } = openScreen();
    await answer(four);
    fireEvent.change(screen.getByLabelText("Sort by"), { target: { value: "highest-total" } });

    expect(cards()).toEqual(["Halcyon Ocean", "CASTELLAN", "Norrvik Line", "Monsoon Line"]);
  });

  it("show the offers of a pressed sailing day, and all after pressing it again", async () => {
    const { answer } = openScreen();
    await answer(four);
    const day = () => screen.getByRole("button", { name: "Lowest USD 6,283 3 Dec Thu 1 offer" });

    fireEvent.click(day());
    expect(cards()).toEqual(["Norrvik Line"]);
    expect(day().getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(day());
    expect(cards()).toHaveLength(4);
  });

  it("move through sailing days with the arrow keys; Tab reaches one of them", async () => {
    const { answer } = openScreen();
    await answer(four);
    const days = within(screen.getByRole("toolbar", { name: "Departure date" })).getAllByRole("button");
    expect(days.map((day) => day.tabIndex)).toEqual([0, -1]);
    act(() => days[0]?.focus());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowRight" });

    expect(document.activeElement).toBe(days[1]);
    expect(days.map((day) => day.tabIndex)).toEqual([-1, 0]);
  });

  it("are stored in the URL and restored from it", async () => {
    const first = openScreen();
    await first.answer(four);
    fireEvent.click(screen.getByRole("checkbox", { name: /CASTELLAN/ }));
    fireEvent.change(screen.getByLabelText("Sort by"), { target: { value: "sailing-date" } });
    pass(200);
    const { search } = first.router.state.location;
    expect(search).toBe(`?${searchQuery}&carriers=CASTELLAN&sort=sailing-date`);
    expect(first.searches).toHaveLength(1);
    cleanup();

    const second = openScreen({ search });
    await second.answer(four);
    expect(heading()).toBe("1 of 4 rates found");
    expect(screen.getByLabelText<HTMLSelectElement>("Sort by").value).toBe("sailing-date");
  });
});

describe("sailings and layouts", () => {
  const weekLater = {
    id: "norrvik-2",
    departure: "2026-12-10",
    legs: aRate({ departure: "2026-12-10" }).legs.map((leg) => ({ ...leg, vessel: "NORRVIK FREJA" })),
    price: priced(641_060),
  };
  const weekly = list([norrvik, { ...norrvik, ...weekLater }, castellan]);
  const card = () => within(screen.getByRole("article", { name: "Norrvik Line" }));

  it("show the weekly sailings on one card with the amounts of the chosen one", async () => {
    const { answer } = openScreen();
    await answer(weekly);

    expect(heading()).toBe("3 rates found");
    expect(screen.getByText("2 services")).toBeTruthy();
    expect(cards()).toEqual(["Norrvik Line", "CASTELLAN"]);
    expect(card().getByText("Every Thursday")).toBeTruthy();
    const sailings = within(card().getByRole("radiogroup", { name: "Sailings of Norrvik Line" }));
    expect(sailings.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([true, false]);
    expect(card().getByText("NORRVIK ASTRID")).toBeTruthy();

    fireEvent.click(sailings.getByRole("radio", { name: "Thu 10 Dec USD 6,410.60" }));
    expect(card().getByText("NORRVIK FREJA")).toBeTruthy();
    expect(card().queryByText("NORRVIK ASTRID")).toBeNull();
    press("Compare, Norrvik Line, Thu 10 Dec");
    press("Book Now, Norrvik Line, Thu 10 Dec");
    expect(screen.getByRole("dialog", { name: "Are you sure you want to book This Quote?" }).textContent).toContain(
      "6,410.60",
    );
  });

  it("list one row per offer in the compact view, with every action of a card", async () => {
    const { answer } = openScreen();
    await answer(weekly);
    fireEvent.click(screen.getByRole("radio", { name: "Compact" }));

    expect(screen.queryAllByRole("article")).toEqual([]);
    const table = within(screen.getByRole("table", { name: "Rates" }));
    expect(table.getAllByRole("rowheader").map(({ textContent }) => textContent.slice(0, 12))).toEqual([
      "Norrvik Line",
      "CASTELLAN Co",
      "Norrvik Line",
    ]);
    press("Compare, Norrvik Line, Thu 10 Dec");
    expect(screen.getByRole("button", { name: "Pinned, Norrvik Line, Thu 10 Dec" })).toBeTruthy();
    press("More, Norrvik Line, Thu 10 Dec");
    await act(async () => void (await import("#web/screens/available-rates/rate-list/offer-menu.tsx")));
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Unpin"]);
    fireEvent.click(screen.getByRole("menuitem", { name: "Unpin" }));
    expect(screen.getByRole("button", { name: "Compare, Norrvik Line, Thu 10 Dec" })).toBeTruthy();
    press("Price Breakdown, Norrvik Line, Thu 10 Dec");
    expect(screen.getByRole("dialog", { name: "Price Breakdown" })).toBeTruthy();
  });
});

describe("comparison of pinned offers", () => {
  it("accepts three offers and refuses the fourth with a toast", async () => {
    const { answer } = openScreen();
    await answer(four);
    for (const name of ["Norrvik Line", "CASTELLAN", "Halcyon Ocean"]) press(new RegExp(`^Compare, ${name}`));
    expect(screen.getByRole("button", { name: "Compare 3 offers" })).toBeTruthy();

    press(/^Compare, Monsoon Line/);
    expect(screen.getByText("3 offers can be compared. Unpin one to pin another.")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Compare, Monsoon Line/ }).getAttribute("aria-pressed")).toBe("false");
  });

  it("marks the best value of three offers", async () => {
    const { answer } = openScreen();
    await answer(four);
    for (const name of ["Norrvik Line", "CASTELLAN", "Halcyon Ocean"]) press(new RegExp(`^Compare, ${name}`));
    press("Compare 3 offers");
    const dialog = within(screen.getByRole("dialog", { name: "Compare 3 offers" }));
    expect(dialog.getAllByText("Best").length).toBeGreaterThan(0);
    expect(dialog.queryByText("Better")).toBeNull();
  });

  it("shows two offers side by side and marks the better value", async () => {
    const { answer } = openScreen();
    await answer(four);
    press("Compare, Norrvik Line, Thu 03 Dec");
    press("Compare, CASTELLAN, Sat 05 Dec");
    press("Compare 2 offers");
    const dialog = within(screen.getByRole("dialog", { name: "Compare 2 offers" }));
    const row = (name: string) =>
      within(dialog.getByRole("row", { name: new RegExp(`^${name}`) }))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);

    expect(dialog.getAllByRole("button", { name: /, Norrvik Line,/ }).map(({ textContent }) => textContent)).toEqual([
      "Book Now",
      "Price Breakdown",
      "View Details",
    ]);
    expect(row("Complete total").slice(0, 2)).toEqual(["USD6,282.60Better", "USD6,345.75"]);
    expect(row("Against the lowest").slice(0, 2)).toEqual(["Lowest", "+ USD 63.15"]);
  });
});

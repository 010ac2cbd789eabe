import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { GrowingRateList } from "#domain/rates";
import { aRate } from "#tests/support/rates.ts";
import { openScreen } from "./open-screen.tsx";

afterEach(cleanup);

const printed = (): readonly string[] =>
  screen
    .queryAllByRole("row", { hidden: true })
    .flatMap((row) =>
      row.closest("[aria-hidden]") === null
        ? []
        : [[...row.children].map(({ textContent }) => textContent).join(" | ")],
    );

it("prints the offers of the list as a table, only while the page is printed", async () => {
  const { answer } = openScreen();
  const provenance = { kind: "rate-sheet", sheet: "NORRVIK WK 48", date: "2026-11-18" } as const;
  await answer({ rates: [aRate({ provenance })], exchange: null, warning: null, sources: [], haulage: [] });
  expect(printed()).toEqual([]);
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(printed()).toEqual([
    "Carrier | Rate type | Vessel | Departure | Arrival | Transit time | Validity | Price | Total",
    "Norrvik Line | Spot | NORRVIK ASTRID, 431W | Sat 05 Dec 2026 Nhava Sheva | Wed 30 Dec 2026 | 25 days | Book by 24 Nov 2026 (Kolkata time) | Rate sheet NORRVIK WK 48, 18 Nov 2026 | USD 3,720.00",
  ]);
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(printed()).toEqual([]);
});

const notes = (): readonly string[] =>
  [...document.querySelectorAll("[aria-hidden] > p")].map(({ textContent }) => textContent).slice(1, -1);

it("prints how old a live price is, and which sources the list lacks", async () => {
  const { answer } = openScreen();
  const sources: GrowingRateList["progress"] = [
    { name: "Norrvik Line", state: "answered", seconds: 0.3, offers: 1, reason: null, until: null, pricedAt: null },
    { name: "Hapag-Lloyd", state: "asking", seconds: 3, offers: 0, reason: null, until: null, pricedAt: null },
  ];
  const list: GrowingRateList = {
    searchId: "search-1",
    rates: [aRate()],
    progress: sources,
    isComplete: true,
    exchange: null,
    warning: null,
    sources: [],
    haulage: [],
  };
  await answer(list);
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(notes()).toEqual(["Without prices of Hapag-Lloyd (asking)."]);
  expect(printed()[1]).toMatch(/\| Live price, requested \d\d Nov, \d\d:\d\d your time \|/);
});

it("prints the warning of a server that answers at once", async () => {
  const { answer } = openScreen();
  const warning = "Pelagia has not answered.";
  await answer({ rates: [aRate()], exchange: null, warning, sources: [], haulage: [] });
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(notes()).toEqual(["Pelagia has not answered."]);
});

it("prints the type of each rate, also where the source does not state it", async () => {
  const { answer } = openScreen();
  const rates = [aRate({ id: "1", commitment: "contract" }), aRate({ id: "2", commitment: "unknown" })];
  await answer({ rates, exchange: null, warning: null, sources: [], haulage: [] });
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(printed().map((row) => row.split(" | ")[1])).toEqual(["Rate type", "Contract", "Not stated"]);
});

import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
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
  await answer({ rates: [aRate()], exchange: null, warning: null, sources: [], haulage: [] });
  expect(printed()).toEqual([]);
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(printed()).toEqual([
    "Carrier | Rate type | Vessel | Departure | Arrival | Transit time | Validity | Total",
    "Norrvik Line | Spot | NORRVIK ASTRID, 431W | Sat 05 Dec 2026 Nhava Sheva | Wed 30 Dec 2026 | 25 days | Book by 24 Nov 2026 (Kolkata time) | USD 3,720.00",
  ]);
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(printed()).toEqual([]);
});

it("prints the type of each rate, also where the source does not state it", async () => {
  const { answer } = openScreen();
  const rates = [aRate({ id: "1", commitment: "contract" }), aRate({ id: "2", commitment: "unknown" })];
  await answer({ rates, exchange: null, warning: null, sources: [], haulage: [] });
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(printed().map((row) => row.split(" | ")[1])).toEqual(["Rate type", "Contract", "Not stated"]);
});

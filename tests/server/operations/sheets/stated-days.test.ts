import { expect, it } from "vitest";
import { readStatedDays } from "#server/operations/sheets/validity-texts.ts";

it.each([
  ["Valid from: 22nd Nov 2026 till 15th Dec 2026", "validFrom", "2026-11-22", "2026-12-15"],
  ["Gültig 2026-12-01 bis 2026-12-31", "validTill", "2026-12-01", "2026-12-31"],
  ["VALIDITY 15/11/2026 - 30/11/2026", "validTill", "2026-11-15", "2026-11-30"],
  ["Rates valid until 15/12/2026", "validTill", null, "2026-12-15"],
  ["w.e.f. 25 Nov 26", "validFrom", "2026-11-25", null],
  /* Two days are possible, no year, the last one first, a third one. */
  ["Valid until 05/12/2026", "validTill", null, null],
  ["Valid from 01/12/2026 till 31/12/2026", "validFrom", null, null],
  ["Valid 15-31 December", "validTill", null, null],
  ["Valid from 15 Dec 2026 till 22 Nov 2026", "validFrom", null, null],
  ["Valid from 1 Dec 2026 till 15 Dec 2026, new rates of 2 Dec 2026", "validFrom", null, null],
] as const)("reads the days of %s", (text, only, validFrom, validTill) => {
  expect(readStatedDays(text, only)).toEqual({ validFrom, validTill });
});

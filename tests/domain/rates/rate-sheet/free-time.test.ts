import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSheetFreeTime } from "#domain/rates";
import { normaliseSheetLine } from "#domain/rates/rate-sheet/normalise.ts";
import { aSheetLine, rateContext } from "../fixtures.ts";

const usd = (minor: number) => ({ currency: "USD", minor });
const read = (text: string) => readSheetFreeTime(text)._unsafeUnwrap();

describe("free time in a cell", () => {
  it("states days, their counting and what the days after them cost", () => {
    expect(read("7 CALENDAR DAYS, THEN USD 60/DAY, USD 90/DAY FROM DAY 6")).toEqual({
      days: 7,
      counted: "calendar",
      tariff: [
        { fromDay: 1, perDay: usd(6_000) },
        { fromDay: 6, perDay: usd(9_000) },
      ],
    });
    expect(read("5 working days then usd 1,200.50 per day and container")).toEqual({
      days: 5,
      counted: "working",
      tariff: [{ fromDay: 1, perDay: usd(120_050) }],
    });
    expect(read("1 day")).toEqual({ days: 1, counted: "unknown" });
    expect(read("14 free days; EUR 40 / day from day 1")).toEqual({
      days: 14,
      counted: "unknown",
      tariff: [{ fromDay: 1, perDay: { currency: "EUR", minor: 4_000 } }],
    });
  });

  it.each([
    "7",
    "7 DAYS, THEN 60/DAY",
    "7 DAYS, THEN USD 60",
    "7 DAYS, THEN USD 60,5/DAY",
    "7 DAYS, THEN USD 60/DAY FROM DAY 3",
    "7 DAYS, THEN USD 60/DAY, USD 90/DAY",
    "7 DAYS, THEN USD 60/DAY, USD 90/DAY FROM DAY 6, USD 120/DAY FROM DAY 6",
    "7 DAYS, THEN USD 60/DAY, EUR 90/DAY FROM DAY 6",
    "7 DAYS, THEN XXQ 60/DAY",
    "as per tariff",
    "",
  ])("is refused if it can be read in more than one way or not at all: %s", (text) => {
    expect(readSheetFreeTime(text)._unsafeUnwrapErr()).toBe(
      `"${text}" is not free time. Write it as 7 CALENDAR DAYS, THEN USD 60/DAY, USD 90/DAY FROM DAY 6.`,
    );
  });

  it("is read as it was written, whatever the numbers are", () => {
    const tiers = fc
      .uniqueArray(fc.integer({ min: 2, max: 60 }), { maxLength: 4 })
      .map((days) => [1, ...days.toSorted((one, other) => one - other)]);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        tiers,
        fc.integer({ min: 0, max: 9_999_999 }),
        (days, from, minor) => {
          const tariff = from.map((fromDay, index) => ({ fromDay, perDay: usd(minor + index) }));
          const texts = tariff.map(
            ({ fromDay, perDay }, index) =>
              `USD ${(perDay.minor / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}/DAY${index === 0 ? "" : ` FROM DAY ${fromDay}`}`,
          );
          expect(read(`${days} CALENDAR DAYS, THEN ${texts.join(", ")}`)).toEqual({
            days,
            counted: "calendar",
            tariff,
          });
        },
      ),
      { seed: 58, numRuns: 200 },
    );
  });

  it("never throws and never answers a tariff that begins later than day 1", () => {
    const piece = fc.constantFrom(
      "7",
      "DAYS",
      "USD",
      "60",
      "/DAY",
      ",",
      "THEN",
      "FROM DAY",
      "6",
      " ",
      "EUR",
      "CALENDAR",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        readSheetFreeTime(pieces.join(" ")).map(({ tariff }) => expect(tariff?.[0]?.fromDay ?? 1).toBe(1));
      }),
      { seed: 58, numRuns: 500 },
    );
  });

  it("is part of the rate, by kind at the destination", () => {
    const line = aSheetLine();
    const fields = {
      ...line.fields,
      "DESTINATION DEMURRAGE": "4 CALENDAR DAYS, THEN EUR 30/DAY",
      "DESTINATION DETENTION": "as agreed",
      "DESTINATION DEMURRAGE AND DETENTION": "10 DAYS",
    };
    expect(normaliseSheetLine({ ...line, fields }, rateContext).freeTime).toEqual([
      {
        movement: "import",
        kind: "demurrage",
        equipment: null,
        days: 4,
        counted: "calendar",
        tariff: [{ fromDay: 1, perDay: { currency: "EUR", minor: 3_000 } }],
      },
      { movement: "import", kind: "merged", equipment: null, days: 10, counted: "unknown" },
    ]);
  });
});

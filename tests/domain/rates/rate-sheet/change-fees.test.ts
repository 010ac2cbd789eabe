import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSheetFees, toSheetFees } from "#domain/rates";

const usd = (minor: number) => ({ currency: "USD", minor });
const read = (text: string) => readSheetFees(text)._unsafeUnwrap();

describe("fees in a cell", () => {
  it("are stated by days before departure", () => {
    expect(read("FREE UNTIL 14 DAYS, USD 150 UNTIL 3 DAYS, USD 300/CONTAINER")).toEqual([
      { untilDaysBefore: 14, fee: usd(0), basis: "booking" },
      { untilDaysBefore: 3, fee: usd(15_000), basis: "booking" },
      { untilDaysBefore: null, fee: usd(30_000), basis: "container" },
    ]);
    expect(read("eur 1,250.50 per booking")).toEqual([
      { untilDaysBefore: null, fee: { currency: "EUR", minor: 125_050 }, basis: "booking" },
    ]);
    expect(read("NIL")).toEqual([{ untilDaysBefore: null, fee: usd(0), basis: "booking" }]);
    expect(read("USD 75 until 1 day before departure")).toEqual([
      { untilDaysBefore: 1, fee: usd(7_500), basis: "booking" },
    ]);
  });

  it.each([
    "150",
    "USD 150 UNTIL 3",
    "USD 150, USD 300",
    "USD 150 UNTIL 3 DAYS, USD 300 UNTIL 14 DAYS",
    "USD 150 UNTIL 3 DAYS, EUR 300",
    "USD 1.250,50",
    "XXQ 100",
    "on request",
    "",
  ])("are refused if they can be read in more than one way or not at all: %s", (text) => {
    expect(readSheetFees(text)._unsafeUnwrapErr()).toBe(
      `"${text}" is not a fee. Write it as FREE UNTIL 14 DAYS, USD 150 UNTIL 3 DAYS, USD 300, in one currency, the earliest days first.`,
    );
  });

  it("are never smaller than stated", () => {
    const parts = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(parts, (amounts) => {
        const text = amounts
          .map((minor, index) => {
            const until = amounts.length - 1 - index;
            return `USD ${(minor / 100).toFixed(2)}${until === 0 ? "" : ` UNTIL ${until * 3} DAYS`}`;
          })
          .join("; ");
        expect(read(text).map(({ fee }) => fee?.minor)).toEqual(amounts);
      }),
      { seed: 58, numRuns: 200 },
    );
  });

  it("belong to cancellations and amendments by their column; an unreadable cell states none", () => {
    expect(
      toSheetFees({ "BOOKING CANCELLATION FEE": "USD 100", "BOOKING AMENDMENT FEE": "ask", "OCEAN FREIGHT": "USD 1" }),
    ).toEqual([{ kind: "cancellation", untilDaysBefore: null, fee: usd(10_000), basis: "booking" }]);
  });
});

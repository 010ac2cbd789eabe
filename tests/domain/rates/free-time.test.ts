import { describe, expect, it } from "vitest";
import {
  formatFreeTimeCounting,
  findImportFreeTime,
  formatImportFreeTime,
  normaliseCarrierOffer,
  normaliseSheetLine,
  type Rate,
  toFreeTimeTable,
  withoutDailyRates,
} from "#domain/rates";
import { aCarrierOffer, aSheetLine, rateContext } from "./fixtures.ts";

const live = normaliseCarrierOffer(aCarrierOffer(), rateContext);
const sheet = normaliseSheetLine(aSheetLine(), rateContext);
const withColumn = { ...sheet, details: [...sheet.details, { label: "FREE DAYS DEST", value: "7 CAL" }] };

const free = (tariff: string, equipment: string | null, days: number, calculation: string | null = "Calendar") => ({
  movement: "I" as const,
  tariff,
  equipment,
  days,
  calculation,
});
const anOffer = (...freeTime: readonly ReturnType<typeof free>[]) =>
  normaliseCarrierOffer(aCarrierOffer({ freeTime }), rateContext);

const atDestination = (rate: Rate) => formatImportFreeTime(findImportFreeTime(rate));

describe("free time", () => {
  it("is listed by kind and direction with its definition, and states what is not known", () => {
    expect(toFreeTimeTable(live)).toStrictEqual({
      sizes: ["20GP", "40HC"],
      rows: [
        {
          title: "Detention, Rotterdam",
          definition: "The container is out of the terminal and not yet returned empty.",
          days: ["Not stated", "7 days"],
        },
        {
          title: "Demurrage, Tughlakabad",
          definition: "The full container waits in the terminal for the vessel longer than these days.",
          days: ["5 working days", "5 working days"],
        },
      ],
    });
  });

  it("of a rate sheet is shown as written", () => {
    expect(toFreeTimeTable(withColumn).rows).toStrictEqual([
      {
        title: "FREE DAYS DEST",
        definition: "As written in the sheet, which does not say whether in the terminal or outside.",
        days: withColumn.load.containers.map(() => "7 CAL"),
      },
    ]);
  });

  it("states how days are counted only if all days are counted in the same way", () => {
    expect(formatFreeTimeCounting(live)).toBeNull();
    expect(formatFreeTimeCounting(anOffer(free("DEM", null, 7)))).toBe("Calendar days.");
    expect(formatFreeTimeCounting(anOffer(free("DEM", null, 7, "Working")))).toBe("Working days.");
    expect(formatFreeTimeCounting(anOffer(free("DEM", null, 7, null)))).toBeNull();
    expect(formatFreeTimeCounting(anOffer())).toBeNull();
  });

  it("at the destination is one line without the words that carriers use in two senses", () => {
    expect(atDestination(live)).toBe("7 days outside");
    expect(atDestination(anOffer(free("DEM", null, 7), free("DET", null, 1)))).toBe(
      "7 days in the terminal, 1 day outside",
    );
    expect(atDestination(anOffer(free("MER", "20GP", 10, "Working"), free("MER", "40HQ", 14, "Working")))).toBe(
      "10 to 14 working days until the empty container is returned",
    );
    expect(atDestination(withColumn)).toBe("7 CAL (FREE DAYS DEST)");
  });

  it("leaves out other sizes, storage and monitoring", () => {
    expect(atDestination(anOffer(free("DEM", "45HC", 7), free("STO", null, 3), free("MON", null, 2)))).toBe(
      "Not stated",
    );
    expect(atDestination(sheet)).toBe("Not stated");
  });
});

describe("what a day after the free ones costs", () => {
  const charge = (fromDay: number | null, amount: number | string | null, currency: string | null = "EUR") => ({
    fromDay,
    amount,
    currency,
  });
  const eur = (minor: number) => ({ currency: "EUR", minor });
  const read = (...charges: readonly ReturnType<typeof charge>[]) =>
    normaliseCarrierOffer(aCarrierOffer({ freeTime: [{ ...free("DEM", null, 7), charges }] }), rateContext).freeTime[0]
      ?.tariff;

  it("is read in tiers, in the order of their days", () => {
    expect(read(charge(6, "90"), charge(1, 60))).toStrictEqual([
      { fromDay: 1, perDay: eur(6000) },
      { fromDay: 6, perDay: eur(9000) },
    ]);
  });

  it.each([
    ["no tier", []],
    ["a first tier that begins late", [charge(2, 60)]],
    ["a tier without a day", [charge(1, 60), charge(null, 90)]],
    ["an amount that cannot be read", [charge(1, 60), charge(6, "ninety")]],
    ["a negative amount", [charge(1, -60)]],
    ["two currencies", [charge(1, 60), charge(6, 90, "USD")]],
    ["no currency", [charge(1, 60, null)]],
    ["the same day twice", [charge(1, 60), charge(1, 90)]],
  ])("is not known with %s", (_, charges) => {
    expect(read(...charges)).toBeUndefined();
  });

  it("is left out, with cells of a sheet that may state a price, where a reader must not see prices", () => {
    const freeTime = [{ ...free("DEM", null, 7), charges: [charge(1, 60)] }];
    const offer = withoutDailyRates(normaliseCarrierOffer(aCarrierOffer({ freeTime }), rateContext));
    expect(toFreeTimeTable(offer).rows[0]?.definition).toBe(
      "The full container stays in the terminal after these days.",
    );
    const cells = ["7 CAL", "14 days", "7 days, then USD 50/day", "USD 50 from day 8"].map((value) => ({
      label: "FREE DAYS DEST",
      value,
    }));
    const redacted = withoutDailyRates({ ...sheet, details: [...sheet.details, ...cells] });
    expect(toFreeTimeTable(redacted).rows.flatMap(({ days }) => days[0] ?? [])).toEqual(["7 CAL", "14 days"]);
  });

  it("is part of the definition in View Details, by size where it differs", () => {
    const priced = (equipment: string | null, amount: number) => ({
      ...free("DEM", equipment, 7),
      charges: [charge(1, amount), charge(6, amount + 30)],
    });
    const definitions = (...freeTime: readonly ReturnType<typeof priced>[]) =>
      toFreeTimeTable(normaliseCarrierOffer(aCarrierOffer({ freeTime }), rateContext)).rows[0]?.definition;
    expect(definitions(priced(null, 60))).toBe(
      "The full container stays in the terminal after these days. Then EUR 60.00 per day and container, EUR 90.00 from charged day 6.",
    );
    expect(definitions(priced("20GP", 60))).toBe(
      "The full container stays in the terminal after these days. Then 20GP EUR 60.00 per day and container, EUR 90.00 from charged day 6.",
    );
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toListedRate, expandRate } from "#domain/rates/carrier-offer/normalise.ts";
import type { ListedRate, Rate } from "#domain/rates/rate.ts";
import type { BookedSailing } from "#domain/rates/rate-list.ts";
import { matchBookings, findSailing, groupSailings, isSameSailing, findSailingRhythm } from "#domain/rates/sailings.ts";
import { addDays } from "#domain/time/calendar.ts";
import { aRate } from "#tests/support/rates.ts";
import { aCarrierOffer, anyOffer, rateContext } from "./fixtures.ts";

const aSailing = (id: string, departure: string | null, changes: Partial<Rate> = {}): Rate =>
  aRate({ id, departure, ...changes });

const ids = (rates: readonly ListedRate[]): readonly string[] => rates.map(({ id }) => id);

const idsByGroup = (rates: readonly ListedRate[]) => groupSailings(rates).map(({ sailings }) => ids(sailings));

describe("groupSailings", () => {
  it("groups the weekly sailings of one service by date, led by the first in the list", () => {
    const rates = [aSailing("c", "2026-12-15"), aSailing("a", "2026-12-01"), aSailing("b", "2026-12-08")];
    const groups = groupSailings(rates);

    expect(groups.map(({ first, sailings }) => [first.id, ids(sailings)])).toStrictEqual([["c", ["a", "b", "c"]]]);
  });

  it.each([
    ["carrier", { carrier: { name: "Halcyon Ocean", logo: null } }],
    ["kind of contract", { commitment: "contract" }],
    ["source", { source: "excel" }],
  ] as const)("separates services of another %s", (_, changes) => {
    expect(idsByGroup([aSailing("a", "2026-12-01"), aSailing("b", "2026-12-08", changes)])).toStrictEqual([
      ["a"],
      ["b"],
    ]);
  });

  it("separates another port or weekday unless the service is named", () => {
    const [leg] = aRate().legs;
    if (leg === undefined) throw new Error("the fixture has a leg");
    const mundra = { name: "Mundra", code: "INMUN", country: "India", kind: "sea" } as const;
    const from = (id: string, departure: string, changes: Partial<typeof leg>) =>
      aSailing(id, departure, { legs: [{ ...leg, departure, ...changes }] });
    const named = { service: "Indus Express" };

    expect(idsByGroup([from("a", "2026-12-01", {}), from("b", "2026-12-08", { from: mundra })])).toHaveLength(2);
    expect(idsByGroup([from("a", "2026-12-01", {}), from("b", "2026-12-09", {})])).toHaveLength(2);
    expect(idsByGroup([from("a", "2026-12-01", named), from("b", "2026-12-09", named)])).toStrictEqual([["a", "b"]]);
  });

  it("puts a second price for one sailing into a second group", () => {
    const rates = [
      aSailing("low", "2026-12-01"),
      aSailing("high", "2026-12-01"),
      aSailing("low 2", "2026-12-08"),
      aSailing("high 2", "2026-12-08"),
    ];

    expect(idsByGroup(rates)).toStrictEqual([
      ["low", "low 2"],
      ["high", "high 2"],
    ]);
  });

  it("keeps every offer once and one offer per day in a group", () => {
    const day = fc.option(
      fc.integer({ min: 0, max: 40 }).map((days) => addDays("2026-12-01", days)),
      { nil: null },
    );
    const carrier = fc.constantFrom("Norrvik Line", "CASTELLAN").map((name) => ({ name, logo: null }));
    const sheet = fc
      .record({ departure: day, carrier, commitment: fc.constantFrom("spot", "contract", "unknown") })
      .map((changes) => aRate(changes));
    const live = fc
      .tuple(anyOffer, day)
      .map(([offer, departureDate]) => toListedRate({ ...offer, departureDate }, rateContext));
    fc.assert(
      fc.property(fc.array(fc.oneof(sheet, live), { maxLength: 40 }), (rates) => {
        const groups = groupSailings(rates);
        const grouped = groups.flatMap(({ sailings }) => sailings);
        expect(grouped).toHaveLength(rates.length);
        expect(new Set(grouped)).toStrictEqual(new Set(rates));
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        for (const { first, sailings } of groups) {
          expect(sailings).toContain(first);
          const days = sailings.map((rate) => rate.departure?.slice(0, 10) ?? "");
          expect(days).toStrictEqual([...new Set(days)].toSorted((one, other) => (one < other ? -1 : 1)));
        }
        const places = groups.map(({ first }) => rates.indexOf(first));
        expect(places).toStrictEqual(places.toSorted((one, other) => one - other));
      }),
      { seed: 20_261_122 },
    );
  });
});

describe("the departure of an offer", () => {
  it("is the vessel's, not the haulage's, for listed and whole rates", () => {
    const live = toListedRate(aCarrierOffer(), rateContext);
    expect(live.departure).toBe("2026-12-08T22:30");
    expect(expandRate(live).departure).toBe("2026-12-08T22:30");
  });

  it("is the day that the offer states if no sea leg states one", () => {
    const legs = aCarrierOffer().legs.map((leg) => ({ ...leg, departureDate: null }));
    expect(toListedRate(aCarrierOffer({ legs }), rateContext).departure).toBe("2026-12-03");
  });
});

describe("findSailingRhythm", () => {
  const rhythmOf = (...days: readonly string[]) =>
    groupSailings(days.map((day) => aSailing(day, day))).map((group) => findSailingRhythm(group));

  it("is weekly or every second week if all sailings agree", () => {
    expect(rhythmOf("2026-12-01", "2026-12-08", "2026-12-15")).toStrictEqual([{ every: "week", weekday: 2 }]);
    expect(rhythmOf("2026-12-06", "2026-12-20")).toStrictEqual([{ every: "second week", weekday: 0 }]);
  });

  it("is unknown for a single sailing or uneven gaps", () => {
    expect(rhythmOf("2026-12-01")).toStrictEqual([null]);
    expect(rhythmOf("2026-12-01", "2026-12-08", "2026-12-22")).toStrictEqual([null]);
  });
});

const sailing = {
  carrier: "Norrvik Line",
  portOfLoading: "INNSA",
  portOfDischarge: "NLRTM",
  departure: "2026-12-08",
  voyage: "431W",
};

describe("findSailing and isSameSailing", () => {
  it("use the vessel's departure, not the haulage's", () => {
    expect(findSailing(toListedRate(aCarrierOffer(), rateContext))).toStrictEqual(sailing);
  });

  it("find no sailing without ports or a date", () => {
    expect(findSailing(aRate({ legs: [] }))).toBeNull();
    expect(findSailing(toListedRate(aCarrierOffer({ legs: [] }), rateContext))).toBeNull();
  });

  it.each([
    ["another spelling", { carrier: "NORRVIK LINE" }, true],
    ["no voyage", { voyage: null }, true],
    ["another voyage", { voyage: "432W" }, false],
    ["another day", { departure: "2026-12-09" }, false],
    ["another port", { portOfLoading: "INMUN" }, false],
    ["another carrier", { carrier: "Pelagia" }, false],
  ])("compare a sailing with %s, case %#", (_, changes, isSame) => {
    expect(isSameSailing(sailing, { ...sailing, ...changes })).toBe(isSame);
  });
});

const booked = (changes: Partial<BookedSailing> = {}): BookedSailing => ({
  quotationId: "QTN-2026-000015",
  bookedOn: "2026-11-22",
  bookedAt: null,
  status: "booked",
  sailing,
  containers: [],
  total: null,
  ...changes,
});

it("matchBookings names the newest booking of each sailing that is not cancelled", () => {
  const offer = toListedRate(aCarrierOffer(), rateContext);
  const other = toListedRate(aCarrierOffer({ offerId: "NRV-2", providerName: "Pelagia" }), rateContext);
  const bookings = [
    booked({ quotationId: "QTN-2026-000016", status: "cancelled" }),
    booked(),
    booked({ quotationId: "QTN-2026-000001" }),
  ];
  expect([...matchBookings([offer, other], bookings)]).toStrictEqual([["NRV-1", booked()]]);
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toListedRate, expandRate } from "#domain/rates/carrier-offer/normalise.ts";
import type { ListedRate, Rate } from "#domain/rates/rate.ts";
import { groupSailings, getSailingDate, findSailingRhythm } from "#domain/rates/sailings.ts";
import { addDays } from "#domain/time/calendar.ts";
import { aRate } from "#tests/support/rates.ts";
import { anApiOffer, context } from "./given.ts";
import { anyOffer } from "./offers-given-at-random.ts";

const ids = (rates: readonly ListedRate[]): readonly string[] => rates.map(({ id }) => id);
const idsByGroup = (rates: readonly ListedRate[]) => groupSailings(rates).map(({ sailings }) => ids(sailings));

const sailing = (id: string, departure: string | null, changes: Partial<Rate> = {}): Rate =>
  aRate({ id, departure, ...changes });

describe("groups", () => {
  it("puts the weekly sailings of one service into one group, by date, first the one that is first in the list", () => {
    const rates = [sailing("c", "2026-12-15"), sailing("a", "2026-12-01"), sailing("b", "2026-12-08")];
    const groups = groupSailings(rates);

    expect(groups.map(({ first, sailings }) => [first.id, ids(sailings)])).toStrictEqual([["c", ["a", "b", "c"]]]);
  });

  it.each([
    ["carrier", { carrier: { name: "Halcyon Ocean", logo: null } }],
    ["kind of contract", { commitment: "contract" }],
    ["source", { source: "excel" }],
  ] as const)("keeps services of another %s apart", (_, changes) => {
    expect(idsByGroup([sailing("a", "2026-12-01"), sailing("b", "2026-12-08", changes)])).toStrictEqual([["a"], ["b"]]);
  });

  it("keeps another port or another weekday apart unless the service is named", () => {
    const [leg] = aRate().legs;
    if (leg === undefined) throw new Error("the fixture has a leg");
    const mundra = { name: "Mundra", code: "INMUN", country: "India", kind: "sea" } as const;
    const from = (id: string, departure: string, changes: Partial<typeof leg>) =>
      sailing(id, departure, { legs: [{ ...leg, departure, ...changes }] });
    const named = { service: "Indus Express" };

    expect(idsByGroup([from("a", "2026-12-01", {}), from("b", "2026-12-08", { from: mundra })])).toHaveLength(2);
    expect(idsByGroup([from("a", "2026-12-01", {}), from("b", "2026-12-09", {})])).toHaveLength(2);
    expect(idsByGroup([from("a", "2026-12-01", named), from("b", "2026-12-09", named)])).toStrictEqual([["a", "b"]]);
  });

  it("gives a second price for the same sailing a group of its own", () => {
    const rates = [
      sailing("low", "2026-12-01"),
      sailing("high", "2026-12-01"),
      sailing("low 2", "2026-12-08"),
      sailing("high 2", "2026-12-08"),
    ];

    expect(idsByGroup(rates)).toStrictEqual([
      ["low", "low 2"],
      ["high", "high 2"],
    ]);
  });

  it("loses no offer, repeats none, and has one offer per day in a group", () => {
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
      .map(([offer, departureDate]) => toListedRate({ ...offer, departureDate }, context));
    fc.assert(
      fc.property(fc.array(fc.oneof(sheet, live), { maxLength: 40 }), (rates) => {
        const groups = groupSailings(rates);
        const grouped = groups.flatMap(({ sailings }) => sailings);
        expect(grouped).toHaveLength(rates.length);
        expect(new Set(grouped)).toStrictEqual(new Set(rates));
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        for (const { first, sailings } of groups) {
          expect(sailings).toContain(first);
          const days = sailings.map((rate) => getSailingDate(rate)?.slice(0, 10) ?? "");
          expect(days).toStrictEqual([...new Set(days)].toSorted((one, other) => (one < other ? -1 : 1)));
        }
        const places = groups.map(({ first }) => rates.indexOf(first));
        expect(places).toStrictEqual(places.toSorted((one, other) => one - other));
      }),
      { seed: 20_261_122 },
    );
  });
});

describe("the date of a sailing", () => {
  it("is the vessel's departure, not that of the haulage before it, in a list as in the whole offer", () => {
    const live = toListedRate(anApiOffer(), context);

    expect(getSailingDate(live)).toBe(getSailingDate(expandRate(live)));
    expect(getSailingDate(live)).toBe(expandRate(live).legs.find(({ mode }) => mode === "sea")?.departure);
  });

  it("is the offer's own departure where no leg states one", () => {
    expect(getSailingDate(aRate({ departure: "2026-12-03", legs: [] }))).toBe("2026-12-03");
    expect(getSailingDate(aRate({ departure: null }))).toBeNull();
  });
});

describe("the rhythm of a service", () => {
  const rhythmOf = (...days: readonly string[]) =>
    groupSailings(days.map((day) => sailing(day, day))).map((group) => findSailingRhythm(group));

  it("is weekly or every second week when all sailings agree", () => {
    expect(rhythmOf("2026-12-01", "2026-12-08", "2026-12-15")).toStrictEqual([{ every: "week", weekday: 2 }]);
    expect(rhythmOf("2026-12-06", "2026-12-20")).toStrictEqual([{ every: "second week", weekday: 0 }]);
  });

  it("is unknown for a single sailing or uneven gaps", () => {
    expect(rhythmOf("2026-12-01")).toStrictEqual([null]);
    expect(rhythmOf("2026-12-01", "2026-12-08", "2026-12-22")).toStrictEqual([null]);
  });
});

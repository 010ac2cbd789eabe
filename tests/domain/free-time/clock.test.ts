import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chargeDays,
  type ContainerMoves,
  describeFreeTimeClock,
  type DestinationMoves,
  type FreeTimeTerms,
  readFreeTimeClock,
} from "#domain/free-time";
import type { DailyRate } from "#domain/rates";
import { addDays } from "#domain/time";

const eur = (minor: number) => ({ currency: "EUR", minor });
const TARIFF: readonly DailyRate[] = [
  { fromDay: 1, perDay: eur(6000) },
  { fromDay: 6, perDay: eur(9000) },
];
const TERMS: FreeTimeTerms = {
  kind: "demurrage",
  days: 7,
  counted: "calendar",
  tariff: [{ fromDay: 1, perDay: eur(6000) }],
};
const IN_TERMINAL: ContainerMoves = { discharged: "2026-12-21", pickedUp: null, returned: null };
const moves = (...containers: readonly ContainerMoves[]): DestinationMoves => ({
  containers,
  startedBy: "discharge",
  offset: 60,
  expected: null,
});
const read = (terms: Partial<FreeTimeTerms>, today: string, ...containers: readonly ContainerMoves[]) => {
  const clock = readFreeTimeClock({ ...TERMS, ...terms }, moves(...containers), today);
  return { state: clock.state, ...describeFreeTimeClock(clock) };
};

describe("the free-time clock", () => {
  it("states the days before the arrival", () => {
    const expected = { date: "2026-12-21", class: "expected" } as const;
    const clock = readFreeTimeClock(TERMS, { ...moves({ ...IN_TERMINAL, discharged: null }), expected }, "2026-12-01");
    expect(clock).toStrictEqual({
      terms: TERMS,
      containers: 1,
      startedBy: "discharge",
      state: "not-started",
      expected: { date: "2026-12-21", class: "expected" },
    });
    expect(describeFreeTimeClock(clock)).toStrictEqual({
      headline: "Free time: 7 days from discharge, then EUR 60.00 per day and container.",
      detail: "Not started. ETA Mon 21 Dec, estimated.",
    });
  });

  it.each([
    ["2026-12-21", "7 free days left, then EUR 60.00 per day and container."],
    ["2026-12-25", "3 free days left, then EUR 60.00 per day and container."],
    ["2026-12-27", "1 free day left, then EUR 60.00 per day and container."],
    ["2026-12-28", "Last free day today, then EUR 60.00 per day and container."],
  ])("counts on %s from the day after the discharge: %s", (today, headline) => {
    const detail = "Pick up by Mon 28 Dec. Discharged Mon 21 Dec.";
    expect(read({}, today, IN_TERMINAL)).toStrictEqual({ state: "running", headline, detail });
  });

  it("states what is owed for each container and for all after the last free day", () => {
    const clock = readFreeTimeClock(TERMS, moves(IN_TERMINAL, IN_TERMINAL, IN_TERMINAL), "2026-12-30");
    expect(clock).toStrictEqual({
      terms: TERMS,
      containers: 3,
      startedBy: "discharge",
      state: "over",
      startedOn: "2026-12-21",
      lastFreeDay: "2026-12-28",
      daysOver: 2,
      open: 3,
      owed: { perContainer: eur(12_000), total: eur(36_000) },
    });
    expect(describeFreeTimeClock(clock)).toStrictEqual({
      headline: "2 days over, EUR 360.00 so far.",
      detail: "EUR 120.00 per container, 3 containers. EUR 60.00 per day and container from Tue 29 Dec.",
    });
  });

  it("keeps what is owed for containers that have left meanwhile", () => {
    const left = { ...IN_TERMINAL, pickedUp: "2026-12-29" };
    expect(read({}, "2026-12-31", IN_TERMINAL, left)).toStrictEqual({
      state: "over",
      headline: "3 days over, EUR 240.00 so far.",
      detail:
        "Up to EUR 180.00 per container, 2 containers. EUR 60.00 per day and container from Tue 29 Dec. 1 of 2 containers.",
    });
  });

  it("ends with the last container", () => {
    const inTime = { ...IN_TERMINAL, pickedUp: "2026-12-26" };
    const late = { ...IN_TERMINAL, pickedUp: "2026-12-31" };
    expect(read({}, "2027-01-31", inTime)).toStrictEqual({
      state: "closed",
      headline: "Picked up Sat 26 Dec, nothing to pay.",
      detail: "5 of 7 free days used.",
    });
    expect(read({}, "2027-01-31", inTime, late)).toStrictEqual({
      state: "closed",
      headline: "Picked up Thu 31 Dec, EUR 180.00 to pay.",
      detail: "3 days over. Up to EUR 180.00 per container, 2 containers.",
    });
  });

  it("states that a tariff is not known", () => {
    expect(read({ tariff: null }, "2026-12-25", IN_TERMINAL).headline).toBe(
      "3 free days left, then at a price that is not stated.",
    );
    expect(read({ tariff: null }, "2026-12-30", IN_TERMINAL)).toStrictEqual({
      state: "over",
      headline: "2 days over, amount not known.",
      detail: "The carrier's tariff is not stated, so that the amount is not known.",
    });
  });

  it("does not calculate working days", () => {
    expect(read({ counted: "working" }, "2027-01-30", IN_TERMINAL)).toStrictEqual({
      state: "not-counted",
      headline: "Free time: 7 working days, then EUR 60.00 per day and container.",
      detail:
        "Discharged Mon 21 Dec. Working days depend on the holidays of the place: ask the carrier for the last free day.",
    });
  });

  it("runs from the pick-up until the return for detention, and over both for a merged tariff", () => {
    const outside = { ...IN_TERMINAL, pickedUp: "2026-12-26" };
    const back = { ...outside, returned: "2026-12-30" };
    expect(read({ kind: "detention" }, "2026-12-27", IN_TERMINAL).state).toBe("not-started");
    expect(read({ kind: "detention" }, "2026-12-27", outside)).toStrictEqual({
      state: "running",
      headline: "6 free days left, then EUR 60.00 per day and container.",
      detail: "Return the empty container by Sat 02 Jan. Picked up Sat 26 Dec.",
    });
    expect(read({ kind: "detention" }, "2027-01-30", back).headline).toBe("Empty returned Wed 30 Dec, nothing to pay.");
    expect(read({ kind: "merged" }, "2027-01-30", back).headline).toBe("Empty returned Wed 30 Dec, EUR 120.00 to pay.");
  });
});

describe("chargeDays", () => {
  it.each([
    [0, 0],
    [1, 6000],
    [5, 30_000],
    [6, 39_000],
    [10, 75_000],
  ])("charges %d days at the prices of their tiers: %d", (days, minor) => {
    expect(chargeDays(TARIFF, days)).toBe(minor);
  });

  const tariff = fc
    .uniqueArray(fc.integer({ min: 2, max: 40 }), { maxLength: 5 })
    .chain((days) =>
      fc.tuple(
        ...[1, ...days.toSorted((a, b) => a - b)].map((fromDay) =>
          fc.nat(50_000).map((minor) => ({ fromDay, perDay: eur(minor) })),
        ),
      ),
    );

  it("adds for each further day the price of the tier that the day is in", () => {
    fc.assert(
      fc.property(tariff, fc.integer({ min: 1, max: 90 }), (tiers, day) => {
        const price = tiers.findLast(({ fromDay }) => fromDay <= day)?.perDay.minor ?? 0;
        expect((chargeDays(tiers, day) ?? 0) - (chargeDays(tiers, day - 1) ?? 0)).toBe(price);
      }),
    );
  });

  const offset = fc.option(fc.nat(60), { nil: null });
  const container = fc.tuple(fc.nat(20), offset, offset).map(([discharged, pickedUp, returned]): ContainerMoves => {
    const from = addDays("2026-12-01", discharged);
    const out = pickedUp === null ? null : addDays(from, pickedUp);
    return {
      discharged: from,
      pickedUp: out,
      returned: out === null || returned === null ? null : addDays(out, returned),
    };
  });

  it("never owes less on a later day, and nothing before the last free day of the first container", () => {
    const anyMoves = fc.array(container, { minLength: 1, maxLength: 6 });
    const kind = fc.constantFrom("demurrage", "detention", "merged");
    fc.assert(
      fc.property(anyMoves, kind, tariff, fc.nat(14), fc.nat(100), (containers, of, tiers, days, later) => {
        const terms = { kind: of, days, counted: "calendar", tariff: tiers } as const;
        const owedOn = (today: string): number => {
          const clock = readFreeTimeClock(terms, moves(...containers), today);
          return "owed" in clock ? (clock.owed?.total.minor ?? 0) : 0;
        };
        const day = addDays("2026-12-21", later);
        expect(owedOn(addDays(day, 1))).toBeGreaterThanOrEqual(owedOn(day));
        const clock = readFreeTimeClock(terms, moves(...containers), day);
        if (clock.state === "running") expect(clock.daysLeft).toBeGreaterThanOrEqual(0);
        if (clock.state === "over" || clock.state === "closed")
          expect(clock.daysOver).toBeGreaterThanOrEqual(clock.state === "over" ? 1 : 0);
      }),
    );
  });
});

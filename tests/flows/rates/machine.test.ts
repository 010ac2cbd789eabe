import { STANDARD_LEAD_TIMES } from "#domain/deadlines";
import { okAsync } from "neverthrow";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { FclSearch } from "#domain/search";
import { NO_FILTERS, type Rate, type RateFacets, type RateList } from "#domain/rates";
import { createRequestActor } from "#flows/kit/request.ts";
import { serialiseCriteria, DEFAULT_CRITERIA } from "#flows/rates/criteria.ts";
import type { RatesContext, RatesNotice } from "#flows/rates/types.ts";
import { ratesFlow } from "#flows/rates/machine.ts";
import { findShownSailing } from "#flows/rates/rules.ts";
import { dialogView, ratesView, readFacets, readFilterOptions } from "#flows/rates/view.ts";
import type { Failure } from "#ports/failure.ts";
import { aCharge, priced as chargePrice } from "#tests/domain/charges/fixtures.ts";
import { type Pending, pending } from "#tests/support/pending.ts";
import { aRate, viewOf } from "#tests/support/rates.ts";
import { aPortSearch, aSearch } from "#tests/support/searches.ts";
import { draftsIn, portsWith } from "#tests/support/flows.ts";

const usd = (minor: number) => ({ currency: "USD", minor });
const priced = (minor: number): Rate["price"] => ({
  perCurrency: [usd(minor)],
  converted: { kind: "converted", total: usd(minor) },
  unpricedCount: 0,
  basicFreight: usd(minor),
});

const norrvik = aRate({
  id: "norrvik",
  price: priced(628_260),
  departure: "2026-12-03",
  transit: { kind: "days", days: 31 },
});
const castellan = aRate({
  id: "castellan",
  source: "excel",
  carrier: { name: "CASTELLAN", logo: null },
  commitment: "contract",
  price: priced(634_575),
  departure: "2026-12-05",
});
const halcyon = aRate({
  id: "halcyon",
  carrier: { name: "Halcyon Ocean", logo: null },
  commitment: "contract",
  price: priced(600_000),
  departure: "2026-12-03T22:00",
  transit: { kind: "on-request" },
});
const soldOut = aRate({
  id: "sold-out",
  carrier: { name: "Monsoon Line", logo: null },
  availability: { kind: "not-bookable", reason: "Sold-out" },
  price: priced(100),
});
const all: RateList = { rates: [norrvik, castellan, soldOut, halcyon], warning: null, sources: [], exchange: null };
const NOW = 29_919_375;
const search = aPortSearch();
const deadline: Failure = { kind: "unreachable", cause: "timeout" };

const currentFacets = (context: RatesContext): RateFacets =>
  readFacets(context, readFilterOptions(context, context.criteria.basis), context.criteria);

const openRates = (
  query = "",
  saved: string | null = null,
  searched = search,
  stored = new Map(saved === null ? [] : [["ratesLayout", saved]]),
) => {
  const asked: { readonly search: FclSearch; readonly signal: AbortSignal; readonly call: Pending<RateList> }[] = [];
  const notices: RatesNotice[] = [];
  const clock = new SimulatedClock();
  const ports = {
    clock: {
      now: () => "2026-11-20T08:15:00.000Z",
      today: () => "2026-11-20",
      timeZone: () => "Asia/Kolkata",
      synchronise: () => undefined,
    },
    drafts: draftsIn(stored),
    leadTimes: { list: () => okAsync([]) },
    rates: {
      search: (given: FclSearch, signal: AbortSignal) => {
        const call = pending<RateList>();
        asked.push({ search: given, signal, call });
        return call.answer;
      },
      lookUp: () => pending<never>().answer,
      sheetLine: () => pending<never>().answer,
    },
    growingSearch: portsWith({}).growingSearch,
  };
  const machine = ratesFlow({ ports, requestActor: createRequestActor(() => undefined) }, searched, {
    query,
    hasLeadTimes: true,
    grows: false,
  });
  const actor = createActor(machine, { clock });
  actor.on("pin.refused", (notice) => notices.push(notice));
  actor.start();
  return {
    actor,
    asked,
    clock,
    notices,
    stored,
    answer: async (list: RateList) => asked.at(-1)?.call.succeed(list),
    refuse: async (failure: Failure) => asked.at(-1)?.call.fail(failure),
    context: () => actor.getSnapshot().context,
    view: () => ratesView(actor.getSnapshot()),
    dialog: () => dialogView(actor.getSnapshot()),
    shown: () => actor.getSnapshot().context.shown.map(({ id }) => id),
  };
};

const openAnswered = async (query?: string, list = all) => {
  const rates = openRates(query);
  await rates.answer(list);
  return rates;
};

describe("searching", () => {
  it("searches once and shows skeletons only for a slow answer", async () => {
    const { asked, clock, view, answer } = openRates();

    expect(asked.map((call) => call.search)).toEqual([search]);
    expect(view()).toEqual({ kind: "searching", withSkeletons: false });
    clock.increment(199);
    expect(view()).toEqual({ kind: "searching", withSkeletons: false });
    clock.increment(1);
    expect(view()).toEqual({ kind: "searching", withSkeletons: true });

    await answer(all);
    expect(view()).toEqual({ kind: "listed" });
  });

  it("reads the whole answer: order, carriers, flags and sailing days", async () => {
    const { context } = await openAnswered();
    const view = viewOf(all.rates);

    expect(context()).toEqual({
      search,
      criteria: DEFAULT_CRITERIA,
      list: all,
      now: NOW,
      filterScope: { now: NOW, ends: { origin: false, destination: false }, isTooLate: expect.any(Function) },
      zone: "Asia/Kolkata",
      leadTimes: STANDARD_LEAD_TIMES,
      totals: view.totals,
      gaps: new Map(),
      flags: new Map([
        ["halcyon", "lowest-total"],
        ["castellan", "fastest"],
      ]),
      bookedSailings: [],
      bookings: new Map(),
      shown: [halcyon, norrvik, castellan, soldOut],
      groups: [halcyon, norrvik, castellan, soldOut].map((rate) => ({
        key: expect.any(String),
        service: null,
        first: rate,
        sailings: [rate],
      })),
      chosenSailings: new Map(),
      chosenLayout: null,
      layout: "cards",
      days: [
        { date: "2026-12-03", totals: [usd(600_000), usd(628_260)], isEstimated: false },
        { date: "2026-12-04", totals: [], isEstimated: false },
        { date: "2026-12-05", totals: [usd(634_575)], isEstimated: false },
      ],
      warningDismissed: false,
      pinned: [],
      open: { kind: "none" },
      failure: null,
      growing: null,
    });
  });

  it("an answer without offers is empty, not an error", async () => {
    const { answer, view } = openRates();
    await answer({ ...all, rates: [] });

    expect(view()).toEqual({ kind: "empty", reason: "none-offered" });
  });

  it("a failure can be tried again", async () => {
    const { actor, asked, refuse, answer, view } = openRates();
    await refuse(deadline);
    expect(view()).toEqual({ kind: "failed", failure: deadline });

    actor.send({ type: "search.retried" });
    expect(view()).toEqual({ kind: "searching", withSkeletons: false });
    await answer(all);
    expect(view()).toEqual({ kind: "listed" });
    expect(asked).toHaveLength(2);
  });

  it("leaving the page aborts the search", () => {
    const { actor, asked } = openRates();
    actor.stop();

    expect(asked[0]?.signal.aborted).toBe(true);
  });
});

describe("narrowing and ordering", () => {
  it("starts with the criteria of the URL", async () => {
    const { shown } = await openAnswered("?type=contract&sort=highest-total");

    expect(shown()).toEqual(["castellan", "halcyon"]);
  });

  it("shows the offers of a day, with the other days in the strip", async () => {
    const { actor, context, shown } = await openAnswered();
    actor.send({ type: "criteria.changed", changes: { day: "2026-12-03" } });

    expect(shown()).toEqual(["halcyon", "norrvik"]);
    expect(context().days.map(({ date }) => date)).toEqual(["2026-12-03", "2026-12-04", "2026-12-05"]);
  });

  it("reports that nothing matches the filters, and Clear All restores all offers", async () => {
    const { actor, view, shown, context } = await openAnswered();
    actor.send({ type: "criteria.changed", changes: { order: "highest-total" } });
    actor.send({ type: "criteria.changed", changes: { day: "2026-12-03" } });
    actor.send({ type: "filters.changed", changes: { carrierText: "nobody" } });
    expect(view()).toEqual({ kind: "all-filtered-out" });

    actor.send({ type: "filters.cleared" });
    expect(shown()).toEqual(["castellan", "norrvik", "halcyon", "sold-out"]);
    expect(context().criteria).toEqual({ ...DEFAULT_CRITERIA, order: "highest-total" });
  });

  it("filters by rate type and by carriers, and removes a carrier again", async () => {
    const { actor, context, shown } = await openAnswered();
    actor.send({ type: "filters.changed", changes: { rateType: "contract" } });
    actor.send({ type: "filterValue.toggled", filter: "carriers", value: "CASTELLAN" });
    expect(shown()).toEqual(["castellan"]);
    expect(context().days).toEqual([{ date: "2026-12-05", totals: [usd(634_575)], isEstimated: false }]);

    actor.send({ type: "filterValue.toggled", filter: "carriers", value: "CASTELLAN" });
    expect(shown()).toEqual(["halcyon", "castellan"]);
    expect(context().criteria.filters).toEqual({ ...NO_FILTERS, rateType: "contract" });
  });

  it("counts the values of a filter under the other filters and the day", async () => {
    const { actor, context } = await openAnswered();
    const counts = () => currentFacets(context()).carriers.map(({ name, count }) => `${name} ${count}`);
    expect(counts()).toEqual(["Halcyon Ocean 1", "Norrvik Line 1", "CASTELLAN 1", "Monsoon Line 1"]);

    actor.send({ type: "filters.changed", changes: { rateType: "contract" } });
    actor.send({ type: "filterValue.toggled", filter: "carriers", value: "CASTELLAN" });
    expect(counts()).toEqual(["Halcyon Ocean 1", "Norrvik Line 0", "CASTELLAN 1", "Monsoon Line 0"]);
    actor.send({ type: "criteria.changed", changes: { day: "2026-12-05" } });
    expect(counts()).toEqual(["Halcyon Ocean 0", "Norrvik Line 0", "CASTELLAN 1", "Monsoon Line 0"]);
  });

  it("does not change the strip with a new order", async () => {
    const { actor, context } = await openAnswered();
    const { days } = context();
    actor.send({ type: "criteria.changed", changes: { order: "transit-time" } });

    expect(context().days).toBe(days);
    expect(context().shown.map(({ id }) => id)).toEqual(["castellan", "halcyon", "norrvik", "sold-out"]);
  });

  it("the switch of the totals changes order, flags, strip and prices of the filters, and is written into the URL", async () => {
    const door = { place: { name: "Tughlakabad", code: "INTKD" }, port: null, serviceType: "Door" } as const;
    const haulage = aCharge({ costItem: "origin-haulage", group: "origin", price: chargePrice("USD", 40_000) });
    const coverage = { ...aRate().coverage, "origin-haulage": "priced" } as const;
    const hauled = { ...castellan, charges: [...castellan.charges, haulage], coverage };
    const { actor, context, answer } = openRates("", null, aSearch({ origin: door }));
    await answer({ ...all, rates: [hauled, halcyon] });

    expect(context().shown.map(({ id }) => id)).toEqual(["castellan", "halcyon"]);
    expect(context().days.at(0)).toEqual({ date: "2026-12-03", totals: [usd(640_000)], isEstimated: true });
    expect(context().flags.get("castellan")).toBe("lowest-total");

    actor.send({ type: "criteria.changed", changes: { basis: "quoted" } });
    expect(context().shown.map(({ id }) => id)).toEqual(["halcyon", "castellan"]);
    expect(context().days.at(0)).toEqual({ date: "2026-12-03", totals: [usd(600_000)], isEstimated: false });
    expect(context().flags.get("halcyon")).toBe("lowest-total");
    expect(currentFacets(context()).carriers).toMatchObject([
      { name: "Halcyon Ocean", lowest: usd(600_000) },
      { name: "CASTELLAN", lowest: usd(634_575) },
    ]);
    expect(serialiseCriteria(context().criteria)).toBe("totals=quoted");
  });
});

describe("looking at offers", () => {
  it("opens one dialog at a time and closes it", async () => {
    const { actor, dialog } = await openAnswered();
    expect(dialog()).toBeNull();
    actor.send({ type: "breakdown.opened", rateId: "norrvik" });
    expect(dialog()).toEqual({ kind: "breakdown", rate: norrvik });
    actor.send({ type: "booking.opened", rateId: "norrvik" });
    expect(dialog()).toEqual({ kind: "booking", rate: norrvik });
    actor.send({ type: "dialog.closed" });
    expect(dialog()).toBeNull();
  });

  it("does not book what cannot be booked, and opens nothing for an unknown offer", async () => {
    const { actor, dialog } = await openAnswered();
    actor.send({ type: "booking.opened", rateId: "sold-out" });
    expect(dialog()).toBeNull();
    actor.send({ type: "details.opened", rateId: "nobody's" });
    expect(dialog()).toBeNull();
    actor.send({ type: "details.opened", rateId: "sold-out" });
    expect(dialog()).toEqual({ kind: "details", rate: soldOut });
  });

  it("opens the form of a quote for offers that can be booked", async () => {
    const { actor, dialog } = await openAnswered();
    actor.send({ type: "quote.opened", rateIds: ["norrvik", "sold-out"] });
    expect(dialog()).toBeNull();
    actor.send({ type: "quote.opened", rateIds: ["norrvik", "castellan"] });
    expect(dialog()).toEqual({ kind: "quote", rateIds: ["norrvik", "castellan"], zone: "Asia/Kolkata" });
    actor.send({ type: "dialog.closed" });
    expect(dialog()).toBeNull();
  });

  it("pins three offers and refuses the fourth with a message", async () => {
    const { actor, context, notices } = await openAnswered();
    for (const rateId of ["norrvik", "castellan", "sold-out", "halcyon"]) actor.send({ type: "pin.toggled", rateId });
    expect(context().pinned).toEqual(["norrvik", "castellan", "sold-out"]);
    expect(notices).toEqual([{ type: "pin.refused", limit: 3 }]);

    actor.send({ type: "pin.toggled", rateId: "castellan" });
    actor.send({ type: "pin.toggled", rateId: "halcyon" });
    expect(context().pinned).toEqual(["norrvik", "sold-out", "halcyon"]);
  });

  it("pins the same offers again for the same search, whatever their ids are then", async () => {
    const first = await openAnswered();
    for (const rateId of ["halcyon", "norrvik", "castellan"]) first.actor.send({ type: "pin.toggled", rateId });
    first.actor.send({ type: "pin.toggled", rateId: "castellan" });

    const again = openRates("", null, search, first.stored);
    const renamed = [castellan, halcyon, norrvik].map((rate) => ({ ...rate, id: `later ${rate.id}` }));
    await again.answer({ ...all, rates: renamed });
    expect(again.context().pinned).toEqual(["later halcyon", "later norrvik"]);

    const withoutOne = openRates("", null, search, first.stored);
    await withoutOne.answer({ ...all, rates: [castellan, norrvik] });
    expect(withoutOne.context().pinned).toEqual(["norrvik"]);

    const other = openRates("", null, { ...search, departureDate: "2026-12-24" }, first.stored);
    await other.answer(all);
    expect(other.context().pinned).toEqual([]);
  });

  it("forgets the last pin that is taken out", async () => {
    const { actor, stored } = await openAnswered();
    actor.send({ type: "pin.toggled", rateId: "norrvik" });
    actor.send({ type: "pin.toggled", rateId: "norrvik" });
    expect([...stored.keys()]).toEqual([]);
  });

  it("compares from two offers on, and closes when only one is left", async () => {
    const { actor, dialog } = await openAnswered();
    actor.send({ type: "pin.toggled", rateId: "norrvik" });
    actor.send({ type: "comparison.opened" });
    expect(dialog()).toBeNull();

    actor.send({ type: "pin.toggled", rateId: "castellan" });
    actor.send({ type: "comparison.opened" });
    expect(dialog()).toEqual({ kind: "comparison", rates: [norrvik, castellan] });

    actor.send({ type: "pin.toggled", rateId: "norrvik" });
    expect(dialog()).toBeNull();
  });

  it("shows the selected sailing of a service and keeps it while the order changes", async () => {
    const nextWeek = { ...norrvik, id: "norrvik-2", departure: "2026-12-10", price: priced(640_000) };
    const weekly = [norrvik, aRate({ ...nextWeek, legs: aRate({ departure: "2026-12-10" }).legs })];
    const { actor, context } = await openAnswered("", { ...all, rates: weekly });
    const [group] = context().groups;
    expect(context().groups.map(({ sailings }) => sailings.map(({ id }) => id))).toEqual([["norrvik", "norrvik-2"]]);
    expect(group === undefined ? null : findShownSailing(group, undefined).id).toBe("norrvik");

    actor.send({ type: "sailing.chosen", group: group?.key ?? "", rateId: "norrvik-2" });
    actor.send({ type: "criteria.changed", changes: { order: "sailing-date" } });
    const shown = context().groups.map((one) => findShownSailing(one, context().chosenSailings.get(one.key)).id);
    expect(shown).toEqual(["norrvik-2"]);

    actor.send({ type: "criteria.changed", changes: { day: "2026-12-03" } });
    const left = context().groups.map((one) => findShownSailing(one, context().chosenSailings.get(one.key)).id);
    expect(left).toEqual(["norrvik"]);
  });

  it("opens in the layout last used on this device and saves another one", async () => {
    const { actor, stored, context } = openRates("", "compact");
    expect(context().layout).toBe("compact");
    actor.stop();

    const rates = await openAnswered();
    expect(rates.context().layout).toBe("cards");
    rates.actor.send({ type: "layout.chosen", layout: "compact" });
    expect(rates.context().layout).toBe("compact");
    expect(rates.stored.get("ratesLayout")).toBe("compact");
    expect(stored.get("ratesLayout")).toBe("compact");
  });

  it("is compact from ten services on, unless the shipper has chosen cards", async () => {
    const carriers = Array.from({ length: 10 }, (_, index) => `Line ${index}`);
    const services = (count: number): RateList => ({
      ...all,
      rates: carriers.slice(0, count).map((name) => aRate({ id: name, carrier: { ...norrvik.carrier, name } })),
    });
    const layoutOf = async (count: number, chosen?: string) => {
      const { answer, context, actor } = openRates("", chosen);
      await answer(services(count));
      actor.send({ type: "filterValue.toggled", filter: "carriers", value: "Line 0" });
      return context().layout;
    };
    expect(await layoutOf(9)).toBe("cards");
    expect(await layoutOf(10)).toBe("compact");
    expect(await layoutOf(10, "cards")).toBe("cards");
    expect(await layoutOf(9, "compact")).toBe("compact");
  });

  it("searching again keeps the pins of offers that are still there, and forgets the rest", async () => {
    const { actor, answer, context } = await openAnswered();
    actor.send({ type: "pin.toggled", rateId: "norrvik" });
    actor.send({ type: "warning.dismissed" });
    actor.send({ type: "booking.opened", rateId: "norrvik" });
    actor.send({ type: "search.retried" });
    await answer({ ...all, warning: "1 of 5 sources did not answer: Pelagia" });

    expect(context()).toMatchObject({ pinned: ["norrvik"], open: { kind: "none" }, warningDismissed: false });
  });
});

import { okAsync } from "neverthrow";
import { createActor, SimulatedClock } from "xstate";
import type { GrowingRateList, ListedRate, Rate, SourceProgress } from "#domain/rates";
import { createRequestActor } from "#flows/kit/request.ts";
import { ratesFlow } from "#flows/rates/machine.ts";
import { ratesView } from "#flows/rates/view.ts";
import type { Failure } from "#ports/failure.ts";
import { draftsIn, portsWith } from "#tests/support/flows.ts";
import { type Pending, pending } from "#tests/support/pending.ts";
import { aRate } from "#tests/support/rates.ts";
import { aPortSearch } from "#tests/support/searches.ts";

const usd = (minor: number) => ({ currency: "USD", minor });

/** An offer of a carrier that sails on 3 December. */
export const anOffer = (id: string, name: string, minor: number, changes: Partial<Rate> = {}): Rate =>
  aRate({
    id,
    carrier: { name, logo: null },
    departure: "2026-12-03",
    price: {
      perCurrency: [usd(minor)],
      converted: { kind: "converted", total: usd(minor) },
      unpricedCount: 0,
      basicFreight: usd(minor),
    },
    ...changes,
  });

export const aSource = (name: string, changes: Partial<SourceProgress> = {}): SourceProgress => ({
  name,
  state: "asking",
  seconds: 1,
  offers: 0,
  reason: null,
  until: null,
  pricedAt: null,
  ...changes,
});

export const answered = (name: string, offers: number): SourceProgress =>
  aSource(name, { state: "answered", seconds: 2, offers });

/** What a search has found; it is complete once no source is asked. */
export const aFinding = (
  rates: readonly ListedRate[],
  progress: readonly SourceProgress[],
  changes: Partial<GrowingRateList> = {},
): GrowingRateList => ({
  searchId: "search-1",
  rates,
  progress,
  isComplete: progress.every(({ state }) => state !== "asking"),
  warning: null,
  sources: [],
  exchange: null,
  ...changes,
});

type Call = "start" | "next" | "stop" | "askAgain";

interface Asked {
  readonly call: Call;
  readonly source: string | null;
  /** The list that the call continues; null for the first. */
  readonly list: GrowingRateList | null;
  readonly signal: AbortSignal;
  readonly pending: Pending<GrowingRateList>;
}

/** A search on a server whose answer grows; the test answers each call. */
export const openGrowing = (stored = new Map<string, string>()) => {
  const asked: Asked[] = [];
  const clock = new SimulatedClock();
  const note = (call: Call, list: GrowingRateList | null, signal: AbortSignal, source: string | null = null) => {
    const one = { call, source, list, signal, pending: pending<GrowingRateList>() };
    asked.push(one);
    return one.pending.answer;
  };
  const bare = portsWith({});
  const ports = portsWith({
    drafts: draftsIn(stored),
    leadTimes: { ...bare.leadTimes, list: () => okAsync([]) },
    clock: {
      now: () => new Date(Date.parse("2026-11-20T08:15:00Z") + clock.now()).toISOString(),
      today: () => "2026-11-20",
      timeZone: () => "Asia/Kolkata",
      synchronise: () => undefined,
    },
    growingSearch: {
      start: (_, signal) => note("start", null, signal),
      next: (list, signal) => note("next", list, signal),
      stop: (list, signal) => note("stop", list, signal),
      askAgain: (list, source, signal) => note("askAgain", list, signal, source),
    },
  });
  const services = { ports, requestActor: createRequestActor(() => undefined) };
  const machine = ratesFlow(services, aPortSearch(), { query: "", hasLeadTimes: false, grows: true });
  const actor = createActor(machine, { clock }).start();
  return {
    actor,
    asked,
    clock,
    calls: () => asked.map(({ call }) => call),
    answer: async (list: GrowingRateList) => asked.at(-1)?.pending.succeed(list),
    refuse: async (failure: Failure) => asked.at(-1)?.pending.fail(failure),
    context: () => actor.getSnapshot().context,
    growing: () => actor.getSnapshot().context.growing,
    view: () => ratesView(actor.getSnapshot()),
    shown: () => actor.getSnapshot().context.shown.map(({ id }) => id),
    states: () => actor.getSnapshot().context.growing?.sources.map(({ name, state }) => `${name} ${state}`),
  };
};

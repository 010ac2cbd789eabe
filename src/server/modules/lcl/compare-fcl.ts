import type { FindPlace } from "#domain/places";
import { getMinorDigits } from "#domain/money";
import type { SearchEnd } from "#domain/search";
import {
  createRateMemo,
  type RateContext,
  type Rate,
  getComparedTotal,
  calculateTotals,
  type TotalView,
  sortRates,
} from "#domain/rates";
import type { FclComparison } from "#api/schema.d.ts";
import { collectQuotes } from "#server/rate-sources/collect-quotes.ts";
import type { RateRequest, RequestedEnd } from "#server/rate-sources/rate-source.ts";
import type { SourceCalls } from "#server/rate-sources/source-calls.ts";
import type { LclLine } from "./store.ts";
import { priceQuote, type ActiveSources, type ReadActiveSources } from "../rates/index.ts";
import { toMinutes } from "#domain/time";
import { dayIn, OFFICE_ZONE, officeDay, toInstant } from "#server/platform/time.ts";

const SIZE = "20GP";
const REMEMBERED = 2_000;
const TIMEOUT_MS = 1_500;

export interface ComparisonDeps {
  readonly readActiveSources: ReadActiveSources;
  readonly findPlace: FindPlace;
  readonly deadlineMs: number;
  /** Its breaker is read only: waiting shorter than a search counts for nothing. */
  readonly calls: SourceCalls;
}

interface ContainerLane {
  readonly from: string;
  readonly to: string;
  readonly isInland: boolean;
  readonly destination: string;
}

/** The lane that full containers would take to where the shipper wants to go; null where a code is not known. */
export const toContainerLane = (lines: readonly LclLine[], destination: string): ContainerLane | null => {
  const [line] = lines;
  if (line === undefined || line.loadingCode === null) return null;
  const toPort = line.portOfDischarge === destination;
  const to = toPort ? line.dischargeCode : line.cfsCode;
  return to === null ? null : { from: line.loadingCode, to, isInland: !toPort, destination };
};

const toRequest = (lane: ContainerLane, containers: number, findPlace: FindPlace, now: number): RateRequest | null => {
  const [from, to] = [findPlace(lane.from), findPlace(lane.to)];
  if (from === undefined || to === undefined) return null;
  const today = dayIn(now, from.timeZone ?? OFFICE_ZONE);
  return {
    origin: { place: null, port: from, service: "Ramp" },
    destination: lane.isInland
      ? { place: to, port: null, service: "Ramp" }
      : { place: null, port: to, service: "Ramp" },
    containers: [{ equipment: SIZE, quantity: containers, weightKg: 0 }],
    ready: today,
    originToday: today,
    today: officeDay(now),
    askedAt: toInstant(now),
    now: toMinutes(now),
    cooling: null,
  };
};

const toEnd = ({ place, port, service }: RequestedEnd): SearchEnd => ({ place, port, serviceType: service });

const pricedView = (
  rates: readonly Rate[],
  { origin, destination }: RateRequest,
  exchange: RateContext["exchange"],
) => {
  const search = { origin: toEnd(origin), destination: toEnd(destination) };
  return { totals: calculateTotals(rates, { search, exchange }), basis: "complete" } satisfies TotalView;
};

const isPriced = ({ id, availability }: Rate, { totals }: TotalView): boolean => {
  const total = totals.get(id);
  return availability.kind === "bookable" && total?.kind === "complete" && total.estimates.length === 0;
};

const toComparison = (rate: Rate, view: TotalView, containers: number, destination: string): FclComparison | null => {
  const total = getComparedTotal(rate, view);
  if (total === null) return null;
  return {
    equipmentGroupIsoCode: SIZE,
    numberOfContainers: containers,
    currency: total.currency,
    amount: total.minor / 10 ** getMinorDigits(total.currency),
    providerName: rate.carrier.name,
    validityTo: rate.validity.till,
    destination,
  };
};

interface Found {
  readonly comparison: FclComparison | null;
  readonly isWhole: boolean;
}

const NOTHING: Found = { comparison: null, isWhole: true };

const cheapest = async (
  deps: ComparisonDeps,
  active: ActiveSources,
  lane: ContainerLane,
  containers: number,
  now: number,
): Promise<Found> => {
  const request = toRequest(lane, containers, deps.findPlace, now);
  if (request === null) return NOTHING;
  const timeoutMs = Math.min(deps.deadlineMs, TIMEOUT_MS);
  /* Calls of live carriers, whose answers are kept, cost money: a comparison makes none. */
  /* It is kept for all companies, and buying prices are sold to one. */
  const sources = active.sources.filter(({ keepMs, prices }) => keepMs === undefined && prices !== "buy");
  const asked = await collectQuotes(sources, request, timeoutMs, deps.calls);
  const context = { load: request.containers, exchange: active.exchange, now: request.now, memo: createRateMemo() };
  const rates = asked.offers.map(({ quoted }, index) =>
    priceQuote(quoted, { id: `compared-${index}`, askedAt: null }, context),
  );
  const view = pricedView(rates, request, active.exchange);
  const priced = rates.filter((rate) => isPriced(rate, view));
  const lowest = sortRates(priced, "lowest-total", view)[0]?.rates[0];
  return {
    comparison: lowest === undefined ? null : toComparison(lowest, view, containers, lane.destination),
    isWhole: asked.sources.every(({ outcome }) => outcome === "answered"),
  };
};

/**
 * The lowest complete offer for 20GP containers on a lane today; null when there is none. Answers to which every source
 * contributed are cached as long as their sources.
 */
export const createFclComparison = (deps: ComparisonDeps) => {
  const known = new WeakMap<ActiveSources, Map<string, FclComparison | null>>();
  return async (lane: ContainerLane | null, containers: number, now: number): Promise<FclComparison | null> => {
    if (lane === null || containers === 0) return null;
    const active = await deps.readActiveSources(officeDay(now));
    const answers = known.get(active) ?? new Map<string, FclComparison | null>();
    known.set(active, answers);
    const key = `${lane.from} ${lane.to} ${containers}`;
    const answer = answers.get(key);
    if (answer !== undefined) return answer;
    const { comparison, isWhole } = await cheapest(deps, active, lane, containers, now);
    if (answers.size >= REMEMBERED) answers.clear();
    if (isWhole) answers.set(key, comparison);
    return comparison;
  };
};

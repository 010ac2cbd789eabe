import type { GrowingRateList, ListedRate, RateList, SourceProgress } from "#domain/rates";
import type { UtcMinutes } from "#domain/time";
import type { Failure } from "#ports/failure.ts";
import { readMinutes } from "../utc-minutes.ts";

/** How a search whose answer grows is doing. */
export interface Growth {
  readonly sources: readonly SourceProgress[];
  readonly isAsking: boolean;
  /** Why nothing more is fetched although sources are still asked; null while all is well. */
  readonly failure: Failure | null;
}

/** Whether a server has answered with a list that may grow. */
const isGrowing = (list: RateList): list is GrowingRateList => "searchId" in list;

/** The list if it may grow, null otherwise. */
export const findGrowing = (list: RateList | null): GrowingRateList | null =>
  list !== null && isGrowing(list) ? list : null;

/** What a search is about to change about its sources, before the server has confirmed it. */
interface Requested {
  readonly toAsk: readonly string[];
  readonly isStopping: boolean;
}

/** The sources as the shipper has asked for them to be. */
export const applyRequests = (
  progress: readonly SourceProgress[],
  { toAsk, isStopping }: Requested,
): readonly SourceProgress[] =>
  progress.map((source) => {
    if (toAsk.includes(source.name)) return { ...source, state: "asking", seconds: 0, reason: null };
    return isStopping && source.state === "asking" ? { ...source, state: "stopped" } : source;
  });

const describe = ({ searchId, progress, rates }: GrowingRateList): string =>
  JSON.stringify([searchId, progress.map(({ name, state }) => [name, state]), rates.map(({ id }) => id)]);

/** Whether an answer brings neither an offer nor another state of a source. */
export const isUnchanged = (before: RateList | null, after: RateList | null): boolean => {
  const [one, other] = [findGrowing(before), findGrowing(after)];
  return one !== null && other !== null && describe(one) === describe(other);
};

/** A search that the shipper has stopped although the server could not be reached. */
export const stopLocally = (list: GrowingRateList): GrowingRateList => ({
  ...list,
  isComplete: true,
  progress: applyRequests(list.progress, { toAsk: [], isStopping: true }),
});

/** When the carrier stated the price of an offer, if that was before the search: it is from an earlier one. Null otherwise. */
export const findEarlierPrice = ({ provenance }: ListedRate, listedAt: UtcMinutes | null): UtcMinutes | null => {
  if (listedAt === null || provenance.kind !== "live" || provenance.askedAt === null) return null;
  const askedAt = readMinutes(provenance.askedAt);
  return askedAt < listedAt - 1 ? askedAt : null;
};

/** Why a list is empty. */
export type EmptyReason = "none-offered" | "none-answered" | "stopped";

const HAS_SPOKEN: ReadonlySet<SourceProgress["state"]> = new Set(["answered", "refused"]);

export const findEmptyReason = (growth: Growth | null): EmptyReason => {
  const sources = growth?.sources ?? [];
  if (sources.some(({ state }) => state === "stopped")) return "stopped";
  return sources.length === 0 || sources.some(({ state }) => HAS_SPOKEN.has(state)) ? "none-offered" : "none-answered";
};

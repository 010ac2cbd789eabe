import type { SnapshotFrom } from "xstate";
import {
  countFacets,
  expandRate,
  type FilterOptions,
  listFilterOptions,
  type Rate,
  type RateFacets,
  type TotalView,
} from "#domain/rates";
import type { TimeZone } from "#domain/time";
import type { Failure } from "#ports/failure.ts";
import type { RatesMachine } from "./machine.ts";
import type { RateCriteria } from "./criteria.ts";
import { type EmptyReason, findEmptyReason } from "./growth.ts";
import { findRate } from "./rules.ts";
import type { RatesContext } from "./types.ts";

type RatesSnapshot = SnapshotFrom<RatesMachine>;

type RatesView =
  | { readonly kind: "searching"; readonly withSkeletons: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "empty"; readonly reason: EmptyReason }
  | { readonly kind: "all-filtered-out" }
  | { readonly kind: "listed" };

const searching: RatesView = { kind: "searching", withSkeletons: false };
const searchingSlowly: RatesView = { kind: "searching", withSkeletons: true };
const empty: Readonly<Record<EmptyReason, RatesView>> = {
  "none-offered": { kind: "empty", reason: "none-offered" },
  "none-answered": { kind: "empty", reason: "none-answered" },
  stopped: { kind: "empty", reason: "stopped" },
};
const allFilteredOut: RatesView = { kind: "all-filtered-out" };
const listed: RatesView = { kind: "listed" };

/** The cards select their data separately, so that a pin renders one card only. */
export const ratesView = (snapshot: RatesSnapshot): RatesView => {
  const { list, shown, failure, growing } = snapshot.context;
  if (snapshot.matches("searching")) return snapshot.hasTag("slow") ? searchingSlowly : searching;
  if (failure !== null) return { kind: "failed", failure };
  if (list === null || list.rates.length === 0)
    return growing?.isAsking === true ? searchingSlowly : empty[findEmptyReason(growing)];
  return shown.length === 0 ? allFilteredOut : listed;
};

type DialogView =
  | { readonly kind: "breakdown" | "details" | "booking"; readonly rate: Rate }
  | { readonly kind: "comparison"; readonly rates: readonly Rate[] }
  /** `zone` is that of the validity of the offers. */
  | { readonly kind: "quote"; readonly rateIds: readonly string[]; readonly zone: TimeZone | null };

export const dialogView = ({ context }: RatesSnapshot): DialogView | null => {
  const { open } = context;
  if (open.kind === "none") return null;
  if (open.kind === "quote") return { ...open, zone: findRate(context, open.rateIds[0] ?? "")?.validity.zone ?? null };
  if (open.kind === "comparison") return { kind: "comparison", rates: selectPinnedRates(context) };
  const rate = findRate(context, open.rateId);
  return rate === null ? null : { kind: open.kind, rate: expandRate(rate) };
};

export const selectPinnedRates = (context: RatesSnapshot["context"]): readonly Rate[] =>
  context.pinned.flatMap((rateId) => {
    const rate = findRate(context, rateId);
    return rate === null ? [] : [expandRate(rate)];
  });

type FilteredList = Pick<RatesContext, "list" | "now" | "totals" | "filterScope">;

/** What the offers of the list can be filtered by. */
export const readFilterOptions = (
  { list, now, totals, filterScope }: FilteredList,
  basis: TotalView["basis"],
): FilterOptions => listFilterOptions(list?.rates ?? [], now, { totals, basis }, filterScope.isTooLate);

/** The values of the filters under the criteria. */
export const readFacets = (
  { list, totals }: Pick<FilteredList, "list" | "totals">,
  options: FilterOptions,
  { filters, day, basis }: Omit<RateCriteria, "order">,
): RateFacets => countFacets(list?.rates ?? [], options, filters, day, { totals, basis });

/**
 * The server's warning, otherwise the sources that did not answer; null without either. Those of an answer that grows are named with
 * their states instead.
 */
export const selectBannerText = ({ context }: RatesSnapshot): string | null => {
  const { list, warningDismissed, growing } = context;
  if (list === null || warningDismissed) return null;
  if (list.warning !== null || growing !== null) return list.warning;
  const silent = list.sources.filter(({ outcome }) => outcome !== "answered").map(({ name }) => name);
  return silent.length === 0
    ? null
    : `${silent.length} of ${list.sources.length} sources did not answer: ${silent.join(", ")}`;
};

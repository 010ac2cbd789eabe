import type { ActorRefFrom, SnapshotFrom } from "xstate";
import {
  type LclCriteria,
  type LclRate,
  type LclPage,
  type LclPageState,
  toLclPageState,
  type LclPlace,
  isLclDraftFilled,
  type LclDraft,
  toLclDraft,
  type LclSearch,
  type LclProblem,
} from "#domain/lcl";
import type { Failure } from "#ports/failure.ts";
import type { LclRateList } from "#ports/api.ts";
import { serialiseLclForm } from "./query.ts";
import type { LclMachine } from "./machine.ts";
import { readSearch } from "./rules.ts";

export type LclActor = ActorRefFrom<LclMachine>;
type Snapshot = SnapshotFrom<LclMachine>;

export const selectLclDraft = ({ context }: Snapshot): LclDraft => context.draft;

export const selectLclProblems = ({ context }: Snapshot): readonly LclProblem[] => context.problems;

export type LclPortsView =
  | { readonly kind: "loading" }
  | { readonly kind: "known"; readonly places: readonly LclPlace[] }
  | { readonly kind: "failed"; readonly failure: Failure };

const loading: LclPortsView = { kind: "loading" };

export const lclPortsView = ({ context: { ports, portsFailure } }: Snapshot): LclPortsView => {
  if (portsFailure !== null) return { kind: "failed", failure: portsFailure };
  return ports === null ? loading : { kind: "known", places: ports };
};

export type LclRatesView =
  | { readonly kind: "idle" }
  | { readonly kind: "searching"; readonly withSkeletons: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** `rates` is empty without offers, and on a page after the last. */
  | {
      readonly kind: "listed";
      readonly search: LclSearch;
      readonly answer: LclRateList;
      readonly page: LclPage;
      readonly paging: LclPageState;
      readonly criteria: LclCriteria;
      /** The list for the changed criteria is still loading. */
      readonly isUpdating: boolean;
      /** The shipper came from another page of the list. */
      readonly hasTurned: boolean;
    };

const idle: LclRatesView = { kind: "idle" };
const searching: LclRatesView = { kind: "searching", withSkeletons: false };
const searchingSlowly: LclRatesView = { kind: "searching", withSkeletons: true };

/** An invalid form shows no spinner while the shipper is typing. */
const isPending = (snapshot: Snapshot): boolean => {
  const { draft, ports, portsFailure } = snapshot.context;
  if (snapshot.matches({ rates: "idle" }) || portsFailure !== null) return false;
  return ports === null ? isLclDraftFilled(draft) : readSearch(snapshot.context) !== null;
};

export const lclRatesView = (snapshot: Snapshot): LclRatesView => {
  const { list: answer, criteria, failure, hasChangedPage: hasTurned, page, search } = snapshot.context;
  if (snapshot.matches({ rates: "failed" }) && failure !== null) return { kind: "failed", failure };
  const isUpdating = snapshot.matches({ rates: "loading" });
  if ((isUpdating || snapshot.matches({ rates: "listed" })) && answer !== null && search !== null) {
    const paging = toLclPageState(page, answer.rates.length, answer.total);
    return { kind: "listed", search, answer, page, paging, criteria, isUpdating, hasTurned };
  }
  if (snapshot.hasTag("slow")) return searchingSlowly;
  return isPending(snapshot) ? searching : idle;
};

interface LclDialogView {
  readonly kind: "breakdown" | "booking";
  readonly rate: LclRate;
}

export const lclDialogView = ({ context: { list: answer, open } }: Snapshot): LclDialogView | null => {
  const rate = answer?.rates.find(({ id }) => id === open?.rateId);
  return open === null || rate === undefined ? null : { kind: open.kind, rate };
};

/** The search as a URL query: '' without a search, null while the form is being checked. */
export const selectLclQuery = (snapshot: Snapshot): string | null => {
  const { criteria, page, search } = snapshot.context;
  if (snapshot.matches({ rates: "idle" })) return "";
  const isRequested = (["loading", "listed", "failed"] as const).some((rates) => snapshot.matches({ rates }));
  return isRequested && search !== null ? serialiseLclForm({ draft: toLclDraft(search), page, criteria }) : null;
};

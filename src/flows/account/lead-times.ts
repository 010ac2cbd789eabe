import { errAsync } from "neverthrow";
import type { Failure } from "#ports/failure.ts";
import type { OriginLeadTimes } from "#ports/api.ts";
import { createForm } from "../kit/form.ts";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../request.ts";

export type { OriginLeadTimes } from "#ports/api.ts";

/** Removes the lead times of an origin: the standard ones count again. */
type Removal = Pick<OriginLeadTimes, "origin">;

/** The lead times of a shipper by origin, removed at once. */
export const accountLeadTimesFlow = ({ requestActor, ports: { deadlines } }: FlowServices<"deadlines">) =>
  createPage<readonly OriginLeadTimes[], Removal>({
    id: "accountLeadTimes",
    requestActor,
    load: (signal) => deadlines.listLeadTimes(signal),
    change: ({ origin }, signal, origins) =>
      deadlines.deleteLeadTimes(origin, signal).map(() => origins.filter((one) => one.origin !== origin)),
  });

/** `removing` is the origin whose lead times are being removed. */
export const leadTimesListView = (snapshot: PageSnapshot<readonly OriginLeadTimes[], Removal>) =>
  pageView(snapshot, (origins, { change }) => ({ origins, removing: change?.origin ?? null }));

export type LeadTimesListView = ReturnType<typeof leadTimesListView>;

/** The list with the lead times that were saved. */
export const replaceLeadTimes = (
  origins: readonly OriginLeadTimes[],
  saved: OriginLeadTimes | null,
): readonly OriginLeadTimes[] => origins.map((one) => (one.origin === saved?.origin ? saved : one));

interface LeadTimesDraft {
  /** Null while none is edited. */
  readonly origin: OriginLeadTimes | null;
}

const NOTHING_CHOSEN: Failure = { kind: "refused", reason: "not-found", message: "", fields: [] };

/** The form for the lead times of one origin, which it answers. */
export const editLeadTimesFlow = ({ requestActor, ports: { deadlines } }: FlowServices<"deadlines">) =>
  createForm<LeadTimesDraft, OriginLeadTimes>({
    id: "editLeadTimes",
    requestActor,
    first: { origin: null },
    send: ({ origin }, signal) =>
      origin === null ? errAsync(NOTHING_CHOSEN) : deadlines.saveLeadTimes(origin, signal).map(() => origin),
    beginsClosed: true,
    after: "closed",
  });

import type { OriginLeadTimes } from "#ports/api.ts";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";

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

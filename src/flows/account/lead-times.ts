import { STANDARD_LEAD_TIMES } from "#domain/deadlines";
import type { Place } from "#domain/places";
import type { OriginLeadTimes } from "#ports/api.ts";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";

export type { OriginLeadTimes } from "#ports/api.ts";

/** Removes the lead times of an origin: the standard ones count again. */
type Removal = Pick<OriginLeadTimes, "origin">;

/** The lead times of a shipper by origin, removed at once. */
export const accountLeadTimesFlow = ({ requestActor, ports }: FlowServices<"leadTimes">) =>
  createPage<readonly OriginLeadTimes[], Removal>({
    id: "accountLeadTimes",
    requestActor,
    load: ports.leadTimes.list,
    change: ({ origin }, signal, origins) =>
      ports.leadTimes.delete(origin, signal).map(() => origins.filter((one) => one.origin !== origin)),
  });

/** `removing` is the origin whose lead times are being removed. */
export const leadTimesListView = (snapshot: PageSnapshot<readonly OriginLeadTimes[], Removal>) =>
  pageView(snapshot, (origins, { change }) => ({ origins, removing: change?.origin ?? null }));

export type LeadTimesListView = ReturnType<typeof leadTimesListView>;

/** The list with the lead times that were saved, by the code of the origin. */
export const withLeadTimes = (
  origins: readonly OriginLeadTimes[],
  saved: OriginLeadTimes | null,
): readonly OriginLeadTimes[] =>
  saved === null
    ? origins
    : [...origins.filter(({ origin }) => origin !== saved.origin), saved].toSorted((one, other) =>
        one.origin < other.origin ? -1 : 1,
      );

/** What counts for an origin: the saved lead times, or the standard ones. */
export const findLeadTimes = (
  origins: readonly OriginLeadTimes[],
  { code, name }: Pick<Place, "code" | "name">,
): OriginLeadTimes =>
  origins.find(({ origin }) => origin === code) ?? { origin: code, name, leadTimes: STANDARD_LEAD_TIMES };

import { fromTrackingQuery, type TrackingQuery } from "#domain/tracking";
import type { Failure } from "#ports/failure.ts";
import { sameForm } from "../tracking/rules.ts";

/** Whether two queries name the same shipment in the same way. */
export const sameQuery = (one: TrackingQuery | null, other: TrackingQuery | null): boolean =>
  one === null || other === null ? one === other : sameForm(fromTrackingQuery(one), fromTrackingQuery(other));

/** An unknown booking, and somebody else's, is nothing that was found rather than something that failed. */
export const isUnknown = (failure: Failure): boolean => failure.kind === "refused" && failure.reason === "not-found";

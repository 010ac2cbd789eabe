import type { Result } from "neverthrow";
import { checkContainerNumber } from "#domain/cargo";
import { type TriedFeed, tryFeed, type TryRefusal } from "#server/modules/tracking/index.ts";
import { dcsaPullSource } from "#server/tracking-sources/dcsa-pull/dcsa-pull-source.ts";
import { type CarrierFeed, type PullSettings, toFeedSource } from "#server/tracking-sources/settings.ts";
import { addCalls } from "./store.ts";
import { type Call, recordCalls, type TryDeps } from "./try-call.ts";
import { toNewCall } from "./watch-sources.ts";

/** What a tracking feed answered to one query. */
export interface TriedTracking {
  readonly seconds: number;
  readonly calls: readonly Call[];
  readonly tried: Result<TriedFeed, TryRefusal>;
}

/* A number without the check digit of a container is the carrier's of a booking. */
const toQuery = (number: string): string => {
  const isContainer = checkContainerNumber(number).kind === "valid";
  return new URLSearchParams({ [isContainer ? "equipmentReference" : "carrierBookingReference"]: number }).toString();
};

/**
 * Asks a tracking feed once, whether it is paused or not: by a number of a container or of a booking at the carrier, otherwise for
 * the shipment that is due first. Its calls are stored, its events are not.
 */
export const tryTracking = async (
  { db, clock }: TryDeps,
  feed: CarrierFeed,
  pull: PullSettings,
  number: string | null,
): Promise<TriedTracking> => {
  const now = clock();
  const { answer, ...asked } = await recordCalls((record) =>
    tryFeed(
      { db, now },
      dcsaPullSource(feed, pull, { clock, record, log: { warn: () => undefined } }),
      number === null ? null : toQuery(number),
    ),
  );
  const source = toFeedSource(feed.name);
  await addCalls(
    db,
    asked.calls.map((call) => toNewCall({ ...call, source }, undefined, { now, isTest: true })),
  );
  return { ...asked, tried: answer };
};

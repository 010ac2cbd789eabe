import type { TrackingPoll } from "#server/config.ts";
import { callCarrier, requireSuccess } from "../call-carrier.ts";
import { readDcsaEvents } from "../dcsa-events.ts";
import { readBatch } from "../event-cells.ts";
import type { PullSource } from "../tracking-source.ts";

const MAX_BYTES = 10 * 1024 * 1024;

/** What an address is called in logs, at the desk and as the source of its events: its host. */
export const toPollName = ({ url }: Pick<TrackingPoll, "url">): string => new URL(url).host;

/** Polls an address that answers events of DCSA Track & Trace 2.2 as JSON. */
export const httpPollSource = ({ url, token, intervalSeconds }: TrackingPoll): PullSource => ({
  kind: "pull",
  name: toPollName({ url }),
  intervalMs: intervalSeconds * 1_000,
  read: async (signal) =>
    callCarrier(url, token === null ? {} : { authorization: `Bearer ${token}` }, MAX_BYTES, signal)
      .mapErr(({ reason }) => reason)
      .andThen(requireSuccess)
      .andThen((text) => readDcsaEvents(text))
      .map((document) => readBatch(document)),
});

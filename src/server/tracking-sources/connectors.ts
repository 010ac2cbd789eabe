import type { Config } from "../config.ts";
import type { CallRecord } from "../connectors/kit/call-records.ts";
import { dcsaPullSource, type PullDeps } from "./dcsa-pull/dcsa-pull-source.ts";
import { httpPollSource } from "./http-poll/http-poll-source.ts";
import type { TrackingSource } from "./tracking-source.ts";

/** The configured tracking sources besides the import of staff. A new connector is one line here. */
export const trackingConnectors = (
  { trackingPoll, trackingFeeds }: Config,
  deps: PullDeps & { readonly recordPolled: (call: CallRecord) => void },
): readonly TrackingSource[] => [
  ...(trackingPoll === null ? [] : [httpPollSource(trackingPoll, deps.recordPolled)]),
  ...trackingFeeds.flatMap((feed) => (feed.pull === null ? [] : [dcsaPullSource(feed, feed.pull, deps)])),
];

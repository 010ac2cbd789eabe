import type { Config } from "../config.ts";
import { httpPollSource } from "./http-poll/http-poll-source.ts";
import type { TrackingSource } from "./tracking-source.ts";

/** The configured tracking sources besides the import of staff. A new connector is one line here. */
export const trackingConnectors = ({ trackingPoll }: Config): readonly TrackingSource[] =>
  trackingPoll === null ? [] : [httpPollSource(trackingPoll)];

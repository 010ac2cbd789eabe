import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import { actAs, toJob } from "#server/platform/acting.ts";
import { background, repeat } from "#server/platform/background.ts";
import type { Deps } from "#server/platform/feature.ts";
import { toPollName } from "#server/tracking-sources/http-poll/http-poll-source.ts";
import { toFeedSource } from "#server/tracking-sources/settings.ts";
import { addCalls, removeCalls } from "./store.ts";
import { toNewCall } from "./watch-sources.ts";

const HOUR_MS = 3_600_000;
/* An address that is read every ten seconds has 8,640 calls a day. */
const KEPT_MS = 48 * HOUR_MS;

/** Stores the calls of the polled address for the desk, for 48 hours. */
export const storePolledCalls = (deps: Deps): ((call: CallRecord) => void) => {
  const { clock, config } = deps;
  const { db } = deps.database;
  if (config.trackingPoll === null) return () => undefined;
  const source = toFeedSource(toPollName(config.trackingPoll));
  repeat(deps, HOUR_MS, () => removeCalls(db, source, clock() - KEPT_MS));
  const later = background(deps, async () => undefined);
  const acting = toJob("watch sources", clock);
  return (call) => {
    const stored = toNewCall({ ...call, source }, undefined, { now: clock(), isTest: false });
    actAs(acting, () => later(() => addCalls(db, [stored])));
  };
};

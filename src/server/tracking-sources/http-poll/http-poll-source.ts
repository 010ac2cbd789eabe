import type { TrackingPoll } from "#server/config.ts";
import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import { callCarrier, type CarrierAnswer, requireSuccess } from "../call-carrier.ts";
import { readDcsaEvents } from "../dcsa-events.ts";
import { readBatch } from "../event-cells.ts";
import type { PullSource } from "../tracking-source.ts";

const MAX_BYTES = 10 * 1024 * 1024;

/** What an address is called in logs, at the desk and as the source of its events: its host. */
export const toPollName = ({ url }: Pick<TrackingPoll, "url">): string => new URL(url).host;

type RecordCall = (call: CallRecord) => void;

const readEvents = (answer: CarrierAnswer) =>
  requireSuccess(answer)
    .andThen((text) => readDcsaEvents(text))
    .map((document) => readBatch(document));

const toOutcome = ({ status }: CarrierAnswer, isRead: boolean): string =>
  isRead || status < 200 || status >= 300 ? String(status) : "unreadable";

const reader =
  ({ url, token }: TrackingPoll, record: RecordCall): PullSource["read"] =>
  async (signal) => {
    const start = performance.now();
    const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
    const called = await callCarrier(url, authorization, MAX_BYTES, signal);
    const read = called.mapErr(({ reason }) => reason).andThen(readEvents);
    const outcome = called.match(
      (answer) => toOutcome(answer, read.isOk()),
      (failure) => failure.outcome,
    );
    const seconds = (performance.now() - start) / 1_000;
    if (!signal.aborted)
      record({ source: toPollName({ url }), operation: "events", outcome, seconds, isBilled: false });
    return read;
  };

/** Polls an address that answers events of DCSA Track & Trace 2.2 as JSON; `record` has each call. */
export const httpPollSource = (poll: TrackingPoll, record: RecordCall): PullSource => ({
  kind: "pull",
  name: toPollName(poll),
  intervalMs: poll.intervalSeconds * 1_000,
  read: reader(poll, record),
});

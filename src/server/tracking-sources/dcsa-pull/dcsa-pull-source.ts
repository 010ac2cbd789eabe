import { err, type Result } from "neverthrow";
import { type Authorise, authoriseByHeaders, authoriseByToken } from "#server/connectors/kit/authorise.ts";
import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import type { Clock } from "#server/platform/time.ts";
import { type CarrierAnswer, callCarrier, describeStatus, readClockOffset, readRetryAfter } from "../call-carrier.ts";
import { readDcsaEvents } from "../dcsa-events.ts";
import { readFeedBatch } from "../feed-batch.ts";
import type { CarrierFeed, PullSettings } from "../settings.ts";
import type { ReferenceAnswer, ReferenceFailure, ReferenceQuery, ReferenceSource } from "../tracking-source.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A page of 100 events has about 200 KB. */
const MAX_BYTES = 4 * 1024 * 1024;

const toFirstPage = ({ since: parameter, limit }: PullSettings, { references, since }: ReferenceQuery): string =>
  new URLSearchParams({
    ...references,
    limit: String(limit),
    ...(parameter === null || since === null ? {} : { [parameter]: new Date(since).toISOString() }),
  }).toString();

/** The address of a page. A next page is always asked for at the configured address, so that the key goes nowhere else. */
const toUrl = (pull: PullSettings, query: ReferenceQuery): string => {
  const url = new URL(pull.url);
  url.search = query.page ?? toFirstPage(pull, query);
  return url.href;
};

/** The query of the next page: DCSA 2.x names a link, or the cursor alone; 3.0 the cursor. */
const readNextPage = (headers: Headers, { limit }: PullSettings): string | null => {
  const text = (headers.get("next-page-cursor") ?? headers.get("next-page") ?? "").trim();
  if (text === "") return null;
  const query = /^(?:https?:\/\/|\/|\?)/i.test(text) ? /\?([^#]*)/.exec(text)?.[1] : undefined;
  return query ?? new URLSearchParams({ cursor: text, limit: String(limit) }).toString();
};

const unavailable = (outcome: string, reason: string, retryAfterMs: number | null = null): ReferenceFailure => ({
  kind: "unavailable",
  outcome,
  reason,
  retryAfterMs,
});

/** Statuses about this shipment alone: it is unknown, or the query is not accepted for it. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 409, 410, 422]);

const toFailure = ({ status, headers }: CarrierAnswer, clock: Clock): ReferenceFailure =>
  REFUSALS.has(status)
    ? { kind: "refused", outcome: String(status), reason: describeStatus(status) }
    : unavailable(String(status), describeStatus(status), readRetryAfter(headers, clock));

const readAnswer = (
  answer: CarrierAnswer,
  { codes }: CarrierFeed,
  pull: PullSettings,
  { references }: ReferenceQuery,
): Result<ReferenceAnswer, ReferenceFailure> => {
  const asked = {
    booking: references.carrierBookingReference ?? null,
    transportDocument: references.transportDocumentReference ?? null,
    container: references.equipmentReference ?? null,
  };
  return readDcsaEvents(answer.text.trim() === "" ? "[]" : answer.text, codes)
    .map((document) => ({ batch: readFeedBatch(document, asked), nextPage: readNextPage(answer.headers, pull) }))
    .mapErr((reason) => unavailable("unreadable", reason));
};

/* Spread over the day, calls exceed neither quota, however the carrier counts its minutes and days. */
const toSpacing = ({ callsPerMinute, callsPerDay }: PullSettings): number =>
  Math.ceil(Math.max(MINUTE_MS / callsPerMinute, callsPerDay === null ? 0 : DAY_MS / callsPerDay));

const toAuthorise = ({ name }: CarrierFeed, { token }: PullSettings, deps: PullDeps): Authorise =>
  token === null ? authoriseByHeaders({}) : authoriseByToken(name, token, deps);

export interface PullDeps {
  readonly clock: Clock;
  readonly record: (call: CallRecord) => void;
  readonly log: { readonly warn: (fields: object, message: string) => void };
}

/** Warns when a carrier's clock begins to differ from ours by more than a minute. */
const clockWatcher = (source: string, { clock, log }: PullDeps): ((headers: Headers) => void) => {
  let isWarned = false;
  return (headers) => {
    const offset = readClockOffset(headers, clock);
    const differs = Math.abs(offset) > MINUTE_MS;
    if (differs && !isWarned) {
      const minutes = Math.round(Math.abs(offset) / MINUTE_MS);
      const difference = `${minutes} ${minutes === 1 ? "minute" : "minutes"} ${offset > 0 ? "ahead of" : "behind"}`;
      log.warn({ source, reason: `its clock is ${difference} the clock of this server` }, "tracking source");
    }
    isWarned = differs;
  };
};

const asker = (feed: CarrierFeed, pull: PullSettings, deps: PullDeps): ReferenceSource["ask"] => {
  const { clock, record } = deps;
  const authorise = toAuthorise(feed, pull, deps);
  const watchClock = clockWatcher(feed.name, deps);
  const askOnce = async (
    query: ReferenceQuery,
    signal: AbortSignal,
  ): Promise<Result<ReferenceAnswer, ReferenceFailure>> => {
    const url = toUrl(pull, query);
    const request = await authorise({ method: "GET", url, headers: pull.headers });
    if (request.isErr()) return err(unavailable("no-token", request.error.reason));
    const { headers, renew } = request.value;
    const answer = await callCarrier(url, headers, MAX_BYTES, signal);
    if (answer.isErr()) return err(unavailable(answer.error.outcome, answer.error.reason));
    const { status } = answer.value;
    watchClock(answer.value.headers);
    if (status === 401) renew?.();
    return status >= 200 && status < 300
      ? readAnswer(answer.value, feed, pull, query)
      : err(toFailure(answer.value, clock));
  };
  return async (query, signal) => {
    const start = performance.now();
    const answer = await askOnce(query, signal);
    const outcome = answer.match(
      () => "answered",
      (failure) => failure.outcome,
    );
    const seconds = (performance.now() - start) / 1_000;
    record({ source: feed.name, operation: "tracking", outcome, seconds, isBilled: false });
    return answer;
  };
};

/** DCSA Track & Trace by pull: one query for each shipment, page by page. */
export const dcsaPullSource = (feed: CarrierFeed, pull: PullSettings, deps: PullDeps): ReferenceSource => ({
  kind: "by-reference",
  name: feed.name,
  lines: feed.lines,
  askBy: pull.askBy,
  intervalMs: pull.intervalMs,
  spacingMs: toSpacing(pull),
  ask: asker(feed, pull, deps),
});

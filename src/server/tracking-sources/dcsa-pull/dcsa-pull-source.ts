import { err, type Result } from "neverthrow";
import { type Authorise, authoriseByHeaders, authoriseByToken } from "#server/connectors/kit/authorise.ts";
import type { Clock } from "#server/platform/time.ts";
import { callCarrier, type CarrierAnswer, describeStatus, readRetryAfter } from "../call-carrier.ts";
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

const unavailable = (reason: string, retryAfterMs: number | null = null): ReferenceFailure => ({
  kind: "unavailable",
  reason,
  retryAfterMs,
});

/** Statuses about this shipment alone: it is unknown, or the query is not accepted for it. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 409, 410, 422]);

const toFailure = ({ status, headers }: CarrierAnswer, clock: Clock): ReferenceFailure =>
  REFUSALS.has(status)
    ? { kind: "refused", reason: describeStatus(status) }
    : unavailable(describeStatus(status), readRetryAfter(headers, clock));

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
    .mapErr((reason) => unavailable(reason));
};

const toAuthorise = ({ name }: CarrierFeed, { token }: PullSettings, clock: Clock): Authorise =>
  token === null ? authoriseByHeaders({}) : authoriseByToken(name, token, clock);

const asker = (feed: CarrierFeed, pull: PullSettings, clock: Clock): ReferenceSource["ask"] => {
  const authorise = toAuthorise(feed, pull, clock);
  return async (query, signal) => {
    const url = toUrl(pull, query);
    const request = await authorise({ method: "GET", url, headers: pull.headers });
    if (request.isErr()) return err(unavailable(request.error.reason));
    const { headers, renew } = request.value;
    const answer = await callCarrier(url, headers, MAX_BYTES, signal);
    if (answer.isErr()) return err(unavailable(answer.error));
    const { status } = answer.value;
    if (status === 401) renew?.();
    return status >= 200 && status < 300
      ? readAnswer(answer.value, feed, pull, query)
      : err(toFailure(answer.value, clock));
  };
};

/** DCSA Track & Trace by pull: one query for each shipment, page by page. */
export const dcsaPullSource = (feed: CarrierFeed, pull: PullSettings, clock: Clock): ReferenceSource => ({
  kind: "by-reference",
  name: feed.name,
  lines: feed.lines,
  askBy: pull.askBy,
  intervalMs: pull.intervalMs,
  /* Spread over the day, calls exceed neither quota, however the carrier counts its minutes and days. */
  spacingMs: Math.ceil(
    Math.max(MINUTE_MS / pull.callsPerMinute, pull.callsPerDay === null ? 0 : DAY_MS / pull.callsPerDay),
  ),
  ask: asker(feed, pull, clock),
});

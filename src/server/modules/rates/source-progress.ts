import type { SourceProgress } from "#api/schema.d.ts";
import type { Instant, UtcMinutes } from "#domain/time";
import { toInstant } from "#server/platform/time.ts";
import { toLateReason, toLogReasons } from "#server/rate-sources/collect-quotes.ts";
import type { RateSource } from "#server/rate-sources/rate-source.ts";
import { type CallEnd, toBudget } from "#server/rate-sources/running-calls.ts";

const NOTHING = { seconds: null, offers: 0, reason: null, until: null, pricedAt: null };

const MINUTE_MS = 60_000;
const toUntil = (until: UtcMinutes | null | undefined): Instant | null =>
  until === null || until === undefined ? null : toInstant(until * MINUTE_MS);

/** With a tenth of a second. */
export const toSeconds = (askedAt: Instant, now: number): number =>
  Math.max(0, Math.round((now - Date.parse(askedAt)) / 100) / 10);

export const toAsking = (
  { name }: RateSource,
  askedAt: Instant,
  now: number,
  usualSeconds: number | null,
): SourceProgress => ({
  name,
  state: "asking",
  ...NOTHING,
  seconds: toSeconds(askedAt, now),
  ...(usualSeconds === null ? {} : { usualSeconds }),
});

export const toPaused = ({ name }: RateSource, until: UtcMinutes | null): SourceProgress => ({
  name,
  state: "paused",
  ...NOTHING,
  until: toUntil(until),
});

/** Whether a source states a later time at which it may be asked again. */
export const isBlocked = (progress: SourceProgress | undefined, now: number): boolean =>
  progress?.until !== null && progress?.until !== undefined && Date.parse(progress.until) > now;

/** A source whose prices are the forwarder's own states no time for them. */
const toPricedAt = ({ isInternal }: RateSource, answeredAt: number, offers: number): Instant | null =>
  isInternal === true || offers === 0 ? null : toInstant(answeredAt);

export const toEnded = (source: RateSource, askedAt: Instant, end: CallEnd, now: number): SourceProgress => {
  const { name } = source;
  if (end.kind !== "answered") return { name, state: end.kind, ...NOTHING, seconds: toSeconds(askedAt, now) };
  const { answeredAt, result, isKept } = end;
  const asked = { name, ...NOTHING, seconds: isKept ? null : toSeconds(end.askedAt, answeredAt) };
  return result.match<SourceProgress>(
    ({ offers }) => ({ ...asked, state: "answered", pricedAt: toPricedAt(source, answeredAt, offers.length) }),
    ({ kind, sentence, until }) => ({ ...asked, state: kind, reason: sentence ?? null, until: toUntil(until) }),
  );
};

/** Why a source, or some of its offers, are missing, for the log. */
export const toEndReasons = (source: RateSource, end: CallEnd): readonly string[] => {
  switch (end.kind) {
    case "answered":
      return toLogReasons(end.result);
    case "late":
      return [toLateReason(toBudget(source))];
    case "stopped":
      return [];
  }
};

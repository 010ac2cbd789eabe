import type { SourceProgress, SourceState } from "#domain/rates";
import type { UtcMinutes } from "#domain/time";
import type { EmptyReason, Growth } from "#flows/rates/growth.ts";
import type { RateNews } from "#flows/rates/news.ts";
import { ownTime } from "#web/messages/dates.ts";
import { formatMoney } from "#web/messages/formats.ts";

/** `0.3 s`, `12 s`; 0.1 s at least, as nothing takes no time. */
export const formatSeconds = (seconds: number): string =>
  `${seconds < 9.95 ? String(Math.max(1, Math.round(seconds * 10)) / 10) : String(Math.round(seconds))} s`;

/** `3 offers`, `1 offer`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

interface SourceText {
  readonly state: string;
  /** On a line of its own; null if there is nothing to add. */
  readonly note: string | null;
}

interface Reading {
  readonly source: SourceProgress;
  /** Since the source was asked. */
  readonly seconds: number | null;
  readonly now: UtcMinutes;
}

const after = (word: string, join: string, seconds: number | null): string =>
  seconds === null ? word : `${word}${join}${formatSeconds(seconds)}`;

const until = (word: string, { source, now }: Reading): string =>
  source.until === null ? word : `${word} until ${ownTime(source.until, now)}`;

/* What an answer of all sources together waits for. */
const SLOW_SECONDS = 8;

/** `slow, usually 18 s`: of a source that needs or needed longer than an answer of all sources waits; its usual time only if it was measured. */
const slowNote = ({ source: { usualSeconds = null }, seconds }: Reading): string | null => {
  if (Math.max(seconds ?? 0, usualSeconds ?? 0) <= SLOW_SECONDS) return null;
  return usualSeconds === null ? "slow" : `slow, usually ${formatSeconds(usualSeconds)}`;
};

/** `20 minutes`, `1 hour 28 minutes`, `2 days`. */
const formatAge = (minutes: number): string => {
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60)];
  if (days >= 2) return countOf(days, "day");
  const rest = minutes % 60;
  return [
    ...(hours === 0 ? [] : [countOf(hours, "hour")]),
    ...(rest === 0 && hours > 0 ? [] : [countOf(rest, "minute")]),
  ].join(" ");
};

/** `received 14:05, 20 minutes ago`. */
const receivedText = (pricedAt: UtcMinutes, now: UtcMinutes): string => {
  const age = Math.floor(now - pricedAt);
  return `received ${ownTime(pricedAt, now)}, ${age < 1 ? "just now" : `${formatAge(age)} ago`}`;
};

const STATE_TEXTS: Readonly<Record<SourceState, (reading: Reading) => SourceText>> = {
  asking: (reading) => ({
    state: reading.seconds === null ? "asking" : `asking, ${Math.floor(reading.seconds)} s`,
    note: slowNote(reading),
  }),
  /* An answer to an earlier request has taken this search no time. */
  answered: ({ source, seconds, now }) => ({
    state:
      seconds === null && source.pricedAt !== null
        ? receivedText(source.pricedAt, now)
        : after("answered", " in ", seconds),
    note: source.offers === 0 ? "no offer for this search" : null,
  }),
  late: ({ seconds }) => ({
    state: "late, kept for next time",
    note: seconds === null ? null : `needs more than ${formatSeconds(seconds)}`,
  }),
  refused: () => ({ state: "no offer", note: null }),
  failed: ({ seconds }) => ({
    state: "no usable answer",
    note: seconds === null ? null : `after ${formatSeconds(seconds)}`,
  }),
  paused: (reading) => ({ state: until("paused", reading), note: "it has failed repeatedly" }),
  "used-up": ({ source, now }) => ({
    state: "no more calls for now",
    note: source.until === null ? null : `opens ${ownTime(source.until, now)}`,
  }),
  stopped: ({ seconds }) => ({ state: after("stopped", " after ", seconds), note: null }),
};

const isClosed = ({ state }: SourceProgress): boolean => state === "paused" || state === "used-up";

/* A source that takes no calls until a moment, which has passed. */
const isOpenAgain = (source: SourceProgress, now: UtcMinutes): boolean =>
  isClosed(source) && source.until !== null && source.until <= now;

/** The forwarder's own prices are the same when they are asked for again. */
export const canAskAgain = (source: SourceProgress, now: UtcMinutes): boolean =>
  source.state === "late" ||
  source.state === "failed" ||
  source.state === "stopped" ||
  (source.state === "answered" && source.pricedAt !== null) ||
  isOpenAgain(source, now);

/** What a source is doing, its own reason first. `listedAt`: prices older than the list are said to be. */
export const sourceText = (reading: Reading, listedAt: UtcMinutes): SourceText => {
  const { source, now } = reading;
  if (isOpenAgain(source, now)) return { state: "can be asked again", note: null };
  const { state, note } = STATE_TEXTS[source.state](reading);
  const isReceived = source.state === "answered" && source.seconds === null;
  const isKept = !isReceived && source.offers > 0 && source.pricedAt !== null && source.pricedAt < listedAt - 1;
  const kept = isKept && source.pricedAt !== null ? `prices from ${ownTime(source.pricedAt, now)}` : null;
  /* When a source opens says more than that it is closed. */
  if (isClosed(source) && source.until !== null) return { state, note };
  return { state, note: source.reason ?? kept ?? note };
};

const COUNTED = {
  late: "late",
  failed: "failed",
  paused: "paused",
  "used-up": "without calls",
  stopped: "stopped",
} as const;

const isCounted = (state: SourceState): state is keyof typeof COUNTED => Object.hasOwn(COUNTED, state);

/** `1 late, 2 paused`; empty if all have answered. */
const summariseMissing = (sources: readonly SourceProgress[]): string => {
  const states = sources.flatMap(({ state }) => (isCounted(state) ? [state] : []));
  return [...new Set(states)]
    .map((state) => `${states.filter((one) => one === state).length} ${COUNTED[state]}`)
    .join(", ");
};

const hasAnswered = ({ state }: SourceProgress): boolean => state === "answered" || state === "refused";

/** `6 of 8 sources have answered`. */
const countAnswered = (sources: readonly SourceProgress[]): string => {
  const count = sources.filter(hasAnswered).length;
  return `${count} of ${countOf(sources.length, "source")} ${count === 1 ? "has" : "have"} answered`;
};

/** On paper: `Without prices of Hapag-Lloyd (late, kept for next time).`; null if all have answered. */
export const missingText = (sources: readonly SourceProgress[], now: UtcMinutes): string | null => {
  const missing = sources.filter((source) => !hasAnswered(source));
  if (missing.length === 0) return null;
  const named = missing.map(
    (source) => `${source.name} (${STATE_TEXTS[source.state]({ source, seconds: null, now }).state})`,
  );
  return `Without prices of ${named.join(", ")}.`;
};

interface StripTitle {
  readonly sentence: string;
  readonly cause: string;
}

/** `Asking 8 sources`, `6 have answered, 12 s`; `8 sources, 21 s` once none is asked any more. */
export const stripTitle = (sources: readonly SourceProgress[], isAsking: boolean, seconds: number): StripTitle => {
  const all = countOf(sources.length, "source");
  if (!isAsking) return { sentence: `${all}, ${formatSeconds(seconds)}`, cause: summariseMissing(sources) };
  const count = sources.filter(hasAnswered).length;
  return {
    sentence: `Asking ${all}`,
    cause: `${count} ${count === 1 ? "has" : "have"} answered, ${Math.floor(seconds)} s`,
  };
};

/** `8 sources, 0.1 s`; `6 of 8 sources, 30 s` where some have not answered. */
export const foldedText = (
  sources: readonly SourceProgress[],
  seconds: number,
): { readonly text: string; readonly isMissing: boolean } => {
  const isMissing = !sources.every(hasAnswered);
  const all = countOf(sources.length, "source");
  const count = isMissing ? `${sources.filter(hasAnswered).length} of ${all}` : all;
  return { text: `${count}, ${formatSeconds(seconds)}`, isMissing };
};

const cheaperText = ({ added, changed, cheaper }: RateNews): readonly string[] => {
  if (cheaper === 0) return [];
  if (added + changed === 1) return ["cheaper"];
  if (added + changed === cheaper) return ["all cheaper"];
  return [cheaper === 1 ? "one cheaper" : `${cheaper} cheaper`];
};

const hiddenText = ({ added, changed, hidden }: RateNews): readonly string[] => {
  if (hidden === 0) return [];
  if (added + changed === 1) return ["hidden by filters"];
  return [`${added + changed === hidden ? "all" : hidden} hidden by filters`];
};

/** `3 new offers, one cheaper, 1 hidden by filters`. */
export const newsText = (news: RateNews): string =>
  [
    ...(news.added === 0 ? [] : [countOf(news.added, "new offer")]),
    ...(news.changed === 0 ? [] : [countOf(news.changed, "changed offer")]),
    ...cheaperText(news),
    ...hiddenText(news),
    ...(news.renewed === 0 ? [] : [`${countOf(news.renewed, "price")} confirmed`]),
    ...(news.removed === 0 ? [] : [`${countOf(news.removed, "offer")} ended`]),
  ].join(", ");

/** `from USD 6,190.00`, the lowest of the new totals if it is below those of the list. */
export const lowestText = ({ lowest }: RateNews): string | null =>
  lowest === null ? null : `from ${formatMoney(lowest)}`;

const MAX_NAMES = 2;

/** Where news will wait: `Halcyon Ocean is still answering. New offers wait here.` */
export const waitingText = ({ sources, failure }: Growth): string => {
  if (failure !== null) return "No new offers are fetched until you try again.";
  const names = sources.filter(({ state }) => state === "asking").map(({ name }) => name);
  if (names.length === 0) return "All sources have ended.";
  const subject = names.length > MAX_NAMES ? `${names.length} sources` : names.join(" and ");
  return `${subject} ${names.length === 1 ? "is" : "are"} still answering. New offers wait here.`;
};

/** For screen readers: counts only. */
export const announcement = (sources: readonly SourceProgress[], news: RateNews | null): string =>
  news === null ? `${countAnswered(sources)}.` : `${countAnswered(sources)}. ${newsText(news)}.`;

interface EmptyText {
  readonly sentence: string;
  readonly advice: string;
}

/** Why there is no offer. */
export const EMPTY_TEXTS: Readonly<Record<EmptyReason, EmptyText>> = {
  "none-offered": {
    sentence: "No carrier offers rates for this search.",
    advice: "Try another departure date, a nearby port or another container size.",
  },
  "none-answered": {
    sentence: "No source has answered in time.",
    advice: "Late answers are kept: search again in a minute, or ask the desk.",
  },
  stopped: {
    sentence: "You stopped the search before there was an offer.",
    advice: "Search again, or change the search.",
  },
};

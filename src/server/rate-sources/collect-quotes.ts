import type { SourceAnswer } from "#api/schema.d.ts";
import type { Instant } from "#domain/time";
import { systemClock } from "../platform/time.ts";
import type { SourceResult } from "./ask-source.ts";
import type { SourceAnswered } from "./kept-answers.ts";
import type { QuotedOffer, RateRequest, RateSource } from "./rate-source.ts";
import { type CallEnd, createCallStore } from "./running-calls.ts";
import { createSourceCalls, type SourceCalls } from "./source-calls.ts";

/** An offer, and when its source was asked for it. */
export interface AskedOffer {
  readonly quoted: QuotedOffer;
  readonly askedAt: Instant;
  readonly source: string;
  /** The source, if it had answered an earlier request with it. */
  readonly keptBy?: string;
}

/** The answers of all sources in the order of the sources; `reasons` is for the log. */
export interface CollectedQuotes {
  readonly offers: readonly AskedOffer[];
  readonly sources: readonly SourceAnswer[];
  readonly reasons: readonly { readonly source: string; readonly reason: string }[];
}

interface Answer {
  readonly outcome: SourceAnswer["outcome"];
  readonly offers: readonly AskedOffer[];
  readonly reasons: readonly string[];
}

const toMissing = (outcome: SourceAnswer["outcome"], reason: string): Answer => ({
  outcome,
  offers: [],
  reasons: [reason],
});

const SKIPPED = toMissing("timed-out", "not asked: it has failed repeatedly");
const PROBED = toMissing("timed-out", "asked again, and not waited for");

/** A carrier that refuses has answered: it has no offers. */
const toSourceOutcome = (result: SourceResult): SourceAnswer["outcome"] => {
  if (result.isOk() || result.error.kind === "refused") return "answered";
  return result.error.kind === "paused" ? "timed-out" : "failed";
};

/** Why a source, or some of its offers, are missing. */
export const toLogReasons = (result: SourceResult): readonly string[] =>
  result.match(
    ({ problems }) => problems.map((problem) => `an offer is left out: ${problem}`),
    ({ reason }) => [reason],
  );

/** The offers of an answer to this request, or to an equal one before. */
export const toAskedOffers = (
  { name }: RateSource,
  { result, askedAt }: SourceAnswered,
  request: RateRequest,
): readonly AskedOffer[] => {
  const stated = { askedAt, source: name, ...(askedAt === request.askedAt ? {} : { keptBy: name }) };
  return result.isOk() ? result.value.offers.map((quoted) => ({ quoted, ...stated })) : [];
};

export const toLateReason = (waitMs: number): string => `no answer within ${waitMs} ms`;

const toAnswer = (source: RateSource, request: RateRequest, end: CallEnd, deadlineMs: number): Answer => {
  switch (end.kind) {
    case "late":
      return toMissing("timed-out", toLateReason(deadlineMs));
    case "stopped":
      return toMissing("timed-out", "the server stops");
    case "answered":
      return {
        outcome: toSourceOutcome(end.result),
        offers: toAskedOffers(source, end, request),
        reasons: toLogReasons(end.result),
      };
  }
};

/** Starts all requests at the same time. A probe counts if it answers before the other sources, or if there are none. */
const quoteAll = async (
  sources: readonly RateSource[],
  request: RateRequest,
  deadlineMs: number,
  calls: SourceCalls,
): Promise<readonly Answer[]> => {
  const started = sources.map((source) => ({ source, one: calls.ask(source, request, { waitMs: deadlineMs }) }));
  const asked = started.flatMap(({ one }) => (one.kind === "asked" && !one.isProbe ? [one] : []));
  const othersAnswered = Promise.all(asked.map(({ end }) => end)).then(() => PROBED);
  return Promise.all(
    started.map(({ source, one }) => {
      if (one.kind === "paused") return Promise.resolve(SKIPPED);
      const answer = one.end.then((end) => toAnswer(source, request, end, deadlineMs));
      return one.isProbe && asked.length > 0 ? Promise.race([answer, othersAnswered]) : answer;
    }),
  );
};

/**
 * Quotes all sources at the same time. One that fails, is late or misbehaves costs its own offers only and is named in
 * `sources`; the breaker skips a source that hangs or is out repeatedly.
 */
export const collectQuotes = async (
  sources: readonly RateSource[],
  request: RateRequest,
  deadlineMs: number,
  calls: SourceCalls = createSourceCalls({
    clock: systemClock,
    store: createCallStore(),
    breaker: null,
    measure: null,
  }),
): Promise<CollectedQuotes> => {
  const answers = await quoteAll(sources, request, deadlineMs, calls);
  const named = sources.flatMap(({ name }, index) => {
    const answer = answers[index];
    return answer === undefined ? [] : [{ name, answer }];
  });
  return {
    offers: answers.flatMap(({ offers }) => offers),
    sources: named.map(({ name, answer }) => ({ name, outcome: answer.outcome })),
    reasons: named.flatMap(({ name, answer }) => answer.reasons.map((reason) => ({ source: name, reason }))),
  };
};

import { setImmediate as nextTurn } from "node:timers/promises";
import { err, ok, Result, ResultAsync } from "neverthrow";
import type { SourceAnswer } from "#api/schema.d.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import {
  type QuotedOffer,
  type RateRequest,
  type RateSource,
  type SourceFailure,
  type UnreadableOffer,
  stateConfirmation,
} from "./rate-source.ts";
import { type ValidatedOffers, validateOffers } from "./validate-offers.ts";

/** The answers of all sources in the order of the sources; `reasons` is for the log. */
export interface CollectedQuotes {
  readonly offers: readonly QuotedOffer[];
  readonly sources: readonly SourceAnswer[];
  readonly reasons: readonly { readonly source: string; readonly reason: string }[];
}

type Answer = Result<ValidatedOffers, SourceFailure & { readonly outcome: "failed" | "timed-out" }>;

/** A failure after more than this delays a search as much as no answer. */
const SLOW_FAILURE_MS = 1_000;
const MAX_REASON_LENGTH = 300;

const SKIPPED: Answer = err({ reason: "not asked: it did not answer before", outcome: "timed-out" });
const PROBED: Answer = err({ reason: "asked again, and not waited for", outcome: "timed-out" });

const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const failed = (reason: unknown): Answer =>
  err({ reason: String(reason).slice(0, MAX_REASON_LENGTH), outcome: "failed" });

/** Runs one piece of work after the other, each in its own turn of the event loop. */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => T): Promise<T> => {
    const done = last.then(() => nextTurn()).then(work);
    last = done.catch(() => undefined);
    return done;
  };
};

interface Collection {
  readonly request: RateRequest;
  readonly deadlineMs: number;
  readonly breaker: CircuitBreaker | null;
  readonly inTurn: ReturnType<typeof createTurns>;
}

const property = (value: unknown, name: string): unknown =>
  value instanceof Object ? Reflect.get(value, name) : undefined;

/** Validates the answer of a connector, which may be anything. */
const validateAnswer = async (answer: unknown, source: RateSource, { inTurn }: Collection): Promise<Answer> => {
  if (property(answer, "isOk") === undefined) return failed("its answer is no result");
  const error = property(answer, "error");
  if (error !== undefined) return failed(property(error, "reason"));
  return (await inTurn(() => validateOffers(property(answer, "value"), stateConfirmation(source)))).match(
    (validated) => ok(validated),
    ({ reason }) => failed(reason),
  );
};

const isQuoted = (offer: QuotedOffer | UnreadableOffer): offer is QuotedOffer => offer.kind !== "unreadable";

const quoteSource = async (source: RateSource, collection: Collection, signal: AbortSignal): Promise<Answer> => {
  const quoted = await source.quote(collection.request, signal);
  if (source.isInternal !== true) return validateAnswer(quoted, source, collection);
  return quoted.match(
    (offers) => ok({ offers: offers.filter(isQuoted), problems: [] }),
    ({ reason }) => failed(reason),
  );
};

const startDeadline = ({ deadlineMs }: Collection) => {
  const controller = new AbortController();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => {
    resolve(err({ reason: `no answer within ${deadlineMs} ms`, outcome: "timed-out" }));
    controller.abort();
  }, deadlineMs);
  return { late: promise, signal: controller.signal, stop: () => clearTimeout(timer) };
};
type Deadline = ReturnType<typeof startDeadline>;

/** Quotes one source until the deadline. A source that throws has failed. */
const quoteUntil = async (source: RateSource, collection: Collection, { late, signal }: Deadline): Promise<Answer> => {
  const start = performance.now();
  const quoted = ResultAsync.fromThrowable(
    () => quoteSource(source, collection, signal),
    (error) => error,
  )().match(
    (answer) => answer,
    (error) => failed(errorMessage(error)),
  );
  const answer = await Promise.race([late, quoted]);
  const isSlow = performance.now() - start > SLOW_FAILURE_MS;
  const isHung = answer.isErr() && (answer.error.outcome === "timed-out" || isSlow);
  collection.breaker?.record(source.name, isHung ? "hung" : "responded");
  return answer;
};

/** A probe has its own deadline: the search may end long before. */
const probe = async (source: RateSource, collection: Collection): Promise<Answer> => {
  const deadline = startDeadline(collection);
  const answer = await quoteUntil(source, collection, deadline);
  deadline.stop();
  return answer;
};

/** Starts all requests at the same time. A probe counts if it answers before the other sources, or if there are none. */
const quoteAll = async (sources: readonly RateSource[], collection: Collection): Promise<readonly Answer[]> => {
  const common = startDeadline(collection);
  const started = sources.map((source) => {
    const admission = collection.breaker?.admit(source.name) ?? "ask";
    if (admission === "skip") return { admission, answer: Promise.resolve(SKIPPED) };
    const answer = admission === "ask" ? quoteUntil(source, collection, common) : probe(source, collection);
    return { admission, answer };
  });
  const asked = started.filter(({ admission }) => admission === "ask").map(({ answer }) => answer);
  const othersAnswered = Promise.all(asked).then(() => PROBED);
  const answers = await Promise.all(
    started.map(({ admission, answer }) =>
      admission === "probe" && asked.length > 0 ? Promise.race([answer, othersAnswered]) : answer,
    ),
  );
  common.stop();
  return answers;
};

const logReasons = (answer: Answer): readonly string[] =>
  answer.match(
    ({ problems }) => problems.map((problem) => `an offer is left out: ${problem}`),
    ({ reason }) => [reason],
  );

/**
 * Quotes all sources at the same time. One that fails, is late or misbehaves costs its own offers only and is named in
 * `sources`; the breaker skips a source that hangs repeatedly.
 */
export const collectQuotes = async (
  sources: readonly RateSource[],
  request: RateRequest,
  deadlineMs: number,
  breaker: CircuitBreaker | null = null,
): Promise<CollectedQuotes> => {
  const answers = await quoteAll(sources, { request, deadlineMs, breaker, inTurn: createTurns() });
  const named = sources.flatMap(({ name }, index) => {
    const answer = answers[index];
    return answer === undefined ? [] : [{ name, answer }];
  });
  return {
    offers: answers.flatMap((answer) => (answer.isOk() ? answer.value.offers : [])),
    sources: named.map(({ name, answer }) => ({ name, outcome: answer.isOk() ? "answered" : answer.error.outcome })),
    reasons: named.flatMap(({ name, answer }) => logReasons(answer).map((reason) => ({ source: name, reason }))),
  };
};

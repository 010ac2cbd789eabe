import { setImmediate as nextTurn } from "node:timers/promises";
import { err, ok, Result, ResultAsync } from "neverthrow";
import type { SourceAnswer } from "#api/schema.d.ts";
import { areOwn, checkOffers, type CheckedOffers } from "./check-offers.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import type { QuotedOffer, RateRequest, RateSource, SourceFailure } from "./rate-source.ts";

/** What all sources said, in the order in which they were asked; `reasons` is for the log. */
export interface AskedSources {
  readonly offers: readonly QuotedOffer[];
  readonly sources: readonly SourceAnswer[];
  readonly reasons: readonly { readonly source: string; readonly reason: string }[];
}

type Answer = Result<CheckedOffers, SourceFailure & { readonly outcome: "failed" | "timed-out" }>;

/** A failure after more than this delays a search like no answer at all. */
const SLOW_FAILURE_MS = 1_000;
const MOST_REASON_LENGTH = 300;

const SKIPPED: Answer = err({ reason: "not asked: it did not answer before", outcome: "timed-out" });
const PROBED: Answer = err({ reason: "asked again, and not waited for", outcome: "timed-out" });

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const failed = (reason: unknown): Answer =>
  err({ reason: String(reason).slice(0, MOST_REASON_LENGTH), outcome: "failed" });

/** Runs work for one answer after the other, each in a turn of the event loop of its own. */
const inTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => T): Promise<T> => {
    const done = last.then(() => nextTurn()).then(work);
    last = done.catch(() => undefined);
    return done;
  };
};
type InTurn = ReturnType<typeof inTurns>;

const property = (value: unknown, name: string): unknown =>
  value instanceof Object ? Reflect.get(value, name) : undefined;

/** What a source answered, whatever that is: a source may be somebody else's code. */
const readAnswer = async (answer: unknown, inTurn: InTurn): Promise<Answer> => {
  if (property(answer, "isOk") === undefined) return failed("its answer is no result");
  const error = property(answer, "error");
  if (error !== undefined) return failed(property(error, "reason"));
  const value = property(answer, "value");
  if (Array.isArray(value) && areOwn(value)) return ok({ offers: value, problems: [] });
  return (await inTurn(() => checkOffers(value))).match(
    (checked) => ok(checked),
    ({ reason }) => failed(reason),
  );
};

interface Asking {
  readonly request: RateRequest;
  readonly deadlineMs: number;
  readonly breaker: CircuitBreaker | null;
  readonly inTurn: InTurn;
}

const deadline = ({ deadlineMs }: Asking) => {
  const controller = new AbortController();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => {
    resolve(err({ reason: `no answer within ${deadlineMs} ms`, outcome: "timed-out" }));
    controller.abort();
  }, deadlineMs);
  return { late: promise, signal: controller.signal, stop: () => clearTimeout(timer) };
};
type Deadline = ReturnType<typeof deadline>;

/** Asks one source until the deadline. One that throws, or answers what cannot be read, has failed. */
const askOne = async (source: RateSource, asking: Asking, { late, signal }: Deadline): Promise<Answer> => {
  const { request, breaker, inTurn } = asking;
  const start = performance.now();
  const quoted = ResultAsync.fromThrowable(
    async () => readAnswer(await source.quote(request, signal), inTurn),
    (error) => error,
  )().match(
    (answer) => answer,
    (error) => failed(reasonOf(error)),
  );
  const answer = await Promise.race([late, quoted]);
  const isSlow = performance.now() - start > SLOW_FAILURE_MS;
  const isHung = answer.isErr() && (answer.error.outcome === "timed-out" || isSlow);
  breaker?.record(source.name, isHung ? "hung" : "responded");
  return answer;
};

/** A deadline of its own: the search may be over long before. */
const probe = async (source: RateSource, asking: Asking): Promise<Answer> => {
  const own = deadline(asking);
  const answer = await askOne(source, asking, own);
  own.stop();
  return answer;
};

/** Starts all requests at the same time; a probe counts if it answers before the others have, or if there are no others. */
const askAll = async (sources: readonly RateSource[], asking: Asking): Promise<readonly Answer[]> => {
  const common = deadline(asking);
  const started = sources.map((source) => {
    const admission = asking.breaker?.admit(source.name) ?? "ask";
    if (admission === "skip") return { admission, answer: Promise.resolve(SKIPPED) };
    return { admission, answer: admission === "ask" ? askOne(source, asking, common) : probe(source, asking) };
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

const reasonsIn = (answer: Answer): readonly string[] =>
  answer.match(
    ({ problems }) => problems.map((problem) => `an offer is left out: ${problem}`),
    ({ reason }) => [reason],
  );

/**
 * Asks all sources at the same time. One that fails, is late or misbehaves costs its own offers only, and is named in
 * `sources`; one that hangs again and again is skipped by the breaker.
 */
export const askSources = async (
  sources: readonly RateSource[],
  request: RateRequest,
  deadlineMs: number,
  breaker: CircuitBreaker | null = null,
): Promise<AskedSources> => {
  const answers = await askAll(sources, { request, deadlineMs, breaker, inTurn: inTurns() });
  const named = sources.flatMap(({ name }, index) => {
    const answer = answers[index];
    return answer === undefined ? [] : [{ name, answer }];
  });
  return {
    offers: answers.flatMap((answer) =>
      answer.match(
        ({ offers }) => offers,
        () => [],
      ),
    ),
    sources: named.map(({ name, answer }) => ({
      name,
      outcome: answer.match(
        () => "answered" as const,
        ({ outcome }) => outcome,
      ),
    })),
    reasons: named.flatMap(({ name, answer }) => reasonsIn(answer).map((reason) => ({ source: name, reason }))),
  };
};

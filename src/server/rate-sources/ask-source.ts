import { ERROR_CAUSES } from "#domain/connectors";
import { inSpan } from "#server/platform/tracing/tracing.ts";
import { setImmediate as nextTurn } from "node:timers/promises";
import { err, ok, type Result, ResultAsync } from "neverthrow";
import {
  type QuotedOffer,
  type RateRequest,
  type RateSource,
  type SourceFailure,
  stateConfirmation,
  type UnreadableOffer,
} from "./rate-source.ts";
import { type ValidatedOffers, validateOffers } from "./validate-offers.ts";

const KINDS = ["refused", "failed", "paused", "used-up"] as const;

/** A failure whose kind is stated. */
export interface KnownFailure extends SourceFailure {
  readonly kind: (typeof KINDS)[number];
}

export type SourceResult = Result<ValidatedOffers, KnownFailure>;

const MAX_REASON_LENGTH = 300;
/* The last minute that a moment can state. */
const MAX_MINUTES = 8_640_000_000_000 / 60;

const toFailed = (reason: unknown): SourceResult =>
  err({ kind: "failed", reason: String(reason).slice(0, MAX_REASON_LENGTH) });

/** Runs one piece of work after the other, each in its own turn of the event loop. */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => T): Promise<T> => {
    const done = last.then(() => nextTurn()).then(work);
    last = done.catch(() => undefined);
    return done;
  };
};
export type InTurn = ReturnType<typeof createTurns>;

const property = (value: unknown, name: string): unknown =>
  value instanceof Object ? Reflect.get(value, name) : undefined;

const isMinute = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_MINUTES;

/** The failure of a connector, which may be anything. */
const readFailure = (error: unknown): SourceResult => {
  const [sentence, until] = [property(error, "sentence"), property(error, "until")];
  const cause = ERROR_CAUSES.find((known) => known === property(error, "cause"));
  return toFailed(property(error, "reason")).mapErr(({ reason }) => ({
    reason,
    kind: KINDS.find((kind) => kind === property(error, "kind")) ?? "failed",
    ...(typeof sentence === "string" ? { sentence: sentence.slice(0, MAX_REASON_LENGTH) } : {}),
    ...(isMinute(until) ? { until } : {}),
    ...(cause === undefined ? {} : { cause }),
  }));
};

/** Validates the answer of a connector, which may be anything. */
const validateAnswer = async (answer: unknown, source: RateSource, inTurn: InTurn): Promise<SourceResult> => {
  if (property(answer, "isOk") === undefined) return toFailed("its answer is no result");
  const error = property(answer, "error");
  if (error !== undefined) return readFailure(error);
  return (
    await inTurn(() => validateOffers(property(answer, "value"), stateConfirmation(source), source.display))
  ).match(
    (validated) => ok(validated),
    ({ reason }) =>
      toFailed(reason).mapErr((failure) => ({
        ...failure,
        sentence: `${source.name} gave an answer that cannot be read.`,
      })),
  );
};

const isQuoted = (offer: QuotedOffer | UnreadableOffer): offer is QuotedOffer => offer.kind !== "unreadable";

const quote = async (
  source: RateSource,
  request: RateRequest,
  signal: AbortSignal,
  inTurn: InTurn,
): Promise<SourceResult> => {
  const quoted = await source.quote(request, signal);
  if (source.isInternal !== true) return validateAnswer(quoted, source, inTurn);
  return quoted.match(
    (offers) =>
      ok({
        offers: offers.filter(isQuoted),
        problems: offers.flatMap((offer) => (offer.kind === "unreadable" ? [offer.reason] : [])),
        length: 0,
      }),
    ({ reason }) => toFailed(reason),
  );
};

/** Asks one source. One that throws has failed; what a connector answers is validated, one answer in each turn. */
export const askSource = (
  source: RateSource,
  request: RateRequest,
  signal: AbortSignal,
  inTurn: InTurn,
): Promise<SourceResult> =>
  inSpan("rate source", "internal", { "rate.source": source.name }, async (span) => {
    const result = await ResultAsync.fromThrowable(
      () => quote(source, request, signal, inTurn),
      (error) => error,
    )().match(
      (answered) => answered,
      (error) => toFailed(error instanceof Error ? error.message : error),
    );
    span.set({ "rate.outcome": result.isOk() ? "answered" : result.error.kind });
    return result;
  });

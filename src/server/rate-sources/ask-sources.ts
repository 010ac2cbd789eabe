import { err, type Result, ResultAsync } from "neverthrow";
import type { SourceAnswer } from "../../wire/schema.d.ts";
import type { QuotedOffer, RateRequest, RateSource, SourceFailure } from "./source.ts";

/** What all sources said, in the order in which they were asked; `reasons` is for the log. */
export interface AskedSources {
  readonly offers: readonly QuotedOffer[];
  readonly sources: readonly SourceAnswer[];
  readonly reasons: readonly { readonly source: string; readonly reason: string }[];
}

type Answer = Result<readonly QuotedOffer[], SourceFailure & { readonly outcome: "failed" | "timed-out" }>;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const failed = (failure: SourceFailure) => ({ ...failure, outcome: "failed" as const });

/** A source that throws has failed; one that does not answer before the signal is late. */
const askOne = (
  source: RateSource,
  request: RateRequest,
  signal: AbortSignal,
  late: Promise<Answer>,
): Promise<Answer> =>
  Promise.race([
    late,
    ResultAsync.fromThrowable(
      () => source.quote(request, signal),
      (error) => failed({ reason: reasonOf(error) }),
    )().andThen((answer) => answer.mapErr(failed)),
  ]);

const deadline = (milliseconds: number) => {
  const controller = new AbortController();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => {
    resolve(err({ reason: `no answer within ${milliseconds} ms`, outcome: "timed-out" }));
    controller.abort();
  }, milliseconds);
  return { late: promise, signal: controller.signal, stop: () => clearTimeout(timer) };
};

/**
 * Asks all sources at the same time. Whoever fails, or has not answered after `deadlineMs`, costs its own offers only
 * and is named in `sources`.
 */
export const askSources = async (
  sources: readonly RateSource[],
  request: RateRequest,
  deadlineMs: number,
): Promise<AskedSources> => {
  const { late, signal, stop } = deadline(deadlineMs);
  const answers = await Promise.all(
    sources.map(async (source) => ({ name: source.name, answer: await askOne(source, request, signal, late) })),
  );
  stop();
  return {
    offers: answers.flatMap(({ answer }) => answer.unwrapOr([])),
    sources: answers.map(({ name, answer }) => ({
      name,
      outcome: answer.match(
        () => "answered" as const,
        (failure) => failure.outcome,
      ),
    })),
    reasons: answers.flatMap(({ name, answer }) =>
      answer.match(
        () => [],
        ({ reason }) => [{ source: name, reason }],
      ),
    ),
  };
};

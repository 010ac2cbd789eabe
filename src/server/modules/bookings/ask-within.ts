import { err, type Result } from "neverthrow";

/** It is not known what became of a call, and why; for the log. */
export interface UnknownOutcome {
  readonly kind: "unknown";
  readonly reason: string;
}

const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a carrier answers to a call; `unknown` for an exception and after the deadline. */
export const askWithin = async <T, Failure>(
  deadlineMs: number,
  call: (signal: AbortSignal) => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure | UnknownOutcome>> => {
  const signal = AbortSignal.timeout(deadlineMs);
  const late = new Promise<Result<T, UnknownOutcome>>((resolve) => {
    signal.addEventListener("abort", () =>
      resolve(err({ kind: "unknown", reason: `no answer within ${deadlineMs} ms` })),
    );
  });
  try {
    return await Promise.race([call(signal), late]);
  } catch (error) {
    return err({ kind: "unknown", reason: errorMessage(error) });
  }
};

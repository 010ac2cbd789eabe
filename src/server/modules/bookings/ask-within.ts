import { err, type Result } from "neverthrow";
import type { SourceBookingFailure } from "#server/rate-sources/rate-source.ts";

const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a carrier answers to a call that must not be made twice; `unknown` for an exception and after the deadline. */
export const askWithin = async <T>(
  deadlineMs: number,
  call: (signal: AbortSignal) => Promise<Result<T, SourceBookingFailure>>,
): Promise<Result<T, SourceBookingFailure>> => {
  const signal = AbortSignal.timeout(deadlineMs);
  const late = new Promise<Result<T, SourceBookingFailure>>((resolve) => {
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

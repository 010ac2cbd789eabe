import type { ResultAsync } from "neverthrow";
import type { ProvedSignIn, SecondFactor, SecondFactorProof, SecondFactorSetup } from "#domain/accounts";
import type { Failure } from "./failure.ts";

/** The second step of signing in; a server may be without it. */
export interface SecondFactorPort {
  /** Refused with `offer-gone` if the sign-in took too long. */
  readonly prove: (
    challenge: string,
    proof: SecondFactorProof,
    signal: AbortSignal,
  ) => ResultAsync<ProvedSignIn, Failure>;
  readonly load: (signal: AbortSignal) => ResultAsync<SecondFactor, Failure>;
  readonly setUp: (password: string, signal: AbortSignal) => ResultAsync<SecondFactorSetup, Failure>;
  /** Answers the recovery codes. */
  readonly switchOn: (code: string, signal: AbortSignal) => ResultAsync<readonly string[], Failure>;
  /** Refused with `conflict` where the company requires it. */
  readonly switchOff: (password: string, signal: AbortSignal) => ResultAsync<void, Failure>;
  /** Of everybody of the company. */
  readonly require: (isRequired: boolean, signal: AbortSignal) => ResultAsync<void, Failure>;
}

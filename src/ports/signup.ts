import type { ResultAsync } from "neverthrow";
import type { BasicData } from "#domain/accounts";
import type { NamedFile } from "./bookings.ts";
import type { Failure } from "./failure.ts";

/** A code as it was typed, and the token of the sign-up that it belongs to. */
export interface TypedCode {
  readonly code: number;
  readonly otpToken: string;
}

/** The third step of a sign-up: the details, the copies that were chosen, and the token of the verified address. */
export interface NewAccount {
  readonly otpToken: string;
  readonly basicData: BasicData;
  readonly panCopy: NamedFile | null;
  readonly gstCopy: NamedFile | null;
}

/** Signing up: a code to an address, the code back, the account. */
export interface SignupPort {
  /** Mails a code; answers the token that binds the later steps to this address. */
  readonly sendCode: (email: string, signal: AbortSignal) => ResultAsync<string, Failure>;
  /** Refuses a wrong code with `invalid-fields`, a used or expired one with `offer-gone`. */
  readonly verifyCode: (typed: TypedCode, signal: AbortSignal) => ResultAsync<void, Failure>;
  /** Refuses fields with `invalid-fields` (also `panCopy`, `gstCopy`), a verification that has expired with `offer-gone`. */
  readonly create: (account: NewAccount, signal: AbortSignal) => ResultAsync<void, Failure>;
}

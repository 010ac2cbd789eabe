import type { Credentials } from "./account.ts";

/** What an authenticator app is set up with: a picture to scan, or the secret to type. */
export interface SecondFactorSetup {
  readonly secret: string;
  /** An SVG picture. */
  readonly qrSvg: string;
}

/** A sign-in whose password was right and which needs a code. */
export interface SignInChallenge {
  readonly challenge: string;
  readonly recoveryCodesLeft: number;
  /** For a person who must have a second factor and has none. */
  readonly setup: SecondFactorSetup | null;
}

/** A code of the app, or a recovery code. */
export interface SecondFactorProof {
  readonly kind: "code" | "recovery-code";
  readonly code: string;
}

/** A finished sign-in; `recoveryCodes` of a second factor that was set up with it. */
export interface ProvedSignIn {
  readonly credentials: Credentials;
  readonly recoveryCodes: readonly string[];
}

/** The second factor of the signed-in person. */
export interface SecondFactor {
  readonly isOn: boolean;
  readonly isRequired: boolean;
  readonly recoveryCodesLeft: number;
}

import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { fromAsyncThrowable, type ResultAsync } from "neverthrow";
import type { Failure } from "#ports/failure.ts";

/** What holds passkeys: this device, a phone nearby or a security key. */
export interface Authenticator {
  readonly isSupported: () => boolean;
  readonly sign: (options: PublicKeyCredentialRequestOptionsJSON) => ResultAsync<AuthenticationResponseJSON, Failure>;
  readonly create: (options: PublicKeyCredentialCreationOptionsJSON) => ResultAsync<RegistrationResponseJSON, Failure>;
}

const refuse = (message: string) => (): Failure => ({ kind: "refused", reason: "other", message, fields: [] });

const NUMBERS = /^[\d.]+$|^\[/;

/** The authenticators that the browser reaches; a page at an address of numbers has none. */
export const browserAuthenticator: Authenticator = {
  isSupported: () => browserSupportsWebAuthn() && !NUMBERS.test(location.hostname),
  sign: fromAsyncThrowable(
    (optionsJSON: PublicKeyCredentialRequestOptionsJSON) => startAuthentication({ optionsJSON }),
    refuse("No passkey was used. Try again, or sign in with your password and a code."),
  ),
  create: fromAsyncThrowable(
    (optionsJSON: PublicKeyCredentialCreationOptionsJSON) => startRegistration({ optionsJSON }),
    refuse("No passkey was made. Try again, or use another device."),
  ),
};

import type { Credentials, Profile } from "#domain/accounts";

/** What this browser remembers of the session; keys on disk: xToken, xApiKey, userData, otpToken, redirectAfterLogin, auth_token. */
export interface SessionStorePort {
  readonly credentials: () => Credentials | null;
  readonly saveCredentials: (credentials: Credentials) => void;
  /** Removes credentials and stored user data, and nothing else. */
  readonly clear: () => void;
  /** The profile of the last successful check (userData), shown while the next one runs; null when there is none. */
  readonly profile: () => Profile | null;
  readonly saveProfile: (profile: Profile) => void;
  readonly forgetProfile: () => void;
  readonly redirect: () => string | null;
  readonly rememberRedirect: (path: string) => void;
  readonly forgetRedirect: () => void;
  /** The token of a sign-up that has begun (otpToken); null when there is none. */
  readonly otpToken: () => string | null;
  readonly rememberOtpToken: (token: string) => void;
  readonly forgetOtpToken: () => void;
  /** Calls back when another tab signs in or out; answers a function that stops listening. */
  readonly watch: (changed: () => void) => () => void;
}

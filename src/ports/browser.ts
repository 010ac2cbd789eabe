import type { Instant, TimeZone, TodayIn } from "#domain/time";
import type { NamedFile } from "./api.ts";
import type { Credentials, Profile } from "#domain/accounts";

export interface ClockPort {
  /** By the server's clock once an answer has stated it. */
  readonly now: () => Instant;
  readonly today: TodayIn;
  /** The time zone of the shipper. */
  readonly timeZone: () => TimeZone;
  /** Sets the clock by the moment at which the server has just answered; null changes nothing. */
  readonly synchronise: (answeredAt: string | null) => void;
}

/** Unguessable ids (idempotency keys). */
export interface IdsPort {
  readonly next: () => string;
}

export interface DocumentsPort {
  readonly save: (file: NamedFile) => void;
}

/** Drafts by key (fclFormState for the FCL search). The FCL form is saved per tab; a new tab starts with the last one saved. */
export interface DraftsPort {
  readonly load: (key: string) => string | null;
  readonly save: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  /** Removes drafts in all tabs. */
  readonly removeAll: (keys: readonly string[]) => void;
  /** Calls back with the text that another tab saved, null where it removed the draft; returns a function that stops it. */
  readonly watch: (key: string, changed: (text: string | null) => void) => () => void;
}

/** Leaves by a full page load, so that nothing of the former user stays in memory. */
export interface NavigationPort {
  readonly reloadTo: (path: string) => void;
}

/** Storage keys: xToken, xApiKey, userData, otpToken, redirectAfterLogin, auth_token. */
export interface SessionStorePort {
  readonly credentials: () => Credentials | null;
  readonly saveCredentials: (credentials: Credentials) => void;
  /** Removes credentials and user data only. */
  readonly clear: () => void;
  /** The profile of the last successful check. */
  readonly profile: () => Profile | null;
  readonly saveProfile: (profile: Profile) => void;
  readonly removeProfile: () => void;
  readonly redirect: () => string | null;
  readonly saveRedirect: (path: string) => void;
  readonly removeRedirect: () => void;
  /** The token of an unfinished sign-up. */
  readonly otpToken: () => string | null;
  readonly saveOtpToken: (token: string) => void;
  readonly removeOtpToken: () => void;
  /** Calls back when another tab signs in or out; returns a function that stops it. */
  readonly watch: (changed: () => void) => () => void;
}

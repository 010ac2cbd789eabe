import type { CalendarDate, Instant, LocalDateTime } from "#domain/time";
import type { NamedFile } from "./api.ts";
import type { Credentials, Profile } from "#domain/accounts";

/** The clock and the source of ids, passed in so that tests decide them. */
export interface ClockPort {
  readonly now: () => Instant;
  /** Today at the shipper's place. */
  readonly today: () => CalendarDate;
  /** The wall-clock time at the shipper's place. */
  readonly localTime: () => LocalDateTime;
}

/** Unguessable ids (idempotency keys). */
export interface IdsPort {
  readonly next: () => string;
}

/** Hands a file to the shipper's device. */
export interface DocumentsPort {
  readonly save: (file: NamedFile) => void;
}

/**
 * Text drafts saved on this device under a fixed key (fclFormState for the FCL search); a full or forbidden storage is
 * silently no draft. Forms that two tabs may hold at once are saved for each tab, and the last one saved for new tabs.
 */
export interface DraftsPort {
  readonly load: (key: string) => string | null;
  readonly save: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  /** Removes drafts for every tab, also the copies that other tabs have of their own. */
  readonly removeAll: (keys: readonly string[]) => void;
}

/** Leaving the page: a full load, so that nothing of an earlier user stays in memory. */
export interface NavigationPort {
  readonly reloadTo: (path: string) => void;
}

/** What this browser remembers of the session; keys on disk: xToken, xApiKey, userData, otpToken, redirectAfterLogin, auth_token. */
export interface SessionStorePort {
  readonly credentials: () => Credentials | null;
  readonly saveCredentials: (credentials: Credentials) => void;
  /** Removes credentials and stored user data, and nothing else. */
  readonly clear: () => void;
  /** The profile of the last successful check (userData), shown while the next one runs; null when there is none. */
  readonly profile: () => Profile | null;
  readonly saveProfile: (profile: Profile) => void;
  readonly removeProfile: () => void;
  readonly redirect: () => string | null;
  readonly saveRedirect: (path: string) => void;
  readonly removeRedirect: () => void;
  /** The token of a sign-up that has begun (otpToken); null when there is none. */
  readonly otpToken: () => string | null;
  readonly saveOtpToken: (token: string) => void;
  readonly removeOtpToken: () => void;
  /** Calls back when another tab signs in or out; answers a function that stops listening. */
  readonly watch: (changed: () => void) => () => void;
}

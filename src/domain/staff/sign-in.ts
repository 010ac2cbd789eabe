const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A session of staff ends after so many minutes without a call. */
export const IDLE_MINUTES = 30;
/** A session of staff ends so many hours after the sign-in. */
export const SESSION_HOURS = 12;
/** An invitation can be accepted for so many hours. */
export const INVITATION_HOURS = 24;
/** Between password and code may pass so many minutes. */
export const CHALLENGE_MINUTES = 10;
/** So many wrong codes lock a person. */
const MAX_WRONG_CODES = 5;
export const LOCK_MINUTES = 15;
export const RECOVERY_CODES = 10;
/** So many passkeys a person may have. */
export const MOST_PASSKEYS = 10;

interface Session {
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

/** When a session ends unless it is used again, in epoch milliseconds: 30 minutes after its last use, 12 hours after its begin. */
export const findSessionEnd = ({ createdAt, lastUsedAt }: Session): number =>
  Math.min(lastUsedAt + IDLE_MINUTES * MINUTE_MS, createdAt + SESSION_HOURS * HOUR_MS);

/** Wrong codes of a person since the last right one, and until when they lock it (epoch milliseconds). */
interface CodeTries {
  readonly wrongCodes: number;
  readonly lockedUntil: number | null;
}

export const NO_TRIES: CodeTries = { wrongCodes: 0, lockedUntil: null };

/** Whether codes are refused unread at `now`. */
export const isLocked = ({ lockedUntil }: CodeTries, now: number): boolean => lockedUntil !== null && lockedUntil > now;

/** Counts a wrong code at `now`: the fifth locks for 15 minutes, after which five tries are left again. */
export const countWrongCode = ({ wrongCodes }: CodeTries, now: number): CodeTries =>
  wrongCodes + 1 >= MAX_WRONG_CODES
    ? { wrongCodes: 0, lockedUntil: now + LOCK_MINUTES * MINUTE_MS }
    : { wrongCodes: wrongCodes + 1, lockedUntil: null };

/** How many codes can be tried before the lock. */
export const countTriesLeft = ({ wrongCodes }: CodeTries): number => MAX_WRONG_CODES - wrongCodes;

/** Letters and digits that are not mistaken for each other; 32 of them carry 5 bits each. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 12;

/** A recovery code from 12 random bytes, in three groups of four: 60 bits. */
export const formatRecoveryCode = (bytes: Uint8Array): string => {
  const letters = [...bytes.subarray(0, CODE_LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join("");
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join("-");
};

/** A typed recovery code as it is compared: letter case, spaces and hyphens do not matter. */
export const normaliseRecoveryCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");

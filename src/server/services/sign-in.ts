import { err, ok, type Result } from "neverthrow";
import type { Refusal } from "../http/refusal.ts";
import { accountByEmail } from "../stores/accounts.ts";
import type { Executor } from "../stores/schema.ts";
import { networkOf } from "./network-address.ts";
import { passwordMatches } from "./passwords.ts";
import type { Limit, RateLimiter, Verdict } from "./rate-limit.ts";
import type { Credentials, Sessions } from "./sessions.ts";

const QUARTER_HOUR_MS = 15 * 60_000;

/** Wrong passwords for one account, from anywhere. */
const ACCOUNT_LIMIT: Limit = { name: "sign-in account", hits: 10, windowMs: QUARTER_HOUR_MS };
/** Wrong passwords from one network, for any account. */
const ADDRESS_LIMIT: Limit = { name: "sign-in address", hits: 50, windowMs: QUARTER_HOUR_MS };

const INVALID_CREDENTIALS: Refusal = {
  kind: "unauthorised",
  message: "Invalid credentials. Please try again.",
};

export interface Attempt {
  readonly username: string;
  readonly password: string;
  readonly address: string;
}

export type SignIn = (attempt: Attempt) => Promise<Result<Credentials, Refusal>>;

const tooMany = (verdicts: readonly Verdict[]): Refusal | null => {
  const waits = verdicts.flatMap((verdict) => (verdict.kind === "exceeded" ? [verdict.retryAfterSeconds] : []));
  if (waits.length === 0) return null;
  const retryAfterSeconds = Math.max(...waits);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? "one minute" : `${minutes} minutes`;
  return { kind: "too-many", message: `Too many sign-in attempts. Please wait ${wait}.`, retryAfterSeconds };
};

/**
 * Signs in with email and password. Unknown, disabled and wrong are one answer, and take the same time.
 * An attempt is counted before the password is looked at, so that attempts made at once cannot slip past the limit;
 * a right password takes its own attempt back.
 */
export const signIn =
  (db: Executor, limiter: RateLimiter, sessions: Sessions): SignIn =>
  async ({ username, password, address }) => {
    const email = username.trim().toLowerCase();
    const network = networkOf(address);
    const verdicts = [await limiter.hit(ADDRESS_LIMIT, network), await limiter.hit(ACCOUNT_LIMIT, email)];
    const refusal = tooMany(verdicts);
    if (refusal !== null) return err(refusal);
    const account = await accountByEmail(db, email);
    const matches = await passwordMatches(account?.passwordHash, password);
    if (account === undefined || !matches || account.disabledAt !== null) return err(INVALID_CREDENTIALS);
    await limiter.forgive(ADDRESS_LIMIT, network);
    await limiter.reset(ACCOUNT_LIMIT, email);
    return ok(await sessions.start(account.id));
  };

import { err, ok, type Result } from "neverthrow";
import type { Refusal } from "../http/refusal.ts";
import { accountByEmail } from "../stores/accounts.ts";
import type { Executor } from "../stores/schema.ts";
import type { Clock, Ids } from "./clock.ts";
import { networkOf } from "./network-address.ts";
import { passwordMatches } from "./passwords.ts";
import { type Limit, rateLimiter, type Verdict } from "./rate-limit.ts";
import { type Credentials, sessions } from "./sessions.ts";

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

export interface SignInDeps {
  readonly db: Executor;
  readonly clock: Clock;
  readonly ids: Ids;
}

interface Who {
  readonly email: string;
  readonly network: string;
}

/** Counts the attempt for both limits; one transaction is one flush to disk. */
const countAttempt = ({ db, clock }: SignInDeps, { email, network }: Who): Promise<readonly Verdict[]> =>
  db.transaction().execute(async (transaction) => {
    const limiter = rateLimiter(transaction, clock);
    return [await limiter.hit(ADDRESS_LIMIT, network), await limiter.hit(ACCOUNT_LIMIT, email)];
  });

const startSession = (
  { db, clock, ids }: SignInDeps,
  { email, network }: Who,
  accountId: string,
): Promise<Credentials> =>
  db.transaction().execute(async (transaction) => {
    const limiter = rateLimiter(transaction, clock);
    await limiter.forgive(ADDRESS_LIMIT, network);
    await limiter.reset(ACCOUNT_LIMIT, email);
    return sessions(transaction, clock, ids).start(accountId);
  });

/**
 * Signs in with email and password. Unknown, disabled and wrong are one answer, and take the same time.
 * An attempt is counted before the password is looked at, so that attempts made at once cannot slip past the limit;
 * a right password takes its own attempt back.
 */
export const signIn =
  (deps: SignInDeps): SignIn =>
  async ({ username, password, address }) => {
    const who = { email: username.trim().toLowerCase(), network: networkOf(address) };
    const refusal = tooMany(await countAttempt(deps, who));
    if (refusal !== null) return err(refusal);
    const account = await accountByEmail(deps.db, who.email);
    const matches = await passwordMatches(account?.passwordHash, password);
    if (account === undefined || !matches || account.disabledAt !== null) return err(INVALID_CREDENTIALS);
    return ok(await startSession(deps, who, account.id));
  };

import { BRAND } from "#brand";
import { STATE_SENTENCES } from "#domain/companies";
import { err, ok, type Result } from "neverthrow";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { type Account, accountByEmail, findCompanyOf } from "./account-store.ts";
import { findCompany } from "./company-store.ts";
import type { Executor } from "#server/schema.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import {
  type LimitKey,
  tooManyRefusal,
  toNetwork,
  type Limit,
  type Limiter,
  createLimiter,
  type Verdict,
} from "#server/platform/throttling/limiter.ts";
import { passwordMatches } from "./passwords.ts";
import { type Credentials, createSessions } from "./sessions.ts";

const QUARTER_HOUR_MS = 15 * 60_000;

const ADDRESS_LIMIT: Limit = { name: "sign-in address", hits: 50, windowMs: QUARTER_HOUR_MS };
const ACCOUNT_AND_NETWORK_LIMIT: Limit = { name: "sign-in account and network", hits: 10, windowMs: QUARTER_HOUR_MS };
/* One network reaches at most five times the limit above within an hour. This limit is higher, so that no single network locks an owner out. */
const ACCOUNT_LIMIT: Limit = { name: "sign-in account", hits: 60, windowMs: 4 * QUARTER_HOUR_MS };

const INVALID_CREDENTIALS: Refusal = {
  kind: "unauthorised",
  message: "Invalid credentials. Please try again.",
};

const refuseClosed = (why: string): Refusal => ({
  kind: "unauthorised",
  message: `${why} Please call our desk: ${BRAND.landline}.`,
});
/* After the right password alone: a wrong one is answered as for an unknown address. */
const CLOSED_ACCOUNT = refuseClosed("Your account is disabled.");
const BLOCKED_COMPANY = refuseClosed(STATE_SENTENCES.blocked);

export interface Attempt {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string | null;
}

export type SignIn = (attempt: Attempt) => Promise<Result<Credentials, Refusal>>;

/** The security log never contains what was typed. The account is null when there is none. */
export interface SignInEvent {
  readonly event: "sign-in";
  readonly outcome:
    | "signed-in"
    | "password-right"
    | "wrong-password"
    | "wrong-code"
    | "unknown-account"
    | "disabled-account"
    | "locked";
  readonly accountId: string | null;
  readonly network: string;
}

/** A sign-in that needs a code; null if the person has no second factor and needs none. */
export type AskSecondFactor = (account: Account) => Promise<Refusal | null>;

export interface SignInDeps {
  readonly db: Executor;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly record: (event: SignInEvent) => void;
  readonly askSecondFactor: AskSecondFactor;
}

export interface Who {
  readonly email: string;
  readonly network: string;
}

const toLimitKeys = ({ email, network }: Who): readonly [LimitKey, LimitKey, LimitKey] => [
  [ADDRESS_LIMIT, network],
  [ACCOUNT_AND_NETWORK_LIMIT, `${email} ${network}`],
  [ACCOUNT_LIMIT, email],
];

/** Counts the attempt up to the first limit that it exceeds, so that what is refused anyway uses nothing up for others; one transaction is one flush to disk. */
export const countAttempt = ({ db, clock }: Pick<SignInDeps, "db" | "clock">, who: Who): Promise<Verdict> =>
  db.transaction().execute(async (transaction) => {
    const limiter = createLimiter(transaction, clock);
    for (const [limit, subject] of toLimitKeys(who)) {
      const verdict = await limiter.hit(limit, subject);
      if (verdict.kind === "exceeded") return verdict;
    }
    return { kind: "within" };
  });

/** After a right password: its own attempt does not count, and earlier ones of the account are forgotten. */
export const forgetAttempts = async (limiter: Limiter, who: Who): Promise<void> => {
  const [address, ...ofAccount] = toLimitKeys(who);
  await limiter.undoHit(...address);
  for (const counted of ofAccount) await limiter.reset(...counted);
};

interface NewSession {
  readonly who: Who;
  readonly accountId: string;
  readonly userAgent: string | null;
}

const startSession = (
  { db, clock, ids }: SignInDeps,
  { who, accountId, userAgent }: NewSession,
): Promise<Credentials> =>
  db.transaction().execute(async (transaction) => {
    await forgetAttempts(createLimiter(transaction, clock), who);
    return createSessions(transaction, clock, ids).start(accountId, { userAgent, network: who.network });
  });

export const liftSignInLock = async (limiter: Limiter, email: string): Promise<void> => {
  await limiter.reset(ACCOUNT_LIMIT, email);
  await limiter.resetAll(ACCOUNT_AND_NETWORK_LIMIT, `${email} `);
};

const toOutcome = async (
  db: Executor,
  account: Account | undefined,
  matches: boolean,
): Promise<SignInEvent["outcome"]> => {
  if (account === undefined) return "unknown-account";
  if (!matches) return "wrong-password";
  return (await findCompanyOf(db, account.id)) === null ? "disabled-account" : "signed-in";
};

/* Of a company that the desk has never let in nothing is said: whoever states the tax numbers of another one learns nothing of it. */
const toRefusal = async (
  db: Executor,
  outcome: SignInEvent["outcome"],
  account: Account | undefined,
): Promise<Refusal> => {
  if (account === undefined || outcome !== "disabled-account") return INVALID_CREDENTIALS;
  if (account.disabledAt !== null) return CLOSED_ACCOUNT;
  const company = await findCompany(db, account.companyId);
  return company?.stateChangedAt == null ? INVALID_CREDENTIALS : BLOCKED_COMPANY;
};

/**
 * Signs in with email and password. Unknown and wrong are one answer; after the right password a person of a blocked company and a
 * disabled one read why they have no session. All take the same time.
 * An attempt is counted before the password is looked at, so that attempts made at once cannot slip past the limit;
 * a right password takes its own attempt back.
 */
export const signIn =
  (deps: SignInDeps): SignIn =>
  async ({ username, password, address, userAgent }) => {
    const who = { email: username.trim().toLowerCase(), network: toNetwork(address) };
    const counted = await countAttempt(deps, who);
    const account = await accountByEmail(deps.db, who.email);
    const record = (outcome: SignInEvent["outcome"]): void =>
      deps.record({ event: "sign-in", outcome, accountId: account?.id ?? null, network: who.network });
    if (counted.kind === "exceeded") {
      record("locked");
      return err(tooManyRefusal("Too many sign-in attempts.", counted.retryAfterSeconds));
    }
    const outcome = await toOutcome(deps.db, account, await passwordMatches(account?.passwordHash, password));
    if (account === undefined || outcome !== "signed-in") {
      record(outcome);
      return err(await toRefusal(deps.db, outcome, account));
    }
    const question = await deps.askSecondFactor(account);
    if (question !== null) {
      await deps.db.transaction().execute((transaction) => forgetAttempts(createLimiter(transaction, deps.clock), who));
      record("password-right");
      return err(question);
    }
    const credentials = await startSession(deps, { who, accountId: account.id, userAgent });
    record(outcome);
    return ok(credentials);
  };

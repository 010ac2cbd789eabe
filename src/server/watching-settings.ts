import { err, ok, Result } from "neverthrow";

/** For how many days something is stored after it has served its purpose. */
export interface Retention {
  /** Last searches of a person, since they were made. */
  readonly searches: number;
  /** Offers, since they can no longer be booked. */
  readonly offers: number;
  /** Mails, since they left or became useless. */
  readonly mails: number;
  /** Deliveries of webhooks, since they arrived or were given up. */
  readonly webhooks: number;
  /** Enquiries of visitors, since they were received. */
  readonly enquiries: number;
  /** Sessions, since they ended by themselves. */
  readonly sessions: number;
  /** Entries of the audit trail, since they were recorded. */
  readonly audit: number;
}

/** What an operator decides about starting, stopping and storing. */
export interface WatchingSettings {
  /** How long a stopping server still serves while `/readyz` answers 503, so that proxies notice it. */
  readonly drainSeconds: number;
  /** How long a start waits for PostgreSQL. */
  readonly databaseWaitSeconds: number;
  readonly retention: Retention;
}

/*
 * Companies Act, 2013, section 128(5): books of account of the eight financial years before the present one. What was recorded at the
 * beginning of the first of them is nine years old at the end of the present one.
 */
const NINE_YEARS = 3_288;

export const USUAL_RETENTION: Retention = {
  searches: 365,
  offers: 1,
  mails: 90,
  webhooks: 30,
  enquiries: 730,
  sessions: 0,
  audit: NINE_YEARS,
};

type Environment = Readonly<Record<string, string | undefined>>;

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly fallback: number;
}

/** Reads a whole number within bounds; the refusal names the variable. */
export const wholeNumber = (
  environment: Environment,
  name: string,
  { least, most, fallback }: Bounds,
): Result<number, string> => {
  const text = environment[name]?.trim() ?? "";
  if (text === "") return ok(fallback);
  const value = Number(text);
  return /^\d{1,5}$/.test(text) && value >= least && value <= most
    ? ok(value)
    : err(`${name} must be a whole number from ${least} to ${most}, but it is "${text}".`);
};

const TEN_YEARS = 3_650;
const HUNDRED_YEARS = 36_500;

const retention = (environment: Environment): Result<Retention, string> => {
  const days = (name: string, fallback: number, least = 1, most = TEN_YEARS) =>
    wholeNumber(environment, name, { least, most, fallback });
  return Result.combine([
    days("RETAIN_SEARCHES_DAYS", USUAL_RETENTION.searches),
    days("RETAIN_OFFERS_DAYS", USUAL_RETENTION.offers),
    days("RETAIN_MAILS_DAYS", USUAL_RETENTION.mails),
    days("RETAIN_WEBHOOKS_DAYS", USUAL_RETENTION.webhooks),
    days("RETAIN_ENQUIRIES_DAYS", USUAL_RETENTION.enquiries, 30),
    days("RETAIN_SESSIONS_DAYS", USUAL_RETENTION.sessions, 0),
    days("RETAIN_AUDIT_DAYS", USUAL_RETENTION.audit, 365, HUNDRED_YEARS),
  ]).map(([searches, offers, mails, webhooks, enquiries, sessions, audit]) => ({
    searches,
    offers,
    mails,
    webhooks,
    enquiries,
    sessions,
    audit,
  }));
};

export const readWatchingSettings = (environment: Environment): Result<WatchingSettings, string> =>
  Result.combine([
    wholeNumber(environment, "DRAIN_SECONDS", { least: 0, most: 300, fallback: 0 }),
    wholeNumber(environment, "DATABASE_WAIT_SECONDS", { least: 0, most: 600, fallback: 30 }),
    retention(environment),
  ]).map(([drainSeconds, databaseWaitSeconds, kept]) => ({ drainSeconds, databaseWaitSeconds, retention: kept }));

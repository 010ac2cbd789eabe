import type { Money } from "#domain/money";
import { multiplyMoney } from "#domain/money";
import type { components } from "#api/desk-schema.d.ts";
import { findUsualSeconds, type SourceStop } from "#domain/connectors";
import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import { OFFICE_ZONE, officeDay, toInstant, zones } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import type { SourceCallTable, SourceRequestTable } from "./tables.ts";

type Schemas = components["schemas"];

const MINUTE_MS = 60_000;
const RECENT = 16;
const MAX_CALLS = 50;

/** In tenths. */
export const toSeconds = (ms: number): number => Math.round(ms / 100) / 10;

/** The moments when the day and the month of the office began. */
const findBeginnings = (now: number): { readonly day: number; readonly month: number } => {
  const today = officeDay(now);
  const toMoment = (day: string): number => zones.toUtc(`${day}T00:00`, OFFICE_ZONE) * MINUTE_MS;
  return { day: toMoment(today), month: toMoment(`${today.slice(0, 7)}-01`) };
};

const listRecent = (db: Executor, source: string): Promise<readonly SourceRequestTable[]> =>
  db
    .selectFrom("sourceRequest")
    .selectAll()
    .where("source", "=", source)
    .orderBy("askedAt", "desc")
    .orderBy("id", "desc")
    .limit(RECENT)
    .execute();

const countRequests = async (db: Executor, source: string, since: number) => {
  const rows = await db
    .selectFrom("sourceRequest")
    .select(["outcome", (row) => row.fn.countAll<number | string>().as("count")])
    .where("source", "=", source)
    .where("askedAt", ">=", since)
    .where("isTest", "=", 0)
    .groupBy("outcome")
    .execute();
  const count = (...outcomes: readonly string[]): number =>
    rows.filter(({ outcome }) => outcomes.includes(outcome)).reduce((sum, row) => sum + Number(row.count), 0);
  return { asked: count("answered", "refused", "failed"), answered: count("answered", "refused") };
};

const countBilled = async (db: Executor, source: string, since: number): Promise<number> => {
  const { count } = await db
    .selectFrom("sourceCall")
    .select((row) => row.fn.countAll<number | string>().as("count"))
    .where("source", "=", source)
    .where("calledAt", ">=", since)
    .where("isBilled", "=", 1)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** What a test costs at most; null where no cost of a call is stated. */
const toTestCost = ({ costPerCall, callsPerSearch = 1 }: OpenConnector): Money | null =>
  costPerCall === undefined ? null : multiplyMoney(costPerCall, callsPerSearch);

/** What the calls of a connector have cost; null where no cost of a call is stated. */
export const readCost = async (
  db: Executor,
  connector: OpenConnector,
  now: number,
): Promise<Schemas["SourceCost"] | null> => {
  const { name, costPerCall } = connector;
  if (costPerCall === undefined) return null;
  const { day, month } = findBeginnings(now);
  const [billedToday, billedMonth] = [await countBilled(db, name, day), await countBilled(db, name, month)];
  return {
    perCall: costPerCall,
    perTest: toTestCost(connector) ?? costPerCall,
    today: multiplyMoney(costPerCall, billedToday),
    month: multiplyMoney(costPerCall, billedMonth),
    billedToday,
    billedMonth,
  };
};

const isAnswered = ({ outcome }: Pick<SourceRequestTable, "outcome">): boolean =>
  outcome === "answered" || outcome === "refused";

const toLastAnswer = (recent: readonly SourceRequestTable[]): Schemas["SourceLastAnswer"] | null => {
  const last = recent.find(isAnswered);
  return last === undefined
    ? null
    : { at: toInstant(last.askedAt + last.durationMs), seconds: toSeconds(last.durationMs), offers: last.offers };
};

/* An error counts until an answer came after it. */
const toError = (
  recent: readonly SourceRequestTable[],
  stop: SourceStop | undefined,
): Schemas["SourceError"] | null => {
  const [last] = recent;
  if (last !== undefined && !isAnswered(last))
    return { at: toInstant(last.askedAt), cause: last.cause ?? "other", detail: last.reason ?? "" };
  return stop?.cause === "hung"
    ? { at: toInstant(stop.since), cause: "no-answer", detail: "it was given up several times" }
    : null;
};

/** What the requests of a connector show. */
export const readRequests = async (db: Executor, source: string, stop: SourceStop | undefined, now: number) => {
  const recent = await listRecent(db, source);
  const usual = findUsualSeconds(recent.filter(isAnswered).map(({ durationMs }) => durationMs / 1_000));
  return {
    lastOutcome: recent[0]?.outcome ?? null,
    lastAnswer: toLastAnswer(recent),
    error: toError(recent, stop),
    recent: recent.map(({ askedAt, durationMs, outcome }) => ({
      at: toInstant(askedAt),
      seconds: toSeconds(durationMs),
      outcome,
    })),
    usualSeconds: usual === null ? null : toSeconds(usual * 1_000),
    ...(await countRequests(db, source, findBeginnings(now).day)),
  };
};

export const toCall = (call: Omit<SourceCallTable, "id" | "source">): Schemas["SourceCall"] => ({
  at: toInstant(call.calledAt),
  operation: call.operation,
  outcome: call.outcome,
  seconds: toSeconds(call.durationMs),
  isBilled: call.isBilled === 1,
  isTest: call.isTest === 1,
});

/** The last calls of a source, newest first. */
export const listCalls = async (db: Executor, source: string): Promise<readonly SourceCallTable[]> =>
  db
    .selectFrom("sourceCall")
    .selectAll()
    .where("source", "=", source)
    .orderBy("calledAt", "desc")
    .orderBy("id", "desc")
    .limit(MAX_CALLS)
    .execute();

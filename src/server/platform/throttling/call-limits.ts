import { setImmediate as nextTurn } from "node:timers/promises";
import { err, ok, type Result } from "neverthrow";
import type { OperationId } from "../http/handler.ts";
import type { Refusal } from "../http/refusal.ts";
import { waitAtMost } from "../wait.ts";
import { ANSWER_AFTER_MS } from "../database/database.ts";
import type { Executor } from "#server/schema.ts";
import type { Clock } from "../time.ts";
import { createSharedCounter } from "./shared-counter.ts";
import { tooManyRefusal, toNetwork, type Limit, type Verdict } from "./limiter.ts";

interface CallLimit {
  readonly name: string;
  readonly calls: number;
  readonly message: string;
  /** Whether a call waits for a hit to be counted, which is a write. */
  readonly waits: boolean | "briefly";
}

const WITHIN: Verdict = { kind: "within" };
const WINDOW_MS = 10 * 60_000;
const ACCOUNTS_PER_NETWORK = 5;

const SEARCHES: CallLimit = { name: "searches", calls: 1_000, message: "Too many searches.", waits: "briefly" };
const DOCUMENTS: CallLimit = { name: "documents", calls: 500, message: "Too many documents.", waits: false };
const BOOKINGS: CallLimit = { name: "bookings", calls: 300, message: "Too many bookings.", waits: true };
const DOWNLOADS: CallLimit = { name: "downloads", calls: 10, message: "Too many downloads of your data.", waits: true };
const LINKS: CallLimit = { name: "links", calls: 100, message: "Too many new links.", waits: true };
const DESK_REQUESTS: CallLimit = {
  name: "desk requests",
  calls: 50,
  message: "Too many requests to the desk.",
  waits: true,
};
const UPLOADS: CallLimit = { name: "uploads", calls: 200, message: "Too many uploads.", waits: true };
const ARCHIVES: CallLimit = {
  name: "archives",
  calls: 30,
  message: "Too many downloads of all documents.",
  waits: true,
};
const OTHER_CALLS: CallLimit = { name: "calls", calls: 6_000, message: "Too many requests.", waits: false };

const LIMITS: Readonly<Partial<Record<OperationId, CallLimit>>> = {
  searchRates: SEARCHES,
  startRateSearch: SEARCHES,
  askSourceAgain: SEARCHES,
  lclRates: SEARCHES,
  bookingPdf: DOCUMENTS,
  quotationFile: DOCUMENTS,
  documentFile: DOCUMENTS,
  addDocument: UPLOADS,
  downloadDocuments: ARCHIVES,
  bookOffer: BOOKINGS,
  bookLcl: BOOKINGS,
  downloadAccountData: DOWNLOADS,
  createBookingLink: LINKS,
  createQuoteLink: LINKS,
  createQuote: BOOKINGS,
  checkQuoteOffer: SEARCHES,
  quotePdf: DOCUMENTS,
  createDeskRequest: DESK_REQUESTS,
};

const SHARED_PAGES: CallLimit = { name: "shared pages", calls: 60, message: "Too many requests.", waits: false };

const VISITOR_LIMITS: Readonly<Partial<Record<OperationId, CallLimit>>> = {
  calendarFeed: { name: "calendars", calls: 600, message: "Too many requests.", waits: false },
  openSharedBooking: SHARED_PAGES,
  markSharedDeadline: SHARED_PAGES,
  sharedFile: SHARED_PAGES,
  openSharedQuote: SHARED_PAGES,
  sharedQuotePdf: SHARED_PAGES,
  commentSharedQuote: SHARED_PAGES,
  decideSharedQuote: SHARED_PAGES,
  verifyQuote: SHARED_PAGES,
  findPublicPlaces: { name: "public places", calls: 600, message: "Too many place searches.", waits: false },
};

/**
 * Counts a call of an account or of one of its API keys, or of a visitor (null), and refuses it when its caller or its network
 * has made too many.
 */
export type CallLimiter = (
  operation: OperationId,
  caller: string | null,
  address: string,
) => Promise<Result<void, Refusal>>;

/**
 * Takes hits without making calls wait for a locked database: a call that only reads waits for one turn of the event loop, a
 * search a quarter of a second unless an earlier one has waited in vain. A process may then exceed a limit by a tenth.
 */
const patientCounter = (db: Executor, clock: Clock) => {
  const { take, countWaiting, giveBack } = createSharedCounter(db, clock);
  const late = new Set<string>();
  const waitBriefly = async (limit: Limit, who: string, counted: Promise<Verdict>, isLong: boolean) => {
    const key = `${limit.name} ${who}`;
    let verdict: Verdict | null = null;
    const counting = counted.then((found) => {
      verdict = found;
      late.delete(key);
    });
    await (isLong && !late.has(key) ? waitAtMost(counting, ANSWER_AFTER_MS) : Promise.race([counting, nextTurn()]));
    if (verdict === null) late.add(key);
    return verdict ?? WITHIN;
  };
  const takeHit = async (limit: Limit, who: string, waits: CallLimit["waits"]): Promise<Verdict> => {
    const hasRoom = countWaiting(limit, who) < Math.max(1, Math.floor(limit.hits / 10));
    const taken = take(limit, who);
    return taken instanceof Promise && waits !== true && hasRoom
      ? waitBriefly(limit, who, taken, waits === "briefly")
      : taken;
  };
  return { takeHit, giveBack };
};

export interface CallLimits {
  readonly limitCalls: CallLimiter;
  /** For a server that stops: what it has taken of the limits and not used counts for the others. */
  readonly giveBack: () => Promise<void>;
}

/** Limits per account and per network; `factor` multiplies all of them. */
export const createCallLimits = (db: Executor, clock: Clock, factor: number): CallLimits => {
  const { takeHit, giveBack } = patientCounter(db, clock);
  const toLimit = ({ name, calls }: CallLimit, of: "account" | "network"): Limit => {
    const accounts = of === "account" ? 1 : ACCOUNTS_PER_NETWORK;
    return { name: `${name} ${of}`, hits: Math.max(1, Math.floor(calls * accounts * factor)), windowMs: WINDOW_MS };
  };
  const limitCalls: CallLimiter = async (operation, caller, address) => {
    const call = caller === null ? VISITOR_LIMITS[operation] : (LIMITS[operation] ?? OTHER_CALLS);
    if (call === undefined) return ok(undefined);
    const ofAccount = caller === null ? WITHIN : await takeHit(toLimit(call, "account"), caller, call.waits);
    if (ofAccount.kind === "exceeded") return err(tooManyRefusal(call.message, ofAccount.retryAfterSeconds));
    const ofNetwork = await takeHit(toLimit(call, "network"), toNetwork(address), call.waits);
    return ofNetwork.kind === "exceeded"
      ? err(tooManyRefusal(call.message, ofNetwork.retryAfterSeconds))
      : ok(undefined);
  };
  return { limitCalls, giveBack };
};

import { err, ok, type Result } from "neverthrow";
import type { OperationId } from "../http/handler.ts";
import type { Refusal } from "../http/refusal.ts";
import { waitAtMost } from "../background.ts";
import { ANSWER_AFTER_MS } from "../database/database.ts";
import { countHits } from "./store.ts";
import type { Executor } from "#server/schema.ts";
import type { Clock } from "../time.ts";
import { tooManyRefusal, toNetwork, type Limit, type Verdict } from "./limiter.ts";

interface CallLimit {
  readonly name: string;
  readonly calls: number;
  readonly message: string;
  /** Whether a call waits for the first share of a window, which is a write. */
  readonly waits: boolean | "briefly";
}

const WITHIN: Verdict = { kind: "within" };
const WINDOW_MS = 10 * 60_000;
const ACCOUNTS_PER_NETWORK = 5;
const SHARES = 10;
const MOST_REMEMBERED = 10_000;

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
  sharedFile: SHARED_PAGES,
  openSharedQuote: SHARED_PAGES,
  sharedQuotePdf: SHARED_PAGES,
  commentSharedQuote: SHARED_PAGES,
  decideSharedQuote: SHARED_PAGES,
  verifyQuote: SHARED_PAGES,
  findPublicPlaces: { name: "public places", calls: 600, message: "Too many place searches.", waits: false },
};

/** Counts a call of a shipper, or of a visitor (null), and refuses it when its account or its network has made too many. */
export type CallLimiter = (
  operation: OperationId,
  accountId: string | null,
  address: string,
) => Promise<Result<void, Refusal>>;

interface Share {
  left: number;
  readonly endsAt: number;
  readonly isLast: boolean;
  readonly isAdvance: boolean;
}

const shareSize = ({ hits }: Limit): number => Math.max(1, Math.floor(hits / SHARES));

/**
 * Takes hits from the shared counters in shares of a tenth, so that most calls need no write and a refused one none at
 * all. A call that only reads does not wait for the first share of a window, and a search only briefly, as the database
 * may be locked: a process may then exceed a limit by one share. A process that holds unused hits makes the others end a little earlier.
 */
const sharedCounter = (db: Executor, clock: Clock) => {
  const shares = new Map<string, Share>();
  const reserving = new Map<string, Promise<void>>();
  const countShare = async (limit: Limit, key: string): Promise<void> => {
    const size = shareSize(limit);
    const { hits, windowEndsAt } = await countHits(db, key, clock(), limit.windowMs, size);
    const granted = Math.max(0, Math.min(size, limit.hits - (hits - size)));
    const advance = shares.get(key);
    const used = advance?.isAdvance === true ? size - advance.left : 0;
    if (shares.size >= MOST_REMEMBERED) shares.clear();
    const left = Math.max(0, granted - used);
    shares.set(key, { left, endsAt: windowEndsAt, isLast: granted < size, isAdvance: false });
  };
  const reserve = (limit: Limit, key: string): Promise<void> => {
    const running =
      reserving.get(key) ??
      countShare(limit, key).finally(() => {
        reserving.delete(key);
        if (shares.get(key)?.isAdvance === true) shares.delete(key);
      });
    reserving.set(key, running);
    return running;
  };
  const take = async (limit: Limit, who: string, waits: CallLimit["waits"]): Promise<Verdict> => {
    const key = `${limit.name} ${who}`;
    const now = clock();
    const share = shares.get(key);
    const isRunning = share !== undefined && share.endsAt > now;
    if (isRunning && share.left > 0) {
      share.left -= 1;
      return { kind: "within" };
    }
    if (isRunning && share.isLast)
      return { kind: "exceeded", retryAfterSeconds: Math.ceil((share.endsAt - now) / 1000) };
    if (waits === "briefly" && !isRunning) {
      await waitAtMost(reserve(limit, key), ANSWER_AFTER_MS);
      return take(limit, who, (shares.get(key)?.endsAt ?? now) > now);
    }
    if (waits === false && !isRunning) {
      shares.set(key, { left: shareSize(limit) - 1, endsAt: now + limit.windowMs, isLast: false, isAdvance: true });
      void reserve(limit, key).catch(() => undefined);
      return { kind: "within" };
    }
    await reserve(limit, key);
    return take(limit, who, waits);
  };
  return take;
};

/** Limits per account and per network; `factor` multiplies all of them. */
export const callLimiter = (db: Executor, clock: Clock, factor: number): CallLimiter => {
  const take = sharedCounter(db, clock);
  const toLimit = ({ name, calls }: CallLimit, of: "account" | "network"): Limit => {
    const accounts = of === "account" ? 1 : ACCOUNTS_PER_NETWORK;
    return { name: `${name} ${of}`, hits: Math.max(1, Math.floor(calls * accounts * factor)), windowMs: WINDOW_MS };
  };
  return async (operation, accountId, address) => {
    const call = accountId === null ? VISITOR_LIMITS[operation] : (LIMITS[operation] ?? OTHER_CALLS);
    if (call === undefined) return ok(undefined);
    const ofAccount = accountId === null ? WITHIN : await take(toLimit(call, "account"), accountId, call.waits);
    if (ofAccount.kind === "exceeded") return err(tooManyRefusal(call.message, ofAccount.retryAfterSeconds));
    const ofNetwork = await take(toLimit(call, "network"), toNetwork(address), call.waits);
    return ofNetwork.kind === "exceeded"
      ? err(tooManyRefusal(call.message, ofNetwork.retryAfterSeconds))
      : ok(undefined);
  };
};

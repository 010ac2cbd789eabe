import type { Difference } from "../differences.ts";
import type { Answer } from "../http.ts";
import { isObject, type JsonObject, parseJson, readText } from "../json.ts";
import { checkAmounts } from "./amounts.ts";
import { checkBookingPage } from "./booking-page.ts";
import { checkBookings, checkHome } from "./bookings.ts";
import {
  checkApprovals,
  checkCargo,
  checkCount,
  checkDocuments,
  checkLinks,
  checkMembers,
  checkNotifications,
  checkSessions,
} from "./counts.ts";
import { checkEcho } from "./echo.ts";
import { checkGrowingSearch } from "./growing.ts";
import { checkPlaces } from "./known-places.ts";
import { checkLclPorts, checkLclRates } from "./lcl.ts";
import { checkLists } from "./lists.ts";
import { checkOffers } from "./offers.ts";
import { checkClock, checkDuration, checkOrders } from "./order.ts";
import {
  checkAmendments,
  checkArchive,
  checkCheckedOffer,
  checkQuote,
  checkQuotes,
  checkSharedBooking,
  checkVerifiedQuote,
} from "./prices.ts";
import { checkPieces } from "./pieces.ts";
import { checkCountries, checkPlaceGroups } from "./place-groups.ts";
import { checkTracking } from "./tracking.ts";
import { walk } from "./walk.ts";

/** The request that was answered, as far as rules need it. */
export interface Asked {
  readonly json: unknown;
  readonly url: URL;
  /** The day to which a state has set the clock of the server. */
  readonly today?: string;
}

export type Rule = (body: JsonObject, asked: Asked) => readonly Difference[];

const RULES: Readonly<Record<string, Rule>> = {
  findFclPorts: checkPlaceGroups,
  findPublicPlaces: checkPlaceGroups,
  listCountries: checkCountries,
  searchRates: checkOffers,
  listQuotations: checkBookings,
  dashboard: checkHome,
  lclRates: checkLclRates,
  listQuotes: checkQuotes,
  getQuote: checkQuote,
  createQuote: checkQuote,
  openSharedQuote: checkQuote,
  checkQuoteOffer: checkCheckedOffer,
  commentQuote: checkQuote,
  commentSharedQuote: checkQuote,
  decideSharedQuote: checkQuote,
  openSharedBooking: checkSharedBooking,
  markSharedDeadline: checkSharedBooking,
  verifyQuote: checkVerifiedQuote,
  getBooking: checkBookingPage,
  getTracking: checkTracking,
  startRateSearch: checkGrowingSearch,
  continueRateSearch: checkGrowingSearch,
  stopRateSearch: checkGrowingSearch,
  askSourceAgain: checkGrowingSearch,
  listNotifications: checkNotifications,
  listSessions: checkSessions,
  listMembers: checkMembers,
  listLinks: checkLinks,
  listDocuments: checkDocuments,
  listApprovals: checkApprovals,
  requestApproval: checkApprovals,
  declineBooking: checkApprovals,
  getCargo: checkCargo,
  saveCargo: checkCargo,
  sendCargo: checkCargo,
  lclPorts: checkLclPorts,
  listAmendments: checkAmendments,
};

const FILE_RULES: Readonly<Record<string, (answer: Answer) => readonly Difference[]>> = {
  downloadDocuments: checkArchive,
};

/** The operations whose answers have rules; the document states them as `x-rules`. */
export const RULED_OPERATIONS = [...Object.keys(RULES), ...Object.keys(FILE_RULES)];

const isWithin = ({ path }: Difference, other: Difference): boolean => path.startsWith(other.path);

/** One difference of each place: the rules of an operation state more of it than those of every answer. */
const keepFirst = (differences: readonly Difference[]): readonly Difference[] =>
  differences.filter(
    (one, index) => !differences.slice(0, index).some((other) => isWithin(one, other) || isWithin(other, one)),
  );

/** What holds in every answer, of any operation. */
const checkEverywhere = (operation: string, body: JsonObject, asked: Asked): readonly Difference[] => {
  const { objects, lists } = walk(body);
  /* The clock of a server that states it nowhere is free: it may be the day of its data. */
  const clock = Date.parse(readText(body, "answeredAt") ?? asked.today ?? "");
  return [
    ...checkOrders(objects),
    ...(Number.isNaN(clock) ? [] : checkClock(objects, clock)),
    ...checkDuration(asked.json, body),
    ...checkAmounts(objects),
    ...checkPieces(objects),
    ...checkPlaces(objects),
    ...checkLists(operation, lists),
    ...checkCount(body, asked),
    ...checkEcho(asked.json, body),
  ];
};

/** The differences of an answer from the rules of its operation, and from those of every answer. */
export const checkRules = (operation: string, asked: Asked, answer: Answer): readonly Difference[] => {
  if (answer.status !== 200) return [];
  const ofFile = FILE_RULES[operation];
  if (ofFile !== undefined) return ofFile(answer);
  const body = parseJson(answer.body);
  if (!isObject(body)) return [];
  const own = RULES[operation]?.(body, asked) ?? [];
  const everywhere = checkEverywhere(operation, body, asked);
  return [
    ...own,
    ...keepFirst(everywhere).filter((one) => !own.some((other) => isWithin(one, other) || isWithin(other, one))),
  ];
};

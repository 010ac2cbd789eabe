import type { CalendarDate } from "../time/calendar.ts";
import type { Availability, Commitment } from "./rate.ts";

/** The words that SpotOn puts in the place of an offer's number. */
const SENTINELS: ReadonlySet<string> = new Set([
  "no-offer",
  "sold-out",
  "quantities cannot be confirmed",
  "offer cannot be created under fmc scope",
]);

const BOOKABLE: Availability = { kind: "bookable" };
const NO_OFFER: Availability = { kind: "not-bookable", reason: "no-offer" };
const EXPIRED: Availability = { kind: "not-bookable", reason: "Expired" };

const isSentinel = (offerId: string): boolean => !/\d/.test(offerId) && SENTINELS.has(offerId.trim().toLowerCase());

/** Whether an offer can be booked: not when its number is a word (the reason), nor after the last day of its validity. */
export const availabilityOf = (offerId: string, validTill: CalendarDate | null, today: CalendarDate): Availability => {
  if (isSentinel(offerId)) return { kind: "not-bookable", reason: offerId.trim() };
  if (offerId.trim() === "") return NO_OFFER;
  return validTill !== null && validTill < today ? EXPIRED : BOOKABLE;
};

/** Spot or contract by the source's own word; `unknown` for any other. */
export const commitmentOf = (rateType: string | null): Commitment => {
  if (rateType === null) return "unknown";
  if (rateType === "Spot") return "spot";
  if (/\bspot\b/i.test(rateType)) return "spot";
  return /\bcontract/i.test(rateType) ? "contract" : "unknown";
};

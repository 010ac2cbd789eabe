import type { CalendarDate } from "#domain/time";
import type { PlaceGroup } from "#domain/places";
import type { EnquiryActor } from "./enquiry/flow.ts";
import type { QuickQuote } from "./quick-quote/quick-quote.ts";
import type { SessionActor } from "./session/flow.ts";

/** What the public pages are handed: small at first, the rest is fetched when it comes near. */
export interface Site {
  /** Whether both credentials are stored, so that the links into the portal show. */
  readonly hasSession: () => boolean;
  /** Calls back when another tab signs in or out; answers a function that stops listening. */
  readonly watchSession: (changed: () => void) => () => void;
  /** Fetches and opens the session of whoever is signed in, for their name and for signing out; null when it could not be fetched. */
  readonly openSession: () => Promise<SessionActor | null>;
  /** Fetches and opens the enquiry's form; null when it could not be fetched. */
  readonly openEnquiry: () => Promise<EnquiryActor | null>;
  /** The day that this device's calendar shows. */
  readonly today: () => CalendarDate;
  /** Finds places for a typed text; null when they could not be fetched. */
  readonly findPlaces: (text: string, signal: AbortSignal) => Promise<readonly PlaceGroup[] | null>;
  /** Keeps the quote for the search form and goes there; the sign-in stands in between. */
  readonly startQuote: (quote: QuickQuote) => Promise<void>;
}

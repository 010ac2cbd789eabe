import type { Ports } from "#ports/index.ts";
import { type BookingKeys, createBookingKeys } from "./booking/idempotency-keys.ts";
import { createRequestActor, type RequestActor } from "./request.ts";
import { createSession, type SessionActor } from "./session/machine.ts";
import { createToasts, type ToastsActor } from "./toasts/machine.ts";
import type { CalendarDate } from "#domain/time";
import type { PlaceGroup } from "#domain/places";
import type { EnquiryActor } from "./enquiry/machine.ts";
import type { QuickQuote } from "./quick-quote/quick-quote.ts";

/** What the portal's screens are handed: the outside, the one session and the one list of toasts of this page. */
export interface AppServices {
  readonly ports: Ports;
  /** Every call to the server goes through it, so that a 401 ends the session whatever screen met it. */
  readonly requestActor: RequestActor;
  readonly session: SessionActor;
  readonly toasts: ToastsActor;
  /** Live as long as the page, so that an attempt with an open outcome keeps its key from screen to screen. */
  readonly bookingKeys: BookingKeys;
}

/** Opens the portal over the outside; the session and the toasts run until the page is left. */
export const startAppServices = (ports: Ports): AppServices => {
  const session = createSession(ports).start();
  const toasts = createToasts().start();
  const requestActor = createRequestActor(() => session.send({ type: "session.refused" }));
  return { ports, requestActor, session, toasts, bookingKeys: createBookingKeys(ports.ids) };
};

/** What the public pages are handed: small at first, the rest is fetched when it comes near. */
export interface PublicSiteServices {
  /** Whether both credentials are stored, so that the links into the portal show. */
  readonly hasSession: () => boolean;
  /** Calls back when another tab signs in or out; answers a function that stops listening. */
  readonly watchSession: (changed: () => void) => () => void;
  /** Fetches and opens the session of whoever is signed in, for their name and for signing out; null when it could not be fetched. */
  readonly loadSession: () => Promise<SessionActor | null>;
  /** Fetches and opens the enquiry's form; null when it could not be fetched. */
  readonly loadEnquiry: () => Promise<EnquiryActor | null>;
  /** The day that this device's calendar shows. */
  readonly today: () => CalendarDate;
  /** Finds places for a typed text; null when they could not be fetched. */
  readonly findPlaces: (text: string, signal: AbortSignal) => Promise<readonly PlaceGroup[] | null>;
  /** Keeps the quote for the search form and goes there; the sign-in stands in between. */
  readonly startQuote: (quote: QuickQuote) => Promise<void>;
}

import type { Ports } from "#ports/index.ts";
import { type BookingKeys, createBookingKeys } from "./booking/idempotency-keys.ts";
import { createNotificationCount, type NotificationCountActor } from "./notifications/count.ts";
import { createRequestActor, type RequestActor } from "./kit/request.ts";
import { createSession, type SessionActor } from "./session/machine.ts";
import { createToasts, type ToastsActor } from "./toasts/machine.ts";
import type { TodayIn } from "#domain/time";
import type { PlaceGroup } from "#domain/places";
import type { EnquiryActor } from "./enquiry/machine.ts";
import type { QuickQuote } from "./quick-quote/quick-quote.ts";

/** What the portal's screens work with. */
export interface AppServices {
  readonly ports: Ports;
  /** Reports a 401 of any request to the session. */
  readonly requestActor: RequestActor;
  readonly session: SessionActor;
  readonly toasts: ToastsActor;
  readonly notificationCount: NotificationCountActor;
  /** Kept until the page is left, so that an attempt with an unknown outcome keeps its key on every screen. */
  readonly bookingKeys: BookingKeys;
}

/** Session, toasts and the number of new messages run until the page is left. */
export const startAppServices = (ports: Ports): AppServices => {
  const session = createSession(ports).start();
  const toasts = createToasts().start();
  const requestActor = createRequestActor(() => session.send({ type: "session.refused" }));
  const notificationCount = createNotificationCount({ ports, requestActor }).start();
  return { ports, requestActor, session, toasts, notificationCount, bookingKeys: createBookingKeys(ports.ids) };
};

/** What the public pages work with; most of it is fetched on first use. */
export interface PublicSiteServices {
  /** Whether both credentials are stored, so that the links into the portal show. */
  readonly hasSession: () => boolean;
  /** Calls back when another tab signs in or out; returns a function that stops it. */
  readonly watchSession: (changed: () => void) => () => void;
  /** Fetches the code of the session; null if that fails. */
  readonly loadSession: () => Promise<SessionActor | null>;
  /** Fetches the code of the enquiry form; null if that fails. */
  readonly loadEnquiry: () => Promise<EnquiryActor | null>;
  readonly today: TodayIn;
  /** Null if the places could not be fetched. */
  readonly findPlaces: (text: string, signal: AbortSignal) => Promise<readonly PlaceGroup[] | null>;
  /** Saves the quote for the search form and opens that, by way of the sign-in. */
  readonly startQuote: (quote: QuickQuote) => Promise<void>;
}

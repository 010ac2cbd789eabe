import type { Ports } from "#ports/ports.ts";
import { type BookingKeys, bookingKeys } from "./booking/keys.ts";
import { type Ask, asking } from "./kit/ask.ts";
import { openSession, type SessionActor } from "./session/flow.ts";
import { openToasts, type ToastsActor } from "./toasts/flow.ts";

/** What the portal's screens are handed: the outside, the one session and the one list of toasts of this page. */
export interface Portal {
  readonly ports: Ports;
  /** Every call to the server goes through it, so that a 401 ends the session whatever screen met it. */
  readonly ask: Ask;
  readonly session: SessionActor;
  readonly toasts: ToastsActor;
  /** Live as long as the page, so that an attempt with an open outcome keeps its key from screen to screen. */
  readonly bookingKeys: BookingKeys;
}

/** Opens the portal over the outside; the session and the toasts run until the page is left. */
export const openPortal = (ports: Ports): Portal => {
  const session = openSession(ports).start();
  const toasts = openToasts().start();
  const ask = asking(() => session.send({ type: "session.refused" }));
  return { ports, ask, session, toasts, bookingKeys: bookingKeys(ports.ids) };
};

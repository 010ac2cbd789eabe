import { fromThrowable } from "neverthrow";
import type { BookableOffer } from "#domain/bookings";
import type { DraftsPort } from "#ports/browser.ts";
import { INTERRUPTED_BOOKING_KEY } from "../draft-keys.ts";
import type { BookingAttempt } from "./types.ts";

/** A confirmation that was not sent because the session had ended. */
export interface InterruptedBooking {
  /** Names the offer in a later search, where it has another id. */
  readonly offer: string;
  readonly reference: string | null;
}

/** Carrier, sailing, route and load of an offer; equal for the same offer of two searches. */
export const describeSameOffer = ({ source, carrier, legs, departure, containers, part }: BookableOffer): string => {
  const sea = legs.find(({ mode }) => mode === "sea");
  const route = [legs[0]?.from.name, legs.at(-1)?.to.name];
  const load = containers.map(({ equipment, quantity }) => `${quantity} ${equipment}`);
  return JSON.stringify([source, carrier.name, sea?.vessel, sea?.voyage, departure, route, load, part]);
};

export const saveInterrupted = (drafts: DraftsPort, path: string, { rate, reference = null }: BookingAttempt): void =>
  drafts.save(INTERRUPTED_BOOKING_KEY, JSON.stringify({ path, offer: describeSameOffer(rate), reference }));

const parse = fromThrowable((text: string): unknown => JSON.parse(text));

const readText = (value: object, name: string): string | null => {
  const text: unknown = Reflect.get(value, name);
  return typeof text === "string" ? text : null;
};

/** The interrupted confirmation of a page, once; null without one. */
export const takeInterrupted = (drafts: DraftsPort, path: string): InterruptedBooking | null => {
  const value = parse(drafts.load(INTERRUPTED_BOOKING_KEY) ?? "").unwrapOr(null);
  if (typeof value !== "object" || value === null || readText(value, "path") !== path) return null;
  drafts.remove(INTERRUPTED_BOOKING_KEY);
  const offer = readText(value, "offer");
  return offer === null ? null : { offer, reference: readText(value, "reference") };
};

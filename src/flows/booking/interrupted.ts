import { fromThrowable } from "neverthrow";
import type { SeenOffer } from "#domain/bookings";
import type { Money } from "#domain/money";
import type { DraftsPort } from "#ports/browser.ts";
import { INTERRUPTED_BOOKING_KEY, INTERRUPTED_PLAN_KEY } from "../draft-keys.ts";

/** A confirmation that was not sent because the session had ended. */
export interface InterruptedBooking {
  readonly seen: SeenOffer;
  /** Position of the offer in its quote; null for an offer of a list. */
  readonly position: number | null;
  readonly reference: string | null;
}

/** The page of a confirmation, and the shipper that was signed in there. */
export interface InterruptedAt {
  readonly path: string;
  readonly account: string | null;
}

export const saveInterrupted = (drafts: DraftsPort, at: InterruptedAt, booking: InterruptedBooking): void =>
  drafts.save(INTERRUPTED_BOOKING_KEY, JSON.stringify({ ...at, ...booking }));

const parse = fromThrowable((text: string): unknown => JSON.parse(text));

export const read = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

export const readText = (value: unknown, name: string): string | null => {
  const text = read(value, name);
  return typeof text === "string" ? text : null;
};

const readNumber = (value: unknown, name: string): number | null => {
  const number = read(value, name);
  return typeof number === "number" ? number : null;
};

const readMoney = (value: unknown): readonly Money[] => {
  const [currency, minor] = [readText(value, "currency"), readNumber(value, "minor")];
  return currency === null || minor === null ? [] : [{ currency, minor }];
};

export const readSeen = (value: unknown): SeenOffer | null => {
  const [name, fees, cutOffs] = [readText(value, "name"), readText(value, "fees"), readText(value, "cutOffs")];
  const total = read(value, "total");
  if (name === null || fees === null || cutOffs === null || !Array.isArray(total)) return null;
  return {
    name,
    vessel: readText(value, "vessel"),
    departure: readText(value, "departure"),
    arrival: readText(value, "arrival"),
    total: total.flatMap(readMoney),
    fees,
    cutOffs,
  };
};

/** What a draft holds; null where it cannot be read. */
export const readJson = (drafts: DraftsPort, key: string): unknown => parse(drafts.load(key) ?? "").unwrapOr(null);

/** Whether a confirmation, or a plan for several sailings, on this page waits for the shipper to sign in again. */
export const hasInterrupted = (drafts: DraftsPort, path: string): boolean =>
  [INTERRUPTED_BOOKING_KEY, INTERRUPTED_PLAN_KEY].some((key) => readText(readJson(drafts, key), "path") === path);

/** The interrupted confirmation of a page, once; null without one, and for another shipper. */
export const takeInterrupted = (drafts: DraftsPort, { path, account }: InterruptedAt): InterruptedBooking | null => {
  const value = readJson(drafts, INTERRUPTED_BOOKING_KEY);
  if (readText(value, "path") !== path) return null;
  drafts.remove(INTERRUPTED_BOOKING_KEY);
  const seen = readSeen(read(value, "seen"));
  if (seen === null || readText(value, "account") !== account) return null;
  return { seen, position: readNumber(value, "position"), reference: readText(value, "reference") };
};

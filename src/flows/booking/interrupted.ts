import type { SeenOffer } from "#domain/bookings";
import type { Money } from "#domain/money";
import type { DraftsPort } from "#ports/browser.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { parseFields, toFields, toText } from "../kit/stored-json.ts";

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
  drafts.save(DRAFT_KEYS.interruptedBooking, JSON.stringify({ ...at, ...booking }));

const toNumber = (value: unknown): number | null => (typeof value === "number" ? value : null);

const readMoney = (value: unknown): readonly Money[] => {
  const fields = toFields(value);
  const [currency, minor] = [toText(fields["currency"]), toNumber(fields["minor"])];
  return currency === null || minor === null ? [] : [{ currency, minor }];
};

export const readSeen = (value: unknown): SeenOffer | null => {
  const fields = toFields(value);
  const [name, ownFees, cutOffs] = [toText(fields["name"]), toText(fields["fees"]), toText(fields["cutOffs"])];
  const { total, vessel, departure, arrival } = fields;
  if (name === null || ownFees === null || cutOffs === null || !Array.isArray(total)) return null;
  return {
    name,
    vessel: toText(vessel),
    departure: toText(departure),
    arrival: toText(arrival),
    total: total.flatMap(readMoney),
    fees: ownFees,
    cutOffs,
  };
};

/** What was interrupted on a page, once: its fields; none without it, and for another shipper. */
export const takeInterruptedFields = (drafts: DraftsPort, key: string, { path, account }: InterruptedAt) => {
  const fields = parseFields(drafts.load(key));
  if (fields["path"] !== path) return {};
  drafts.remove(key);
  return fields["account"] === account ? fields : {};
};

/** Whether a confirmation, or a plan for several sailings, on this page waits for the shipper to sign in again. */
export const hasInterrupted = (drafts: DraftsPort, path: string): boolean =>
  [DRAFT_KEYS.interruptedBooking, DRAFT_KEYS.interruptedPlan].some(
    (key) => parseFields(drafts.load(key))["path"] === path,
  );

/** The interrupted confirmation of a page, once; null without one, and for another shipper. */
export const takeInterrupted = (drafts: DraftsPort, at: InterruptedAt): InterruptedBooking | null => {
  const { seen, position, reference } = takeInterruptedFields(drafts, DRAFT_KEYS.interruptedBooking, at);
  const offer = readSeen(seen);
  return offer === null ? null : { seen: offer, position: toNumber(position), reference: toText(reference) };
};

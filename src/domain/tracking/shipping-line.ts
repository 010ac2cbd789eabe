import { SHIPPING_LINES, type ShippingLine } from "./options.ts";

const toLetters = (name: string): string =>
  name
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const BY_LETTERS: ReadonlyMap<string, ShippingLine> = new Map(SHIPPING_LINES.map((line) => [toLetters(line), line]));

/** The shipping line to track a carrier's bookings by: one of the ten, however it is written (`Hapag-Lloyd`), or the carrier's own name. */
export const toTrackingLine = (carrier: string): string => BY_LETTERS.get(toLetters(carrier)) ?? carrier;

/** Whether a shipping line names this carrier, however either is written. */
export const isSameLine = (line: string, carrier: string): boolean => toLetters(line) === toLetters(carrier);

import { SHIPPING_LINES, type ShippingLine } from "./options.ts";

const lettersOf = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]/g, "");

const BY_LETTERS: ReadonlyMap<string, ShippingLine> = new Map(SHIPPING_LINES.map((line) => [lettersOf(line), line]));

/** The shipping line of a carrier's name, however it is written (`Hapag-Lloyd`, `CMA CGM`); null for any other carrier. */
export const shippingLineOf = (carrier: string): ShippingLine | null => BY_LETTERS.get(lettersOf(carrier)) ?? null;

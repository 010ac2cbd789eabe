import { type AmountCell, readAmountCell } from "#domain/charges";
import type { CurrencyCode } from "#domain/money";
import { type ChargeMapKind, type LclChargeName, readLclChargeName } from "./charge-name.ts";

/** One cell of a charges map, read; it does not depend on the load. */
export interface ReadCharge {
  readonly name: LclChargeName;
  readonly written: string;
  readonly cell: AmountCell;
  /** The currency of a charge that is free. */
  readonly currency: CurrencyCode | null;
}

/** Reads a charge's name and cell; `own` is the currency of bare figures. */
export const readCharge = (
  label: string,
  written: string,
  kind: ChargeMapKind,
  own: CurrencyCode | null,
): ReadCharge => {
  const name = readLclChargeName(label, kind);
  const currency = name.currency ?? own;
  return { name, written, cell: readAmountCell(written, currency), currency };
};

/** What was read of the charges of one map and currency: by label, then by cell. */
type Remembered = Map<string, Map<string, ReadCharge>>;

const memory = new Map<string, Remembered>();
/** Labels and cells come from outside, so what is remembered of them has a limit. */
const MEMORY_LIMIT = 20_000;
let count = 0;

/** A tariff says the same few thousand cells over and over: what was read of them before. */
export const rememberedFor = (kind: ChargeMapKind, own: CurrencyCode | null): Remembered => {
  const key = own === null ? kind : kind + own;
  const known = memory.get(key);
  if (known !== undefined) return known;
  const fresh: Remembered = new Map();
  memory.set(key, fresh);
  return fresh;
};

/** Keeps what was read, and gives it back. */
export const remember = (known: Remembered, label: string, written: string, read: ReadCharge): ReadCharge => {
  if (count >= MEMORY_LIMIT) {
    for (const charges of memory.values()) charges.clear();
    count = 0;
  }
  count += 1;
  const cells = known.get(label) ?? new Map<string, ReadCharge>();
  cells.set(written, read);
  known.set(label, cells);
  return read;
};

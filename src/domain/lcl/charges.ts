import type { AmountCell } from "../charges/amount-cell.ts";
import type { Charge } from "../charges/charge.ts";
import { isCurrencyCode } from "../money/currency.ts";
import type { CurrencyCode } from "../money/money.ts";
import { priceOfPercent } from "../rates/percent-charge.ts";
import { readCell } from "./cell-memory.ts";
import { type CellPrice, type LclLoad, priceOfLclAmount, unpricedAs } from "./cell-price.ts";
import { type ChargeMapKind, type LclChargeName, readLclChargeName } from "./charge-name.ts";
import type { LclChargeMap, LclRecord } from "./record.ts";

/** One cell of a charges map, read; it does not depend on the load. */
interface ReadCharge {
  readonly name: LclChargeName;
  readonly written: string;
  readonly cell: AmountCell;
  /** The currency of a charge that is free. */
  readonly currency: CurrencyCode | null;
}

const currencyOf = (record: LclRecord): CurrencyCode | null => {
  const stated = record.currency?.trim().toUpperCase() ?? "";
  return isCurrencyCode(stated) ? stated : null;
};

const readMap = (map: LclChargeMap, kind: ChargeMapKind, own: CurrencyCode | null): readonly ReadCharge[] => {
  const cells: ReadCharge[] = [];
  for (const [label, written] of Object.entries(map)) {
    const name = readLclChargeName(label, kind);
    const currency = name.currency ?? own;
    const cell = readCell(written, currency);
    if (cell.kind !== "not-quoted") cells.push({ name, written, cell, currency });
  }
  return cells;
};

const FREE: CellPrice = { basis: "flat", price: { kind: "included", stated: null }, note: null };

const priceOf = (
  { cell, name, written, currency }: ReadCharge,
  load: LclLoad,
  charges: readonly Charge[],
): CellPrice => {
  switch (cell.kind) {
    case "amount":
      return cell.per === null && name.per === null && name.slot === "ocean-freight"
        ? unpricedAs(written)
        : priceOfLclAmount(cell, name.per, written, load);
    case "percent": {
      const of = cell.of === "" ? "ocean freight" : cell.of.toLowerCase();
      return { basis: "percent", price: priceOfPercent(cell, written, charges), note: `${cell.percent} % of ${of}` };
    }
    case "free":
      return currency === null ? FREE : priceOfLclAmount(freeIn(currency), null, written, load);
    case "included":
      return { basis: "unknown", price: { kind: "included", stated: null }, note: null };
    case "not-quoted":
    case "unreadable":
      return unpricedAs(written);
  }
};

const freeIn = (currency: CurrencyCode): Extract<AmountCell, { readonly kind: "amount" }> => ({
  kind: "amount",
  unit: { currency, minor: 0 },
  per: "shipment",
  equipment: null,
  minimum: null,
});

const chargeOf = (read: ReadCharge, load: LclLoad, charges: readonly Charge[]): Charge => {
  const { basis, price, note } = priceOf(read, load, charges);
  const { text, group, slot } = read.name;
  const charge: Charge = { code: null, name: text, group, slot, basis, equipment: null, payment: "unknown", price };
  return note === null || price.kind !== "priced" ? charge : { ...charge, note };
};

const NO_FREIGHT: Charge = {
  code: null,
  name: "Ocean freight",
  group: "freight",
  slot: "ocean-freight",
  basis: "per-wm",
  equipment: null,
  payment: "unknown",
  price: { kind: "unpriced", text: "Not quoted" },
};

/** A tariff line with its cells read once, to be priced for any load. */
export type LclTariff = readonly ReadCharge[];

/** Reads the three charges maps of a line; cells with a dash are left out. */
export const readLclTariff = (record: LclRecord): LclTariff => {
  const own = currencyOf(record);
  return [
    ...readMap(record.originCharges, "origin", own),
    ...readMap(record.destinationCharges, "destination", own),
    ...readMap(record.warehouseCharges, "warehouse", own),
  ];
};

/**
 * All charges of a tariff line for one load: W/M by the chargeable weight, CBM, ton, kilogram, bill of lading and shipment
 * as they are; percentages after what they are taken of; what cannot be read, or does not say by what freight is counted,
 * stays as written and unpriced; a line without ocean freight says so.
 */
export const lclCharges = (tariff: LclTariff, load: LclLoad): readonly Charge[] => {
  const amounts: Charge[] = [];
  for (const read of tariff) if (read.cell.kind !== "percent") amounts.push(chargeOf(read, load, []));
  const shares = tariff.filter(({ cell }) => cell.kind === "percent").map((read) => chargeOf(read, load, amounts));
  const charges = shares.length === 0 ? amounts : [...amounts, ...shares];
  return charges.some(({ slot }) => slot === "ocean-freight") ? charges : [...charges, NO_FREIGHT];
};

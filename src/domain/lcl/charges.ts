import { type AmountCell, type Charge, classifyCharge, INCLUDED, LCL_CHARGE_GROUPS } from "#domain/charges";
import { isCurrencyCode, type CurrencyCode } from "#domain/money";
import { toPercentPrice } from "#domain/rates";
import {
  type CellPrice,
  type LclLoad,
  priceLclAmount,
  toUnpriced,
  type ReadCharge,
  type CreateCellReader,
  createCellReader,
} from "./charge-cell.ts";
import type { LclChargeMap, LclRecord } from "./record.ts";

const findCurrency = (record: LclRecord): CurrencyCode | null => {
  const stated = record.currency?.trim().toUpperCase() ?? "";
  return isCurrencyCode(stated) ? stated : null;
};

const readMap = (map: LclChargeMap, readCell: ReturnType<CreateCellReader>, into: ReadCharge[]): void => {
  for (const label of Object.keys(map)) {
    const read = readCell(label, map[label] ?? "");
    if (read.cell.kind !== "not-quoted") into.push(read);
  }
};

const FREE: CellPrice = { basis: "flat", price: INCLUDED, note: null };

const toPrice = (
  { cell, name, written, currency }: ReadCharge,
  load: LclLoad,
  charges: readonly Charge[],
): CellPrice => {
  switch (cell.kind) {
    case "amount":
      return cell.per === null && name.per === null && name.costItem === "ocean-freight"
        ? toUnpriced(written)
        : priceLclAmount(cell, name.per, written, load);
    case "percent": {
      const note = cell.of === "" ? null : `${cell.percent} % of ${cell.of.toLowerCase()}`;
      return { basis: "percent", price: toPercentPrice(cell, written, charges), note };
    }
    case "free":
      return currency === null ? FREE : priceLclAmount(freeIn(currency), null, written, load);
    case "included":
      return { basis: "unknown", price: INCLUDED, note: null };
    case "not-quoted":
      return toUnpriced(written);
    case "unreadable":
      return toUnpriced(cell.text);
  }
};

const freeIn = (currency: CurrencyCode): Extract<AmountCell, { readonly kind: "amount" }> => ({
  kind: "amount",
  unit: { currency, minor: 0 },
  per: "shipment",
  equipment: null,
  minimum: null,
});

const toCharge = (read: ReadCharge, load: LclLoad, charges: readonly Charge[]): Charge => {
  const { basis, price, note } = toPrice(read, load, charges);
  const { text, group, costItem } = read.name;
  const known = { code: null, name: text, group, costItem, basis, equipment: null, payment: "unknown", price } as const;
  return note === null || price.kind !== "priced" ? known : { ...known, note };
};

const NONE: readonly Charge[] = [];

const NO_FREIGHT: Charge = {
  code: null,
  name: "Ocean freight",
  group: "freight",
  costItem: "ocean-freight",
  basis: "per-wm",
  equipment: null,
  payment: "unknown",
  price: { kind: "unpriced", text: "Not quoted" },
};

/** A tariff line with its cells read once, to be priced for any load. */
export type LclTariff = readonly ReadCharge[];

/** Reads the charges maps of a line; cells with a dash are left out. */
export const readLclTariff = (
  record: LclRecord,
  createReader: CreateCellReader = createCellReader(classifyCharge),
): LclTariff => {
  const own = findCurrency(record);
  const tariff: ReadCharge[] = [];
  for (const group of LCL_CHARGE_GROUPS) readMap(record[`${group}Charges`], createReader(group, own), tariff);
  return tariff;
};

/**
 * All charges of a tariff line for one load: W/M by the chargeable weight, CBM, ton, kilogram, bill of lading and shipment
 * as they are; percentages after what they are taken of; what cannot be read, or does not say by what freight is counted,
 * stays as written and unpriced; a line without ocean freight says so.
 */
export const toLclCharges = (tariff: LclTariff, load: LclLoad): readonly Charge[] => {
  const charges: Charge[] = [];
  const shares: ReadCharge[] = [];
  let hasFreight = false;
  for (const read of tariff) {
    if (read.name.costItem === "ocean-freight") hasFreight = true;
    if (read.cell.kind === "percent") shares.push(read);
    else charges.push(toCharge(read, load, NONE));
  }
  const amounts = shares.length === 0 ? NONE : charges.slice();
  for (const read of shares) charges.push(toCharge(read, load, amounts));
  if (!hasFreight) charges.push(NO_FREIGHT);
  return charges;
};

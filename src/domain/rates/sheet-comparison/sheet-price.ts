import {
  type CellUnit,
  type ChargeBasis,
  classifyCharge,
  type ClassifyCharge,
  type LclChargeGroup,
  readAmountCell,
} from "#domain/charges";
import { type EquipmentCode, readEquipment } from "#domain/containers";
import { type CurrencyCode, isCurrencyCode, type Money } from "#domain/money";
import type { CalendarDate } from "#domain/time";
import { countsByShipment, readChargeName, toSheetCharges } from "../rate-sheet/charges.ts";
import type { ValidityBasis } from "../validity.ts";

/** A charge cell of a line; `group` is the part of the journey of a part load, null for containers. */
export interface StatedCell {
  readonly group: LclChargeGroup | null;
  readonly label: string;
  readonly written: string;
}

/** A line of a sheet as it is compared; `sizes` has the last day of each size that it prices, one without a name for a part load. */
export interface StatedLine {
  readonly id: string;
  readonly tab: string | null;
  readonly line: number;
  readonly lane: string;
  readonly carrier: string;
  readonly validFrom: CalendarDate;
  readonly validFor: ValidityBasis;
  readonly sizes: ReadonlyMap<string, CalendarDate>;
  /** Column in upper case → cell as written. */
  readonly fields: Readonly<Record<string, string>>;
  readonly cells: readonly StatedCell[];
}

/** A charge as its cell states it, for one size. */
export interface SheetCharge {
  readonly group: LclChargeGroup | null;
  readonly name: string;
  readonly basis: ChargeBasis;
  /** One unit in the charge's own currency; null where the cell states no amount. */
  readonly amount: Money | null;
  /** What the cell states besides an amount by a unit: a minimum, a percentage, `INCLUDED`, words; empty for none. */
  readonly condition: string;
}

/** What a line asks for one size. */
export interface SheetPrice {
  readonly line: StatedLine;
  /** Null for a part load. */
  readonly size: EquipmentCode | null;
  readonly validTill: CalendarDate;
  readonly charges: readonly SheetCharge[];
}

const BASES: Readonly<Record<CellUnit, ChargeBasis>> = {
  wm: "per-wm",
  cbm: "per-cbm",
  cft: "per-cft",
  cwt: "per-cwt",
  ton: "per-ton",
  kg: "per-kg",
  container: "per-container",
  "bill-of-lading": "per-bill-of-lading",
  shipment: "flat",
};

interface ReadCell {
  /** The one size that the cell is for; null for any. */
  readonly size: EquipmentCode | null;
  /** Null where the cell states nothing. */
  readonly charge: SheetCharge | null;
}

const toBasis = (per: CellUnit | null, name: string, group: LclChargeGroup | null): ChargeBasis => {
  if (per !== null) return BASES[per];
  if (countsByShipment(classifyCharge(null, name).costItem)) return "per-bill-of-lading";
  return group === null ? "per-container" : "unknown";
};

const readCell = ({ group, label, written }: StatedCell, sheetCurrency: CurrencyCode | null): ReadCell => {
  const name = readChargeName(label);
  const cell = readAmountCell(written, name.currency ?? sheetCurrency);
  if (cell.kind === "not-quoted") return { size: null, charge: null };
  const stated = { group, name: name.text.toUpperCase() };
  const words = written.trim().replaceAll(/\s+/g, " ").toUpperCase();
  if (cell.kind !== "amount") {
    const basis = cell.kind === "percent" ? "percent" : "unknown";
    return { size: name.equipment, charge: { ...stated, basis, amount: null, condition: words } };
  }
  const basis = toBasis(cell.per, name.text, group);
  const condition = cell.minimum === null ? "" : words;
  return { size: cell.equipment ?? name.equipment, charge: { ...stated, basis, amount: cell.unit, condition } };
};

/** Reads what each line asks for each of its sizes; a cell that many lines share is read once. */
export const createPriceReader = (): ((line: StatedLine) => readonly SheetPrice[]) => {
  const known = new Map<CurrencyCode | null, Map<StatedCell, ReadCell>>();
  const read = (cells: readonly StatedCell[], currency: CurrencyCode | null): readonly ReadCell[] => {
    const own = known.get(currency) ?? new Map<StatedCell, ReadCell>();
    known.set(currency, own);
    return cells.map((cell) => {
      const earlier = own.get(cell);
      if (earlier !== undefined) return earlier;
      const made = readCell(cell, currency);
      own.set(cell, made);
      return made;
    });
  };
  return (line) => {
    const stated = line.fields["CURRENCY"]?.trim().toUpperCase() ?? "";
    const currency = isCurrencyCode(stated) ? stated : null;
    const cells = read(line.cells, currency);
    return [...line.sizes].map(([name, validTill]) => {
      const size = readEquipment(name);
      const charges: SheetCharge[] = [];
      for (const { size: only, charge } of cells)
        if (charge !== null && (only === null || size === null || only === size)) charges.push(charge);
      return { line, size, validTill, charges };
    });
  };
};

const ONCE_PER_CONTAINER: ReadonlySet<ChargeBasis> = new Set(["per-container", "per-bill-of-lading", "flat"]);

/* Amounts that are each counted once for one container; null where a charge has to be calculated. */
const listPlainAmounts = (charges: readonly SheetCharge[], classify: ClassifyCharge): readonly Money[] | null => {
  let freights = 0;
  const amounts: Money[] = [];
  for (const { name, basis, amount, condition } of charges) {
    if (amount === null || condition !== "" || !ONCE_PER_CONTAINER.has(basis)) return null;
    if (classify(null, name).costItem === "ocean-freight") freights += 1;
    amounts.push(amount);
  }
  return freights === 1 ? amounts : null;
};

/**
 * The amounts of a shipment of one container, each charge in its own currency; null for a part load, whose total depends on
 * its weight, and where a charge has no price.
 */
export const listAmounts = (
  { line, size, charges: stated }: SheetPrice,
  classify: ClassifyCharge,
): readonly Money[] | null => {
  if (size === null) return null;
  const plain = listPlainAmounts(stated, classify);
  if (plain !== null) return plain;
  const { "CONTAINER SIZE": _, "NO OF CONTAINERS": __, ...fields } = line.fields;
  const charges = toSheetCharges(
    {
      id: line.id,
      providerName: line.carrier,
      logo: null,
      validityZone: null,
      loadingZone: null,
      fields,
      charges: Object.fromEntries(line.cells.map(({ label, written }) => [label, written])),
    },
    [{ equipment: size, quantity: 1, weightKg: 0 }],
    classify,
  );
  const prices = charges.map(({ price }) => price);
  if (prices.some(({ kind }) => kind === "unpriced")) return null;
  return prices.flatMap((price) => (price.kind === "priced" ? [price.amount] : []));
};

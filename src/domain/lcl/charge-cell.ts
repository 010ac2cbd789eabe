import { moneyValue, type Sentence, sentence } from "#domain/formatting";
import {
  type CellUnit,
  readCellUnit,
  type ClassifyCharge,
  type Charge,
  type ChargeGroup,
  type LclChargeGroup,
  type AmountCell,
  type CellMinimum,
  type ChargeBasis,
  type ChargePrice,
  readAmountCell,
} from "#domain/charges";
import { readChargeName } from "#domain/rates";
import { type CurrencyCode, divideHalfUp, divideHalfUpSafe, SAFE_DIVIDEND, type Money } from "#domain/money";
import { type ChargeableWeight } from "./chargeable-weight.ts";
import { fromThousandths, formatQuantity, type Thousandths, toThousandths } from "./load.ts";
import type { LclQuantity } from "./load.ts";

/** The name of a charge cell: the charge, its group, and the currency and unit that the name states. */
interface LclChargeName {
  readonly text: string;
  readonly currency: CurrencyCode | null;
  readonly per: CellUnit | null;
  readonly costItem: Charge["costItem"];
  readonly group: ChargeGroup;
}

/** `THC PER W/M`, `DOC FEE/BL`, `CFS (CBM)`; not `HOUSE BL`, which is a document. */
const UNIT_BEHIND =
  /^(.*?\S)(?: ?\((?:PER )?| ?\/ ?| PER )(W ?\/? ?M|R\/?T|CBM|CFT|CWT|TON(?:NE)?S?|MT|KGS?|H?B\/?L|SHIPMENT)\)?$/i;

/** Ocean freight belongs to the group `freight` in every map, freight surcharges only in the map of origin charges. */
const toGroup = (kind: LclChargeGroup, costItem: Charge["costItem"]): ChargeGroup =>
  costItem === "ocean-freight" || (costItem === "freight-surcharges" && kind === "origin") ? "freight" : kind;

/** The map gives the side that a name lacks: `HANDLING` in the map of origin charges is origin terminal handling. */
const findCostItem = (kind: LclChargeGroup, name: string, classify: ClassifyCharge): Charge["costItem"] => {
  const { costItem } = classify(null, name);
  return costItem === "unclassified" && kind !== "warehouse" ? classify(null, `${kind} ${name}`).costItem : costItem;
};

/** Reads a charge's name off its column in one of the maps: `THC`, `BL FEE (INR)`, `CFS HANDLING PER W/M`. */
const readLclChargeName = (label: string, kind: LclChargeGroup, classify: ClassifyCharge): LclChargeName => {
  const { text, currency } = readChargeName(label.trim());
  const [, bare, unit] = UNIT_BEHIND.exec(text) ?? [];
  const per = unit === undefined ? null : readCellUnit(unit);
  const name = per === null || bare === undefined ? text : bare;
  const costItem = findCostItem(kind, name, classify);
  return { text: name, currency, per, costItem, group: toGroup(kind, costItem) };
};

/** The quantities of a load that charges are multiplied by. */
export interface LclLoad {
  readonly search: LclQuantity;
  readonly weight: ChargeableWeight | null;
}

/** A charge's price, what it is counted by, and what else the amount depends on. */
export interface CellPrice {
  readonly basis: ChargeBasis;
  readonly price: ChargePrice;
  readonly note: Sentence | null;
}

type Amount = Extract<AmountCell, { readonly kind: "amount" }>;

interface Counted {
  readonly basis: ChargeBasis;
  /** Null where this load does not have the quantity, or it is not known. */
  readonly quantity: Thousandths | null;
}

const ONCE: Thousandths = 1000;
/** No part load costs ten thousand million dollars: a larger figure is a mistake, and sums stay far from overflow. */
const MOST_MINOR = 1e12;

/** A cubic foot, and a hundredweight of 100 pounds as American tariffs count it. */
const [CBM_OF_CFT, KG_OF_CWT] = [0.028316846592, 45.359237];
/* Below a thousandth of what is charged; hides the rounding of doubles. */
const ROUNDING = 1e-6;

/** What a rate is multiplied by; a share of a consolidated container is not known, so a rate per container has no price. */
const countUnits = (per: CellUnit, { search, weight }: LclLoad): Counted => {
  switch (per) {
    case "wm":
      return { basis: "per-wm", quantity: weight?.chargeable ?? null };
    case "cbm":
      return { basis: "per-cbm", quantity: toThousandths(search.cbm) };
    case "cft":
      return { basis: "per-cft", quantity: Math.ceil(toThousandths(search.cbm) / CBM_OF_CFT - ROUNDING) };
    case "cwt":
      return { basis: "per-cwt", quantity: Math.ceil(toThousandths(search.weightKg) / KG_OF_CWT - ROUNDING) };
    case "ton":
      return { basis: "per-ton", quantity: Math.ceil(toThousandths(search.weightKg) / 1000) };
    case "kg":
      return { basis: "per-kg", quantity: toThousandths(search.weightKg) };
    case "bill-of-lading":
      return { basis: "per-bill-of-lading", quantity: ONCE };
    case "shipment":
      return { basis: "flat", quantity: ONCE };
    case "container":
      return { basis: "per-container", quantity: null };
  }
};

/** A unit price times a quantity in thousandths, rounded half-up to the minor unit; null when that is no safe integer. */
const timesQuantity = (unit: Money, quantity: Thousandths): Money | null => {
  const product = unit.minor * quantity;
  const minor =
    Math.abs(product) <= SAFE_DIVIDEND
      ? divideHalfUpSafe(product, 1000)
      : Number(divideHalfUp(BigInt(unit.minor) * BigInt(quantity), 1000n));
  return Math.abs(minor) <= MOST_MINOR ? { currency: unit.currency, minor } : null;
};

const UNITS: Partial<Readonly<Record<ChargeBasis, string>>> = {
  "per-wm": " W/M",
  "per-cbm": " CBM",
  "per-cft": " CFT",
  "per-cwt": " CWT",
  "per-ton": " t",
  "per-kg": " kg",
};

/** ` W/M` behind a quantity of such units; nothing where it is counted in pieces. */
export const formatUnit = (basis: ChargeBasis): string => UNITS[basis] ?? "";

/** A charge that has no price for this load: shown as written. */
export const toUnpriced = (written: string, basis: ChargeBasis = "unknown"): CellPrice => ({
  basis,
  price: { kind: "unpriced", text: written },
  note: null,
});

const priced = (basis: ChargeBasis, unit: Money, quantity: Thousandths, amount: Money, note: Sentence | null) => ({
  basis,
  price: { kind: "priced", unit, quantity: fromThousandths(quantity), amount } as const,
  note,
});

const leastQuantity = (minimum: CellMinimum | null): Thousandths =>
  minimum?.kind === "quantity" ? toThousandths(Number(minimum.quantity)) : 0;

const minimumCharge = (minimum: CellMinimum | null): Money | null =>
  minimum?.kind === "amount" ? minimum.amount : null;

/** One amount cell for a load; `per` is what the charge's name says where the cell does not. Null per is once for the shipment. */
export const priceLclAmount = (cell: Amount, per: CellUnit | null, written: string, load: LclLoad): CellPrice => {
  if (cell.equipment !== null) return toUnpriced(written);
  const { basis, quantity } = countUnits(cell.per ?? per ?? "shipment", load);
  if (quantity === null) return toUnpriced(written, basis);
  const leastUnits = leastQuantity(cell.minimum);
  const counted = Math.max(quantity, leastUnits);
  const amount = timesQuantity(cell.unit, counted);
  const least = minimumCharge(cell.minimum);
  if (amount === null || (least !== null && least.currency !== cell.unit.currency)) return toUnpriced(written, basis);
  if (least !== null && amount.minor < least.minor)
    return priced("flat", least, ONCE, least, sentence`Minimum ${moneyValue(least)} applies`);
  const note = counted > quantity ? `Minimum ${formatQuantity(leastUnits)}${formatUnit(basis)} applies` : null;
  return priced(basis, cell.unit, counted, amount, note);
};

/** One cell of a charges map, read; it does not depend on the load. */
export interface ReadCharge {
  readonly name: LclChargeName;
  readonly written: string;
  readonly cell: AmountCell;
  /** The currency of a charge that is free. */
  readonly currency: CurrencyCode | null;
}

/** Reads a charge's name and cell. */
type ReadCell = (label: string, written: string) => ReadCharge;

/** Gives the reader of one charge map; `own` is the currency of bare figures. */
export type CreateCellReader = (kind: LclChargeGroup, own: CurrencyCode | null) => ReadCell;

/** Reads each cell without a memo. */
export const createCellReader =
  (classify: ClassifyCharge): CreateCellReader =>
  (kind, own) =>
  (label, written) => {
    const name = readLclChargeName(label, kind, classify);
    const currency = name.currency ?? own;
    return { name, written, cell: readAmountCell(written, currency), currency };
  };

/** Labels and cells come from outside, so the number of stored ones is limited. */
const MAX_CELLS = 20_000;

/** Reads each cell once: the lines of a tariff repeat a few thousand cells. The caller decides how long it is used. */
export const createCellMemo = (classify: ClassifyCharge): CreateCellReader => {
  const createReader = createCellReader(classify);
  const byMap = new Map<string, ReadCell>();
  const stored: Map<string, Map<string, ReadCharge>>[] = [];
  let count = 0;
  const store = (cells: Map<string, Map<string, ReadCharge>>, label: string, read: ReadCharge): ReadCharge => {
    if (count >= MAX_CELLS) {
      for (const all of stored) all.clear();
      count = 0;
    }
    count += 1;
    const ofLabel = cells.get(label) ?? new Map<string, ReadCharge>();
    cells.set(label, ofLabel.set(read.written, read));
    return read;
  };
  const createStoringReader = (read: ReadCell): ReadCell => {
    const cells = new Map<string, Map<string, ReadCharge>>();
    stored.push(cells);
    return (label, written) => cells.get(label)?.get(written) ?? store(cells, label, read(label, written));
  };
  return (kind, own) => {
    const key = own === null ? kind : kind + own;
    const known = byMap.get(key) ?? createStoringReader(createReader(kind, own));
    byMap.set(key, known);
    return known;
  };
};

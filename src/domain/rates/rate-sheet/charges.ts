import { type EquipmentCode, readEquipment, type ContainerLine, type EquipmentQuantity } from "#domain/containers";
import { isCurrencyCode, type CurrencyCode, type Money, calculatePercent, formatMoney } from "#domain/money";
import {
  type Charge,
  type ChargePrice,
  type AmountCell,
  readAmountCell,
  type ChargeBasis,
  classifyCharge,
  type Classification,
  type ClassifyCharge,
  INCLUDED,
  LCL_CHARGE_GROUPS,
} from "#domain/charges";
import type { SellingLine } from "#domain/margins";
import { pricedFor } from "../price.ts";
import { getCell, readSheetLoad, type SheetLine } from "./line.ts";

/** What the name of a charge cell says: the charge, the size it is for, and the currency of its figure. */
export interface ChargeName {
  readonly text: string;
  readonly equipment: EquipmentCode | null;
  readonly currency: CurrencyCode | null;
}

const LAST_WORD = /^(.*?)[\s\-/(]+([A-Za-z0-9]+)\)?$/;

/** Reads a charge's name off its column: `OCEAN FREIGHT 20GP`, `THC (40HQ)`, `BL FEE (INR)`; other words stay in the name. */
export const readChargeName = (label: string): ChargeName => {
  const [, rest, last] = LAST_WORD.exec(label.trim()) ?? [];
  if (rest === undefined || last === undefined || rest === "")
    return { text: label.trim(), equipment: null, currency: null };
  const equipment = readEquipment(last);
  if (equipment !== null) return { ...readChargeName(rest), equipment };
  const currency = last.toUpperCase();
  return isCurrencyCode(currency)
    ? { ...readChargeName(rest), currency }
    : { text: label.trim(), equipment: null, currency: null };
};

/** A share as a cell states it: `5% OF OCEAN FREIGHT`; `of` is empty where the cell does not state the base. */
interface Share {
  readonly percent: string;
  readonly of: string;
  readonly minimum: Money | null;
}

const GROUP_NAME = new RegExp(`^(?:ALL |TOTAL )?(${LCL_CHARGE_GROUPS.join("|")}) CHARGES$`, "i");

/** The charges that a percentage is taken of: that with the name, those of the group, or the ocean freight; none where it is not known. */
export const findShareBases = <Base extends Pick<Charge, "name" | "group" | "costItem">>(
  of: string,
  charges: readonly Base[],
): readonly Base[] => {
  const named = charges.filter(({ name }) => name.length === of.length && name.toUpperCase() === of);
  if (named.length > 0) return named;
  const group = GROUP_NAME.exec(of)?.[1];
  if (group !== undefined) return charges.filter((charge) => charge.group === group.toLowerCase());
  return /\bFREIGHT\b/.test(of) ? charges.filter(({ costItem }) => costItem === "ocean-freight") : [];
};

/**
 * How a percentage is written that follows what its charges are sold for: `5% OF OCEAN FREIGHT`. Null where it is an amount of its
 * own: by a rule, by its minimum, or because it would be taken of fees that are not bought.
 */
export const findShareText = (
  { line: { share }, rule }: Pick<SellingLine, "line" | "rule">,
  of: string,
  fees: readonly Pick<Charge, "name" | "group" | "costItem">[],
): string | null =>
  share === undefined || rule !== null || findShareBases(of, fees).length > 0 ? null : `${share.percent}% OF ${of}`;

/** The amount a share is taken of: its charges all priced (or inside another) and in one currency; null otherwise. */
const baseAmount = (bases: readonly Charge[]): Money | null => {
  let currency: string | null = null;
  let minor = 0;
  for (const { price } of bases) {
    if (price.kind === "included") continue;
    if (price.kind !== "priced" || (currency !== null && currency !== price.amount.currency)) return null;
    currency = price.amount.currency;
    minor += price.amount.minor;
  }
  return currency === null || !Number.isSafeInteger(minor) ? null : { currency, minor };
};

/**
 * A percentage of the stated base (a charge, the freight, a group) over the whole load, half-up, at least its minimum;
 * unpriced as written when the base is not known, and labelled so when none is stated.
 */
export const toPercentPrice = (share: Share, written: string, charges: readonly Charge[]): ChargePrice => {
  if (share.of === "") return { kind: "unpriced", text: `${written}, no base stated` };
  const base = baseAmount(findShareBases(share.of, charges));
  if (base === null) return { kind: "unpriced", text: written };
  const { minimum } = share;
  if (minimum !== null && minimum.currency !== base.currency) return { kind: "unpriced", text: written };
  return calculatePercent(base, share.percent).match<ChargePrice>(
    (amount) => pricedFor(minimum !== null && minimum.minor > amount.minor ? minimum : amount, 1),
    () => ({ kind: "unpriced", text: written }),
  );
};

/** One cell of the charges map, read. */
interface SheetCell {
  readonly name: ChargeName;
  readonly written: string;
  readonly cell: AmountCell;
  readonly place: Classification;
  readonly currency: CurrencyCode | null;
}

/** Cost items whose charges are counted by shipment where a cell does not say by what. */
const BY_SHIPMENT: ReadonlySet<string> = new Set(["origin-documents", "destination-documents", "customs", "insurance"]);

/** Whether a charge without a unit is counted once for a shipment. */
export const countsByShipment = (costItem: string): boolean => BY_SHIPMENT.has(costItem);

interface Counted {
  readonly basis: ChargeBasis;
  readonly quantity: number;
}

/** What a cell is multiplied by for this load; null for W/M and the like, which a load of containers does not have. */
const countUnits = (
  cell: Extract<AmountCell, { kind: "amount" }>,
  { place }: SheetCell,
  containers: number,
): Counted | null => {
  switch (cell.per) {
    case "container":
      return { basis: "per-container", quantity: containers };
    case "bill-of-lading":
      return { basis: "per-bill-of-lading", quantity: 1 };
    case "shipment":
      return { basis: "flat", quantity: 1 };
    case "wm":
    case "cbm":
    case "cft":
    case "cwt":
    case "ton":
    case "kg":
      return null;
    case null:
      return countsByShipment(place.costItem)
        ? { basis: "per-bill-of-lading", quantity: 1 }
        : { basis: "per-container", quantity: containers };
  }
};

interface Priced {
  readonly basis: ChargeBasis;
  readonly price: ChargePrice;
}

const asWritten = (written: string): Priced => ({ basis: "unknown", price: { kind: "unpriced", text: written } });

const priceOfAmount = (cell: Extract<AmountCell, { kind: "amount" }>, read: SheetCell, containers: number): Priced => {
  const counted = countUnits(cell, read, containers);
  if (counted === null || cell.minimum?.kind === "quantity") return asWritten(read.written);
  const least = cell.minimum?.amount;
  if (least !== undefined && least.currency !== cell.unit.currency) return asWritten(read.written);
  if (least !== undefined && cell.unit.minor * counted.quantity < least.minor)
    return { basis: "flat", price: pricedFor(least, 1) };
  return { basis: counted.basis, price: pricedFor(cell.unit, counted.quantity) };
};

const priceOfCell = (read: SheetCell, containers: number, charges: readonly Charge[]): Priced => {
  const { cell, currency } = read;
  switch (cell.kind) {
    case "amount":
      return priceOfAmount(cell, read, containers);
    case "percent":
      return { basis: "percent", price: toPercentPrice(cell, read.written, charges) };
    case "free":
      return currency === null
        ? { basis: "unknown", price: INCLUDED }
        : { basis: "flat", price: pricedFor({ currency, minor: 0 }, 1) };
    case "included":
      return { basis: "unknown", price: INCLUDED };
    case "not-quoted":
      return asWritten(read.written);
    case "unreadable":
      return asWritten(cell.text);
  }
};

const readCells = (offer: SheetLine, classify: ClassifyCharge): readonly SheetCell[] => {
  const stated = getCell(offer, "CURRENCY")?.toUpperCase() ?? "";
  const sheetCurrency = isCurrencyCode(stated) ? stated : null;
  return Object.entries(offer.charges).map(([label, written]) => {
    const name = readChargeName(label);
    const currency = name.currency ?? sheetCurrency;
    return {
      name,
      written,
      cell: readAmountCell(written, currency),
      place: classify(null, name.text),
      currency,
    };
  });
};

/** The one size that a cell is for; null for any size. */
const findCellSize = ({ cell, name }: SheetCell): EquipmentCode | null =>
  (cell.kind === "amount" ? cell.equipment : null) ?? name.equipment;

const isFreightAmount = ({ cell, place }: SheetCell): boolean =>
  place.costItem === "ocean-freight" && cell.kind === "amount";

/** The containers that a freight without a size is for: those of a size that has no freight of its own. */
const withoutOwnFreight = (
  cells: readonly SheetCell[],
  load: readonly EquipmentQuantity[],
): readonly EquipmentQuantity[] => {
  const sized = new Set(cells.filter(isFreightAmount).map(findCellSize));
  return load.filter(({ equipment }) => [...sized].every((size) => size !== equipment));
};

const isSameSum = (one: ChargePrice, other: ChargePrice): boolean =>
  one.kind === "priced" &&
  other.kind === "priced" &&
  one.amount.currency === other.amount.currency &&
  one.amount.minor === other.amount.minor;

/**
 * A freight is never added to another one for the same containers: the same amount under a second name is left out, another
 * amount is shown as written and has no price, since which of the two counts is not certain.
 */
const addFreightOnce = (charges: readonly Charge[]): readonly Charge[] => {
  const added: Charge[] = [];
  for (const charge of charges) {
    const earlier =
      charge.costItem === "ocean-freight" && charge.price.kind === "priced"
        ? added.find(
            ({ costItem, equipment, price }) =>
              costItem === "ocean-freight" && price.kind === "priced" && equipment === charge.equipment,
          )
        : undefined;
    if (earlier === undefined) added.push(charge);
    else if (charge.price.kind === "priced" && !isSameSum(charge.price, earlier.price))
      added.push({
        ...charge,
        price: { kind: "unpriced", text: `${formatMoney(charge.price.unit)}, a second ocean freight` },
      });
  }
  return added;
};

const toCharge = (
  read: SheetCell,
  load: readonly EquipmentQuantity[],
  charges: readonly Charge[],
): readonly Charge[] => {
  const { cell, name, place } = read;
  if (cell.kind === "not-quoted") return [];
  const equipment = findCellSize(read);
  const counted = equipment === null ? load : load.filter((line) => line.equipment === equipment);
  if (counted.length === 0) return [];
  const containers = counted.reduce((sum, line) => sum + line.quantity, 0);
  const { basis, price } = priceOfCell(read, containers, charges);
  return [
    {
      code: null,
      name: name.text,
      ...place,
      basis,
      equipment,
      payment: "unknown",
      price,
    },
  ];
};

const isFreightFor = (charge: Charge, equipment: string): boolean =>
  charge.costItem === "ocean-freight" && (charge.equipment === null || charge.equipment === equipment);

/** Containers that were asked for and that the sheet has no freight for, or fewer of. */
const uncoveredFreight = (
  charges: readonly Charge[],
  covered: readonly EquipmentQuantity[],
  load: readonly ContainerLine[],
): readonly Charge[] =>
  load.flatMap(({ equipment, quantity }) => {
    const count = covered.find((line) => line.equipment === equipment)?.quantity ?? 0;
    const offered = charges.some((charge) => isFreightFor(charge, equipment)) ? count : 0;
    if (offered >= quantity) return [];
    const text =
      offered === 0 ? `Not quoted for ${quantity} × ${equipment}` : `Covers ${offered} of ${quantity} × ${equipment}`;
    return [
      {
        code: null,
        name: "Ocean freight",
        group: "freight",
        costItem: "ocean-freight",
        basis: "per-container",
        equipment,
        payment: "unknown",
        price: { kind: "unpriced", text },
      },
    ];
  });

/**
 * All charges of a rate sheet's line for its whole load: sized cells per container of that size, others per container of any size,
 * per bill of lading where the cell or the kind of charge says so; percentages after what they are taken of; dashes left
 * out; what cannot be read stays as written and unpriced.
 */
export const toSheetCharges = (
  offer: SheetLine,
  load: readonly ContainerLine[],
  classify: ClassifyCharge = classifyCharge,
): readonly Charge[] => {
  const covered = readSheetLoad(offer, load);
  const cells = readCells(offer, classify);
  const others = withoutOwnFreight(cells, covered);
  const amounts = addFreightOnce(
    cells
      .filter(({ cell }) => cell.kind !== "percent")
      .flatMap((cell) => toCharge(cell, isFreightAmount(cell) && findCellSize(cell) === null ? others : covered, [])),
  );
  const shares = cells
    .filter(({ cell }) => cell.kind === "percent")
    .flatMap((cell) => toCharge(cell, covered, amounts));
  const charges = [...amounts, ...shares];
  return [...charges, ...uncoveredFreight(charges, covered, load)];
};

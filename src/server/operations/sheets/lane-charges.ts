import { type AmountCell, readAmountCell } from "#domain/charges";
import type { EquipmentCode } from "#domain/containers";
import { formatMoney, type Money } from "#domain/money";
import { readChargeName } from "#domain/rates";
import { readSheetSizes } from "./sheet-sizes.ts";

type Cells = Readonly<Record<string, string>>;

/** A charge of a line as `--check` prints it. */
export interface ListedCharge {
  readonly name: string;
  /** Null for a charge of every size. */
  readonly size: EquipmentCode | null;
  readonly text: string;
  /** Null where the charge has no amount of money. */
  readonly price: Money | null;
  /** What the amount is counted by; null where it is for the container. */
  readonly per: string | null;
}

/** The charges of a line and the sizes that it quotes; part loads have none. */
export interface LineCharges {
  readonly line: number;
  /** What lines with one size each are compared within: the carrier. */
  readonly group: string;
  readonly sizes: readonly EquipmentCode[];
  readonly charges: readonly ListedCharge[];
}

const UNITS: Readonly<Record<string, string>> = {
  wm: "/W/M",
  cbm: "/CBM",
  cft: "/CFT",
  ton: "/TON",
  cwt: "/CWT",
  kg: "/KG",
  "bill-of-lading": "/BL",
  shipment: "/SHIPMENT",
};

const toText = (cell: AmountCell, written: string): string => {
  if (cell.kind !== "amount" || cell.minimum !== null) return written;
  return `${formatMoney(cell.unit)}${cell.per === null ? "" : (UNITS[cell.per] ?? "")}`;
};

export const listCharges = (cells: Cells, currency: string | undefined): readonly ListedCharge[] =>
  Object.entries(cells).flatMap(([label, written]) => {
    const { text: name, equipment, currency: own } = readChargeName(label);
    const cell = readAmountCell(written, own ?? currency ?? null);
    if (cell.kind === "not-quoted") return [];
    const isPrice = cell.kind === "amount" && cell.minimum === null;
    const size = equipment ?? (cell.kind === "amount" ? cell.equipment : null);
    const per = cell.kind === "amount" ? cell.per : null;
    return [{ name, size, text: toText(cell, written), price: isPrice ? cell.unit : null, per }];
  });

/** The sizes that a line of containers quotes: as stated, or those that its charges name. */
export const findSizes = (
  charges: readonly ListedCharge[],
  statedSizes: string | undefined,
): readonly EquipmentCode[] => {
  const stated = statedSizes === undefined ? null : readSheetSizes(statedSizes);
  return stated ?? [...new Set(charges.flatMap(({ size }) => size ?? []))];
};

/** Whether a charge is for a size. */
export const isFor = ({ size }: ListedCharge, wanted: EquipmentCode | null): boolean =>
  size === null || wanted === null || size === wanted;

const MAX_TEXTS = 3;

/** The amounts of one charge: one, a range, or the first of several texts. */
export const rangeText = (some: readonly ListedCharge[]): string => {
  const prices = some.flatMap(({ price }) => price ?? []).toSorted((one, other) => one.minor - other.minor);
  const [low, high] = [prices[0], prices.at(-1)];
  const texts = [...new Set(some.map(({ text }) => text))];
  const isRange = texts.length > 1 && prices.length === some.length && low?.currency === high?.currency;
  if (isRange && low !== undefined && high !== undefined && prices.every(({ currency }) => currency === low.currency))
    return `${formatMoney(low)} to ${formatMoney(high)}`;
  return `${texts.slice(0, MAX_TEXTS).join(" or ")}${texts.length > MAX_TEXTS ? " or others" : ""}`;
};

const namesFor = (charges: readonly ListedCharge[], size: EquipmentCode): ReadonlySet<string> =>
  new Set(charges.filter((charge) => isFor(charge, size)).map(({ name }) => name));

/** Charges that other sizes of the line have, or of the carrier's lines where each has one size, and this one lacks. */
const findLacking = (size: EquipmentCode, lines: readonly LineCharges[]): readonly string[] => {
  const found = new Map<string, Set<string>>();
  for (const line of lines.filter(({ sizes }) => sizes.includes(size))) {
    const others =
      line.sizes.length > 1 ? [line] : lines.filter(({ group, sizes }) => group === line.group && sizes.length === 1);
    const own = namesFor(line.charges, size);
    for (const other of others)
      for (const otherSize of other.sizes)
        for (const name of namesFor(other.charges, otherSize))
          if (!own.has(name)) found.set(name, (found.get(name) ?? new Set()).add(otherSize));
  }
  return [...found].map(
    ([name, sizes]) => `NO ${name}, which ${[...sizes].join(" and ")} ${sizes.size === 1 ? "has" : "have"}`,
  );
};

const sizeText = (size: EquipmentCode | null, lines: readonly LineCharges[], carrier: string): string => {
  const charges = lines
    .filter(({ sizes }) => size === null || sizes.includes(size))
    .flatMap((line) => line.charges.filter((charge) => isFor(charge, size)));
  const named = [...Map.groupBy(charges, ({ name }) => name)].map(([name, some]) => `${name} ${rangeText(some)}`);
  const lacking = size === null ? [] : findLacking(size, lines);
  return `    ${carrier}${size ?? "all"}: ${[...named, ...lacking].join("; ")}`;
};

const describeGroup = (lines: readonly LineCharges[], carrier: string): readonly string[] => {
  const sizes = [...new Set(lines.flatMap((line) => line.sizes))].toSorted();
  const unsized = lines.filter((line) => line.sizes.length === 0);
  return [
    ...sizes.map((size) => sizeText(size, lines, carrier)),
    ...(unsized.length === 0 ? [] : [sizeText(null, unsized, carrier)]),
  ];
};

/** Every charge of a lane by carrier and size, with its currency; one text for each size. */
export const describeCharges = (lines: readonly LineCharges[]): readonly string[] => {
  const carriers = [...Map.groupBy(lines, ({ group }) => group)];
  return carriers.flatMap(([carrier, own]) =>
    describeGroup(own, carriers.length === 1 || carrier === "" ? "" : `${carrier}  `),
  );
};

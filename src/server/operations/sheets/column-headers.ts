import type { RemarkMeaning } from "#domain/rates";
import type { LclChargeGroup } from "#domain/charges";
import type { EquipmentCode } from "#domain/containers";
import { type ChargeHeader, readChargeHeader, readKnownCharge } from "./charge-headers.ts";
import { LCL_FIELDS, normaliseHeader, readFieldName } from "./field-names.ts";
import { type SheetSizes, findBareForty, readSheetSizes } from "./sheet-sizes.ts";

export interface Declarations {
  /** Header → the charge that it is. */
  readonly charges: ReadonlyMap<string, string>;
  readonly ignored: ReadonlySet<string>;
  readonly fields: ReadonlyMap<string, string>;
  readonly sizes: SheetSizes;
  /** Header or charge → the currency of its bare figures. */
  readonly currencies: ReadonlyMap<string, string>;
  /** Place as the sheets write it, normalised → the places that it means. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  readonly carriers: ReadonlyMap<string, string>;
  /** Remark, normalised → what it means. */
  readonly remarks: ReadonlyMap<string, RemarkMeaning>;
}

export type Column =
  | { readonly kind: "field"; readonly field: string }
  | ({ readonly kind: "charge"; readonly isDeclared: boolean; readonly group?: LclChargeGroup } & ChargeHeader)
  | { readonly kind: "ignored" }
  | { readonly kind: "unknown" };

export interface NamedColumn {
  readonly header: string;
  readonly column: Column;
}

export type RecogniseHeader = (header: string) => Column;

interface SizedHeader {
  readonly header: string;
  /** Sizes that the header's size means besides the first. */
  readonly others: readonly EquipmentCode[];
  readonly bareForty?: string;
}

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

const SIZE_PART = "(?:20|40|45)(?:'|FT|FEET)?(?: ?[A-Z]{2,8})?";

const SEVERAL_SIZES = new RegExp(
  `(?<![A-Z0-9])${SIZE_PART}(?: ?(?:/|&|,|\\+|\\bAND\\b|\\bOR\\b) ?(?:${SIZE_PART}|[A-Z]{2,8}))+(?![A-Z0-9'])`,
);

/** `THC 40GP/HC` with the first of its sizes; null for a header with one size. */
const withFirstSize = (header: string, declared: SheetSizes): SizedHeader | null => {
  const written = SEVERAL_SIZES.exec(header)?.[0];
  const [first, ...others] = written === undefined ? [] : (readSheetSizes(written, declared) ?? []);
  if (written === undefined || first === undefined) return null;
  const bare = findBareForty(written, "", declared);
  const isOpen = bare !== null && ![first, ...others].includes("40HC");
  return { header: header.replace(written, first), others, ...(isOpen ? { bareForty: bare } : {}) };
};

/** A header with the first of the sizes that staff state for a size as it is written, or that it lists itself. */
const withDeclaredSize = (header: string, sizes: SheetSizes): SizedHeader => {
  const listed = withFirstSize(header, sizes);
  if (listed !== null) return listed;
  for (const [written, [first, ...others]] of sizes) {
    const letters = [...written].map(escapePattern).join(" ?");
    const pattern = new RegExp(`(?<![A-Z0-9])${letters}(?![A-Z0-9'])`);
    if (first !== undefined && pattern.test(header)) return { header: header.replace(pattern, first), others };
  }
  return { header, others: [] };
};

/** A charge without its size. */
export const chargeName = ({ label, equipment }: ChargeHeader): string =>
  equipment === null ? label : label.slice(0, -equipment.length).trim();

const completeCharge = (
  charge: ChargeHeader,
  header: string,
  { others, bareForty }: SizedHeader,
  { currencies }: Declarations,
): ChargeHeader => {
  const currency = currencies.get(header) ?? currencies.get(charge.label);
  return {
    ...charge,
    ...(currency === undefined ? {} : { currency }),
    ...(bareForty === undefined ? {} : { bareForty }),
    ...(others.length === 0 ? {} : { otherLabels: others.map((size) => `${chargeName(charge)} ${size}`) }),
  };
};

/** A charge as staff name it, with the size, currency and unit of its header where the name states none. */
const readDeclaredCharge = (declared: string, header: string, plain: string): ChargeHeader => {
  const own = readChargeHeader(header);
  if (declared === plain) return own;
  const charge = readChargeHeader(declared);
  const isSized = charge.equipment !== null || own.equipment === null;
  return {
    ...charge,
    label: isSized ? charge.label : `${charge.label} ${own.equipment}`,
    equipment: charge.equipment ?? own.equipment,
    currency: charge.currency ?? own.currency,
    unit: charge.unit ?? own.unit,
    percentOf: charge.percentOf ?? own.percentOf,
    ...(charge.equipment === null && own.bareForty !== undefined ? { bareForty: own.bareForty } : {}),
    ...(charge.currency === null && own.sign !== undefined ? { sign: own.sign } : {}),
    ...(own.isPercent === true ? { isPercent: true } : {}),
    ...(own.sizeUnit === undefined ? {} : { sizeUnit: own.sizeUnit }),
  };
};

const createRecogniser =
  (declarations: Declarations): RecogniseHeader =>
  (written) => {
    const { charges, ignored, fields, sizes } = declarations;
    const plain = normaliseHeader(written);
    if (plain === "" || ignored.has(plain)) return { kind: "ignored" };
    const sized = withDeclaredSize(plain, sizes);
    const { header } = sized;
    const toColumn = (charge: ChargeHeader, isDeclared: boolean): Column => ({
      kind: "charge",
      isDeclared,
      ...completeCharge(charge, plain, sized, declarations),
    });
    const declared = charges.get(plain);
    if (declared !== undefined) return toColumn(readDeclaredCharge(declared, header, plain), true);
    const field = fields.get(plain) ?? readFieldName(header);
    if (field !== null && !LCL_FIELDS.has(field)) return { kind: "field", field };
    const charge = readKnownCharge(header);
    return charge === null ? { kind: "unknown" } : toColumn(charge, false);
  };

const MAX_REMEMBERED = 10_000;

/** Remembers what texts are as headers: every row of a sheet may be the header of a further table. */
export const headerRecogniser = (declarations: Declarations): RecogniseHeader => {
  const recognise = createRecogniser(declarations);
  const remembered = new Map<string, Column>();
  return (written) => {
    const known = remembered.get(written);
    if (known !== undefined) return known;
    const column = recognise(written);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(written, column);
    return column;
  };
};

/** Gives a charge of a bare `40` to 40HC as well, unless the sheet has a column of its own for it. */
export const completeFortyFoot = (columns: readonly NamedColumn[]): readonly NamedColumn[] => {
  const labels = new Set(columns.map(({ column }) => (column.kind === "charge" ? column.label : "")));
  return columns.map((named) => {
    const { column } = named;
    if (column.kind !== "charge" || column.bareForty === undefined || column.isFreight) return named;
    const highCube = `${chargeName(column)} 40HC`;
    return labels.has(highCube)
      ? named
      : { ...named, column: { ...column, otherLabels: [...(column.otherLabels ?? []), highCube] } };
  });
};

export const isFieldColumn = ({ column }: NamedColumn, field: string): boolean =>
  column.kind === "field" && column.field === field;

/** `20GP` or `Freight 40HC`: in a table of charge rows, the amounts of one size. */
export const isSizeColumn = ({ column }: NamedColumn): boolean =>
  column.kind === "charge" && column.equipment !== null && chargeName(column) === "OCEAN FREIGHT";

export const ROW_FIELDS = ["CHARGE NAME", "AMOUNT", "CHARGE BASIS", "CHARGE MINIMUM"];

/** Whether each row of a table is one charge: its name is in a column, its amount in another. */
export const hasChargeRows = (columns: readonly NamedColumn[]): boolean =>
  columns.some((named) => isFieldColumn(named, "CHARGE NAME")) &&
  columns.some((named) => isFieldColumn(named, "AMOUNT") || isSizeColumn(named));

/** `RATE` and `UNIT` have a meaning beside a column of charge names only. */
export const withoutRowFields = (columns: readonly NamedColumn[]): readonly NamedColumn[] =>
  hasChargeRows(columns)
    ? columns
    : columns.map((named) =>
        ROW_FIELDS.some((field) => isFieldColumn(named, field)) ? { ...named, column: { kind: "unknown" } } : named,
      );

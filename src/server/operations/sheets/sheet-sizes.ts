import { readEquipment, type EquipmentCode } from "#domain/containers";

const SIZE_WORDS: readonly (readonly [pattern: RegExp, equipment: EquipmentCode])[] = [
  [/^20(?:'|FT|FEET)?(?:GP|DV|DC|ST|STD|SD|STANDARD|DRY|DRYSTANDARD|GENERAL|GENERALPURPOSE)?$/, "20GP"],
  [/^40(?:'|FT|FEET)?(?:GP|DV|DC|ST|STD|SD|STANDARD|DRY|DRYSTANDARD|GENERAL|GENERALPURPOSE)?$/, "40GP"],
  [/^40(?:'|FT|FEET)?(?:HC|HQ|HIGHCUBE|HICUBE|HCDRY|HCDV|DRYHC)$/, "40HC"],
  [/^45(?:'|FT|FEET)?(?:HC|HQ|HIGHCUBE)?$/, "45HC"],
  [/^20(?:'|FT|FEET)?(?:RE|RF|REEFER|RFR)$/, "20RE"],
  [/^40(?:'|FT|FEET)?(?:RE|RF|RH|REEFER|RFR|HCRF|HRF|RFHC|HCREEFER|REEFERHC|HR)$/, "40RH"],
];

/** A size as sheets write it: `20' GP`, `20STD`, `40 HQ`, `40'`, `45G1`; null for anything else. */
export const readSheetSize = (text: string): EquipmentCode | null => {
  const words = text
    .toUpperCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[\s\-.]/g, "")
    .replace(/''$|"$/, "'");
  return readEquipment(words) ?? SIZE_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
};

/** What staff state that a size means: a size as a sheet writes it, in upper case without blanks → sizes. */
export type SheetSizes = ReadonlyMap<string, readonly EquipmentCode[]>;

const NO_SIZES: SheetSizes = new Map();

export const toSizeKey = (written: string): string => written.toUpperCase().replaceAll(/\s+/g, "");

const SEPARATOR = /[/,;&+]|\bAND\b|\bOR\b/i;

/** The sizes in a cell such as `20GP`, `20/40GP`, `40GP & 40HC`, `40ST/HC`; null when a part is none. */
export const readSheetSizes = (cell: string, declared: SheetSizes = NO_SIZES): readonly EquipmentCode[] | null => {
  const known = declared.get(toSizeKey(cell));
  if (known !== undefined) return known;
  let feet = "";
  const sizes: EquipmentCode[] = [];
  for (const part of cell.toUpperCase().split(SEPARATOR)) {
    const written = part.trim().replace(/^\d+ ?X ?(?=\d\d)/, "");
    feet = /^(20|40|45)/.exec(written)?.[1] ?? feet;
    const own = declared.get(toSizeKey(written));
    const size = readSheetSize(written) ?? readSheetSize(`${feet}${written}`);
    if (own === undefined && size === null) return null;
    sizes.push(...(own ?? (size === null ? [] : [size])));
  }
  return [...new Set(sizes)];
};

/** Whether a size is `40` without a word behind it, which may mean 40GP and 40HC. */
export const isFortyFeet = (written: string): boolean => /^40 ?(?:'|FT|FEET)?$/i.test(written.trim());

const FEET = /^(?:20|40|45) ?(?:'|FT|FEET)?$/i;
const DRY = /^(?:GP|DV|DC|ST|STD|STANDARD|DRY|GENERAL|GENERAL PURPOSE|FCL|CONTAINER|HC|HQ)$/i;

/** The sizes of a size cell and the cell of its type (`40` and `REEFER`); null when they are none, or contradict. */
export const readSizeAndType = (size: string, type: string, declared: SheetSizes): readonly EquipmentCode[] | null => {
  const words = type.trim();
  const own = declared.get(toSizeKey(`${size} ${words}`));
  if (words === "" || own !== undefined) return own ?? readSheetSizes(size, declared);
  const joined = readSheetSize(`${size}${words}`);
  if (joined !== null) return [joined];
  const sizes = readSheetSizes(size, declared);
  const ofType = readSheetSizes(words, declared);
  if (ofType !== null && (FEET.test(size) || sizes === null)) return ofType;
  const isSame = ofType === null ? DRY.test(words) : ofType.every((one) => sizes?.includes(one) === true);
  return isSame ? sizes : null;
};

/** The bare `40` of a size cell, alone or in a list, that neither its type nor staff explain; null without one. */
export const findBareForty = (size: string, type: string, declared: SheetSizes): string | null => {
  if (declared.has(toSizeKey(size)) || /\w/.test(type.replace(/^(?:DRY|FCL|CONTAINER)$/i, ""))) return null;
  const parts = size.split(SEPARATOR).map((part) => part.trim());
  return parts.find((part) => isFortyFeet(part) && !declared.has(toSizeKey(part))) ?? null;
};

/** The answers to what a bare `40` means. */
export const fortyAnswers = (written: string): string => `--size "${written}=40GP" or --size "${written}=40GP/40HC"`;

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

/** The sizes in a cell such as `20GP`, `20/40GP`, `40GP & 40HC`, `40ST/HC`; null when a part is none. */
export const readSheetSizes = (cell: string, declared: SheetSizes = NO_SIZES): readonly EquipmentCode[] | null => {
  const known = declared.get(toSizeKey(cell));
  if (known !== undefined) return known;
  let feet = "";
  const sizes: EquipmentCode[] = [];
  for (const part of cell.toUpperCase().split(/[/,;&+]|\bAND\b|\bOR\b/)) {
    const written = part.trim().replace(/^\d+ ?X ?(?=\d\d)/, "");
    feet = /^(20|40|45)/.exec(written)?.[1] ?? feet;
    const own = declared.get(toSizeKey(written));
    const size = readSheetSize(written) ?? readSheetSize(`${feet}${written}`);
    if (own === undefined && size === null) return null;
    sizes.push(...(own ?? (size === null ? [] : [size])));
  }
  return [...new Set(sizes)];
};

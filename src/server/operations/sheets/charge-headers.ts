import { classifyCharge } from "#domain/charges";
import type { EquipmentCode } from "#domain/containers";
import { explainsCharge, isKnownCharge } from "./charge-words.ts";
import { type Parts, readCurrencyNote, readCurrencyWord, toUnit, withCurrencyCodes } from "./header-currency.ts";
import { isFortyFeet, readSheetSize } from "./sheet-sizes.ts";

export interface ChargeHeader {
  /** The charge with its size behind it: `OCEAN FREIGHT 20GP`, `BL FEE`. */
  readonly label: string;
  readonly equipment: EquipmentCode | null;
  readonly currency: string | null;
  /** What its amounts are counted by, as it is written behind them: `/BL`. */
  readonly unit: string | null;
  /** `OF OCEAN FREIGHT`: what a percentage in this column is taken of. */
  readonly percentOf: string | null;
  readonly isFreight: boolean;
  /** The labels of other sizes that the same amounts are for. */
  readonly otherLabels?: readonly string[];
  /** The size as it is written where it is a bare `40`, which may be 40GP and 40HC. */
  readonly bareForty?: string;
  /** A sign of several currencies that the header states, such as `$`. */
  readonly sign?: string;
  /** The unit that its label states, of part loads: `/W/M`. */
  readonly labelUnit?: string;
  /** The currency of a heading that may or may not cover this column. */
  readonly besideCurrency?: string;
  /** Currencies that cells of the column name themselves. */
  readonly cellCurrencies?: readonly string[];
  /** Its figures are percentages: `BAF %`. */
  readonly isPercent?: boolean;
  /** `TEU` or `FEU`: its figures are counted by a size that not every container has. */
  readonly sizeUnit?: string;
}

const BRACKETED = /\(([^)]*)\)|\[([^\]]*)\]/g;

const PERCENT_BASE = /%\s*(?:OF|ON)\s+([A-Z0-9 /]+)/;

const BEFORE_UNIT = / ?\/ ?| ?\bPER\b ?|\bP\/ ?/g;

const FREIGHT_ALONE =
  /^(?:OCEAN FREIGHT(?: RATES?| CHARGES?)?|SEA FREIGHT(?: RATES?)?|O\/?F|OFR|OFT|BOF|FREIGHT(?: RATES?)?|(?:BASIC|BASE)(?: OCEAN| SEA)? (?:FREIGHT|RATES?)|RATES?|ALL[ -]IN OCEAN FREIGHT|SEEFRACHT(?:RATEN?)?|ZEEVRACHT|(?:TAUX DE )?FRET(?: MARITIME)?|FLETE(?: MARITIMO)?|FRETE(?: MARITIMO)?|NOLO(?: MARITTIMO)?)?$/;

const SIDE = /^(?:[ODLEI]|POL|POD|ORIGIN|DESTINATION|DEST|AT (?:LOAD|LOADING|DISCHARGE|ORIGIN|DESTINATION|POL|POD))$/;

/** What a note limits the amounts to: a kind of container or cargo, a weight, or a size that is not known. */
const LIMIT =
  /\b(?:REEFERS?|RF|RFR|NOR|SOC|OT|OPEN ?TOP|FR|FLAT|RACK|TANK|IMO(?! ?2020)|IMDG|DG|HAZ\w*|OOG|FLEXI\w*|BUY\w*|COST|OLD|PREVIOUS)\b|[<>≤≥]|\d ?(?:KGS?|MT|TONS?|TONNES?|T)\b|(?<!\d)(?:20|40|45)(?!\d)/;

const SIZE_UNIT = /(?: ?\/ ?|\bPER |\bP\/ ?| )(TEU|FEU)S?\b/;

const PERCENT_SIGN = /\(? ?(?:%|\bPERCENT(?:AGE)?|\bPCT|\bPER CENT) ?\)?$/;

/** Takes off the header what its figures are besides money: a share, or an amount for twenty or forty feet. */
const takeFigureKind = (header: string): { readonly rest: string; readonly kind: Partial<Parts> } => {
  const sizeUnit = SIZE_UNIT.exec(header)?.[1];
  const plain = header
    .replace(SIZE_UNIT, "")
    .replaceAll(/\( *\)|\[ *\]/g, "")
    .trim();
  const isPercent = PERCENT_SIGN.test(plain);
  return {
    rest: plain.replace(PERCENT_SIGN, "").trim(),
    kind: { ...(sizeUnit === undefined ? {} : { sizeUnit }), ...(isPercent ? { isPercent } : {}) },
  };
};

const readNote = (note: string, parts: Parts): Parts | null => {
  const size = readSheetSize(note);
  const unit = toUnit(note);
  const base = PERCENT_BASE.exec(note)?.[1];
  if (size !== null) return { ...parts, ...withSize(size, note) };
  if (unit !== null) return { ...parts, unit };
  if (base !== undefined) return { ...parts, percentOf: `OF ${base.trim()}` };
  if (SIDE.test(note) || LIMIT.test(note)) return null;
  const money = readCurrencyNote(note);
  if (money !== null) return { ...parts, ...money, unit: money.unit ?? parts.unit };
  return explainsCharge(note) ? parts : null;
};

const withSize = (equipment: EquipmentCode, written: string): Pick<Parts, "equipment" | "bareForty"> =>
  isFortyFeet(written) ? { equipment, bareForty: written } : { equipment };

const readBrackets = (header: string): Parts => {
  let parts: Parts = { name: "", equipment: null, currency: null, unit: null, percentOf: null };
  const name = header.replaceAll(BRACKETED, (whole: string, round?: string, square?: string) => {
    const read = readNote((round ?? square ?? "").trim(), parts);
    if (read === null) return whole;
    parts = read;
    return " ";
  });
  return { ...parts, name: name.replaceAll(/\s+/g, " ").trim() };
};

const takeSize = (parts: Parts): Parts => {
  const words = parts.name.split(/\s+|\/(?=\d)|(?<=\d')\/|(?<=\b[A-Z]{3})\/|-(?=\d)/).filter((word) => word !== "");
  for (const length of [3, 2, 1])
    for (let at = words.length - length; at >= 0; at -= 1) {
      const written = words.slice(at, at + length).join(" ");
      const size = /^\d/.test(written) || length === 1 ? readSheetSize(written) : null;
      if (size === null) continue;
      const name = [...words.slice(0, at), ...words.slice(at + length)].join(" ");
      return { ...parts, ...withSize(size, written), name };
    }
  return parts;
};

/** Takes the unit off the end, also behind a name such as `D/O`. */
const takeUnit = (parts: Parts): Parts => {
  for (const found of parts.name.matchAll(BEFORE_UNIT)) {
    const words = parts.name.slice(found.index + found[0].length).trim();
    const unit = /^[A-Z][A-Z/ ]*$/.test(words) ? toUnit(words) : null;
    if (unit !== null) return { ...parts, unit, name: parts.name.slice(0, found.index).trim() };
  }
  return parts;
};

/** Takes a currency off the beginning or the end: `USD/20GP`, `THC INR`, `IN USD`, `THC ₹`. */
const takeCurrency = (parts: Parts): Parts => {
  const words = parts.name.split(" ");
  const [first = ""] = words;
  const [atEnd, atStart] = [readCurrencyWord(words.at(-1) ?? ""), readCurrencyWord(first)];
  if (atEnd !== null) {
    const name = words
      .slice(0, -1)
      .join(" ")
      .replace(/ ?\bIN$/, "");
    return { ...parts, ...atEnd, name };
  }
  return atStart === null ? parts : { ...parts, ...atStart, name: words.slice(1).join(" ") };
};

const tidy = (name: string): string =>
  name
    .replaceAll(/\s+/g, " ")
    .replace(/^[\s\-–/:.]+|[\s\-–/:.]+$/g, "")
    .replace(/(?<=\S) ALL$/, "")
    .trim();

export const readChargeHeader = (header: string): ChargeHeader => {
  const { rest, kind } = takeFigureKind(withCurrencyCodes(header));
  const read = { ...takeCurrency(takeUnit(takeSize(takeCurrency(takeUnit(readBrackets(rest)))))), ...kind };
  const bare = tidy(read.name);
  const isPlain = FREIGHT_ALONE.test(bare) && (bare !== "" || read.equipment !== null);
  const name = isPlain ? "OCEAN FREIGHT" : bare;
  return {
    ...read,
    label: read.equipment === null ? name : `${name} ${read.equipment}`,
    isFreight: classifyCharge(null, name).costItem === "ocean-freight",
  };
};

/** The charge that a normalised header names (`20' GP`, `THC (INR) 40HQ`, `DOC FEE PER BL`); null for what is not known as one. */
export const readKnownCharge = (header: string): ChargeHeader | null => {
  const read = readChargeHeader(header);
  const name = read.equipment === null ? read.label : read.label.slice(0, -read.equipment.length).trim();
  if (/^(?:[A-Z]{3} )?RATES?(?: [A-Z]{3})?$/.test(header)) return null;
  return name === "OCEAN FREIGHT" || isKnownCharge(name) ? read : null;
};

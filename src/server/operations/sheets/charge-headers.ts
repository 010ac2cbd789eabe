import { readCellUnit, classifyCharge, findCurrencyBySign } from "#domain/charges";
import type { EquipmentCode } from "#domain/containers";
import { isCurrencyCode } from "#domain/money";
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
  /** The currency of a heading that may or may not cover this column. */
  readonly besideCurrency?: string;
  /** Currencies that cells of the column name themselves. */
  readonly cellCurrencies?: readonly string[];
  /** Its figures are percentages: `BAF %`. */
  readonly isPercent?: boolean;
  /** `TEU` or `FEU`: its figures are counted by a size that not every container has. */
  readonly sizeUnit?: string;
}

const CHARGE_WORDS = new Set(
  (
    "FREIGHT BOF O/F OFR OFT THC OTHC DTHC THCL THCD OHC DHC TLC HANDLING BAF BUC BUNKER EBS EBA LSS LSF MFR ETS FUELEU EMISSION EMISSIONS " +
    "PSS GRI RRI CAF WRS WAR CONGESTION PCS PSE ISPS SECURITY AMS ENS ICS2 ACI AFR ISF SEAL VGM TELEX SURRENDER BL B/L HBL MBL LADING " +
    "DOC DOCS DOCUMENT DOCUMENTS DOCUMENTATION DO D/O MUC HAULAGE TRUCKING TRUCK RAIL DRAYAGE CARTAGE TRANSPORT TRANSPORTATION CUSTOMS " +
    "CLEARANCE CHA INSURANCE OWS HWS OVERWEIGHT IMBALANCE CIC EIS CANAL SUEZ PANAMA CLEANING MANIFEST STUFFING DESTUFFING IHC IHE IHI DDC ODF " +
    "DDF DDO BLF LOLO LIFT CHASSIS FUMIGATION SULPHUR SULFUR EUA EUI ORDER PIRACY WHARFAGE"
  ).split(" "),
);
const MODIFIERS = new Set(
  (
    "FEE FEES CHARGE CHARGES CHGS CHG CHRGS CHRG SURCHARGE SURCHARGES COST COSTS RATE RATES ORIGIN DESTINATION DEST EXPORT IMPORT AT FOR LOAD LOADING DISCHARGE " +
    "POL POD PORT L O D E I LOCAL ADJUSTMENT FACTOR CURRENCY FUEL LOW MARINE MARITIME RISK SEASON PEAK GENERAL INCREASE EMERGENCY RECOVERY " +
    "ENVIRONMENTAL EU SYSTEM TRADING THE AND OF & DELIVERY RELEASE FILING ENTRY SUBMISSION BILL HOUSE MASTER PRE ON CARRIAGE CARRIER IN OCEAN " +
    "SEA BASIC BASE ALL ALL-IN INSPECTION CONTAINER EQUIPMENT INTERIM OVER HEAVY WEIGHT VERIFIED VERIFICATION GROSS MASS FACILITY SHIP TERMINAL " +
    "INLAND STANDARD INTERNATIONAL RATE ADMIN ADMINISTRATION REPOSITIONING OFF PROCESSING ISSUANCE ADVANCE"
  ).split(" "),
);
const AMBIGUOUS_CODES = new Set([
  "IMO",
  "INS",
  "OTH",
  "CUS",
  "SEA",
  "ISP",
  "OWN",
  "ALL",
  "TOP",
  "SER",
  "SEP",
  "PDF",
  "ISS",
  "ARB",
  "TAR",
]);
const CODE = /^[A-Z]{3}\d{0,2}$/;

const isKnownCharge = (name: string): boolean => {
  if (/\(LOCAL CURRENCY\)/.test(name)) return false;
  if (CODE.test(name) && !AMBIGUOUS_CODES.has(name.slice(0, 3)))
    if (classifyCharge(name, name).costItem !== "unclassified") return true;
  const words = name
    .replaceAll(/[^A-Z0-9/&\s-]+/g, " ")
    .split(/[\s]+|(?<![A-Z])\/|-(?!IN\b)/)
    .filter((word) => word !== "");
  const isName = words.every((word) => CHARGE_WORDS.has(word) || MODIFIERS.has(word));
  return isName && words.some((word) => CHARGE_WORDS.has(word));
};

const BRACKETED = /\(([^)]*)\)|\[([^\]]*)\]/g;
const PERCENT_BASE = /%\s*(?:OF|ON)\s+([A-Z0-9 /]+)/;
const BEFORE_UNIT = / ?\/ ?| ?\bPER\b ?|\bP\/ ?/g;
/** Currency codes with another meaning in a header (`ALL IN`). */
const CURRENCY_WORDS = new Set(["ALL", "TOP", "TRY", "CUP", "SOS", "PEN", "GEL", "BAM"]);
const FREIGHT_ALONE =
  /^(?:OCEAN FREIGHT(?: RATES?| CHARGES?)?|SEA FREIGHT(?: RATES?)?|O\/?F|OFR|OFT|BOF|FREIGHT(?: RATES?)?|(?:BASIC|BASE)(?: OCEAN| SEA)? (?:FREIGHT|RATES?)|RATES?|ALL[ -]IN OCEAN FREIGHT)?$/;

interface Parts {
  readonly name: string;
  readonly equipment: EquipmentCode | null;
  readonly currency: string | null;
  readonly unit: string | null;
  readonly percentOf: string | null;
  readonly bareForty?: string;
  readonly sign?: string;
  readonly isPercent?: boolean;
  readonly sizeUnit?: string;
}

const isCurrency = (word: string): boolean => isCurrencyCode(word) && !CURRENCY_WORDS.has(word);

const toUnit = (words: string): string | null => {
  const bare = words.replace(/^(?:PER |\/ ?|P\/)/, "").trim();
  return readCellUnit(bare) === null ? null : `/${bare}`;
};

const SIDE = /^(?:[ODLEI]|POL|POD|ORIGIN|DESTINATION|DEST|AT (?:LOAD|LOADING|DISCHARGE|ORIGIN|DESTINATION|POL|POD))$/;
/** What a note limits the amounts to: a kind of container or cargo, a weight, or a size that is not known. */
const LIMIT =
  /\b(?:REEFERS?|RF|RFR|NOR|SOC|OT|OPEN ?TOP|FR|FLAT|RACK|TANK|IMO(?! ?2020)|IMDG|DG|HAZ\w*|OOG|FLEXI\w*|BUY\w*|COST|OLD|PREVIOUS)\b|[<>≤≥]|\d ?(?:KGS?|MT|TONS?|TONNES?|T)\b|(?<!\d)(?:20|40|45)(?!\d)/;
const SIGN =
  /^(?:US\$|[$€£₹¥]|RS\.?|DOLLARS?|RUPEES?|DIRHAMS?|DHS|POUNDS?|FRANCS?|RIYALS?|RIALS?|PESOS?|KRON(?:A|E|OR|ER))$/;

const CURRENCY_NAMES: readonly (readonly [name: RegExp, code: string])[] = [
  [/\bEUROS?\b/gi, "EUR"],
  [/\b(?:RMB|RENMINBI|YUAN)\b/gi, "CNY"],
  [/\b(?:(?:POUNDS?|GB) )?STERLING\b|\bBRITISH POUNDS?\b/gi, "GBP"],
  [/\bU\.?S\.? DOLLARS?\b/gi, "USD"],
  [/\bINDIAN RUPEES?\b/gi, "INR"],
  [/\bUAE DIRHAMS?\b/gi, "AED"],
  [/\bSWISS FRANCS?\b/gi, "CHF"],
  [/\b(?:JAPANESE )?YEN\b/gi, "JPY"],
];

/** Puts codes in the place of names that mean one currency. */
export const withCurrencyCodes = (text: string): string =>
  CURRENCY_NAMES.reduce((replaced, [name, code]) => replaced.replaceAll(name, code), text.replaceAll("US$", "USD"));

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

/** The currency of a header's word: a code, or a sign, of several currencies or of one. */
const readCurrencyWord = (word: string): Pick<Parts, "currency" | "sign"> | null => {
  if (isCurrency(word)) return { currency: word };
  if (!SIGN.test(word)) return null;
  const code = findCurrencyBySign(word.replace(/\.$/, ""), null);
  return code === null ? { currency: null, sign: word.replace(/\.$/, "") } : { currency: code };
};

/** Words beside a currency that say nothing of the amounts. */
const BESIDE_CURRENCY = /^(?:IN|ALL|PER|P|CNTR|CTR|CNT|CONTAINER|UNIT|BOX|OF|AND|OR|THE|EACH|NET)$/;

/** Words of a charge's name spelt out, and of how it is paid, besides those of charges. */
const EXPLAINING_WORDS = new Set(
  (
    "PREPAID COLLECT PP CC PPD COLL USUAL MANDATORY COMPULSORY LUMPSUM FLAT FAC TERMINAL TERMINALS PORTS SERVICE SHIPMENT SHIPMENTS " +
    "ADDITIONAL OPERATION OPERATIONS CARRIERS DV DRY GP STD ONLY NET EACH CNTR CTR CONTAINERS UNIT BOX"
  ).split(" "),
);

const explains = (word: string): boolean =>
  EXPLAINING_WORDS.has(word) ||
  CHARGE_WORDS.has(word) ||
  (MODIFIERS.has(word) && word !== "LOCAL" && word !== "CURRENCY");

/** Whether words in brackets say what a charge is, and limit nothing: its name spelt out, or how it is paid. */
const explainsCharge = (note: string): boolean =>
  note
    .replace(/^INCL(?:UDING|\.)? (?=[A-Z])/, "")
    .split(/[^A-Z0-9&]+/)
    .every((word) => word === "" || explains(word));

/** `IN USD`, `USD/CNTR`, `ALL IN USD`: the currency, and the unit behind it. Two currencies settle nothing. */
const readCurrencyNote = (note: string): Pick<Parts, "currency" | "unit" | "sign"> | null => {
  const words = note.split(/[\s/,.+&]+/).filter((word) => word !== "");
  const found = words.flatMap((word) => readCurrencyWord(word) ?? []);
  if (found.length === 0) return null;
  const others = note
    .replace(/(?:\/|\bPER\b|\bP\/).*$/, "")
    .split(/[\s,.+&]+/)
    .filter((word) => word !== "");
  if (others.some((word) => readCurrencyWord(word) === null && !BESIDE_CURRENCY.test(word) && !explainsCharge(word)))
    return null;
  const [first] = found;
  const isOne = found.every(({ currency, sign }) => currency === first?.currency && sign === first.sign);
  if (first === undefined || !isOne) return { currency: null, unit: null, sign: note };
  const [, behind = ""] = /[A-Z$€£₹¥.]+ ?(\/ ?.+|PER .+)$/.exec(note) ?? [];
  return { ...first, unit: behind === "" ? null : toUnit(behind) };
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

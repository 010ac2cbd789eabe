import { CHARGE_TABLE, type ChargeSide } from "./charge-table.ts";
import { findByName, type KnownCharge, normaliseName } from "./code-table.ts";

/** `THC (L)`, `ISPS (D)`: O, L and E stand for origin, load and export, D and I for destination and import. */
const BRACKETED_LETTER = /\(\s*(?:([OLE])|[DI])\s*\)/;
/** `THC-D`, `ISPS / O`, `THC L`. */
const LETTER_BEHIND = /\b(?:THC|ISPS|HANDLING|DOCS?|HAULAGE|SECURITY)[\s\-/]+(?:([OLE])|[DI])$/;

const ORIGIN_WORDS =
  /\b(?:ORIGIN|ORG|EXPORTS?|EXP|POL|PRE ?CARRIAGE|OTHC|O ?THC|THCL|LOAD ?PORT|LOADING PORT|PORT OF LOAD(?:ING)?|AT LOAD(?:ING)?)\b/;
const DESTINATION_WORDS =
  /\b(?:DEST|DESTINATION|IMPORTS?|IMP|POD|ON ?CARRIAGE|DTHC|D ?THC|THCD|DISCHARGE|DISCHARGING|DISCH)\b/;
/** Words that state the side only where no clearer ones do. */
const WEAK_ORIGIN_WORDS = /\bLOADING\b/;
const WEAK_DESTINATION_WORDS = /\b(?:DELIVERY|ARRIVAL)\b/;

const sideOfLetter = (name: string): ChargeSide | null => {
  const letter = BRACKETED_LETTER.exec(name) ?? LETTER_BEHIND.exec(name);
  if (letter === null) return null;
  return letter[1] === undefined ? "D" : "O";
};

const chooseSide = (isOrigin: boolean, isDestination: boolean): ChargeSide => {
  if (isOrigin === isDestination) return "-";
  return isOrigin ? "O" : "D";
};

/** The side that the words of a name state; `-` where they state none, or both. */
export const sideOfName = (name: string): ChargeSide => {
  const upper = name.toUpperCase().trim();
  const letter = sideOfLetter(upper);
  if (letter !== null) return letter;
  const words = normaliseName(upper);
  const [isOrigin, isDestination] = [ORIGIN_WORDS.test(words), DESTINATION_WORDS.test(words)];
  if (isOrigin || isDestination) return chooseSide(isOrigin, isDestination);
  return chooseSide(WEAK_ORIGIN_WORDS.test(words), WEAK_DESTINATION_WORDS.test(words));
};

interface NameRule extends KnownCharge {
  readonly pattern: RegExp;
}

/* The first rule that fits counts: words that also occur in other charges' names are further down. */
const NAME_RULES: readonly NameRule[] = [
  { pattern: /\bINSURANCE\b/, kind: "insurance", side: "-" },
  { pattern: /\b(?:CUSTOMS?|CLEARANCE|CHA)\b/, kind: "customs", side: "-" },
  {
    pattern:
      /\b(?:BUNKER|BAF|LSS|LOW SULPHUR|LOW SULFUR|EMISSIONS?|ETS|FUEL ?EU|WAR RISK|PEAK SEASON|PSS|CAF|CURRENCY|CONGESTION|IMBALANCE|GRI|GENERAL RATE|OVERWEIGHT|HEAVY WEIGHT|CANAL|SUEZ|PANAMA|PIRACY|EBS|PCS|CIC|MARINE FUEL)\b/,
    kind: "surcharge",
    side: "-",
  },
  {
    pattern:
      /\b(?:OCEAN FREIGHT|SEA FREIGHT|BASIC FREIGHT|BASE FREIGHT|FREIGHT RATE|BOF|O\/F)\b|^(?:OF|FREIGHT|ALL IN(?: FREIGHT| RATE)?)$/,
    kind: "ocean-freight",
    side: "-",
  },
  {
    pattern: /\b(?:HAULAGE|INLAND|TRUCK(?:ING)?|RAIL|CARTAGE|DRAYAGE|TRANSPORT(?:ATION)?|PRE ?CARRIAGE|ON ?CARRIAGE)\b/,
    kind: "haulage",
    side: "-",
  },
  { pattern: /\b(?:D\/O|DO FEE|DO|DO CHARGES?|DELIVERY ORDER)\b/, kind: "documents", side: "D" },
  {
    pattern:
      /\b(?:B\/?L|BILL OF LADING|DOC|DOCS|DOCUMENT|DOCUMENTS|DOCUMENTATION|AMS|ENS|ICS ?2|ACI|AFR|MANIFEST|TELEX|SURRENDER)\b/,
    kind: "documents",
    side: "O",
  },
  { pattern: /\b(?:SEAL|VGM|MUC)\b/, kind: "terminal", side: "O" },
  { pattern: /\b(?:ISPS|PORT SECURITY|PSE)\b/, kind: "terminal", side: "-" },
  { pattern: /\b(?:O ?THC|D ?THC|THC[LD]?|OHC|DHC|TERMINAL|HANDLING)\b/, kind: "terminal", side: "-" },
];

/** Words that do not distinguish one charge from another. */
const FILLERS =
  /\b(?:FEES?|CHARGES?|COSTS?|AT|THE|FOR|OF|PORT OF|LOAD|ORIGIN|DEST|DESTINATION|EXPORT|IMPORT|POL|POD|DISCHARGE|LOADING|[OLDEI])\b/g;

const bareName = (words: string): string => words.replace(FILLERS, " ").replace(/ +/g, " ").trim();

/* Names whose own words state a side keep them: `Export service` bare would be any service. */
const BY_BARE_NAME: ReadonlyMap<string, KnownCharge> = new Map(
  CHARGE_TABLE.flatMap(([, kind, side, name]) =>
    sideOfName(name) === "-" ? [[bareName(normaliseName(name)), { kind, side }] as const] : [],
  ),
);

/** What a charge is by its name: as the table has it, without fillers and sides, or by its words; null when unknown. */
export const findCharge = (name: string): KnownCharge | null => {
  const words = normaliseName(name);
  const bare = bareName(words);
  return (
    findByName(words) ??
    findByName(bare) ??
    BY_BARE_NAME.get(bare) ??
    NAME_RULES.find(({ pattern }) => pattern.test(words)) ??
    null
  );
};

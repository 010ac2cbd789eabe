import table from "#data/charges.json" with { type: "json" };
import type { ChargeGroup, CostItem, TwoEndedKind } from "./charge.ts";

/** The cost item that a charge is compared by, and its group in the price breakdown. */
export interface Classification {
  readonly costItem: CostItem | "unclassified";
  readonly group: ChargeGroup;
  /** What an unclassified charge is for that does not state its end, such as a bare THC; left out for others. */
  readonly unknownEnd?: TwoEndedKind;
  /** The rest of an all-in rate, whose parts are not named; left out for others. */
  readonly isRest?: true;
}

/** The code of basic ocean freight. */
export const BASIC_FREIGHT_CODE = "FRT00";

/** Every combination of cost item and group that a known charge can have. */
export const CHARGE_CATEGORIES = {
  originHaulage: { costItem: "origin-haulage", group: "origin" },
  originTerminal: { costItem: "origin-terminal", group: "origin" },
  originDocuments: { costItem: "origin-documents", group: "origin" },
  oceanFreight: { costItem: "ocean-freight", group: "freight" },
  freightSurcharge: { costItem: "freight-surcharges", group: "freight" },
  destinationTerminal: { costItem: "destination-terminal", group: "destination" },
  destinationDocuments: { costItem: "destination-documents", group: "destination" },
  destinationHaulage: { costItem: "destination-haulage", group: "destination" },
  customsAtOrigin: { costItem: "customs", group: "origin" },
  customsAtDestination: { costItem: "customs", group: "destination" },
  customs: { costItem: "customs", group: "freight" },
  insurance: { costItem: "insurance", group: "freight" },
} as const satisfies Readonly<Record<string, Classification>>;

const CHARGE_KINDS = [
  "ocean-freight",
  "surcharge",
  "terminal",
  "documents",
  "haulage",
  "customs",
  "insurance",
] as const;
const CHARGE_SIDES = ["O", "D", "-"] as const;

/** What a charge is for, as far as its side of the journey does not matter. */
type ChargeKind = (typeof CHARGE_KINDS)[number];

/** The end of the journey at which a charge arises; `-` where its code or name does not state it. */
type ChargeSide = (typeof CHARGE_SIDES)[number];

/** What is known of a charge by its code or name. */
interface KnownCharge {
  readonly kind: ChargeKind;
  readonly side: ChargeSide;
}

/** A name in capitals, without punctuation but `/`: `Pre-carriage` → `PRE CARRIAGE`. */
const normaliseName = (name: string): string =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9/]+/g, " ")
    .trim();

interface TableLine extends KnownCharge {
  /** Empty for a name that sheets use without a code. */
  readonly code: string;
  readonly name: string;
}

const TABLE: readonly TableLine[] = table.charges.flatMap(([code = "", kindText, sideText, name = ""]) => {
  const kind = CHARGE_KINDS.find((known) => known === kindText);
  const side = CHARGE_SIDES.find((known) => known === sideText);
  return kind === undefined || side === undefined ? [] : [{ code, kind, side, name }];
});

/** The charges of the table, as they are written in it. */
export const KNOWN_CHARGES: readonly Pick<TableLine, "code" | "name">[] = TABLE;

const BY_CODE: ReadonlyMap<string, KnownCharge> = new Map(
  TABLE.flatMap(({ code, kind, side }) => (code === "" ? [] : [[code, { kind, side }] as const])),
);

/* A sheet may write a code in the place of a name. A code with digits is one variant only. */
const BY_NAME: ReadonlyMap<string, KnownCharge> = new Map(
  TABLE.flatMap(({ code, kind, side, name }) => {
    const known: KnownCharge = { kind, side };
    const names = code === "" || /\d\d$/.test(code) ? [name] : [code, name];
    return names.map((text) => [normaliseName(text), known] as const);
  }),
);

/** What a carrier's code means: `BAF05` and `BAF00` are variants of BAF, unless the table has them apart; null when unknown. */
const findByCode = (code: string): KnownCharge | null => {
  const written = code.trim().toUpperCase();
  const stem = /^([A-Z]{3})\d{1,2}$/.exec(written)?.[1];
  const variant = stem === undefined ? undefined : (BY_CODE.get(`${stem}00`) ?? BY_CODE.get(stem));
  return BY_CODE.get(written) ?? variant ?? null;
};

/** What a name means that the table has, or a code written as one; `name` is normalised; null when unknown. */
const findByName = (name: string): KnownCharge | null => BY_NAME.get(name) ?? null;

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

const readSideLetter = (name: string): ChargeSide | null => {
  const letter = BRACKETED_LETTER.exec(name) ?? LETTER_BEHIND.exec(name);
  if (letter === null) return null;
  return letter[1] === undefined ? "D" : "O";
};

const chooseSide = (isOrigin: boolean, isDestination: boolean): ChargeSide => {
  if (isOrigin === isDestination) return "-";
  return isOrigin ? "O" : "D";
};

/** The side that the words of a name state; `-` where they state none, or both. */
const readSide = (name: string): ChargeSide => {
  const upper = name.toUpperCase().trim();
  const letter = readSideLetter(upper);
  if (letter !== null) return letter;
  const words = normaliseName(upper);
  const [isOrigin, isDestination] = [ORIGIN_WORDS.test(words), DESTINATION_WORDS.test(words)];
  if (isOrigin || isDestination) return chooseSide(isOrigin, isDestination);
  return chooseSide(WEAK_ORIGIN_WORDS.test(words), WEAK_DESTINATION_WORDS.test(words));
};

interface NameRule extends KnownCharge {
  readonly pattern: RegExp;
}

/** `Ocean freight surcharge`: something that is charged in addition to the freight. */
const FREIGHT_SURCHARGE = /\bFREIGHT\b.*\b(?:SURCHARGES?|ADDITIONALS?|ADJUSTMENTS?|INCREASES?|RECOVERY|REVISION)\b/;
const FREIGHT_WORDS = /\b(?:OCEAN|SEA|BASIC|BASE) FREIGHT\b/;

/* The first rule that fits counts: words that also occur in other charges' names are further down. */
const NAME_RULES: readonly NameRule[] = [
  {
    pattern: /\b(?:OCEAN|SEA|BASIC|BASE) FREIGHT (?:INCL|INCLUDING|INCLUSIVE|INCLUDES)\b/,
    kind: "ocean-freight",
    side: "-",
  },
  { pattern: FREIGHT_SURCHARGE, kind: "surcharge", side: "-" },
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

const toBareName = (words: string): string => words.replace(FILLERS, " ").replace(/ +/g, " ").trim();

/* Names whose own words state a side keep them: `Export service` bare would be any service. */
const BY_BARE_NAME: ReadonlyMap<string, KnownCharge> = new Map(
  TABLE.flatMap(({ kind, side, name }) =>
    readSide(name) === "-" ? [[toBareName(normaliseName(name)), { kind, side }] as const] : [],
  ),
);

/** What a charge is by its name: as the table has it, without fillers and sides, or by its words; null when unknown. */
const findCharge = (name: string): KnownCharge | null => {
  const words = normaliseName(name);
  const bare = toBareName(words);
  return (
    findByName(words) ??
    findByName(bare) ??
    BY_BARE_NAME.get(bare) ??
    NAME_RULES.find(({ pattern }) => pattern.test(words)) ??
    null
  );
};

type Sides = Readonly<Record<ChargeSide, Classification>>;

const UNKNOWN: Sides = {
  O: { costItem: "unclassified", group: "origin" },
  D: { costItem: "unclassified", group: "destination" },
  "-": { costItem: "unclassified", group: "freight" },
};

const toSides = (category: Classification): Sides => ({ O: category, D: category, "-": category });

const toUnknownEnd = (unknownEnd: TwoEndedKind): Classification => ({ ...UNKNOWN["-"], unknownEnd });

/** Terminal handling, documents and haulage without a side are unclassified. */
const CATEGORIES_BY_KIND: Readonly<Record<ChargeKind, Sides>> = {
  "ocean-freight": toSides(CHARGE_CATEGORIES.oceanFreight),
  surcharge: toSides(CHARGE_CATEGORIES.freightSurcharge),
  insurance: toSides(CHARGE_CATEGORIES.insurance),
  terminal: {
    O: CHARGE_CATEGORIES.originTerminal,
    D: CHARGE_CATEGORIES.destinationTerminal,
    "-": toUnknownEnd("terminal"),
  },
  documents: {
    O: CHARGE_CATEGORIES.originDocuments,
    D: CHARGE_CATEGORIES.destinationDocuments,
    "-": toUnknownEnd("documents"),
  },
  haulage: {
    O: CHARGE_CATEGORIES.originHaulage,
    D: CHARGE_CATEGORIES.destinationHaulage,
    "-": toUnknownEnd("haulage"),
  },
  customs: {
    O: CHARGE_CATEGORIES.customsAtOrigin,
    D: CHARGE_CATEGORIES.customsAtDestination,
    "-": CHARGE_CATEGORIES.customs,
  },
};

/** The side that a name states as text; that of the table where the words are part of a fixed name (`Import control system`). */
const findStatedSide = (name: string): ChargeSide => {
  const side = readSide(name);
  if (side === "-") return side;
  const known = findByName(normaliseName(name));
  return known === null || known.side === "-" ? side : known.side;
};

/**
 * What a charge is by its code, else by its name. A carrier's own code of the ocean freight gives way to a name that means
 * another charge (`BAS`, Bunker adjustment surcharge): such a charge is added to the freight, which a freight never is.
 */
const findKnown = (code: string | null, name: string): KnownCharge | null => {
  const coded = code === null ? null : findByCode(code);
  if (coded === null) return findCharge(name);
  if (coded.kind !== "ocean-freight" || code === BASIC_FREIGHT_CODE) return coded;
  const words = normaliseName(name);
  const isFreight = FREIGHT_WORDS.test(words) && !FREIGHT_SURCHARGE.test(words);
  return isFreight ? coded : (findCharge(name) ?? coded);
};

const ALL_IN_WORDS = /\bALL IN\b/;

/** A freight that is called all-in contains charges without naming them. */
export const ALL_IN_FREIGHT: Classification = { ...CHARGE_CATEGORIES.oceanFreight, isRest: true };

/**
 * The cost item and breakdown group of a charge: by its code, else by its name. Words that state the side (`(L)`, `at
 * discharge`, `origin`) take precedence over the code. A charge that neither the table nor the name rules contain, or that
 * needs a side and has none, is `unclassified`, in the group that its name states, freight when it states none.
 */
export const classifyCharge = (code: string | null, name: string): Classification => {
  const stated = findStatedSide(name);
  const known = findKnown(code, name);
  if (known === null) return UNKNOWN[stated];
  if (known.kind === "ocean-freight" && ALL_IN_WORDS.test(normaliseName(name))) return ALL_IN_FREIGHT;
  return CATEGORIES_BY_KIND[known.kind][stated === "-" ? known.side : stated];
};

/** Whether a charge of an offer is its basic ocean freight, whatever the carrier calls it. */
export const isBasicFreight = (
  { code, name }: { readonly code: string | null; readonly name: string },
  classify: ClassifyCharge = classifyCharge,
): boolean => code === BASIC_FREIGHT_CODE || classify(code, name).costItem === "ocean-freight";

/** Gives the cost item and the group of a charge. */
export type ClassifyCharge = (code: string | null, name: string) => Classification;

/** Codes and names come from outside, so the number of stored ones is limited. */
const MAX_CLASSIFIED = 5000;

/** `classifyCharge` that classifies each code and name once; the caller decides how long it is used. */
export const createClassificationMemo = (): ClassifyCharge => {
  const byCode = new Map<string, Map<string, Classification>>();
  let count = 0;
  return (code, name) => {
    const known = byCode.get(code ?? "")?.get(name);
    if (known !== undefined) return known;
    if (count >= MAX_CLASSIFIED) {
      byCode.clear();
      count = 0;
    }
    count += 1;
    const byName = byCode.get(code ?? "") ?? new Map<string, Classification>();
    const classification = classifyCharge(code, name);
    byCode.set(code ?? "", byName.set(name, classification));
    return classification;
  };
};

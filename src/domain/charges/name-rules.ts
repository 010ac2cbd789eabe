import { type Classification, PLACES } from "./code-table.ts";

const ORIGIN_WORDS = /\b(?:ORIGIN|EXPORT|POL|LOADING|PRE ?CARRIAGE|OTHC|O THC)\b/;
const DESTINATION_WORDS = /\b(?:DEST|DESTINATION|IMPORT|POD|DISCHARGE|DELIVERY|ON ?CARRIAGE|DTHC|D THC)\b/;

type Side = "origin" | "destination" | "unsaid";

const sideOf = (words: string): Side => {
  if (DESTINATION_WORDS.test(words)) return "destination";
  return ORIGIN_WORDS.test(words) ? "origin" : "unsaid";
};

interface NameRule {
  readonly pattern: RegExp;
  /** Null: the name needs a side to be known, and does not say it. */
  readonly places: Readonly<Record<Side, Classification | null>>;
}

const sided = (origin: Classification, destination: Classification, unsaid: Classification | null) => ({
  origin,
  destination,
  unsaid,
});
const anywhere = (place: Classification) => sided(place, place, place);

/* The first rule that fits counts: words that also occur in other charges' names stand lower. */
const NAME_RULES: readonly NameRule[] = [
  { pattern: /\bINSURANCE\b/, places: anywhere(PLACES.insurance) },
  {
    pattern: /\b(?:CUSTOMS?|CLEARANCE|CHA)\b/,
    places: sided(PLACES.customsAtOrigin, PLACES.customsAtDestination, PLACES.customsAtDestination),
  },
  {
    pattern:
      /\b(?:BUNKER|BAF|LSS|LOW SULPHUR|LOW SULFUR|EMISSIONS?|ETS|WAR RISK|PEAK SEASON|PSS|CAF|CURRENCY|CONGESTION|IMBALANCE|GRI|GENERAL RATE|OVERWEIGHT|HEAVY WEIGHT|CANAL|SUEZ|PANAMA|EBS|PCS|CIC)\b/,
    places: anywhere(PLACES.freightSurcharge),
  },
  {
    pattern:
      /\b(?:OCEAN FREIGHT|SEA FREIGHT|BASIC FREIGHT|BASE FREIGHT|FREIGHT RATE|BOF|O\/F)\b|^(?:OF|FREIGHT|ALL IN(?: FREIGHT| RATE)?)$/,
    places: anywhere(PLACES.oceanFreight),
  },
  {
    pattern: /\b(?:HAULAGE|INLAND|TRUCK(?:ING)?|RAIL|CARTAGE|DRAYAGE|TRANSPORT(?:ATION)?|PRE ?CARRIAGE|ON ?CARRIAGE)\b/,
    places: sided(PLACES.originHaulage, PLACES.destinationHaulage, null),
  },
  { pattern: /\b(?:D\/O|DO FEE|DO|DO CHARGES?|DELIVERY ORDER)\b/, places: anywhere(PLACES.destinationDocuments) },
  {
    pattern:
      /\b(?:B\/?L|BILL OF LADING|DOC|DOCS|DOCUMENT|DOCUMENTS|DOCUMENTATION|AMS|ENS|ACI|AFR|MANIFEST|TELEX|SURRENDER)\b/,
    places: sided(PLACES.originDocuments, PLACES.destinationDocuments, PLACES.originDocuments),
  },
  { pattern: /\b(?:SEAL|VGM|MUC)\b/, places: anywhere(PLACES.originTerminal) },
  {
    pattern: /\b(?:ISPS|PORT SECURITY)\b/,
    places: sided(PLACES.originTerminal, PLACES.destinationTerminal, PLACES.destinationTerminal),
  },
  {
    pattern: /\b(?:O ?THC|D ?THC|THC|TERMINAL|HANDLING)\b/,
    places: sided(PLACES.originTerminal, PLACES.destinationTerminal, null),
  },
];

const GROUP_ONLY: Readonly<Record<Side, Classification>> = {
  origin: { slot: "unclassified", group: "origin" },
  destination: { slot: "unclassified", group: "destination" },
  unsaid: { slot: "unclassified", group: "freight" },
};

/** Where a charge belongs by its name; `unclassified` when no rule knows it, in the group its words point to, else freight. */
export const placeOfName = (name: string): Classification => {
  const words = name
    .toUpperCase()
    .replace(/[^A-Z0-9/]+/g, " ")
    .trim();
  const side = sideOf(words);
  return NAME_RULES.find(({ pattern }) => pattern.test(words))?.places[side] ?? GROUP_ONLY[side];
};

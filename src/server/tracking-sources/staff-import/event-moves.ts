import codes from "#data/dcsa-codes.json" with { type: "json" };

/** The cells that the word of a move stands for. */
export type MoveCells = ReadonlyMap<string, string>;

const TRANSPORT_CODES = new Set(["DEPA", "ARRI", ...Object.keys(codes.portCallChanges)]);
const EQUIPMENT_CODES = new Set([
  "GTIN",
  "GTOT",
  "LOAD",
  "DISC",
  "PICK",
  "DROP",
  ...Object.keys(codes.equipmentEvents),
]);
const SHIPMENT_CODES = new Set(Object.keys(codes.shipmentEvents));
const DOCUMENT_CODES = new Set(Object.keys(codes.documents));

const readPart = (code: string): readonly (readonly [string, string])[] | null => {
  if (TRANSPORT_CODES.has(code))
    return [
      ["eventType", "TRANSPORT"],
      ["transportEventTypeCode", code],
    ];
  if (EQUIPMENT_CODES.has(code))
    return [
      ["eventType", "EQUIPMENT"],
      ["equipmentEventTypeCode", code],
    ];
  if (SHIPMENT_CODES.has(code))
    return [
      ["eventType", "SHIPMENT"],
      ["shipmentEventTypeCode", code],
    ];
  if (DOCUMENT_CODES.has(code)) return [["documentTypeCode", code]];
  if (["ACT", "EST", "PLN"].includes(code)) return [["eventClassifierCode", code]];
  if (["EMPTY", "LADEN"].includes(code)) return [["emptyIndicatorCode", code]];
  return ["VESSEL", "RAIL", "TRUCK", "BARGE"].includes(code) ? [["modeOfTransport", code]] : null;
};

/**
 * The cells behind the codes of a move, such as `GTIN LADEN`, `ARRI VESSEL EST` or `CONF BKG`: one code of an event and, if needed,
 * ACT, EST or PLN, EMPTY or LADEN, a mode of transport and the code of a document. Without ACT, EST and PLN it is actual. Null if
 * it is none.
 */
export const readMoveCodes = (text: string): MoveCells | null => {
  const parts = text.trim().toUpperCase().split(/\s+/).map(readPart);
  const cells = parts.flatMap((part) => part ?? []);
  const names = cells.map(([name]) => name);
  const isMove = parts.every((part) => part !== null) && new Set(names).size === names.length;
  return isMove && names.includes("eventType") ? new Map([["eventClassifierCode", "ACT"], ...cells]) : null;
};

/** A word as it is compared: capitals, blanks in the place of other signs. */
export const toWordKey = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What forwarders call moves; `--move` adds others. */
const WORDS: Readonly<Record<string, string>> = {
  "BOOKING CONFIRMED": "CONF BKG",
  "EMPTY PICK UP": "GTOT EMPTY",
  "EMPTY PICKED UP": "GTOT EMPTY",
  "EMPTY RELEASED": "GTOT EMPTY",
  "EMPTY GATE OUT": "GTOT EMPTY",
  "GATE OUT EMPTY": "GTOT EMPTY",
  STUFFED: "STUF LADEN",
  PACKED: "STUF LADEN",
  "GATE IN": "GTIN LADEN",
  "GATED IN": "GTIN LADEN",
  "GATE IN FULL": "GTIN LADEN",
  "GATE IN LADEN": "GTIN LADEN",
  LOADED: "LOAD LADEN VESSEL",
  "LOADED ON VESSEL": "LOAD LADEN VESSEL",
  "LOADED ON BOARD": "LOAD LADEN VESSEL",
  "SHIPPED ON BOARD": "LOAD LADEN VESSEL",
  "LOADED ON RAIL": "LOAD LADEN RAIL",
  "LOADED ON TRUCK": "LOAD LADEN TRUCK",
  SAILED: "DEPA VESSEL",
  DEPARTED: "DEPA VESSEL",
  "VESSEL DEPARTED": "DEPA VESSEL",
  "VESSEL DEPARTURE": "DEPA VESSEL",
  ATD: "DEPA VESSEL",
  ETD: "DEPA VESSEL EST",
  "RAIL DEPARTED": "DEPA RAIL",
  "RAIL DEPARTURE": "DEPA RAIL",
  ARRIVED: "ARRI VESSEL",
  "VESSEL ARRIVED": "ARRI VESSEL",
  "VESSEL ARRIVAL": "ARRI VESSEL",
  ATA: "ARRI VESSEL",
  ETA: "ARRI VESSEL EST",
  "RAIL ARRIVED": "ARRI RAIL",
  "RAIL ARRIVAL": "ARRI RAIL",
  DISCHARGED: "DISC LADEN VESSEL",
  UNLOADED: "DISC LADEN VESSEL",
  "DISCHARGED FROM VESSEL": "DISC LADEN VESSEL",
  "CUSTOMS CLEARED": "CUSR LADEN",
  "CUSTOMS RELEASED": "CUSR LADEN",
  "GATE OUT": "GTOT LADEN",
  "GATED OUT": "GTOT LADEN",
  "GATE OUT FULL": "GTOT LADEN",
  "GATE OUT LADEN": "GTOT LADEN",
  DELIVERED: "DROP LADEN TRUCK",
  STRIPPED: "STRP",
  UNPACKED: "STRP",
  "EMPTY RETURN": "GTIN EMPTY",
  "EMPTY RETURNED": "GTIN EMPTY",
  "EMPTY GATE IN": "GTIN EMPTY",
  "GATE IN EMPTY": "GTIN EMPTY",
};

/** What a word that is not known probably is, by its parts; the first that fits. */
const PROBABLE: readonly (readonly [part: RegExp, codes: string])[] = [
  [/EMPTY.*(?:RETURN|IN\b)/, "GTIN EMPTY"],
  [/EMPTY/, "GTOT EMPTY"],
  [/CUSTOM|CLEAR/, "CUSR LADEN"],
  [/DISCH|UNLOAD/, "DISC LADEN VESSEL"],
  [/LOAD|ON ?BOARD/, "LOAD LADEN VESSEL"],
  [/DEPART|SAIL|LEFT/, "DEPA VESSEL"],
  [/ARRIV|BERTH/, "ARRI VESSEL"],
  [/DELIVER/, "DROP LADEN TRUCK"],
  [/STUFF|PACK/, "STUF LADEN"],
  [/STRIP/, "STRP"],
  [/\bOUT\b|COLLECT/, "GTOT LADEN"],
  [/\bIN\b|GATE|YARD|RECEIVED/, "GTIN LADEN"],
];

/** The codes that a word that is not known may stand for; null without a suggestion. */
export const suggestMove = (word: string): string | null =>
  PROBABLE.find(([part]) => part.test(toWordKey(word)))?.[1] ?? null;

/** Reads the words of moves: those of staff first, then the known ones, then codes. Null for an unknown one. */
export const moveReader = (own: Readonly<Record<string, string>>): ((word: string) => MoveCells | null) => {
  const meanings = new Map(
    [...Object.entries(WORDS), ...Object.entries(own)].map(([word, to]) => [toWordKey(word), to]),
  );
  return (word) => readMoveCodes(meanings.get(toWordKey(word)) ?? word);
};

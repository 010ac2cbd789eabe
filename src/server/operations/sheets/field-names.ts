import { isCurrencyCode } from "#domain/money";
import SPELLINGS from "./field-spellings.json" with { type: "json" };

const spellingKey = (text: string): string => text.replaceAll(/[^A-Z0-9]/g, "");

/*
 * Spellings are upper case without accents; those of German, French, Spanish, Portuguese, Italian and Dutch have ae, oe and ue
 * also as one letter, and are only words that mean one field: `VON`, `DEPART` and `DATA` are left to --field.
 */
const FIELD_OF: ReadonlyMap<string, string> = new Map(
  [...Object.entries(SPELLINGS.fields), ...Object.entries(SPELLINGS.translated)].flatMap(([field, spellings]) =>
    [field, ...spellings].map((spelling) => [spellingKey(spelling), field] as const),
  ),
);

/** A normalised header: upper case, without accents, single blanks. */
export const normaliseHeader = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[\s\u00a0_]+/g, " ")
    .replace(/[\s:*]+$/, "")
    .trim();

const isCurrencyNote = (note: string): boolean =>
  /[$€£₹¥]|\bRS\b/.test(note) || note.split(/[^A-Z]+/).some((word) => word !== "ALL" && isCurrencyCode(word));

/** The field that a normalised header means (`POL`, `T/T`, `Free days (POD)`); null for any other. */
export const readFieldName = (header: string): string | null => {
  const whole = FIELD_OF.get(spellingKey(header));
  if (whole !== undefined) return whole;
  const bare = header.replaceAll(/\([^)]*\)/g, " ").trim();
  const field = bare === "" ? undefined : FIELD_OF.get(spellingKey(bare));
  /* `ORIGIN (INR)` is the heading of charges. */
  const isMoney = [...header.matchAll(/\(([^)]*)\)/g)].some(([, note = ""]) => isCurrencyNote(note));
  return field === undefined || (isMoney && field !== "AMOUNT") ? null : field;
};

/** Fields of LCL tariffs only. */
export const LCL_FIELDS: ReadonlySet<string> = new Set([
  "DEST CFS",
  "NEXT DEPARTURES",
  "W/M RATIO",
  "W/M MINIMUM",
  "W/M ROUNDING",
]);

export const isFieldName = (text: string): boolean => Object.hasOwn(SPELLINGS.fields, text);

export const PLACE_FIELDS = ["PORT OF LOADING", "PORT OF DISCHARGE", "PLACE OF RECEIPT", "PLACE OF DELIVERY"] as const;

export const isPlaceField = (field: string): boolean =>
  field === "DEST CFS" || PLACE_FIELDS.some((one) => one === field);

import { type EquipmentCode, getEquipment } from "./equipment.ts";

export type WeightUnit = "kg" | "t" | "lb";

/** A typed weight: nothing, whole kilograms with the unit that was written (null = none), or a text that is no weight. */
type ParsedWeight =
  | { readonly kind: "blank" }
  | { readonly kind: "weight"; readonly kilograms: number; readonly unit: WeightUnit | null }
  | { readonly kind: "unreadable" };

/** The avoirdupois pound is exactly 0.45359237 kg. Tons are metric, as in ocean freight. */
const KILOGRAMS: Readonly<Record<WeightUnit, number>> = { kg: 1, t: 1000, lb: 0.453_592_37 };

/** Ways to write the units; KGM, TNE and LBR are their codes in UN/ECE Recommendation 20. */
const UNITS: ReadonlyMap<string, WeightUnit> = new Map([
  ...["kg", "kgs", "kgm", "kilo", "kilos", "kilogram", "kilograms"].map((name) => [name, "kg"] as const),
  ...["t", "mt", "mts", "tne", "ton", "tons", "tonne", "tonnes", "metricton", "metrictons"].map(
    (name) => [name, "t"] as const,
  ),
  ...["lb", "lbs", "lbr", "pound", "pounds"].map((name) => [name, "lb"] as const),
]);

const WEIGHT = /^(\d[\d.,'’\s]*?)[.,]?\s*(\p{L}[\p{L}.\s]*)?$/u;
const SPACED = /^\d{1,3}(?:[\s'’]\d{2,3})*[\s'’]\d{3}(?:[.,]\d+)?$/;
const GROUPED = /^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/;

const withoutSeparators = (text: string): number => Number(text.replace(/[.,]/g, ""));

/* Only a last separator that occurs once can be the decimal one; `22,500` is a thousands group unless tonnes are meant. */
const readDecimal = (text: string, unit: WeightUnit | null): number | null => {
  const at = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  if (at < 0) return Number(text);
  const [whole, decimals] = [text.slice(0, at), text.slice(at + 1)];
  const isSingle = !/[.,]/.test(whole);
  const isGroup = decimals.length === 3 && whole.length <= 3 && !/^0+$/.test(whole) && unit !== "t";
  if (isSingle) return isGroup ? withoutSeparators(text) : Number(`${whole}.${decimals}`);
  if (GROUPED.test(text)) return withoutSeparators(text);
  const hasOtherSeparator = !whole.includes(text.charAt(at));
  return hasOtherSeparator && GROUPED.test(whole) ? Number(`${withoutSeparators(whole)}.${decimals}`) : null;
};

const readNumber = (text: string, unit: WeightUnit | null): number | null => {
  if (!/[\s'’]/.test(text)) return readDecimal(text, unit);
  return SPACED.test(text) ? Number(text.replace(/[\s'’]/g, "").replace(",", ".")) : null;
};

/**
 * Reads a typed net weight as whole kilograms, rounded half up: `22500`, `22,500 kg`, `18 000 KGM`, `22.5 t`, `49 600 lb`,
 * with decimal point or comma and English, continental or Indian grouping. Whatever else is typed is unreadable, never cut.
 */
export const parseWeight = (typed: string): ParsedWeight => {
  const text = typed.trim();
  if (text === "") return { kind: "blank" };
  const [, digits, name] = WEIGHT.exec(text) ?? [];
  if (digits === undefined) return { kind: "unreadable" };
  const unit = name === undefined ? null : (UNITS.get(name.replace(/[.\s]/g, "").toLowerCase()) ?? "unknown");
  if (unit === "unknown") return { kind: "unreadable" };
  const value = readNumber(digits, unit);
  return value === null
    ? { kind: "unreadable" }
    : { kind: "weight", kilograms: Math.round(value * KILOGRAMS[unit ?? "kg"]), unit };
};

/** A typed net weight in whole kilograms; 0 means 'not stated' and is also what an unreadable text gives. */
export const toWeightKg = (typed: string): number => {
  const weight = parseWeight(typed);
  return weight.kind === "weight" ? weight.kilograms : 0;
};

const inThousands = (count: number): string => String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, " ");

/** `18 000 kg`, in sentences. */
export const formatKilograms = (kilograms: number): string => `${inThousands(kilograms)} kg`;

/** `18 000 KGM`: whole kilograms in groups of three. */
export const formatWeight = (kilograms: number): string => `${inThousands(kilograms)} KGM`;

/** `49 604 lb`: kilograms as whole pounds. */
export const formatPounds = (kilograms: number): string => `${inThousands(kilograms / KILOGRAMS.lb)} lb`;

/** A readable weight as the field shows it at rest (`22.5 t` becomes `22 500 KGM`); any other text stays as it was typed. */
export const tidyWeight = (typed: string): string => {
  const weight = parseWeight(typed);
  return weight.kind === "weight" ? formatWeight(weight.kilograms) : typed.trim();
};

/** No container is loaded with so few kilograms, and none with more tonnes. */
const MAX_WITHOUT_UNIT = 60;

/** A bare number that may be tonnes or kilograms, such as `23` or `22.5`, as it was typed; null for any other text. */
export const findBareWeight = (typed: string): string | null => {
  const text = typed.trim();
  if (!/^\d{1,2}(?:[.,]\d{1,3})?$/.test(text)) return null;
  const value = Number(text.replace(",", "."));
  return value > 0 && value <= MAX_WITHOUT_UNIT ? text : null;
};

/** A typed net weight next to the typical payload of its container, both in kilograms. */
export type WeightCheck = { readonly limitKg: number } & (
  | { readonly kind: "blank" | "unreadable" }
  /** Tonnes or kilograms: `typed` does not say. */
  | { readonly kind: "unit-missing"; readonly typed: string }
  | { readonly kind: "within" | "over"; readonly kilograms: number }
);

/** Compares a typed net weight with the typical payload of its equipment: the limit of a search. */
export const checkWeight = (equipment: EquipmentCode, typed: string): WeightCheck => {
  const limitKg = getEquipment(equipment).payloadKg;
  const bare = findBareWeight(typed);
  if (bare !== null) return { kind: "unit-missing", typed: bare, limitKg };
  const weight = parseWeight(typed);
  if (weight.kind !== "weight") return { kind: weight.kind, limitKg };
  const { kilograms } = weight;
  return { kind: kilograms > limitKg ? "over" : "within", kilograms, limitKg };
};

/** Why a weight cannot be searched with, as a sentence: it has no unit, is unreadable or above the payload of the container; null when it can. */
export const findWeightProblem = (equipment: EquipmentCode, typed: string): string | null => {
  const bare = findBareWeight(typed);
  if (bare !== null) return `Tonnes or kg? Please enter the net weight of ${equipment} as ${bare} t or ${bare} kg`;
  if (/^[-+\u2212]/.test(typed.trim()))
    return `Please enter the net weight of ${equipment} without a sign, such as 22500`;
  const weight = parseWeight(typed);
  if (weight.kind === "unreadable")
    return `Please enter the net weight of ${equipment} in kg, t or lb, such as 22500, 22.5 t or 49 600 lb`;
  const limitKg = getEquipment(equipment).payloadKg;
  return weight.kind === "weight" && weight.kilograms > limitKg
    ? `Please enter at most ${formatWeight(limitKg)} per ${equipment}`
    : null;
};

import { type EquipmentCode, getEquipment, parseWeight } from "#domain/containers";

/** Incoterms 2020, those for any mode of transport first. */
export const INCO_TERMS = ["EXW", "FCA", "CPT", "CIP", "DAP", "DPU", "DDP", "FAS", "FOB", "CFR", "CIF"] as const;

const SEA_ONLY: readonly string[] = ["FAS", "FOB", "CFR", "CIF"];

/** Rules for ports, not for goods that are handed over in a container: a hint, never a refusal. */
export const isSeaOnlyTerm = (term: string): boolean => SEA_ONLY.includes(term);

/** SOLAS VI/2: SM1 weighs the packed container, SM2 adds cargo, packing and tare. */
export const VGM_METHODS = ["SM1", "SM2"] as const;

/** An HS code of 6 to 10 digits without dots and spaces; null for anything else. */
export const readHsCode = (typed: string): string | null => {
  const digits = typed.replace(/[\s.]/gu, "");
  return /^\d{6,10}$/.test(digits) ? digits : null;
};

/** A UN number as four digits, typed with or without `UN`; null for anything else. */
export const readUnNumber = (typed: string): string | null => /^(?:UN)?\s*(\d{4})$/iu.exec(typed.trim())?.[1] ?? null;

const IMO_CLASS = /^(?:1(?:\.[1-6][A-HJ-LNS]?)?|2\.[1-3]|3|4\.[1-3]|5\.[12]|6\.[12]|7|8|9)$/;

/** A class of the IMDG Code: `1.4S`, `3`, `6.1`. */
export const isImoClass = (typed: string): boolean => IMO_CLASS.test(typed.trim().toUpperCase());

/** A whole number of packages from 1, typed with or without separators; null for anything else. */
export const readCount = (typed: string): number | null => {
  const text = typed.trim();
  if (!/^\d{1,3}(?:[\s,.]?\d{3}){0,2}$|^\d{1,9}$/u.test(text)) return null;
  const count = Number(text.replace(/[\s,.]/gu, ""));
  return count > 0 ? count : null;
};

/** Kilograms above 0; null if blank or unreadable. */
export const readKilograms = (typed: string): number | null => {
  const weight = parseWeight(typed);
  return weight.kind === "weight" && weight.kilograms > 0 ? weight.kilograms : null;
};

const [COLDEST, WARMEST] = [-70, 40];

/** Degrees Celsius from -70 to 40, with point or comma; null for anything else. */
export const readTemperature = (typed: string): number | null => {
  const text = typed
    .trim()
    .replace(/\s*°?\s*C$/iu, "")
    .replace(/^[−–]/u, "-")
    .replace(",", ".");
  if (!/^[+-]?\d{1,2}(?:\.\d)?$/.test(text)) return null;
  const degrees = Number(text);
  return degrees >= COLDEST && degrees <= WARMEST ? degrees : null;
};

/** What a container weighs empty and may weigh in total, in kilograms. */
interface ContainerLimits {
  readonly tareKg: number;
  readonly maxGrossKg: number;
}

/** From the plate of the container where that was typed, otherwise the typical figures of its kind. */
export const findContainerLimits = (
  equipment: EquipmentCode,
  { tareWeight, maxGrossWeight }: { readonly tareWeight: string; readonly maxGrossWeight: string },
): ContainerLimits => {
  const typical = getEquipment(equipment);
  return {
    tareKg: readKilograms(tareWeight) ?? typical.tareKg,
    maxGrossKg: readKilograms(maxGrossWeight) ?? typical.tareKg + typical.payloadKg,
  };
};

type VgmCheck = "possible" | "above-limit" | "below-tare";

/** Whether a container can have this verified gross mass: from its tare up to its limit, in kilograms. */
export const checkVgm = (kilograms: number, { tareKg, maxGrossKg }: ContainerLimits): VgmCheck => {
  if (kilograms > maxGrossKg) return "above-limit";
  return kilograms < tareKg ? "below-tare" : "possible";
};

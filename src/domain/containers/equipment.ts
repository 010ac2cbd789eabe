/** The equipment codes of the trade that the portal quotes (ISO 6346 size-types 22G1, 42G1, 45G1, L5G1, 22R1, 45R1). */
export type EquipmentCode = "20GP" | "40GP" | "40HC" | "45HC" | "20RE" | "40RH";

/** Dry and reefer containers are never mixed in one search. */
export type EquipmentKind = "Dry" | "Reefer";

/** A quantity of one equipment with the net cargo weight of one container in kilograms (0 = not stated). */
export interface ContainerLine {
  readonly equipment: EquipmentCode;
  readonly quantity: number;
  readonly weightKg: number;
}

/** Outside dimensions of a container in millimetres. */
interface Dimensions {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** What is known of an equipment: typical figures of the trade, not limits of a particular container. */
export interface Equipment {
  readonly code: EquipmentCode;
  readonly kind: EquipmentKind;
  readonly name: string;
  /** ISO 6346 size and type. */
  readonly sizeType: string;
  readonly outside: Dimensions;
  /** Twenty-foot equivalent units. */
  readonly teu: number;
  readonly tareKg: number;
  readonly payloadKg: number;
  readonly volumeCbm: number;
}

const WIDTH_MM = 2438;
const STANDARD_MM = 2591;
const HIGH_CUBE_MM = 2896;
const toOutside = (lengthMm: number, heightMm: number): Dimensions => ({ lengthMm, widthMm: WIDTH_MM, heightMm });

const EQUIPMENT: Readonly<Record<EquipmentCode, Equipment>> = {
  "20GP": {
    code: "20GP",
    kind: "Dry",
    name: "20' Dry Standard",
    sizeType: "22G1",
    outside: toOutside(6058, STANDARD_MM),
    teu: 1,
    tareKg: 2230,
    payloadKg: 28_250,
    volumeCbm: 33.2,
  },
  "40GP": {
    code: "40GP",
    kind: "Dry",
    name: "40' Dry Standard",
    sizeType: "42G1",
    outside: toOutside(12_192, STANDARD_MM),
    teu: 2,
    tareKg: 3740,
    payloadKg: 26_740,
    volumeCbm: 67.7,
  },
  "40HC": {
    code: "40HC",
    kind: "Dry",
    name: "40' Dry High Cube",
    sizeType: "45G1",
    outside: toOutside(12_192, HIGH_CUBE_MM),
    teu: 2,
    tareKg: 3940,
    payloadKg: 26_540,
    volumeCbm: 76.4,
  },
  "45HC": {
    code: "45HC",
    kind: "Dry",
    name: "45' Dry High Cube",
    sizeType: "L5G1",
    outside: toOutside(13_716, HIGH_CUBE_MM),
    teu: 2.25,
    tareKg: 4590,
    payloadKg: 25_890,
    volumeCbm: 86.1,
  },
  "20RE": {
    code: "20RE",
    kind: "Reefer",
    name: "20' Reefer",
    sizeType: "22R1",
    outside: toOutside(6058, STANDARD_MM),
    teu: 1,
    tareKg: 3080,
    payloadKg: 27_400,
    volumeCbm: 28.3,
  },
  "40RH": {
    code: "40RH",
    kind: "Reefer",
    name: "40' Reefer High Cube",
    sizeType: "45R1",
    outside: toOutside(12_192, HIGH_CUBE_MM),
    teu: 2,
    tareKg: 4800,
    payloadKg: 25_680,
    volumeCbm: 67.9,
  },
};

const DRY: readonly EquipmentCode[] = ["20GP", "40GP", "40HC", "45HC"];
const REEFER: readonly EquipmentCode[] = ["20RE", "40RH"];

/** All equipment codes in the order of the cards, dry first. */
export const EQUIPMENT_CODES: readonly EquipmentCode[] = [...DRY, ...REEFER];

/** Typical data of an equipment: ISO 6346 size-type, millimetres outside, TEU, kilograms of tare and payload, cubic metres. */
export const getEquipment = (code: EquipmentCode): Equipment => EQUIPMENT[code];

/** The equipment codes of a kind in the order of the cards. */
export const listEquipment = (kind: EquipmentKind): readonly EquipmentCode[] => (kind === "Dry" ? DRY : REEFER);

/** The market's and the carriers' other names for the same containers (ISO 6346 size-types and type groups among them). */
const ALIASES: ReadonlyMap<string, EquipmentCode> = new Map<string, EquipmentCode>([
  ...EQUIPMENT_CODES.map((code) => [code, code] as const),
  ...(["20DV", "20DC", "20ST", "20SD", "ST20", "22G0", "22G1", "22GP"] as const).map((a) => [a, "20GP"] as const),
  ...(["40DV", "40DC", "40ST", "40SD", "ST40", "42G0", "42G1", "42GP"] as const).map((a) => [a, "40GP"] as const),
  ...(["40HQ", "HC40", "45G0", "45G1", "45GP"] as const).map((a) => [a, "40HC"] as const),
  ...(["45HQ", "HC45", "L5G0", "L5G1", "L5GP"] as const).map((a) => [a, "45HC"] as const),
  ...(["20RF", "22R0", "22R1", "22RT", "22RE"] as const).map((a) => [a, "20RE"] as const),
  ...(["40RF", "40REHC", "45R0", "45R1", "45RT", "45RE"] as const).map((a) => [a, "40RH"] as const),
]);

/** The equipment that a foreign code means (`40HQ`, `45G1`, `22GP`), whatever its case; null when it is none of ours. */
export const readEquipment = (text: string): EquipmentCode | null => {
  const exact = ALIASES.get(text);
  return exact ?? ALIASES.get(text.replace(/[\s'’-]/g, "").toUpperCase()) ?? null;
};

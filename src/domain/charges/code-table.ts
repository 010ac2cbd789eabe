import type { ChargeGroup, CostSlot } from "./charge.ts";
import { CHARGE_TABLE, type ChargeKind, type ChargeSide } from "./charge-table.ts";

/** Where a charge belongs: its cost slot, and the group of the breakdown it stands in. */
export interface Classification {
  readonly slot: CostSlot | "unclassified";
  readonly group: ChargeGroup;
}

/** The code of basic ocean freight. */
export const BASIC_FREIGHT_CODE = "FRT00";

/** The places that a known charge can have, by a short name. */
export const PLACES = {
  originHaulage: { slot: "origin-haulage", group: "origin" },
  originTerminal: { slot: "origin-terminal", group: "origin" },
  originDocuments: { slot: "origin-documents", group: "origin" },
  oceanFreight: { slot: "ocean-freight", group: "freight" },
  freightSurcharge: { slot: "freight-surcharges", group: "freight" },
  destinationTerminal: { slot: "destination-terminal", group: "destination" },
  destinationDocuments: { slot: "destination-documents", group: "destination" },
  destinationHaulage: { slot: "destination-haulage", group: "destination" },
  customsAtOrigin: { slot: "customs", group: "origin" },
  customsAtDestination: { slot: "customs", group: "destination" },
  insurance: { slot: "insurance", group: "freight" },
} as const satisfies Readonly<Record<string, Classification>>;

/** What is known of a charge by its code or name. */
export interface KnownCharge {
  readonly kind: ChargeKind;
  readonly side: ChargeSide;
}

/** A name in capitals, without punctuation but `/`: `Pre-carriage` → `PRE CARRIAGE`. */
export const normaliseName = (name: string): string =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9/]+/g, " ")
    .trim();

const BY_CODE: ReadonlyMap<string, KnownCharge> = new Map(
  CHARGE_TABLE.flatMap(([code, kind, side]) => (code === "" ? [] : [[code, { kind, side }] as const])),
);

/* A sheet may write a code in the place of a name. A code with digits is one variant only. */
const BY_NAME: ReadonlyMap<string, KnownCharge> = new Map(
  CHARGE_TABLE.flatMap(([code, kind, side, name]) => {
    const known: KnownCharge = { kind, side };
    const names = code === "" || /\d\d$/.test(code) ? [name] : [code, name];
    return names.map((text) => [normaliseName(text), known] as const);
  }),
);

/** What a carrier's code means: `BAF05` and `BAF00` are variants of BAF, unless the table has them apart; null when unknown. */
export const findByCode = (code: string): KnownCharge | null => {
  const written = code.trim().toUpperCase();
  const stem = /^([A-Z]{3})\d{1,2}$/.exec(written)?.[1];
  const variant = stem === undefined ? undefined : (BY_CODE.get(`${stem}00`) ?? BY_CODE.get(stem));
  return BY_CODE.get(written) ?? variant ?? null;
};

/** What a name means that the table has, or a code written as one; `name` is normalised; null when unknown. */
export const findByName = (name: string): KnownCharge | null => BY_NAME.get(name) ?? null;

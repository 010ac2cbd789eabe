import type { ChargeGroup, CostSlot } from "./charge.ts";

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

const STEMS: readonly (readonly [stems: string, classification: Classification])[] = [
  ["FRT BOF", PLACES.oceanFreight],
  [
    "BAF BUC EBS EBA LSS LSF IMO ECA ETS EUI EUA FUE WRS PSS CAF GRI RRI CIC EIS PCS SCS OWS HWS",
    PLACES.freightSurcharge,
  ],
  ["OTH SEA VGM MUC", PLACES.originTerminal],
  ["ODF BLF AMS ENS", PLACES.originDocuments],
  ["OIH", PLACES.originHaulage],
  ["DTH ISP", PLACES.destinationTerminal],
  ["DDO DDF", PLACES.destinationDocuments],
  ["DIH", PLACES.destinationHaulage],
  ["CUS", PLACES.customsAtDestination],
  ["INS", PLACES.insurance],
];

/** Carriers' charge codes by their three letters; `BAF05` and `BAF00` are variants of BAF. */
const BY_STEM: ReadonlyMap<string, Classification> = new Map(
  STEMS.flatMap(([stems, place]) => stems.split(" ").map((stem) => [stem, place] as const)),
);

/** Where a charge code belongs; null when the table does not know its three letters. */
export const placeOfCode = (code: string): Classification | null => {
  const stem = /^([A-Z]{3})\d{0,2}$/.exec(code.trim().toUpperCase())?.[1];
  return stem === undefined ? null : (BY_STEM.get(stem) ?? null);
};

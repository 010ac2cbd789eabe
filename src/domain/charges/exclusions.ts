import { COST_ITEMS, type CostItem, type CoverageState } from "./charge.ts";

/** A cost item that the price of an offer does not contain, or not for certain. Duty and taxes are part of no offer. */
export interface Exclusion {
  readonly item: CostItem | "import-duty";
  readonly state: Exclude<CoverageState, "priced" | "included">;
}

/** What is not part of a price, as it is shown: `Customs clearance`, `billed at cost`. */
export interface ExclusionText {
  readonly name: string;
  readonly note: string | null;
}

const NAMES: Readonly<Record<Exclusion["item"], string>> = {
  "origin-haulage": "Haulage to the port of loading",
  "origin-terminal": "Terminal handling at origin",
  "origin-documents": "Documents at origin",
  "ocean-freight": "Ocean freight",
  "freight-surcharges": "Freight surcharges",
  "destination-terminal": "Terminal handling at destination",
  "destination-documents": "Documents at destination",
  "destination-haulage": "Haulage from the port of discharge",
  customs: "Customs clearance",
  insurance: "Cargo insurance",
  "import-duty": "Import duty and taxes",
};

/* A part load goes to and from a container freight station. */
const PART_LOAD_NAMES: Partial<typeof NAMES> = {
  "origin-haulage": "Haulage to the CFS",
  "destination-haulage": "Haulage from the CFS",
};

const NOTES: Readonly<Record<Exclusion["state"], string | null>> = {
  "not-quoted": null,
  unpriced: "billed at cost",
  "end-not-stated": "in the price if the stated charge is for this end",
  "maybe-in-all-in": "in the price if the all-in rate contains it",
};

/** What the price of an offer does not contain, in the order of the journey. */
export const listExclusions = (coverage: Readonly<Record<CostItem, CoverageState>>): readonly Exclusion[] => [
  ...COST_ITEMS.flatMap((item) => {
    const state = coverage[item];
    return state === "priced" || state === "included" ? [] : [{ item, state }];
  }),
  { item: "import-duty", state: "not-quoted" },
];

export const describeExclusion = ({ item, state }: Exclusion, isPartLoad: boolean): ExclusionText => ({
  name: (isPartLoad ? PART_LOAD_NAMES[item] : undefined) ?? NAMES[item],
  note: NOTES[state],
});

/** `Customs clearance (billed at cost)`. */
export const formatExclusion = (exclusion: Exclusion, isPartLoad: boolean): string => {
  const { name, note } = describeExclusion(exclusion, isPartLoad);
  return note === null ? name : `${name} (${note})`;
};

import type { Commitment, CutOffCode, LegMode } from "./rate.ts";

/** Null where the source states no type. */
export const RATE_TYPE_LABELS: Readonly<Record<Commitment, string | null>> = {
  spot: "Spot",
  contract: "Contract",
  unknown: null,
};

/** Null where the source states no mode. */
export const LEG_MODE_LABELS: Readonly<Record<LegMode, string | null>> = {
  sea: "Sea",
  rail: "Rail",
  truck: "Truck",
  barge: "Barge",
  unknown: null,
};

/** `By rail`; null for an unknown mode. */
export const formatByMode = (mode: LegMode): string | null => {
  const label = LEG_MODE_LABELS[mode];
  return label === null ? null : `By ${label.toLowerCase()}`;
};

/** `rail`; null for a leg that is not by land or barge, or of an unknown mode. */
export const formatHaulageMode = (mode: LegMode): string | null =>
  mode === "sea" ? null : (LEG_MODE_LABELS[mode]?.toLowerCase() ?? null);

/** What a cut-off is for. */
export const CUT_OFF_NAMES: Readonly<Record<CutOffCode, string>> = {
  LCO: "CFS",
  VCO: "VGM",
  PCO: "Port",
  STA: "Booking",
  DCO: "Documents",
  CUA: "Customs",
};

/** `VGM cut-off`. */
export const formatCutOffLabel = (code: CutOffCode): string => `${CUT_OFF_NAMES[code]} cut-off`;

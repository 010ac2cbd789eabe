import type { CutOffCode } from "#domain/rates";

export const CUT_OFF_LABELS: Readonly<Record<CutOffCode, string>> = {
  LCO: "CFS cut-off",
  VCO: "VGM cut-off",
  PCO: "Port cut-off",
  STA: "Booking cut-off",
  DCO: "Documents cut-off",
  CUA: "Customs cut-off",
};

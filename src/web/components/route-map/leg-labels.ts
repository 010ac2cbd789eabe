import type { LegState } from "#domain/tracking";
import type { LegMode } from "#domain/rates";

export const LEG_STATE_LABELS: Readonly<Record<LegState, string>> = {
  done: "Done",
  "under-way": "Under way",
  "to-go": "To go",
};

export const LEG_MODE_LABELS: Readonly<Record<LegMode, string>> = {
  sea: "By sea",
  rail: "By rail",
  truck: "By truck",
  barge: "By barge",
  unknown: "Mode not known",
};

import type { LegState } from "#domain/tracking";
import { formatByMode, type LegMode } from "#domain/rates";

export const LEG_STATE_LABELS: Readonly<Record<LegState, string>> = {
  done: "Done",
  "under-way": "Under way",
  "to-go": "To go",
};

/** `By rail`, or that the mode is not known. */
export const formatLegMode = (mode: LegMode): string => formatByMode(mode) ?? "Mode not known";

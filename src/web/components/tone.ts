import { checkCircle, type IconShape, info, warning } from "./icon/shapes.ts";

export type Tone = "positive" | "caution" | "critical" | "neutral" | "info";

/** Each tone has its own shape: colour is never the only cue. */
export const toneIcon: Readonly<Record<Tone, IconShape>> = {
  positive: checkCircle,
  caution: warning,
  critical: warning,
  neutral: info,
  info,
};

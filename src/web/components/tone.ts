import { checkCircle, type IconShape, info, warning } from "./icon/shapes.ts";

/** What a message or a status means to the shipper; the theme decides how it looks. */
export type Tone = "positive" | "caution" | "critical" | "neutral" | "info";

/** Each tone has a shape of its own, so that colour is never the only cue. */
export const toneIcon: Readonly<Record<Tone, IconShape>> = {
  positive: checkCircle,
  caution: warning,
  critical: warning,
  neutral: info,
  info,
};

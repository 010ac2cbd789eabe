import type { Tone } from "#web/styles/tone.ts";
import { checkCircle, type IconShape, info, warning } from "../icon/shapes.ts";

/** Each tone has a shape of its own, so that colour is never the only cue. */
export const toneIcon: Readonly<Record<Tone, IconShape>> = {
  positive: checkCircle,
  caution: warning,
  critical: warning,
  neutral: info,
  info,
};

import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, palette } from "#web/styles/tokens.ts";

export const frame = style({
  position: "relative",
  containerType: "inline-size",
  "@media": { [below.sm]: { width: "132%", marginLeft: "-32%" } },
});
export const dots = style({ width: "100%", height: "auto" });
export const lanes = style({ position: "absolute", inset: 0, width: "100%", height: "100%", overflow: "visible" });
export const lane = style({ fill: "none", stroke: palette.red[600], strokeWidth: 1.6, opacity: 0.75 });
export const hub = style({ fill: palette.ink[900] });
export const home = style({ fill: palette.red[600] });
export const halo = style({ fill: palette.red[600], opacity: 0.18 });
globalStyle(`${lanes} text`, {
  fontSize: "15px",
  fontWeight: 560,
  fill: palette.ink[900],
  paintOrder: "stroke",
  stroke: vars.color.ground,
  strokeWidth: "4px",
  strokeLinejoin: "round",
});
/* Names stay above 12 px on a map of any size. */
globalStyle(`${lanes} text`, {
  "@container": {
    "(max-width: 42.5rem)": { fontSize: "20.5px" },
    "(max-width: 31rem)": { fontSize: "24.5px" },
  },
});

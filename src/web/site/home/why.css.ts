import { globalStyle, style } from "@vanilla-extract/css";
import { below, from, palette } from "#web/styles/tokens.ts";
import { narrow } from "../layout/media.ts";

export const why = style({ background: palette.ink[900] });
export const inside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 26rem) minmax(0, 1fr)",
  gap: "5rem",
  alignItems: "start",
  "@media": {
    [`${from.lg} and (max-width: 85rem)`]: { gridTemplateColumns: "minmax(0, 22rem) minmax(0, 1fr)", gap: "3rem" },
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "3rem" },
    [below.sm]: { gap: "1.5rem" },
  },
});
export const lead = style({ marginTop: "1.25rem", maxWidth: "24rem", lineHeight: 1.55, color: "#C3CCD5" });
export const drawing = style({
  width: "29rem",
  maxWidth: "calc(100% + 5rem)",
  margin: "-.5rem 0 -3rem -3.5rem",
  "@media": { [below.sm]: { width: "100%", maxWidth: "none", margin: "0 0 -1rem" } },
});
/* Never under 12 px: the smaller the drawing, the larger its letters; what lies behind them is left out. */
globalStyle(`${drawing} text`, {
  fontSize: "20px",
  fontStretch: "88%",
  paintOrder: "stroke",
  stroke: palette.ink[900],
  strokeWidth: "6px",
  strokeLinejoin: "round",
  "@media": { [below.sm]: { fontSize: "26px" }, "(max-width: 23.5rem)": { fontSize: "31px" } },
});
globalStyle(`${drawing} text`, { "@media": { print: { fill: "#000", stroke: "#fff" } } });
globalStyle(`${drawing} :is(path, circle)`, { "@media": { print: { stroke: "#000" } } });
export const grid = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: "3rem",
  "@media": { [below.sm]: { gridTemplateColumns: "1fr" } },
});
export const item = style({
  padding: "1.75rem 0 2rem",
  borderTop: "1px solid rgb(255 255 255 / .22)",
  "@media": {
    [below.sm]: { display: "grid", gridTemplateColumns: "2.75rem minmax(0, 1fr)", padding: "1.25rem 0 1.375rem" },
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: ".5rem" },
  },
});
globalStyle(`${item} > svg`, {
  width: "1.75rem",
  height: "1.75rem",
  marginBottom: "1.25rem",
  color: palette.red[400],
});
globalStyle(`${item} > svg`, { "@media": { [below.sm]: { margin: 0, gridRow: "span 2" } } });
/* `&&` goes before the type role, whichever style sheet comes last. */
export const itemTitle = style({
  selectors: { "&&": { fontSize: "1.25rem" } },
  "@media": { [below.sm]: { selectors: { "&&": { fontSize: "1.125rem" } } } },
});
export const itemText = style({ marginTop: ".5rem", color: "#C3CCD5", textWrap: "pretty" });

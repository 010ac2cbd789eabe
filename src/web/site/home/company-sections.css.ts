import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, from, palette } from "#web/styles/tokens.ts";
import { narrow } from "../layout/media.ts";

export const about = style({ overflow: "hidden" });
export const inside = style({
  width: "80%",
  marginInline: "auto",
  display: "grid",
  gridTemplateColumns: "minmax(0, 24rem) minmax(0, 1fr)",
  gap: "2rem",
  alignItems: "center",
  "@media": {
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "3rem" },
    [below.sm]: { width: "auto", marginInline: "1.25rem", gap: "2rem" },
  },
});
/* `&&` outweighs the type role, whichever sheet loads last. */
export const title = style({
  selectors: { "&&": { fontSize: "2.25rem", lineHeight: 1.1 } },
  "@media": { [below.sm]: { selectors: { "&&": { fontSize: "min(1.875rem, 11vw)" } } } },
});
export const lead = style({ marginTop: "1.25rem", selectors: { "&&": { color: vars.color.text } } });
export const body = style({ marginTop: ".75rem", color: vars.color.text2 });
export const ticks = style({ marginTop: "1.75rem", display: "grid", gap: ".75rem", fontWeight: 580 });
export const tick = style({ display: "flex", gap: ".75rem", alignItems: "center" });
globalStyle(`${tick} > svg`, {
  width: "1.5rem",
  height: "1.5rem",
  padding: ".2rem",
  borderRadius: "50%",
  color: "#FFFFFF",
  background: palette.red[600],
  strokeWidth: 2.2,
});
export const map = style({
  minWidth: 0,
  "@media": {
    [from.lg]: { marginInlineEnd: "min(0px, -7.5vw)" },
    [below.sm]: { marginInline: "-1.25rem", overflow: "hidden" },
  },
});

export const why = style({ background: palette.ink[900] });
export const whyInside = style({
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
export const whyLead = style({ marginTop: "1.25rem", maxWidth: "24rem", lineHeight: 1.55, color: "#C3CCD5" });
export const drawing = style({
  width: "29rem",
  maxWidth: "calc(100% + 5rem)",
  margin: "-.5rem 0 -3rem -3.5rem",
  "@media": { [below.sm]: { width: "100%", maxWidth: "none", margin: "0 0 -1rem" } },
});
/* Text never gets smaller than 12 px. */
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
/* `&&` outweighs the type role, whichever sheet loads last. */
export const itemTitle = style({
  selectors: { "&&": { fontSize: "1.25rem" } },
  "@media": { [below.sm]: { selectors: { "&&": { fontSize: "1.125rem" } } } },
});
export const itemText = style({ marginTop: ".5rem", color: "#C3CCD5", textWrap: "pretty" });

export const train = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gap: ".625rem",
  paddingBottom: "3px",
  borderBottom: `3px solid ${palette.ink[900]}`,
  "@media": {
    [below.lg]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "3px" },
  },
});

/* The side of a 20-foot container (6.06 m by 2.59 m). */
const side = (colour: string) => {
  const dark = `color-mix(in srgb, ${colour} 68%, ${palette.ink[950]})`;
  const light = `color-mix(in srgb, ${colour} 84%, #fff)`;
  return {
    backgroundColor: colour,
    backgroundImage: `repeating-linear-gradient(90deg, ${dark} 0 2px, ${colour} 2px 4px, ${light} 4px 5px, ${colour} 5px 8px)`,
    border: `4px solid ${dark}`,
  };
};
const mapCard = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  aspectRatio: "6.06 / 2.62",
  "@media": { [below.sm]: { aspectRatio: "auto", height: "4.25rem" } },
});
/* Widths at which a container is narrower than its symbol and name. */
const tight = `${from.lg} and (max-width: 85rem), ${from.sm} and (max-width: 50rem)`;
const plate = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".4rem",
  padding: ".3rem .55rem",
  fontSize: ".9375rem",
  fontWeight: 640,
  fontStretch: "96%",
  whiteSpace: "nowrap",
  color: "#FFFFFF",
  "@media": {
    [tight]: { fontSize: ".8125rem", paddingInline: ".3rem", fontStretch: "88%" },
    [below.sm]: { fontSize: "1.0625rem" },
  },
});

const colours = {
  chemicals: "#7C2A1F",
  pharmaceuticals: "#1C4A6B",
  electronics: "#2C3F55",
  whiteGoods: "#5B6670",
  textiles: "#A3281B",
  manufacturing: "#7A531A",
  agriculture: "#3D5A43",
} as const;
export const containers = styleVariants(colours, (colour) => [mapCard, side(colour)]);
export const plates = styleVariants(colours, (colour) => [plate, { background: colour }]);
export const industrySymbol = style({ "@media": { [tight]: { display: "none" } } });

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
/* Text never gets smaller than 12 px. */
globalStyle(`${lanes} text`, {
  "@container": {
    "(max-width: 42.5rem)": { fontSize: "20.5px" },
    "(max-width: 31rem)": { fontSize: "24.5px" },
  },
});

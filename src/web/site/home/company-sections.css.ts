import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, from, palette, extent, space, fontSize, edge, drawn } from "#web/styles/tokens.ts";
import { besideLead } from "../layout/declarations.ts";
import { layout, type } from "#web/styles/declarations.ts";

export const about = style({ overflow: "hidden" });
export const inside = style({
  width: "80%",
  marginInline: "auto",
  ...layout.centredColumns(`minmax(0, ${extent(384)}) minmax(0, 1fr)`, 32),
  "@media": {
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(48) },
    [below.sm]: { width: "auto", marginInline: space(20), gap: space(32) },
  },
});
/* `&&` outweighs the type role, whichever sheet loads last. */
export const title = style({
  selectors: { "&&": { ...type("section", undefined, 1.1) } },
  "@media": { [below.sm]: { selectors: { "&&": { fontSize: `min(${fontSize.price}, 11vw)` } } } },
});
export const lead = style({ marginTop: space(20), selectors: { "&&": { color: vars.color.text } } });
export const body = style({ marginTop: space(12), color: vars.color.text2 });
export const ticks = style({ marginTop: space(24), ...layout.stack(12), fontWeight: 580 });
export const tick = style(layout.row(12));
globalStyle(`${tick} > svg`, {
  ...layout.circle(24),
  padding: space(4),
  color: "#FFFFFF",
  background: palette.accent[600],
  strokeWidth: 2.2,
});
export const map = style({
  minWidth: 0,
  "@media": {
    [from.lg]: { marginInlineEnd: "min(0px, -7.5vw)" },
    [below.sm]: { marginInline: space(-20), overflow: "hidden" },
  },
});

export const why = style({ background: palette.ink[900] });
export const whyInside = style(besideLead(24));
export const whyLead = style({ marginTop: space(20), maxWidth: extent(384), lineHeight: 1.55, color: "#C3CCD5" });
export const drawing = style({
  width: extent(464),
  maxWidth: `calc(100% + ${extent(80)})`,
  margin: space(-8, 0, -48, -56),
  "@media": { [below.sm]: { width: "100%", maxWidth: "none", margin: space(0, 0, -16) } },
});
/* Text never gets smaller than 12 px. */
globalStyle(`${drawing} text`, {
  fontSize: drawn(20),
  fontStretch: "88%",
  paintOrder: "stroke",
  stroke: palette.ink[900],
  strokeWidth: 6,
  strokeLinejoin: "round",
  "@media": { [below.sm]: { fontSize: drawn(26) }, [below.compact]: { fontSize: drawn(31) } },
});
globalStyle(`${drawing} text`, { "@media": { print: { fill: "#000", stroke: "#fff" } } });
globalStyle(`${drawing} :is(path, circle)`, { "@media": { print: { stroke: "#000" } } });
export const grid = style({
  ...layout.columns("1fr 1fr", 0, 48),
  "@media": { [below.sm]: { gridTemplateColumns: "1fr" } },
});
export const item = style({
  padding: space(24, 0, 32),
  borderTop: `${edge(1)} solid rgb(255 255 255 / .22)`,
  "@media": {
    [below.sm]: { ...layout.columns(`${extent(44)} minmax(0, 1fr)`), padding: space(20, 0) },
    [below.tiny]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(8) },
  },
});
globalStyle(`${item} > svg`, { ...layout.square(28), marginBottom: space(20), color: palette.accent[400] });
globalStyle(`${item} > svg`, { "@media": { [below.sm]: { margin: 0, gridRow: "span 2" } } });
/* `&&` outweighs the type role, whichever sheet loads last. */
export const itemTitle = style({
  selectors: { "&&": { fontSize: fontSize.lead } },
  "@media": { [below.sm]: { selectors: { "&&": { fontSize: fontSize.h3 } } } },
});
export const itemText = style({ marginTop: space(8), color: "#C3CCD5", textWrap: "pretty" });

export const train = style({
  ...layout.columns("repeat(7, minmax(0, 1fr))", 8),
  paddingBottom: space(2),
  borderBottom: `${edge(3)} solid ${palette.ink[900]}`,
  "@media": {
    [below.lg]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(2) },
  },
});

/* The side of a 20-foot container (6.06 m by 2.59 m). */
const side = (colour: string) => {
  const dark = `color-mix(in srgb, ${colour} 68%, ${palette.ink[950]})`;
  const light = `color-mix(in srgb, ${colour} 84%, #fff)`;
  return {
    backgroundColor: colour,
    backgroundImage: `repeating-linear-gradient(90deg, ${dark} 0 ${edge(2)}, ${colour} ${edge(2)} ${edge(4)}, ${light} ${edge(4)} ${edge(6)}, ${colour} ${edge(6)} ${edge(8)})`,
    border: `${edge(4)} solid ${dark}`,
  };
};
const mapCard = style({
  position: "relative",
  ...layout.centred,
  aspectRatio: "6.06 / 2.62",
  "@media": { [below.sm]: { aspectRatio: "auto", height: extent(72) } },
});
/* Widths at which a container is narrower than its symbol and name. */
const tight = `${from.lg} and ${below.wide}, ${from.sm} and ${below.plates}`;
const plate = style({
  ...layout.inlineLine(6),
  padding: space(4, 8),
  ...type("ui", 640),
  fontStretch: "96%",
  color: "#FFFFFF",
  "@media": {
    [tight]: { fontSize: fontSize.caption, paddingInline: space(4), fontStretch: "88%" },
    [below.sm]: { fontSize: fontSize.h3 },
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
export const lanes = style({ ...layout.cover, ...layout.fullSize, overflow: "visible" });
export const lane = style({ fill: "none", stroke: palette.accent[600], strokeWidth: 1.6, opacity: 0.75 });
export const hub = style({ fill: palette.ink[900] });
export const home = style({ fill: palette.accent[600] });
export const halo = style({ fill: palette.accent[600], opacity: 0.18 });
globalStyle(`${lanes} text`, {
  fontSize: drawn(15),
  fontWeight: 560,
  fill: palette.ink[900],
  paintOrder: "stroke",
  stroke: vars.color.ground,
  strokeWidth: edge(4),
  strokeLinejoin: "round",
});
/* Text never gets smaller than 12 px. */
globalStyle(`${lanes} text`, {
  "@container": { [below.map]: { fontSize: drawn(20.5) }, [below.mapNarrow]: { fontSize: drawn(24.5) } },
});

import { globalStyle, style } from "@vanilla-extract/css";
import { below, fullMotion, reducedMotion, palette, edge, space, extent, fontSize } from "#web/styles/tokens.ts";
import { forcedColors } from "../layout/media.ts";
import { STEP } from "./carrier-rotation.ts";
import { layout, quiet, rule } from "#web/styles/declarations.ts";

export const strip = style({ borderBlock: rule.line2, paddingBlock: space(32) });
export const head = style({
  ...layout.spreadRow(12),
  minHeight: extent(44),
  "@media": { [below.tiny]: { flexWrap: "wrap" } },
});
export const title = style(quiet("ui", 560));
export const controls = style({
  ...layout.row(16),
  flex: "none",
  "@media": { [below.sm]: { gap: space(4) }, print: { display: "none" } },
});
/** Keeps its room until scripts run; hidden under reduced motion. */
export const playControl = style({
  display: "grid",
  selectors: { "&:not([data-shown])": { visibility: "hidden" } },
  "@media": { [reducedMotion]: { display: "none" } },
});
export const dashes = style({
  ...layout.flex(6),
  paddingInlineEnd: space(8),
  "@media": { [reducedMotion]: { display: "none" } },
});
/* Drawn longer without animating its size: nothing else moves. */
export const dash = style({
  width: extent(16),
  height: edge(3),
  background: palette.sand[400],
  transformOrigin: "0 0",
  "@media": { [forcedColors]: { background: "CanvasText", selectors: { "&[data-on]": { background: "Highlight" } } } },
  selectors: { "&[data-on]": { background: palette.ink[900], transform: "scaleX(1.625)" } },
});
globalStyle(`${dash}[data-on] ~ ${dash}`, { transform: `translateX(${space(8)})` });

const toGrid = (columns: number) => ({ ...layout.columns(`repeat(${columns}, minmax(0, 1fr))`), rowGap: space(24) });
export const places = style({
  ...layout.spreadRow(16),
  marginTop: space(20),
  ...quiet("question"),
  "@media": {
    [below.xl]: { fontSize: fontSize.h3 },
    [reducedMotion]: toGrid(5),
    [below.lg]: toGrid(3),
    [below.sm]: { ...toGrid(2), fontSize: fontSize.h3 },
    [below.xs]: toGrid(1),
    print: { ...toGrid(5), rowGap: space(8) },
  },
});
export const place = style({
  display: "grid",
  minHeight: extent(32),
  alignItems: "center",
  "@media": {
    [`screen and ${fullMotion}`]: { selectors: { [`&:nth-child(n + ${STEP + 1})`]: { display: "none" } } },
    [reducedMotion]: { containerType: "inline-size" },
    [below.lg]: { containerType: "inline-size" },
    print: { containerType: "inline-size" },
  },
});
/* The longest name is 11 times as wide as its font size. */
globalStyle(`${place} > *`, {
  "@media": {
    [reducedMotion]: { fontSize: "min(1em, 8.8cqi)" },
    [below.lg]: { fontSize: "min(1em, 8.8cqi)" },
    print: { fontSize: "8.8cqi" },
  },
});

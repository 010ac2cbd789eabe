import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius, extent, space, edge } from "#web/styles/tokens.ts";
import { hatched } from "../rate-card/cost-bar.css.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

const PLOT_HEIGHT = createVar();

/** The height never changes, so that the offers below do not move. */
export const stripHeight = styleVariants({
  full: {
    vars: { [PLOT_HEIGHT]: extent(128) },
    minHeight: extent(232),
    "@media": { [below.sm]: { minHeight: extent(48) } },
  },
  slim: {
    vars: { [PLOT_HEIGHT]: extent(56) },
    minHeight: extent(144),
    "@media": { [below.sm]: { minHeight: extent(48) } },
  },
});

const figureBase = style({ overflow: "hidden" });
export const figure = styleVariants({
  full: [figureBase, { padding: space(16, 20, 12) }],
  slim: [figureBase, { padding: space(8, 20, 6) }],
});

export const chips = style({
  ...layout.flex(6),
  margin: space(0, -20),
  paddingInline: space(20),
  ...layout.scrolled,
});
export const chip = style({
  // Hidden content stays inside the row, so that it cannot widen the page.
  position: "relative",
  flex: "none",
  display: "grid",
  alignContent: "center",
  ...layout.control(44, 4, 8),
  ...layout.surface("line2", 2),
  textAlign: "start",
  whiteSpace: "nowrap",
  ...type("caption", undefined, 1.3),
  selectors: {
    "&[aria-pressed=true]": { background: vars.color.accentSoft, borderColor: vars.color.accent },
    "&:focus-visible": { outlineOffset: edge(-3) },
  },
});
export const chipDay = style({ fontWeight: 560, color: vars.color.text2 });
export const chipTotal = style({ fontWeight: 600 });
globalStyle(`${chipTotal} > i`, { ...layout.square(8), marginInlineEnd: space(4) });
export const bestChipTotal = style([chipTotal, { color: vars.color.accentText }]);

export const head = style({ ...layout.spreadWrappedRow(4, 16), marginBottom: space(8) });
export const unit = style({ fontWeight: 400, color: vars.color.text2 });

export const legend = style({ ...layout.flex(16), ...quiet("caption") });
export const legendEntry = style(layout.inlineRow(6));
const swatch = style(layout.circle(10));
export const swatches = styleVariants({
  lowest: [swatch, { background: vars.color.text }],
  estimate: [swatch, hatched],
  other: [swatch, { border: `${edge(2)} solid ${vars.color.text3}` }],
  none: [swatch, { height: edge(2), borderRadius: 0, background: vars.color.line2 }],
});

export const scroller = style({
  overflowX: "auto",
  scrollbarWidth: "thin",
  // Room for the focus ring.
  padding: space(4, 4, 4, 0),
  margin: space(-4, -4, -4, 0),
});

export const plot = style({
  position: "relative",
  minWidth: "fit-content",
  minHeight: `calc(${PLOT_HEIGHT} + ${extent(10)} + 2 * 1.3 * ${extent(12)})`,
  paddingInlineStart: extent(52),
});
export const days = style({ display: "flex" });

export const lines = style({
  position: "absolute",
  insetInline: 0,
  top: 0,
  height: PLOT_HEIGHT,
  pointerEvents: "none",
});
export const line = style({ position: "absolute", insetInline: `${extent(52)} 0`, height: 0, borderTop: rule.line });
export const tick = style({
  position: "absolute",
  insetInlineStart: 0,
  width: extent(44),
  translate: "0 -50%",
  textAlign: "end",
  ...type("micro", undefined, 1),
  color: vars.color.text3,
});

/** All dots in one path: five hundred offers are four elements. */
export const dots = style({
  position: "absolute",
  insetInlineStart: extent(52),
  insetInlineEnd: 0,
  top: 0,
  width: `calc(100% - ${extent(52)})`,
  height: PLOT_HEIGHT,
  overflow: "visible",
  pointerEvents: "none",
  zIndex: 1,
  fill: "none",
  strokeLinecap: "round",
});
const stroke = style({ vectorEffect: "non-scaling-stroke" });
export const marks = styleVariants({
  stem: [stroke, { stroke: vars.color.line2, strokeWidth: 1.5, strokeLinecap: "butt" }],
  otherEdge: [stroke, { stroke: vars.color.text3, strokeWidth: 10.5 }],
  otherFill: [stroke, { stroke: vars.color.surface, strokeWidth: 7 }],
  lowestEdge: [stroke, { stroke: vars.color.surface, strokeWidth: 14 }],
  lowest: [stroke, { stroke: vars.color.text, strokeWidth: 10.5 }],
  best: [stroke, { stroke: vars.color.accent, strokeWidth: 14 }],
});

const column = style({
  position: "relative",
  flex: `1 0 ${extent(44)}`,
  minWidth: 0,
  display: "grid",
  gridTemplateRows: `${PLOT_HEIGHT} auto auto`,
  justifyItems: "center",
  paddingBottom: space(4),
  ...type("micro", undefined, 1.3),
  color: vars.color.text3,
});

export const noSailing = style([column]);
export const noSailingMark = style({
  position: "absolute",
  insetInlineStart: "50%",
  bottom: space(6),
  width: extent(10),
  height: edge(2),
  translate: "-50% 0",
  background: vars.color.line2,
});

export const day = style([
  column,
  {
    borderRadius: radius[2],
    selectors: {
      "&:hover": { background: `color-mix(in srgb, ${vars.color.text} 5%, transparent)` },
      "&[aria-pressed=true]": {
        background: vars.color.accentSoft,
        boxShadow: `inset 0 0 0 ${edge(1)} ${vars.color.accentLine}`,
      },
    },
  },
]);

const figureUnderDot = style({
  position: "absolute",
  insetInlineStart: "50%",
  translate: `-50% ${space(8)}`,
  padding: space(0, 2),
  ...type("caption", undefined, 1.1),
  zIndex: 2,
  background: vars.color.surface,
  selectors: { [`${day}[aria-pressed=true] &`]: { background: vars.color.accentSoft } },
});
export const value = style([figureUnderDot, { fontWeight: 600, color: vars.color.text }]);
export const bestValue = style([
  figureUnderDot,
  { fontWeight: 700, color: vars.color.accentText, translate: `-50% ${space(8)}` },
]);

export const plotFloor = style({
  position: "relative",
  alignSelf: "stretch",
  width: "100%",
  borderBottom: `${edge(1.5)} solid ${vars.color.text}`,
});
export const date = style({ paddingTop: space(6), fontWeight: 420, whiteSpace: "nowrap" });
export const sailingDate = style([date, { fontWeight: 580, color: vars.color.text }]);
export const weekday = style({ color: vars.color.text3 });

export const estimateDot = style({
  position: "absolute",
  insetInlineStart: "50%",
  ...layout.circle(12),
  translate: "-50% -50%",
  zIndex: 2,
  ...hatched,
  boxShadow: `inset 0 0 0 ${edge(1.5)} ${vars.color.text}, 0 0 0 ${edge(1.5)} ${vars.color.surface}`,
});
export const bestEstimateDot = style([
  estimateDot,
  { boxShadow: `inset 0 0 0 ${edge(2)} ${vars.color.accent}, 0 0 0 ${edge(1.5)} ${vars.color.surface}` },
]);

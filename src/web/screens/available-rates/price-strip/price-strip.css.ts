import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius } from "#web/styles/tokens.ts";
import { hatched } from "../rate-card/cost-bar.css.ts";

const PLOT_HEIGHT = createVar();

/** The height never changes, so that the offers below do not move. */
export const stripHeight = styleVariants({
  full: {
    vars: { [PLOT_HEIGHT]: "8.25rem" },
    minHeight: "14.5rem",
    "@media": { [below.sm]: { minHeight: "2.875rem" } },
  },
  slim: {
    vars: { [PLOT_HEIGHT]: "3.5rem" },
    minHeight: "8.625rem",
    "@media": { [below.sm]: { minHeight: "2.875rem" } },
  },
});

const figureBase = style({ overflow: "hidden" });
export const figure = styleVariants({
  full: [figureBase, { padding: "1rem 1.25rem .75rem" }],
  slim: [figureBase, { padding: ".5rem 1.25rem .375rem" }],
});

export const chips = style({
  display: "flex",
  gap: ".375rem",
  margin: "0 -1.25rem",
  paddingInline: "1.25rem",
  overflowX: "auto",
  scrollbarWidth: "none",
});
export const chip = style({
  // Hidden content stays inside the row, so that it cannot widen the page.
  position: "relative",
  flex: "none",
  display: "grid",
  alignContent: "center",
  minHeight: "2.75rem",
  padding: ".25rem .625rem",
  border: `1px solid ${vars.color.line2}`,
  borderRadius: radius[2],
  background: vars.color.surface,
  textAlign: "start",
  whiteSpace: "nowrap",
  lineHeight: 1.3,
  fontSize: ".8125rem",
  selectors: {
    "&[aria-pressed=true]": { background: vars.color.accentSoft, borderColor: vars.color.accent },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
export const chipDay = style({ fontWeight: 560, color: vars.color.text2 });
export const chipTotal = style({ fontWeight: 600 });
globalStyle(`${chipTotal} > i`, { width: ".5rem", height: ".5rem", marginInlineEnd: ".25rem" });
export const bestChipTotal = style([chipTotal, { color: vars.color.accentText }]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: ".25rem 1rem",
  marginBottom: ".5rem",
});
export const title = style({ fontSize: ".9375rem", fontWeight: 640 });
export const unit = style({ fontWeight: 400, color: vars.color.text2 });

export const legend = style({ display: "flex", gap: "1.125rem", fontSize: ".8125rem", color: vars.color.text2 });
export const legendEntry = style({ display: "inline-flex", alignItems: "center", gap: ".4rem" });
const swatch = style({ width: ".625rem", height: ".625rem", borderRadius: "50%" });
export const swatches = styleVariants({
  lowest: [swatch, { background: vars.color.text }],
  estimate: [swatch, hatched],
  other: [swatch, { border: `2px solid ${vars.color.text3}` }],
  none: [swatch, { height: "2px", borderRadius: 0, background: vars.color.line2 }],
});

export const scroller = style({
  overflowX: "auto",
  scrollbarWidth: "thin",
  // Room for the focus ring.
  padding: "4px 4px 4px 0",
  margin: "-4px -4px -4px 0",
});

export const plot = style({
  position: "relative",
  minWidth: "fit-content",
  minHeight: `calc(${PLOT_HEIGHT} + .625rem + 2 * 1.3 * .75rem)`,
  paddingInlineStart: "3.25rem",
});
export const days = style({ display: "flex" });

export const lines = style({
  position: "absolute",
  insetInline: 0,
  top: 0,
  height: PLOT_HEIGHT,
  pointerEvents: "none",
});
export const line = style({
  position: "absolute",
  insetInline: "3.25rem 0",
  height: 0,
  borderTop: `1px solid ${vars.color.line}`,
});
export const tick = style({
  position: "absolute",
  insetInlineStart: 0,
  width: "2.75rem",
  translate: "0 -50%",
  textAlign: "end",
  fontSize: ".75rem",
  lineHeight: 1,
  color: vars.color.text3,
});

/** All dots in one path: five hundred offers are four elements. */
export const dots = style({
  position: "absolute",
  insetInlineStart: "3.25rem",
  insetInlineEnd: 0,
  top: 0,
  width: "calc(100% - 3.25rem)",
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
  flex: "1 0 2.75rem",
  minWidth: 0,
  display: "grid",
  gridTemplateRows: `${PLOT_HEIGHT} auto auto`,
  justifyItems: "center",
  paddingBottom: ".25rem",
  fontSize: ".75rem",
  lineHeight: 1.3,
  color: vars.color.text3,
});

export const noSailing = style([column]);
export const noSailingMark = style({
  position: "absolute",
  insetInlineStart: "50%",
  bottom: ".375rem",
  width: ".625rem",
  height: "2px",
  translate: "-50% 0",
  background: vars.color.line2,
});

export const day = style([
  column,
  {
    borderRadius: radius[2],
    color: vars.color.text3,
    selectors: {
      "&:hover": { background: `color-mix(in srgb, ${vars.color.text} 5%, transparent)` },
      "&[aria-pressed=true]": {
        background: vars.color.accentSoft,
        boxShadow: `inset 0 0 0 1px ${vars.color.accentLine}`,
      },
    },
  },
]);

const figureUnderDot = style({
  position: "absolute",
  insetInlineStart: "50%",
  translate: "-50% .5rem",
  padding: "0 .125rem",
  fontSize: ".8125rem",
  lineHeight: 1.1,
  zIndex: 2,
  background: vars.color.surface,
  selectors: { [`${day}[aria-pressed=true] &`]: { background: vars.color.accentSoft } },
});
export const value = style([figureUnderDot, { fontWeight: 600, color: vars.color.text }]);
export const bestValue = style([
  figureUnderDot,
  { fontWeight: 700, color: vars.color.accentText, translate: "-50% .625rem" },
]);

export const plotFloor = style({
  position: "relative",
  alignSelf: "stretch",
  width: "100%",
  borderBottom: `1.5px solid ${vars.color.text}`,
});
export const date = style({ paddingTop: ".375rem", fontWeight: 420, whiteSpace: "nowrap" });
export const sailingDate = style([date, { fontWeight: 580, color: vars.color.text }]);
export const weekday = style({ color: vars.color.text3 });

export const estimateDot = style({
  position: "absolute",
  insetInlineStart: "50%",
  width: ".75rem",
  height: ".75rem",
  translate: "-50% -50%",
  borderRadius: "50%",
  zIndex: 2,
  ...hatched,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.text}, 0 0 0 1.5px ${vars.color.surface}`,
});
export const bestEstimateDot = style([
  estimateDot,
  { boxShadow: `inset 0 0 0 2px ${vars.color.accent}, 0 0 0 1.5px ${vars.color.surface}` },
]);

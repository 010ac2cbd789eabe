import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, radius, space, edge, extent, fontSize } from "#web/styles/tokens.ts";
import { forcedColors } from "../layout/media.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

export const loads = style({
  ...layout.flex(4),
  padding: space(8, 20, 0),
  borderBottom: rule.line,
  "@media": { [below.sm]: { paddingInline: space(4) }, [below.tiny]: { display: "grid" } },
});
export const load = style({
  position: "relative",
  ...layout.inlineRow(8),
  ...layout.control(44, 0, 12),
  ...quiet("ui", 560),
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { color: vars.color.text, fontWeight: 650 },
    "&:has(:checked)::after": {
      ...layout.bottomBar(12, 2, vars.color.text),
      "@media": { [forcedColors]: { height: edge(4), background: "Highlight" } },
    },
    "&:has(:focus-visible)": { ...layout.focusRing(-3), borderRadius: radius[2] },
  },
});
globalStyle(`${load}:has(:checked) > svg`, { color: vars.color.accentText });
export const radio = style({
  ...layout.cover,
  opacity: 0,
  ...layout.fullSize,
  margin: 0,
  cursor: "pointer",
});

/** Keeps both load types on one line. */
globalStyle(`${load} > svg`, layout.hidden(below.compact));
globalStyle(load, { "@media": { [below.compact]: { whiteSpace: "nowrap", paddingInline: space(8) } } });

/** The native list is invisible above the formatted value. */
export const choice = style({
  ...layout.cover,
  ...layout.fullSize,
  opacity: 0,
  cursor: "pointer",
  fontSize: fontSize.body,
});
export const chosen = style({
  ...layout.inlineLine(6),
  ...type("h3", 600),
  letterSpacing: "-.008em",
  "@media": { [below.sm]: { fontSize: fontSize.h3 } },
});
globalStyle(`${chosen} > svg`, { color: vars.color.text2 });

export const containerType = style({
  position: "relative",
  display: "grid",
  minHeight: extent(48),
  alignContent: "center",
  borderRadius: radius[2],
  selectors: { "&:focus-within": { boxShadow: `0 0 0 ${edge(2)} ${vars.color.focus}` } },
});

export const stepper = style({
  display: "inline-grid",
  gridTemplateColumns: `${extent(32)} ${extent(32)} ${extent(32)}`,
  alignItems: "stretch",
  height: extent(32),
  ...layout.framed("lineInput", 2),
  overflow: "hidden",
  "@media": {
    [coarsePointer]: { gridTemplateColumns: `${extent(36)} ${extent(28)} ${extent(36)}`, height: extent(44) },
  },
});
export const step = style({
  ...layout.centred,
  color: vars.color.text,
  selectors: { "&:hover": { background: vars.color.surface2 }, "&:focus-visible": layout.focusRing(-3) },
});
export const quantity = style({
  minWidth: 0,
  padding: 0,
  border: 0,
  borderInline: rule.line,
  background: "none",
  textAlign: "center",
  fontWeight: 640,
  appearance: "textfield",
  selectors: { "&::-webkit-inner-spin-button": { appearance: "none" }, "&:focus-visible": layout.focusRing(-3) },
});

export const label = style({ gridColumn: "1 / -1", ...quiet("caption", 540) });
export const input = style({
  minWidth: 0,
  width: "100%",
  /* A larger touch target without more room. */
  padding: space(12, 0, 6),
  marginBlock: space(-12, -6),
  border: 0,
  outline: 0,
  background: "none",
  ...type("h3", 600),
  letterSpacing: "-.008em",
  "@media": { [below.tiny]: { fontSize: "7.5vw" } },
  selectors: {
    "&::placeholder": { color: vars.color.text3, opacity: 1, fontWeight: 400 },
    "&[list]::-webkit-calendar-picker-indicator": { display: "none !important" },
  },
});
export const value = style(type("h3", 600));
export const portCode = style(quiet("small"));

import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, radius } from "#web/styles/tokens.ts";
import { forcedColors, narrow } from "../layout/media.ts";

export const loads = style({
  display: "flex",
  gap: ".25rem",
  padding: ".5rem 1.25rem 0",
  borderBottom: `1px solid ${vars.color.line}`,
  "@media": { [below.sm]: { paddingInline: ".25rem" }, [narrow]: { display: "grid" } },
});
export const load = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: ".5rem",
  minHeight: "2.75rem",
  padding: "0 .875rem",
  fontSize: ".9375rem",
  fontWeight: 560,
  color: vars.color.text2,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { color: vars.color.text, fontWeight: 650 },
    "&:has(:checked)::after": {
      content: "",
      position: "absolute",
      inset: "auto .875rem 0",
      height: "2px",
      background: vars.color.text,
      "@media": { [forcedColors]: { height: "4px", background: "Highlight" } },
    },
    "&:has(:focus-visible)": {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: "-3px",
      borderRadius: radius[2],
    },
  },
});
globalStyle(`${load}:has(:checked) > svg`, { color: vars.color.accentText });
export const radio = style({
  position: "absolute",
  opacity: 0,
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  cursor: "pointer",
});

export const oneBelowTheOther = "(max-width: 23.99rem)";

/** Keeps both load types on one line. */
globalStyle(`${load} > svg`, { "@media": { [oneBelowTheOther]: { display: "none" } } });
globalStyle(load, { "@media": { [oneBelowTheOther]: { whiteSpace: "nowrap", paddingInline: ".5rem" } } });

/** The native list is invisible above the formatted value. */
export const choice = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
  fontSize: "1rem",
});
export const chosen = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".375rem",
  fontSize: "1.125rem",
  fontWeight: 600,
  letterSpacing: "-.008em",
  whiteSpace: "nowrap",
  "@media": { [below.sm]: { fontSize: "1.0625rem" } },
});
globalStyle(`${chosen} > svg`, { color: vars.color.text2 });

export const containerType = style({
  position: "relative",
  display: "grid",
  minHeight: "3rem",
  alignContent: "center",
  borderRadius: radius[2],
  selectors: { "&:focus-within": { boxShadow: `0 0 0 2px ${vars.color.focus}` } },
});

export const stepper = style({
  display: "inline-grid",
  gridTemplateColumns: "2rem 2rem 2rem",
  alignItems: "stretch",
  height: "2rem",
  border: `1px solid ${vars.color.lineInput}`,
  borderRadius: radius[2],
  overflow: "hidden",
  "@media": { [coarsePointer]: { gridTemplateColumns: "2.25rem 1.75rem 2.25rem", height: "2.75rem" } },
});
export const step = style({
  display: "grid",
  placeItems: "center",
  color: vars.color.text,
  selectors: {
    "&:hover": { background: vars.color.surface2 },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-3px" },
  },
});
export const quantity = style({
  minWidth: 0,
  padding: 0,
  border: 0,
  borderInline: `1px solid ${vars.color.line}`,
  background: "none",
  textAlign: "center",
  fontWeight: 640,
  appearance: "textfield",
  selectors: {
    "&::-webkit-inner-spin-button": { appearance: "none" },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-3px" },
  },
});

export const label = style({
  gridColumn: "1 / -1",
  fontSize: ".8125rem",
  fontWeight: 540,
  color: vars.color.text2,
});
export const input = style({
  minWidth: 0,
  width: "100%",
  /* A larger touch target without more room. */
  padding: ".75rem 0 .375rem",
  marginBlock: "-.75rem -.375rem",
  border: 0,
  outline: 0,
  background: "none",
  fontSize: "1.125rem",
  fontWeight: 600,
  letterSpacing: "-.008em",
  "@media": { [narrow]: { fontSize: "7.5vw" } },
  selectors: {
    "&::placeholder": { color: vars.color.text3, opacity: 1, fontWeight: 400 },
    "&[list]::-webkit-calendar-picker-indicator": { display: "none !important" },
  },
});
export const value = style({ fontSize: "1.125rem", fontWeight: 600 });
export const portCode = style({ fontSize: ".875rem", color: vars.color.text2 });

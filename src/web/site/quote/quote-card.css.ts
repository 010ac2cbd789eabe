import { style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { vars } from "../../styles/theme.css.ts";
import { palette, radius } from "../../styles/tokens.ts";
import { forcedColors, narrow } from "../layout/media.ts";

export const card = style({
  position: "relative",
  marginTop: "-4.5rem",
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: radius[4],
  /* The red edge is a shadow: it follows the corners without clipping the suggestions under the fields. */
  boxShadow: `inset 0 -4px 0 ${palette.red[600]}, ${vars.shadow.floating}`,
  scrollMarginTop: "6rem",
  "@media": {
    [below.sm]: { marginTop: "-3rem" },
    [forcedColors]: { border: "1px solid CanvasText" },
    print: { display: "none" },
  },
});

export const loads = style({
  display: "flex",
  gap: ".25rem",
  padding: ".5rem 1.25rem 0",
  borderBottom: `1px solid ${vars.color.line}`,
  "@media": { [below.sm]: { display: "none" } },
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
export const radio = style({
  position: "absolute",
  opacity: 0,
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  cursor: "pointer",
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "1.4fr 3.5rem 1.4fr minmax(10.75rem, 1fr) minmax(7rem, .8fr) auto",
  alignItems: "center",
  padding: ".75rem 1.25rem 1.25rem",
  "@media": {
    [below.lg]: { gridTemplateColumns: "1fr 2.5rem 1fr auto" },
    [below.sm]: { gridTemplateColumns: "1.75rem minmax(0, 1fr)", padding: ".5rem .75rem 1rem .875rem" },
  },
});

const plainField = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  minHeight: "3.75rem",
  padding: ".5rem .875rem",
  borderRadius: radius[2],
  cursor: "text",
  selectors: {
    "&:hover": { background: vars.color.surface2 },
    "&:focus-within": { boxShadow: `0 0 0 2px ${vars.color.focus}` },
  },
  "@media": {
    [below.sm]: { padding: ".5rem .375rem", minHeight: "3.5rem" },
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const fromField = style([plainField, { "@media": { [below.sm]: { gridColumn: 2 } } }]);
export const toField = style([
  plainField,
  {
    "@media": {
      [below.sm]: { gridColumn: 2, gridRow: 2, borderTop: `1px solid ${vars.color.line}`, borderRadius: 0 },
    },
  },
]);
/** Only where there is room; the search form asks for it again. */
export const extraField = style([
  plainField,
  {
    borderInlineStart: `1px solid ${vars.color.line}`,
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    selectors: { "&[hidden]": { display: "none" } },
    "@media": { [below.lg]: { display: "none" } },
  },
]);
/** What the search begins with; nothing to type into. */
export const fact = style([extraField, { cursor: "default", selectors: { "&:hover": { background: "none" } } }]);
export const wideFact = style([fact, { gridColumn: "span 2" }]);
export const label = style({
  gridColumn: "1 / -1",
  fontSize: ".8125rem",
  fontWeight: 540,
  color: vars.color.text2,
});
export const input = style({
  minWidth: 0,
  width: "100%",
  /* High enough for a finger, without taking more room. */
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
    "&::-webkit-calendar-picker-indicator": { marginInlineStart: ".25rem" },
    "&[list]::-webkit-calendar-picker-indicator": { display: "none !important" },
  },
});
export const value = style({ fontSize: "1.125rem", fontWeight: 600 });
export const portCode = style({ fontSize: ".875rem", color: vars.color.text2 });

const ring = {
  content: "",
  position: "absolute",
  top: "50%",
  width: ".75rem",
  height: ".75rem",
  translate: "0 -50%",
  borderRadius: "50%",
  border: `2.5px solid ${palette.ink[900]}`,
  background: palette.sand[0],
} as const;
export const line = style({
  position: "relative",
  top: ".5rem",
  height: "2.5px",
  marginInline: ".25rem",
  alignSelf: "center",
  background: palette.ink[900],
  "::before": { ...ring, left: "-.375rem" },
  "::after": { ...ring, right: "-.375rem" },
  "@media": {
    [forcedColors]: { background: "CanvasText" },
    [below.sm]: {
      gridRow: "1 / span 2",
      gridColumn: 1,
      width: "2.5px",
      height: "3.25rem",
      margin: 0,
      justifySelf: "center",
      top: ".25rem",
      "::before": { top: "-.375rem", left: "50%", translate: "-50% 0" },
      "::after": { top: "auto", bottom: "-.375rem", left: "50%", right: "auto", translate: "-50% 0" },
    },
  },
});

export const action = style({
  display: "grid",
  marginInlineStart: ".75rem",
  "@media": {
    [from.sm]: { minHeight: "3.5rem" },
    [below.sm]: { gridColumn: "1 / -1", margin: ".625rem 0 0" },
  },
});

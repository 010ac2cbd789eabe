import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, from, palette, radius } from "#web/styles/tokens.ts";
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

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.25fr) 3rem minmax(0, 1.25fr) 11rem 15.25rem auto",
  alignItems: "center",
  padding: ".75rem 1.25rem 1.25rem",
  "@media": {
    [below.xl]: { gridTemplateColumns: "minmax(0, 1fr) 2.5rem minmax(0, 1fr)", rowGap: ".25rem" },
    [below.sm]: {
      gridTemplateColumns: "1.75rem minmax(0, .72fr) minmax(0, 1.3fr)",
      rowGap: 0,
      padding: ".5rem .75rem 1rem .875rem",
    },
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
export const fromField = style([plainField, { "@media": { [below.sm]: { gridColumn: "2 / -1" } } }]);
export const toField = style([
  plainField,
  {
    "@media": {
      [below.sm]: { gridColumn: "2 / -1", gridRow: 2, borderTop: `1px solid ${vars.color.line}`, borderRadius: 0 },
    },
  },
]);
const split = {
  borderInlineStart: `1px solid ${vars.color.line}`,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
} as const;
const secondLine = {
  [below.xl]: { alignSelf: "stretch", borderTop: `1px solid ${vars.color.line}` },
} as const;
const oneBelowTheOther = "(max-width: 23.99rem)";

/** Both load types on one line each: their words need the room. */
globalStyle(`${load} > svg`, { "@media": { [oneBelowTheOther]: { display: "none" } } });
globalStyle(load, { "@media": { [oneBelowTheOther]: { whiteSpace: "nowrap", paddingInline: ".5rem" } } });

/** The list of the browser lies invisibly over what it shows in the page's own format. */
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

export const dateField = style([
  plainField,
  split,
  {
    selectors: { "&[hidden]": { display: "none" } },
    "@media": {
      ...secondLine,
      [`${from.sm} and ${below.xl}`]: { gridColumn: 1, borderInlineStart: 0 },
      [below.sm]: {
        gridColumn: "1 / 3",
        borderInlineStart: 0,
        borderTop: `1px solid ${vars.color.line}`,
        borderRadius: 0,
        alignContent: "center",
      },
      [oneBelowTheOther]: { gridColumn: "1 / -1" },
    },
  },
]);

export const containerField = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "0 .5rem",
  minHeight: "3.75rem",
  padding: ".5rem .5rem .5rem .875rem",
  borderInlineStart: `1px solid ${vars.color.line}`,
  "@media": {
    ...secondLine,
    [`${from.sm} and ${below.xl}`]: { gridColumn: "2 / 4" },
    [below.sm]: {
      gridColumn: 3,
      padding: ".5rem 0 .5rem .75rem",
      borderTop: `1px solid ${vars.color.line}`,
    },
    [oneBelowTheOther]: { gridColumn: "1 / -1", paddingInline: ".375rem 0", borderInlineStart: 0 },
  },
});
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

/** Nothing to type into. */
export const wideFact = style([
  plainField,
  split,
  {
    gridColumn: "span 2",
    cursor: "default",
    selectors: { "&:hover": { background: "none" } },
    "@media": { [below.xl]: { gridColumn: "1 / -1", borderInlineStart: 0 } },
  },
]);
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
    [below.xl]: { gridColumn: "1 / -1", marginInlineStart: 0 },
    [below.sm]: { gridColumn: "1 / -1", margin: ".625rem 0 0" },
  },
});

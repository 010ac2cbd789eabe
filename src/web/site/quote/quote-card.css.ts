import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, from, palette, radius } from "#web/styles/tokens.ts";
import { forcedColors, narrow } from "../layout/media.ts";
import { oneBelowTheOther } from "./quote-fields.css.ts";

export const card = style({
  position: "relative",
  marginTop: "-4.5rem",
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: radius[4],
  /* A shadow follows the corners without clipping the suggestions. */
  boxShadow: `inset 0 -4px 0 ${palette.red[600]}, ${vars.shadow.floating}`,
  scrollMarginTop: "6rem",
  "@media": {
    [below.sm]: { marginTop: "-3rem" },
    [forcedColors]: { border: "1px solid CanvasText" },
    print: { display: "none" },
  },
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

/** Below the fields, in line with their texts. */
export const askDesk = style({
  padding: "0 2.125rem 1rem",
  "@media": { [below.sm]: { padding: "0 1.25rem .875rem 3.25rem" } },
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

import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, from, palette } from "#web/styles/tokens.ts";
import { forcedColors, narrow } from "../layout/media.ts";

export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  marginTop: "2.5rem",
  "@media": {
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)", marginTop: "1.75rem" },
  },
});
export const step = style({
  position: "relative",
  paddingInlineEnd: "1.25rem",
  "@media": {
    [below.lg]: {
      display: "grid",
      gridTemplateColumns: "2rem minmax(0, 1fr) 14rem",
      gridTemplateRows: "auto 1fr",
      padding: "0 0 2rem",
    },
    [below.sm]: { gridTemplateColumns: "2rem minmax(0, 1fr)", gridTemplateRows: "auto", paddingBottom: "1.75rem" },
  },
});
export const scene = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "end",
  height: "9.5rem",
  paddingBottom: "1.25rem",
  "@media": {
    [below.lg]: { height: "auto", gridColumn: 3, gridRow: "1 / span 2", alignItems: "start", padding: 0 },
    [below.sm]: { gridColumn: 2, gridRow: 3, paddingTop: ".875rem" },
    [narrow]: { display: "none" },
  },
});
export const node = style({
  position: "relative",
  height: "1rem",
  "::before": {
    content: "",
    position: "absolute",
    left: 0,
    right: "-1.25rem",
    top: "50%",
    height: "2.5px",
    background: palette.ink[900],
    translate: "0 -50%",
    printColorAdjust: "exact",
  },
  "::after": {
    content: "",
    position: "absolute",
    left: 0,
    top: 0,
    width: "1rem",
    height: "1rem",
    borderRadius: "50%",
    background: vars.color.ground,
    border: `2.5px solid ${palette.ink[900]}`,
    printColorAdjust: "exact",
  },
  selectors: {
    [`${step}:first-child &::after`]: { borderRadius: 0, background: palette.ink[900] },
    [`${step}:last-child &::after`]: { background: palette.red[600], borderColor: palette.red[600] },
  },
  "@media": {
    [forcedColors]: { "::before": { background: "CanvasText" } },
    [from.lg]: { selectors: { [`${step}:last-child &::before`]: { right: 0 } } },
    [below.lg]: {
      gridColumn: 1,
      gridRow: "1 / span 3",
      height: "auto",
      "::before": {
        left: ".5rem",
        right: "auto",
        top: ".25rem",
        bottom: "-2rem",
        height: "auto",
        width: "2.5px",
        translate: "-50% 0",
      },
      "::after": { top: ".25rem" },
      selectors: { [`${step}:last-child &::before`]: { display: "none" } },
    },
  },
});
export const title = style({
  display: "flex",
  gap: ".5rem",
  marginTop: "1rem",
  selectors: { "&&": { fontSize: "1.25rem" } },
  "@media": { [below.lg]: { gridColumn: 2, gridRow: 1, marginTop: 0 } },
});
export const number = style({ color: vars.color.accentText });
export const words = style({
  marginTop: ".375rem",
  maxWidth: "13rem",
  fontSize: ".9375rem",
  color: vars.color.text2,
  textWrap: "pretty",
  "@media": { [below.lg]: { gridColumn: 2, gridRow: 2, maxWidth: "24rem" }, [below.sm]: { maxWidth: "none" } },
});

import { style, globalStyle, styleVariants } from "@vanilla-extract/css";
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
export const stepText = style({
  marginTop: ".375rem",
  maxWidth: "13rem",
  fontSize: ".9375rem",
  color: vars.color.text2,
  textWrap: "pretty",
  "@media": { [below.lg]: { gridColumn: 2, gridRow: 2, maxWidth: "24rem" }, [below.sm]: { maxWidth: "none" } },
});

export const paper = style({
  position: "relative",
  display: "grid",
  gap: ".5rem",
  width: "12.5rem",
  maxWidth: "100%",
  padding: ".75rem",
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: ".625rem",
  boxShadow: vars.shadow.raised,
  fontSize: ".8125rem",
  "@media": { [below.sm]: { width: "100%", maxWidth: "15rem" } },
});
export const line = style({ display: "flex", alignItems: "center", gap: ".5rem", fontWeight: 600 });
export const end = style({
  marginInlineStart: "auto",
  fontSize: ".75rem",
  fontWeight: 400,
  color: vars.color.text3,
  "@media": { [`${from.lg} and ${below.xl}`]: { display: "none" } },
});
const stationBase = style({ width: ".625rem", height: ".625rem", flex: "none", zIndex: 1 });
const ring = { borderRadius: "50%", border: `2px solid ${palette.ink[900]}`, background: palette.sand[0] };
export const stopMarker = styleVariants({
  door: [stationBase, { background: palette.ink[900] }],
  sea: [stationBase, ring],
  reachedRamp: [stationBase, { background: palette.red[600] }],
  reachedSea: [stationBase, { background: palette.red[600], borderRadius: "50%" }],
});
/* Text never gets smaller than 12 px. */
globalStyle(`${paper} svg text`, {
  fontSize: "17.5px",
  transform: "translateY(2px)",
  paintOrder: "stroke",
  stroke: palette.red[600],
  strokeWidth: "4px",
  "@media": { [`${from.sm} and ${below.xl}`]: { fontSize: "21.5px", transform: "translateY(3px)" } },
});
export const load = style({ width: "100%", height: "auto", marginTop: ".25rem" });

export const offer = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  padding: ".4rem .5rem",
  borderRadius: ".375rem",
  fontWeight: 600,
});
export const best = style({ background: palette.red[50], boxShadow: `inset 0 0 0 1.5px ${palette.red[600]}` });
const barBase = style({ height: ".5rem", borderRadius: "2px" });
export const bar = styleVariants({
  best: [barBase, { width: "2.6rem", background: palette.red[600] }],
  middle: [barBase, { width: "2.9rem", background: palette.sand[300] }],
  dear: [barBase, { width: "3.2rem", background: palette.sand[300] }],
});

export const total = style({
  display: "flex",
  alignItems: "baseline",
  gap: ".3rem",
  fontSize: "1.25rem",
  fontWeight: 660,
});
globalStyle(`${total} small`, { fontSize: ".75rem", fontWeight: 600, color: vars.color.text2 });
export const button = style({
  display: "grid",
  placeItems: "center",
  height: "2.125rem",
  borderRadius: ".375rem",
  background: palette.red[600],
  color: "#FFFFFF",
  fontWeight: 620,
  boxShadow: `inset 0 -2px 0 ${palette.red[800]}`,
});
export const pointer = style({ position: "absolute", width: "1.375rem", right: "1.5rem", bottom: ".125rem" });
export const routePreview = style({
  "::before": {
    content: "",
    position: "absolute",
    left: "1rem",
    top: "1.25rem",
    bottom: "1.375rem",
    width: "2px",
    background: `linear-gradient(${palette.red[600]} 52%, ${palette.ink[900]} 52%)`,
  },
});

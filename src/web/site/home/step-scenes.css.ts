import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, from, palette } from "#web/styles/tokens.ts";

/** A small piece of the portal, as on paper. */
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
export const station = styleVariants({
  door: [stationBase, { background: palette.ink[900] }],
  sea: [stationBase, ring],
  reachedRamp: [stationBase, { background: palette.red[600] }],
  reachedSea: [stationBase, { background: palette.red[600], borderRadius: "50%" }],
});
/* The names on the boxes, at 12 px or more: the scene is smallest between a phone and a desk. */
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
export const chain = style({
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

import { style, globalStyle, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, from, palette, space, extent, edge, fontSize, radius, drawn } from "#web/styles/tokens.ts";
import { forcedColors } from "../layout/media.ts";
import { lastStation, timelineStation, timelineStroke, uprightStroke } from "../layout/declarations.ts";
import { layout, quiet, type } from "#web/styles/declarations.ts";

export const steps = style({
  ...layout.columns("repeat(5, minmax(0, 1fr))"),
  marginTop: space(40),
  "@media": { [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)", marginTop: space(24) } },
});
export const step = style({
  position: "relative",
  paddingInlineEnd: space(20),
  "@media": {
    [below.lg]: {
      display: "grid",
      gridTemplateColumns: `${extent(32)} minmax(0, 1fr) ${extent(224)}`,
      gridTemplateRows: "auto 1fr",
      padding: space(0, 0, 32),
    },
    [below.sm]: {
      gridTemplateColumns: `${extent(32)} minmax(0, 1fr)`,
      gridTemplateRows: "auto",
      paddingBottom: space(24),
    },
  },
});
export const scene = style({
  ...layout.columns("minmax(0, 1fr)"),
  alignItems: "end",
  height: extent(152),
  paddingBottom: space(20),
  "@media": {
    [below.lg]: { height: "auto", gridColumn: 3, gridRow: "1 / span 2", alignItems: "start", padding: 0 },
    [below.sm]: { gridColumn: 2, gridRow: 3, paddingTop: space(12) },
    [below.tiny]: { display: "none" },
  },
});
export const node = style({
  position: "relative",
  height: extent(16),
  "::before": { ...timelineStroke, right: space(-20), top: "50%", translate: "0 -50%" },
  "::after": timelineStation,
  selectors: {
    [`${step}:first-child &::after`]: { borderRadius: 0, background: palette.ink[900] },
    [`${step}:last-child &::after`]: lastStation,
  },
  "@media": {
    [forcedColors]: { "::before": { background: "CanvasText" } },
    [from.lg]: { selectors: { [`${step}:last-child &::before`]: { right: 0 } } },
    [below.lg]: {
      gridColumn: 1,
      gridRow: "1 / span 3",
      height: "auto",
      "::before": { ...uprightStroke, top: space(4), bottom: space(-32) },
      "::after": { top: space(4) },
      selectors: { [`${step}:last-child &::before`]: { display: "none" } },
    },
  },
});
export const title = style({
  ...layout.flex(8),
  marginTop: space(16),
  selectors: { "&&": { fontSize: fontSize.lead } },
  "@media": { [below.lg]: { gridColumn: 2, gridRow: 1, marginTop: 0 } },
});
export const number = style({ color: vars.color.accentText });
export const stepText = style({
  marginTop: space(6),
  ...layout.measure(208),
  ...quiet("ui"),
  "@media": { [below.lg]: { gridColumn: 2, gridRow: 2, maxWidth: extent(384) }, [below.sm]: { maxWidth: "none" } },
});

export const paper = style({
  position: "relative",
  ...layout.stack(8),
  width: extent(200),
  maxWidth: "100%",
  padding: space(12),
  ...layout.surface("line", 3),
  boxShadow: vars.shadow.raised,
  fontSize: fontSize.caption,
  "@media": { [below.sm]: { width: "100%", maxWidth: extent(240) } },
});
export const line = style({ ...layout.row(8), fontWeight: 600 });
export const end = style({
  marginInlineStart: "auto",
  ...type("micro", 400),
  color: vars.color.text3,
  "@media": { [`${from.lg} and ${below.xl}`]: { display: "none" } },
});
const stationBase = style({ ...layout.square(10), flex: "none", zIndex: 1 });
const ring = { borderRadius: "50%", border: `${edge(2)} solid ${palette.ink[900]}`, background: palette.sand[0] };
export const stopMarker = styleVariants({
  door: [stationBase, { background: palette.ink[900] }],
  sea: [stationBase, ring],
  reachedRamp: [stationBase, { background: palette.accent[600] }],
  reachedSea: [stationBase, { background: palette.accent[600], borderRadius: "50%" }],
});
/* Text never gets smaller than 12 px. */
globalStyle(`${paper} svg text`, {
  fontSize: drawn(17.5),
  transform: `translateY(${edge(2)})`,
  paintOrder: "stroke",
  stroke: palette.accent[600],
  strokeWidth: edge(4),
  "@media": { [`${from.sm} and ${below.xl}`]: { fontSize: drawn(21.5), transform: `translateY(${edge(3)})` } },
});
export const load = style({ width: "100%", height: "auto", marginTop: space(4) });

export const offer = style({ ...layout.spreadRow(), ...layout.rounded(2, 6, 8), fontWeight: 600 });
export const best = style({
  background: palette.accent[50],
  boxShadow: `inset 0 0 0 ${edge(1.5)} ${palette.accent[600]}`,
});
const barBase = style({ height: extent(8), borderRadius: radius.small });
export const bar = styleVariants({
  best: [barBase, { width: extent(40), background: palette.accent[600] }],
  middle: [barBase, { width: extent(48), background: palette.sand[300] }],
  dear: [barBase, { width: extent(52), background: palette.sand[300] }],
});

export const total = style({ ...layout.baselineFlex(4), ...type("lead", 660) });
globalStyle(`${total} small`, quiet("micro", 600));
export const button = style({
  ...layout.centred,
  height: extent(36),
  borderRadius: radius[2],
  background: palette.accent[600],
  color: "#FFFFFF",
  fontWeight: 620,
  boxShadow: `inset 0 ${edge(-2)} 0 ${palette.accent[800]}`,
});
export const pointer = style({ position: "absolute", width: extent(24), right: space(24), bottom: space(2) });
export const routePreview = style({
  "::before": {
    ...layout.pseudo,
    left: space(16),
    top: space(20),
    bottom: space(24),
    width: edge(2),
    background: `linear-gradient(${palette.accent[600]} 52%, ${palette.ink[900]} 52%)`,
  },
});

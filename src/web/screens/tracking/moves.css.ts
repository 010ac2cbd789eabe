import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

const phone = below.rateCard;
const outOfSight = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

export const moves = style([card, { marginTop: "1.25rem", overflow: "hidden" }]);

export const movesHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: ".125rem 1.5rem",
  padding: "1.25rem 1.5rem .75rem",
  "@media": { [below.sm]: { display: "grid", padding: "1rem 1rem .5rem" } },
});
export const note = style([text.small, { color: vars.color.text2 }]);

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: ".9375rem",
  "@media": { [phone]: { display: "block" } },
});
globalStyle(`${table} > tbody`, { "@media": { [phone]: { display: "block" } } });
globalStyle(`${table} > thead`, { "@media": { [phone]: outOfSight } });
globalStyle(`${table} th`, {
  padding: ".75rem 1rem",
  textAlign: "start",
  fontSize: ".8125rem",
  fontWeight: 560,
  color: vars.color.text2,
  borderBottom: `1px solid ${vars.color.line2}`,
});
globalStyle(`${table} th:first-child`, { paddingInlineStart: "1.5rem", width: "13rem" });

export const row = style({
  position: "relative",
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      padding: ".75rem 1rem .75rem 4.125rem",
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});
export const latest = style({ background: vars.color.accentSoft });

const cellBase = style({
  padding: ".6875rem 1rem",
  verticalAlign: "top",
  textAlign: "start",
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { [`${row}:last-child > &`]: { borderBottom: 0 } },
  "@media": { [phone]: { padding: 0, borderBottom: 0 } },
});
const ICON = "2.25rem";
const ICON_TOP = ".625rem";

export const cell = styleVariants({
  date: [
    cellBase,
    { paddingInlineStart: "1.5rem", "@media": { [phone]: { paddingInlineStart: 0, fontSize: ".8125rem" } } },
  ],
  move: [
    cellBase,
    { position: "relative", paddingInlineStart: "4.125rem", "@media": { [phone]: { position: "static", padding: 0 } } },
  ],
  place: [cellBase, { "@media": { [phone]: { fontSize: ".875rem" } } }],
  vessel: [cellBase, { "@media": { [phone]: { fontSize: ".875rem" } } }],
});

export const cellText = style({
  display: "grid",
  alignContent: "center",
  minHeight: ICON,
  "@media": { [phone]: { display: "block", minHeight: 0 } },
});

export const ahead = style({ color: vars.color.text2 });

export const strong = style({
  display: "block",
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  selectors: { [`${ahead} &`]: { fontWeight: 500 } },
  "@media": { [phone]: { display: "inline", marginInlineEnd: ".5rem" } },
});
export const small = style({
  display: "block",
  fontSize: ".8125rem",
  lineHeight: 1.35,
  color: vars.color.text2,
  "@media": { [phone]: { display: "inline" } },
});

export const track = style({
  position: "absolute",
  top: 0,
  bottom: "-1px",
  left: "1rem",
  width: ICON,
});
export const marker = style({
  position: "absolute",
  zIndex: 1,
  top: ICON_TOP,
  left: 0,
  display: "grid",
  placeItems: "center",
  width: ICON,
  height: ICON,
  borderRadius: "50%",
  background: vars.color.surface2,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
export const markerKind = styleVariants({
  past: {},
  latest: { background: vars.color.accent, color: vars.color.onAccent, boxShadow: "none" },
  ahead: {
    background: vars.color.surface,
    color: vars.color.text3,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.lineInput}`,
  },
});

const line = style({ position: "absolute", left: "50%", width: "2.5px", translate: "-50% 0" });
const strokes = {
  done: { background: vars.color.accent },
  "to-come": {
    background: `repeating-linear-gradient(180deg, ${vars.color.text} 0 2px, transparent 2px 6px)`,
  },
} as const;
export const lineBefore = styleVariants(strokes, (stroke) => [line, { top: 0, height: ICON_TOP }, stroke]);
export const lineAfter = styleVariants(strokes, (stroke) => [
  line,
  { top: `calc(${ICON_TOP} + ${ICON})`, bottom: 0 },
  stroke,
]);

export const move = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: ".125rem .625rem",
  minHeight: "2.25rem",
  fontWeight: 580,
  selectors: { [`${ahead} &`]: { fontWeight: 500 } },
  "@media": { [phone]: { minHeight: "1.5rem", fontWeight: 620 } },
});
export const withdrawn = style({ textDecoration: "line-through", fontWeight: 480 });

export const remarks = style({
  display: "grid",
  gap: ".25rem",
  fontSize: ".8125rem",
  lineHeight: 1.4,
  color: vars.color.text2,
});
export const issue = style({ display: "flex", gap: ".375rem", alignItems: "start", color: vars.tone.caution.text });
export const containers = style({ overflowWrap: "anywhere" });

export const history = style({ fontSize: ".8125rem", lineHeight: 1.4 });
globalStyle(`${history} > summary`, {
  width: "fit-content",
  minHeight: "1.5rem",
  cursor: "pointer",
  fontWeight: 580,
  color: vars.color.text2,
});
export const historyList = style({ display: "grid", gap: ".25rem", marginTop: ".25rem", color: vars.color.text2 });

export const mode = style({ color: vars.color.text3, "@media": { [phone]: outOfSight } });

export const changes = style({
  display: "grid",
  gap: ".625rem",
  padding: "0 1.5rem 1.25rem",
  "@media": { [below.sm]: { padding: "0 1rem 1rem" } },
});
export const change = style({
  display: "grid",
  gridTemplateColumns: "minmax(8rem, 13rem) minmax(0, 1fr)",
  gap: ".125rem 1rem",
  paddingTop: ".625rem",
  borderTop: `1px solid ${vars.color.line}`,
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const was = style({ textDecoration: "line-through", color: vars.color.text2 });

import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, edge, space, fontSize, extent } from "#web/styles/tokens.ts";
import { layout, quiet, rule, type, ground } from "#web/styles/declarations.ts";

const phone = below.rateCard;
const outOfSight = {
  position: "absolute",
  width: edge(1),
  height: edge(1),
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

export const moves = style([card, { marginTop: space(20), overflow: "hidden" }]);

export const movesHead = style({
  ...layout.spreadBaselineRow(2, 24),
  padding: space(20, 24, 12),
  "@media": { [below.sm]: { display: "grid", padding: space(16, 16, 8) } },
});

export const table = style({
  width: "100%",
  fontSize: fontSize.ui,
  "@media": { [phone]: { display: "block" } },
});
globalStyle(`${table} > tbody`, { "@media": { [phone]: { display: "block" } } });
globalStyle(`${table} > thead`, { "@media": { [phone]: outOfSight } });
globalStyle(`${table} th`, {
  padding: space(12, 16),
  textAlign: "start",
  ...quiet("caption", 560),
  borderBottom: rule.line2,
});
globalStyle(`${table} th:first-child`, { paddingInlineStart: space(24), width: extent(208) });

export const row = style({
  position: "relative",
  "@media": { [phone]: { ...layout.columns("minmax(0, 1fr)"), ...layout.ruledRow(12, 16, 12, 64) } },
});
export const latest = style({ background: vars.color.accentSoft });

const cellBase = style({
  padding: space(12, 16),
  verticalAlign: "top",
  textAlign: "start",
  borderBottom: rule.line,
  selectors: { [`${row}:last-child > &`]: { borderBottom: 0 } },
  "@media": { [phone]: { padding: 0, borderBottom: 0 } },
});
const ICON = extent(36);
const ICON_TOP = extent(10);

export const cell = styleVariants({
  date: [
    cellBase,
    { paddingInlineStart: space(24), "@media": { [phone]: { paddingInlineStart: 0, fontSize: fontSize.caption } } },
  ],
  move: [
    cellBase,
    { position: "relative", paddingInlineStart: space(64), "@media": { [phone]: { position: "static", padding: 0 } } },
  ],
  place: [cellBase, { "@media": { [phone]: { fontSize: fontSize.small } } }],
  vessel: [cellBase, { "@media": { [phone]: { fontSize: fontSize.small } } }],
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
  "@media": { [phone]: { display: "inline", marginInlineEnd: space(8) } },
});
export const small = style({
  display: "block",
  ...quiet("caption", undefined, 1.35),
  "@media": { [phone]: { display: "inline" } },
});

export const track = style({ position: "absolute", top: 0, bottom: edge(-1), left: space(16), width: ICON });
export const marker = style({
  position: "absolute",
  zIndex: 1,
  top: ICON_TOP,
  left: 0,
  ...layout.centred,
  width: ICON,
  height: ICON,
  borderRadius: "50%",
  background: vars.color.surface2,
  boxShadow: `inset 0 0 0 ${edge(1)} ${vars.color.line}`,
});
export const markerKind = styleVariants({
  past: {},
  latest: { ...ground.accent, boxShadow: "none" },
  ahead: {
    background: vars.color.surface,
    color: vars.color.text3,
    boxShadow: `inset 0 0 0 ${edge(1.5)} ${vars.color.lineInput}`,
  },
});

const line = style({ position: "absolute", left: "50%", width: edge(2.5), translate: "-50% 0" });
const strokes = {
  done: { background: vars.color.accent },
  "to-come": {
    background: `repeating-linear-gradient(180deg, ${vars.color.text} 0 ${edge(2)}, transparent ${edge(2)} ${edge(6)})`,
  },
} as const;
export const lineBefore = styleVariants(strokes, (stroke) => [line, { top: 0, height: ICON_TOP }, stroke]);
export const lineAfter = styleVariants(strokes, (stroke) => [
  line,
  { top: `calc(${ICON_TOP} + ${ICON})`, bottom: 0 },
  stroke,
]);

export const move = style({
  ...layout.wrappedRow(2, 8),
  minHeight: extent(36),
  fontWeight: 580,
  selectors: { [`${ahead} &`]: { fontWeight: 500 } },
  "@media": { [phone]: { minHeight: extent(24), fontWeight: 620 } },
});
export const withdrawn = style({ textDecoration: "line-through", fontWeight: 480 });

export const remarks = style({ ...layout.stack(4), ...quiet("caption", undefined, 1.4) });
export const issue = style({ ...layout.topFlex(6), color: vars.tone.caution.text });

export const history = style({ ...type("caption", undefined, 1.4) });
globalStyle(`${history} > summary`, {
  width: "fit-content",
  minHeight: extent(24),
  cursor: "pointer",
  fontWeight: 580,
  color: vars.color.text2,
});
export const historyList = style({ ...layout.stack(4), marginTop: space(4), color: vars.color.text2 });

export const mode = style({ color: vars.color.text3, "@media": { [phone]: outOfSight } });

export const changes = style({
  ...layout.stack(8),
  padding: space(0, 24, 20),
  "@media": { [below.sm]: { padding: space(0, 16, 16) } },
});
export const change = style({
  ...layout.columns(`minmax(${extent(128)}, ${extent(208)}) minmax(0, 1fr)`, 2, 16),
  ...layout.ruled(8),
  ...layout.oneColumn(below.sm),
});
export const was = style({ textDecoration: "line-through", color: vars.color.text2 });

import { globalStyle, style } from "@vanilla-extract/css";
import { layout, rule, type } from "#web/styles/declarations.ts";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, edge, extent, fontSize, radius, space } from "#web/styles/tokens.ts";

export const summary = style([
  card,
  {
    ...layout.columns("repeat(4, minmax(0, 1fr))"),
    ...type("caption", undefined, 1.35),
    marginBottom: space(16),
    "@media": { [below.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  },
]);
globalStyle(`${summary} > div`, { padding: space(12, 16), minWidth: 0 });
globalStyle(`${summary} > div + div`, { borderInlineStart: rule.line });
globalStyle(`${summary} dt, ${summary} small`, { display: "block", color: vars.color.text2 });
globalStyle(`${summary} dd b`, { display: "block", fontSize: fontSize.body, fontWeight: 640 });
export const stopped = style({});
globalStyle(`${summary} ${stopped}`, { color: vars.tone.critical.text });

export const source = style({ fontWeight: 600 });
globalStyle(`${source} a`, { color: "inherit", textDecoration: "none" });
globalStyle(`${source} a:hover`, { textDecoration: "underline" });
export const noted = style({});
globalStyle(`table ${noted} > :is(th, td)`, { borderBottom: 0 });
export const selected = style({});
globalStyle(`${selected} > *`, { background: vars.color.surface2 });
globalStyle(`${selected} > :first-child`, { boxShadow: `inset ${edge(3)} 0 0 ${vars.color.accent}` });

const onPhone = (rules: Parameters<typeof globalStyle>[1]) => ({ "@media": { [below.sm]: rules } });
globalStyle(
  `table tr${selected}`,
  onPhone({ background: vars.color.surface2, boxShadow: `inset ${edge(3)} 0 0 ${vars.color.accent}` }),
);
globalStyle(`${selected} > :first-child`, onPhone({ boxShadow: "none" }));

export const noteCell = style({});
globalStyle(`table ${noteCell}`, { paddingTop: 0 });
export const note = style({
  ...layout.inlineRow(8),
  padding: space(4, 8),
  borderRadius: radius[2],
  background: vars.color.surface2,
  color: vars.color.text2,
  overflowWrap: "anywhere",
});
export const critical = style([note, { background: vars.tone.critical.fill, color: vars.tone.critical.text }]);
export const caution = style([note, { background: vars.tone.caution.fill, color: vars.tone.caution.text }]);
globalStyle(`${note} svg`, { flex: "none" });

export const bars = style({ width: extent(88), height: extent(24), display: "block" });
globalStyle(`${bars} path`, { stroke: vars.color.text, strokeWidth: 3.5 });
globalStyle(`${bars} [data-missing]`, { stroke: vars.tone.critical.text });
export const faint = style({ color: vars.color.text3 });
export const amount = style({ whiteSpace: "nowrap" });

export const side = style([card, { ...layout.topStack(12), padding: space(16), minWidth: 0 }]);
export const sideHead = style({ ...layout.spreadBaselineRow(4, 12) });
export const pair = style({
  ...layout.columns("repeat(2, minmax(0, 1fr))", 12),
  alignItems: "start",
});
export const buttons = style(layout.inlineRow(8));
export const testButtons = style({ ...layout.inlineRow(8), flexWrap: "wrap", gridColumn: "1 / -1" });
globalStyle(`${testButtons} > button`, { maxWidth: "100%", whiteSpace: "normal" });
export const wholeRow = style({ gridColumn: "1 / -1" });
export const lines = style({ ...layout.stack(0), ...type("caption", undefined, 1.35) });
globalStyle(`${lines} > *`, { ...layout.spreadBaselineRow(4, 12), padding: space(6, 0), borderTop: rule.line });
globalStyle(`${lines} small`, { color: vars.color.text2 });
export const bad = style({ color: vars.tone.critical.text, fontWeight: 560 });
export const foot = style({
  padding: space(12, 16),
  borderTop: rule.line,
  ...type("caption"),
  color: vars.color.text2,
  overflowWrap: "anywhere",
});
export const setUp = style({ ...layout.stack(12), gridTemplateColumns: "minmax(0, 1fr)" });
export const settingLines = style({
  ...type("caption", undefined, 1.5),
  margin: 0,
  padding: space(8, 12),
  borderRadius: radius[2],
  background: vars.color.surface2,
  overflowX: "auto",
});
export const answer = style({ ...layout.stack(0), gridTemplateColumns: "minmax(0, 1fr)", flex: "1 1 0", minWidth: 0 });
export const results = style({ ...layout.stack(8), gridTemplateColumns: "minmax(0, 1fr)" });
export const notice = style({ ...type("caption"), color: vars.color.text2, overflowWrap: "anywhere" });

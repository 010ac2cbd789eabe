import { globalStyle, style } from "@vanilla-extract/css";
import { card, wrap } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, palette, radius, space, extent, edge } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const page = style({ paddingBottom: space(80), outline: "none" });
export const narrow = style([wrap, { maxWidth: extent(1024) }]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(12, 24),
  margin: space(32, 0, 16),
  "@media": { [below.sm]: { margin: space(20, 0, 12) } },
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space(12) });
export const topics = style({ maxWidth: extent(384), marginBottom: space(16) });

export const sheet = style([card, { padding: space(0, 24), "@media": { [below.sm]: { padding: space(0, 16) } } }]);
export const waiting = style({ display: "grid", gap: space(12), paddingBlock: space(20) });

export const entry = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${extent(36)} minmax(0, 1fr) auto`,
  gap: space(4, 12),
  alignItems: "start",
  padding: space(12, 0),
  selectors: { "& + &": { borderTop: `${edge(1)} solid ${vars.color.line}` } },
  "@media": { [below.sm]: { gridTemplateColumns: `${extent(36)} minmax(0, 1fr)` } },
});
export const entryNew = style([
  entry,
  {
    fontWeight: 620,
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        insetInlineStart: space(-16),
        top: space(24),
        width: extent(8),
        height: extent(8),
        borderRadius: "50%",
        background: palette.red[600],
      },
    },
    "@media": { [below.sm]: { selectors: { "&::before": { insetInlineStart: space(-12) } } } },
  },
]);
export const mark = style({
  display: "grid",
  placeItems: "center",
  width: extent(36),
  height: extent(36),
  borderRadius: radius[2],
  background: vars.color.surface2,
  color: vars.color.text2,
});
export const body = style({ display: "grid", gap: space(2), minWidth: 0, overflowWrap: "anywhere" });
export const side = style({
  display: "grid",
  justifyItems: "end",
  gap: space(2),
  "@media": { [below.sm]: { gridColumn: 2, display: "flex", justifyContent: "space-between", alignItems: "center" } },
});
export const secondary = style([text.small, { color: vars.color.text2, fontWeight: 400 }]);
export const more = style({ display: "flex", justifyContent: "center", marginTop: space(16) });

export const settings = style([
  card,
  { marginTop: space(32), padding: space(20, 24), "@media": { [below.sm]: { padding: space(16) } } },
]);
export const sheetHead = style({ paddingBottom: space(12) });
export const table = style({ width: "100%", borderCollapse: "collapse" });
globalStyle(`${table} th`, { textAlign: "start", fontWeight: 560, padding: space(8, 0) });
globalStyle(`${table} thead th:not(:first-child)`, { width: extent(72), textAlign: "center" });
globalStyle(`${table} th small`, { display: "block" });
export const settingRow = style({ borderTop: `${edge(1)} solid ${vars.color.line}` });
export const cell = style({ textAlign: "center", verticalAlign: "middle" });
export const switchBox = style({
  display: "inline-grid",
  placeItems: "center",
  width: extent(44),
  height: extent(44),
  cursor: "pointer",
});
globalStyle(`${switchBox} input`, {
  width: extent(20),
  height: extent(20),
  accentColor: vars.color.text,
  cursor: "inherit",
});

export const digest = style({ paddingTop: space(12), borderTop: `${edge(1)} solid ${vars.color.line}` });

import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, edge, fontSize } from "#web/styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const banner = style({
  margin: space(0, 0, 20),
  border: `${edge(1)} solid ${vars.tone.critical.line}`,
  ...layout.filled("surface", 3),
  overflow: "clip",
});
export const head = style({
  ...layout.columns("auto minmax(0, 1fr)", 12),
  padding: space(12, 20),
  background: vars.tone.critical.fill,
  color: vars.tone.critical.text,
  fontSize: fontSize.ui,
});
export const pricing = style({ ...layout.row(12), padding: space(16, 20), fontSize: fontSize.ui });
export const cheapest = style({
  ...layout.centredColumns("minmax(0, 1fr) auto auto", 12, 24),
  padding: space(16, 20),
  ...layout.oneColumn(below.md),
});
export const others = style({ padding: space(0, 20) });
export const other = style({
  ...layout.centredColumns("minmax(0, 1fr) auto auto", 8, 24),
  ...layout.ruledRow(8, 0),
  "@media": { [below.md]: { gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start" } },
});
export const foot = style({ ...layout.wrapped(8), ...layout.ruledRow(12, 20) });

import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius, space, edge, fontSize } from "#web/styles/tokens.ts";

export const banner = style({
  margin: space(0, 0, 20),
  border: `${edge(1)} solid ${vars.tone.critical.line}`,
  borderRadius: radius[3],
  background: vars.color.surface,
  overflow: "clip",
});
export const head = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space(12),
  padding: space(12, 20),
  background: vars.tone.critical.fill,
  color: vars.tone.critical.text,
  fontSize: fontSize.ui,
});
export const pricing = style({
  display: "flex",
  alignItems: "center",
  gap: space(12),
  padding: space(16, 20),
  fontSize: fontSize.ui,
});
export const cheapest = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  gap: space(12, 24),
  alignItems: "center",
  padding: space(16, 20),
  "@media": { [below.md]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const note = style({ fontSize: fontSize.small, color: vars.color.text2 });
export const others = style({ padding: space(0, 20) });
export const other = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  gap: space(8, 24),
  alignItems: "center",
  padding: space(8, 0),
  borderTop: `${edge(1)} solid ${vars.color.line}`,
  "@media": { [below.md]: { gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start" } },
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space(8),
  padding: space(12, 20),
  borderTop: `${edge(1)} solid ${vars.color.line}`,
});

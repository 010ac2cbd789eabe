import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius } from "#web/styles/tokens.ts";

export const banner = style({
  margin: "0 0 1.25rem",
  border: `1px solid ${vars.tone.critical.line}`,
  borderRadius: radius[3],
  background: vars.color.surface,
  overflow: "clip",
});
export const head = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: ".75rem",
  padding: ".875rem 1.25rem",
  background: vars.tone.critical.fill,
  color: vars.tone.critical.text,
  fontSize: ".9375rem",
});
export const pricing = style({
  display: "flex",
  alignItems: "center",
  gap: ".75rem",
  padding: "1rem 1.25rem",
  fontSize: ".9375rem",
});
export const cheapest = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  gap: ".75rem 1.5rem",
  alignItems: "center",
  padding: "1.125rem 1.25rem",
  "@media": { [below.md]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const note = style({ fontSize: ".875rem", color: vars.color.text2 });
export const others = style({ padding: "0 1.25rem" });
export const other = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  gap: ".5rem 1.5rem",
  alignItems: "center",
  padding: ".625rem 0",
  borderTop: `1px solid ${vars.color.line}`,
  "@media": { [below.md]: { gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start" } },
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: ".5rem",
  padding: ".75rem 1.25rem",
  borderTop: `1px solid ${vars.color.line}`,
});

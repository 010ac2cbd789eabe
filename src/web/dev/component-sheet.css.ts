import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { below } from "../styles/tokens.ts";

export const sheet = style({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  gap: "2.5rem 2rem",
  paddingBlock: "2.5rem 4rem",
  "@media": { [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const head = style({
  gridColumn: "1 / -1",
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  paddingBottom: "1.5rem",
  borderBottom: `2.5px solid ${vars.color.text}`,
});

const section = { display: "grid", gap: "1rem", alignContent: "start", minWidth: 0 } as const;
export const whole = style({ ...section, gridColumn: "1 / -1" });
export const wide = style({ ...section, gridColumn: "span 7", "@media": { [below.lg]: { gridColumn: "auto" } } });
export const narrow = style({ ...section, gridColumn: "span 5", "@media": { [below.lg]: { gridColumn: "auto" } } });

export const row = style({ display: "flex", flexWrap: "wrap", gap: ".625rem", alignItems: "center" });
export const stack = style({ display: "grid", gap: ".75rem", justifyItems: "start" });
export const full = style({ display: "grid", gap: ".75rem" });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: "1.5rem 1.25rem",
  alignItems: "start",
  "@media": { [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const samples = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gap: "1.5rem",
  "@media": { [below.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const marks = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(12rem, 1fr))",
  gap: "1.75rem 1.5rem",
  padding: "1.75rem",
  color: vars.color.text2,
  fontSize: "1.25rem",
});

export const line = style({ padding: "1.25rem 1.5rem", minWidth: 0 });
export const ink = style({ background: vars.color.bar, padding: "1rem", display: "flex", justifyContent: "flex-end" });
export const plan = style({ background: "#0B1A2B", maxWidth: "32rem" });
export const legend = style({ display: "inline-flex", gap: ".625rem", alignItems: "center" });
export const legendLine = style({ width: "2.75rem", display: "flex" });
export const loadPlace = style({ maxWidth: "22rem" });

export const swatches = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))",
  gap: ".75rem",
});
export const swatch = style({ height: "3rem", boxShadow: "inset 0 0 0 1px rgb(127 127 127 / .25)" });
export const icons = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))",
  gap: ".75rem",
  fontSize: ".8125rem",
});
export const step = style({ height: ".5rem", background: vars.color.text3 });

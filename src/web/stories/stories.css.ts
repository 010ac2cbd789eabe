import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { below } from "../styles/tokens.ts";

/** Room around a component for its shadow and focus ring. */
export const frame = style({ padding: "1.5rem" });

export const index = style({ columns: "4 14rem", columnGap: "2rem", paddingBlock: "2.5rem" });
export const indexHead = style({ columnSpan: "all", marginBottom: "1.5rem" });
export const indexGroup = style({ breakInside: "avoid", marginBottom: "1.5rem" });
export const storyLink = style({ ":hover": { textDecoration: "underline" } });

export const row = style({ display: "flex", flexWrap: "wrap", gap: ".625rem", alignItems: "center" });
export const stack = style({ display: "grid", gap: ".75rem", justifyItems: "start" });
export const full = style({ display: "grid", gap: ".75rem" });

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

import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { below } from "../styles/tokens.ts";

export const list = styleVariants({
  rows: { display: "grid", gap: ".375rem", fontSize: ".9375rem" },
  columns: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: ".875rem 2rem",
    "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", gap: ".625rem" } },
  },
  inline: { display: "flex", flexWrap: "wrap", gap: ".25rem 1.75rem", fontSize: ".875rem" },
});

export const pair = styleVariants({
  rows: { display: "flex", justifyContent: "space-between", gap: "1rem" },
  columns: { minWidth: 0 },
  inline: { display: "flex", gap: ".5rem" },
});

export const term = styleVariants({
  rows: { color: vars.color.text2 },
  columns: { color: vars.color.text2, fontSize: ".8125rem" },
  inline: { color: vars.color.text2 },
});

export const value = style({ fontWeight: 580, overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" });
export const atEnd = style({ textAlign: "end" });

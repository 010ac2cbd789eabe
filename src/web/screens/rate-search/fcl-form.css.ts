import { style } from "@vanilla-extract/css";
import { below } from "#web/styles/tokens.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 24.5rem",
  gap: "1.5rem",
  alignItems: "start",
  marginTop: "1.5rem",
  "@media": {
    [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [below.sm]: { gap: "1rem", marginTop: "1rem" },
  },
});

export const main = style({
  display: "grid",
  gap: "1.5rem",
  minWidth: 0,
  "@media": { [below.sm]: { gap: "1.25rem" } },
});

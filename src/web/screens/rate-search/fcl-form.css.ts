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

export const choices = style({ display: "flex", flexWrap: "wrap", gap: ".5rem", marginTop: ".5rem" });

export const page = style({ paddingBottom: "5rem", outline: "none", "@media": { [below.sm]: { paddingBottom: 0 } } });

export const title = style({
  margin: "2.25rem 0 1rem",
  "@media": { [below.sm]: { margin: "1.25rem 0 .5rem" } },
});

export const place = style({ marginTop: "1.5rem" });

export const loadingArea = style({ display: "grid", placeItems: "center", minHeight: "24rem" });

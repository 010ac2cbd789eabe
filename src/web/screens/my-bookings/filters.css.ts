import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, from } from "#web/styles/tokens.ts";

export const filters = style({
  display: "grid",
  gridTemplateColumns: "minmax(16rem, 1.6fr) minmax(0, 2.1fr)",
  gap: ".75rem 1rem",
  alignItems: "end",
  marginBottom: "1rem",
  "@media": {
    [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: ".625rem" },
  },
});

export const opener = style({ display: "none", "@media": { [below.lg]: { display: "block", alignSelf: "end" } } });
globalStyle(`${opener} > button`, { width: "3rem", height: "3rem" });

export const onDesktop = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: ".75rem 1rem",
  "@media": { [below.lg]: { display: "none" } },
});

export const inSheet = style({ display: "grid", gap: "1rem" });

export const dates = style({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 14rem))",
  gap: ".75rem 1rem",
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const statusRow = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: ".75rem 1.25rem",
  minWidth: 0,
});

export const statuses = style({
  position: "relative",
  minWidth: 0,
  maxWidth: "100%",
  "@media": {
    [below.lg]: {
      overflowX: "auto",
      scrollbarWidth: "none",
      margin: "-.25rem -1.25rem",
      padding: ".25rem 1.25rem",
      maxWidth: "calc(100% + 2.5rem)",
    },
  },
});

export const legend = style({
  display: "none",
  "@media": {
    [from.lg]: {
      display: "flex",
      flexWrap: "wrap",
      gap: ".25rem 1.125rem",
      marginInlineStart: "auto",
      color: vars.color.text2,
    },
  },
});

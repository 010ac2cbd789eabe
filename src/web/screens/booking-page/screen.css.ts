import { globalStyle, style } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";

export const page = style({ padding: "0 0 5rem", outline: "none" });

export const alone = style({ padding: "2.25rem 0 5rem", outline: "none" });

export const placeholder = style({ minHeight: "60dvh" });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 23rem",
  alignItems: "start",
  gap: "1.5rem 2rem",
  marginTop: "1.5rem",
  "@media": { [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" }, [below.sm]: { gap: "1rem", marginTop: "1rem" } },
});

export const sections = style({ display: "grid", gap: "1.5rem", minWidth: 0 });

export const section = style([
  card,
  {
    padding: "1.25rem 1.5rem 1.375rem",
    minWidth: 0,
    "@media": { [below.sm]: { padding: "1rem 1rem 1.125rem" } },
  },
]);

globalStyle(`${section} h2[id]`, { scrollMarginTop: "1.5rem" });

export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: ".25rem 1.5rem",
  marginBottom: ".25rem",
});

export const legend = style({ display: "flex", flexWrap: "wrap", gap: ".25rem 1rem" });

export const notes = style({ display: "grid", gap: ".75rem", marginTop: "1.25rem" });

export const notice = style({
  display: "grid",
  gap: ".75rem",
  selectors: { "&:not(:empty)": { marginTop: "1.25rem" } },
});

export const secondary = style({ color: vars.color.text2, fontSize: ".875rem", lineHeight: 1.45 });

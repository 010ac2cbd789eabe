import { globalStyle, style } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, extent, fontSize } from "#web/styles/tokens.ts";

export const page = style({ padding: space(0, 0, 80), outline: "none" });

export const alone = style({ padding: space(32, 0, 80), outline: "none" });

export const placeholder = style({ minHeight: "60dvh" });

export const columns = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${extent(368)}`,
  alignItems: "start",
  gap: space(24, 32),
  marginTop: space(24),
  "@media": {
    [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [below.sm]: { gap: space(16), marginTop: space(16) },
  },
});

export const sections = style({ display: "grid", gap: space(24), minWidth: 0 });

export const section = style([
  card,
  { padding: space(20, 24), minWidth: 0, "@media": { [below.sm]: { padding: space(16) } } },
]);

globalStyle(`${section} h2[id]`, { scrollMarginTop: space(24) });

export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space(4, 24),
  marginBottom: space(4),
});

export const legend = style({ display: "flex", flexWrap: "wrap", gap: space(4, 16) });

export const notes = style({ display: "grid", gap: space(12), marginTop: space(20) });

export const notice = style({
  display: "grid",
  gap: space(12),
  selectors: { "&:not(:empty)": { marginTop: space(20) } },
});

export const secondary = style({ color: vars.color.text2, fontSize: fontSize.small, lineHeight: 1.45 });

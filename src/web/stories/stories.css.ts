import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { below, space, extent, edge, fontSize } from "../styles/tokens.ts";

/** Room around a component for its shadow and focus ring. */
export const frame = style({ padding: space(24) });

export const index = style({ columns: `4 ${extent(224)}`, columnGap: space(32), paddingBlock: space(40) });
export const indexHead = style({ columnSpan: "all", marginBottom: space(24) });
export const indexGroup = style({ breakInside: "avoid", marginBottom: space(24) });
export const storyLink = style({ ":hover": { textDecoration: "underline" } });

export const row = style({ display: "flex", flexWrap: "wrap", gap: space(8), alignItems: "center" });
export const stack = style({ display: "grid", gap: space(12), justifyItems: "start" });
export const full = style({ display: "grid", gap: space(12) });

export const samples = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gap: space(24),
  "@media": { [below.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const marks = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(${extent(192)}, 1fr))`,
  gap: space(24),
  padding: space(24),
  color: vars.color.text2,
  fontSize: fontSize.lead,
});

export const line = style({ padding: space(20, 24), minWidth: 0 });
export const ink = style({
  background: vars.color.bar,
  padding: space(16),
  display: "flex",
  justifyContent: "flex-end",
});
export const plan = style({ background: "#0B1A2B", maxWidth: extent(512) });
export const legend = style({ display: "inline-flex", gap: space(8), alignItems: "center" });
export const legendLine = style({ width: extent(44), display: "flex" });
export const loadPlace = style({ maxWidth: extent(352) });

export const swatches = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(${extent(112)}, 1fr))`,
  gap: space(12),
});
export const swatch = style({ height: extent(48), boxShadow: `inset 0 0 0 ${edge(1)} rgb(127 127 127 / .25)` });
export const icons = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(${extent(128)}, 1fr))`,
  gap: space(12),
  fontSize: fontSize.caption,
});
export const step = style({ height: extent(8), background: vars.color.text3 });

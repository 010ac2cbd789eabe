import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { below, space, extent, edge, fontSize } from "../styles/tokens.ts";
import { layout, quiet } from "#web/styles/declarations.ts";

/** Room around a component for its shadow and focus ring. */
export const frame = style({ padding: space(24) });

export const index = style({ columns: `4 ${extent(224)}`, columnGap: space(32), paddingBlock: space(40) });
export const indexHead = style({ columnSpan: "all", marginBottom: space(24) });
export const indexGroup = style({ breakInside: "avoid", marginBottom: space(24) });
export const storyLink = style({ ":hover": { textDecoration: "underline" } });

export const row = style(layout.wrappedRow(8));
export const stack = style({ ...layout.startStack(12) });

export const samples = style({
  ...layout.columns("repeat(6, minmax(0, 1fr))", 24),
  "@media": { [below.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const marks = style({
  ...layout.columns(`repeat(auto-fill, minmax(${extent(192)}, 1fr))`, 24),
  padding: space(24),
  ...quiet("lead"),
});

export const line = style({ padding: space(20, 24), minWidth: 0 });
export const ink = style({
  background: vars.color.bar,
  padding: space(16),
  display: "flex",
  justifyContent: "flex-end",
});
export const plan = style({ background: "#0B1A2B", maxWidth: extent(512) });
export const legend = style(layout.inlineRow(8));
export const legendLine = style({ width: extent(44), display: "flex" });
export const loadPlace = style({ maxWidth: extent(352) });

export const swatches = style({ ...layout.columns(`repeat(auto-fill, minmax(${extent(112)}, 1fr))`, 12) });
export const swatch = style({ height: extent(48), boxShadow: `inset 0 0 0 ${edge(1)} rgb(127 127 127 / .25)` });
export const icons = style({
  ...layout.columns(`repeat(auto-fill, minmax(${extent(128)}, 1fr))`, 12),
  fontSize: fontSize.caption,
});
export const step = style({ height: extent(8), background: vars.color.text3 });

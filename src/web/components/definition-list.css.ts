import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { below, extent, space, fontSize } from "../styles/tokens.ts";
import { layout, quiet, type } from "#web/styles/declarations.ts";

const tiles = `repeat(auto-fit, minmax(min(${extent(176)}, 100%), 1fr))`;

export const list = styleVariants({
  rows: { ...layout.stack(6), fontSize: fontSize.ui },
  columns: {
    ...layout.columns("repeat(2, minmax(0, 1fr))", 12, 32),
    "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(8) } },
  },
  inline: { ...layout.wrapped(4, 24), fontSize: fontSize.small },
  card: {
    ...layout.wrapped(4, 20),
    ...type("caption"),
    "@media": { [below.sm]: { ...layout.stack(4), ...type("small") } },
  },
  labelled: { ...layout.stack(6), fontSize: fontSize.small },
  tiles: layout.columns(tiles, 16, 24),
});

export const pair = styleVariants({
  rows: { ...layout.spread(16) },
  columns: { minWidth: 0 },
  inline: layout.flex(8),
  card: { ...layout.flex(8), "@media": { [below.sm]: { justifyContent: "space-between" } } },
  labelled: layout.columns(`${extent(112)} minmax(0, 1fr)`, 12),
  tiles: { minWidth: 0 },
});

export const term = styleVariants({
  rows: { color: vars.color.text2 },
  columns: quiet("caption"),
  inline: { color: vars.color.text2 },
  card: { color: vars.color.text2, flex: "none" },
  labelled: quiet("caption"),
  tiles: quiet("caption"),
});

const figures = { overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums lining-nums" } as const;
export const value = styleVariants({
  rows: { ...figures, fontWeight: 580, textAlign: "end" },
  columns: { ...figures, fontWeight: 580 },
  inline: { ...figures, fontWeight: 580 },
  card: { ...figures, fontWeight: 580, "@media": { [below.sm]: { textAlign: "end" } } },
  labelled: { ...figures, fontWeight: 620, lineHeight: 1.35 },
  tiles: { ...figures, ...type("h3", 620, 1.3) },
});
export const note = style({ display: "block", ...quiet("caption", 400, 1.4) });

import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { below, space, fontSize } from "../styles/tokens.ts";
import { layout, quiet } from "#web/styles/declarations.ts";

export const list = styleVariants({
  rows: { ...layout.stack(6), fontSize: fontSize.ui },
  columns: {
    ...layout.columns("repeat(2, minmax(0, 1fr))", 12, 32),
    "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(8) } },
  },
  inline: { ...layout.wrapped(4, 24), fontSize: fontSize.small },
});

export const pair = styleVariants({
  rows: { ...layout.flex(16), justifyContent: "space-between" },
  columns: { minWidth: 0 },
  inline: layout.flex(8),
});

export const term = styleVariants({
  rows: { color: vars.color.text2 },
  columns: quiet("caption"),
  inline: { color: vars.color.text2 },
});

export const value = style({ fontWeight: 580, overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" });
export const atEnd = style({ textAlign: "end" });

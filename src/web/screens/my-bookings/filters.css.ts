import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, from, extent, space } from "#web/styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const filters = style({
  ...layout.columns(`minmax(${extent(256)}, 1.6fr) minmax(0, 2.1fr)`, 12, 16),
  alignItems: "end",
  marginBottom: space(16),
  "@media": {
    [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: space(8) },
  },
});

export const opener = style({ display: "none", "@media": { [below.lg]: { display: "block", alignSelf: "end" } } });
globalStyle(`${opener} > button`, layout.square(48));

export const onDesktop = style({ ...layout.columns("repeat(3, minmax(0, 1fr))", 12, 16), ...layout.hidden(below.lg) });

export const dates = style({
  gridColumn: "1 / -1",
  ...layout.columns(`repeat(2, minmax(0, ${extent(224)}))`, 12, 16),
  ...layout.oneColumn(below.sm),
});

export const statusRow = style({ gridColumn: "1 / -1", ...layout.wrappedRow(12, 20), minWidth: 0 });

export const statuses = style({
  position: "relative",
  minWidth: 0,
  maxWidth: "100%",
  "@media": {
    [below.lg]: {
      overflowX: "auto",
      scrollbarWidth: "none",
      margin: space(-4, -20),
      padding: space(4, 20),
      maxWidth: `calc(100% + ${extent(40)})`,
    },
  },
});

export const legend = style({
  display: "none",
  "@media": { [from.lg]: { ...layout.wrapped(4, 16), marginInlineStart: "auto", color: vars.color.text2 } },
});

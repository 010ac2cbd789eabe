import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, fontSize, extent } from "#web/styles/tokens.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

export const bar = style({ background: vars.color.surface, borderBottom: rule.line });

export const inside = style({
  ...layout.row(20),
  minHeight: extent(72),
  "@media": {
    [below.lg]: { ...layout.columns("auto minmax(0, 1fr) auto", 4, 12), paddingBlock: space(8) },
    [below.xs]: { columnGap: space(8) },
  },
});

export const ends = style({
  ...layout.row(8),
  minWidth: 0,
  fontSize: fontSize.ui,
  "@media": { [below.lg]: { justifyContent: "center" }, [below.sm]: { gap: space(6) }, [below.xs]: { gap: space(4) } },
});
export const endCode = style({ ...type("h3", 680), "@media": { [below.sm]: { fontSize: fontSize.body } } });
export const endName = style({
  color: vars.color.text2,
  ...layout.oneLine,
  "@media": {
    [below.sm]: { display: "none" },
    [below.contextBar]: { selectors: { [`${inside}:has(button) &`]: { display: "none" } } },
  },
});

export const facts = style({
  ...layout.wrapped(),
  flex: "none",
  marginInlineStart: space(8),
  ...quiet("ui"),
  "@media": {
    [below.lg]: { gridRow: 2, gridColumn: "1 / -1", margin: 0, fontSize: fontSize.caption, justifyContent: "center" },
  },
});
export const fact = style({
  selectors: {
    "& + &": {
      marginInlineStart: space(12),
      paddingInlineStart: space(12),
      borderInlineStart: rule.line2,
      "@media": { [below.xs]: { marginInlineStart: space(6), paddingInlineStart: space(6) } },
    },
  },
});
globalStyle(`${inside} > a:first-child`, { "@media": { [below.xs]: { paddingInline: space(8), gap: space(4) } } });
globalStyle(`${ends} > span[aria-hidden]`, { "@media": { [below.xs]: { minWidth: extent(40) } } });
globalStyle(`${ends} ${endCode}`, { "@media": { [below.xs]: { fontSize: fontSize.caption } } });
export const actions = style({ ...layout.row(12), marginInlineStart: "auto", flex: "none" });
export const change = style({ fontSize: fontSize.small });

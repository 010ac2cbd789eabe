import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, palette, space, edge } from "#web/styles/tokens.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

const plain = style({
  ...layout.spreadRow(4, 16),
  ...layout.control(60, 8, 0),
  borderTop: rule.line,
  ...type("ui", 400, 1.35),
  overflowWrap: "anywhere",
});
export const row = styleVariants({
  plain: [plain],
  icon: [
    plain,
    {
      ...layout.columns("auto minmax(0, 1fr) auto"),
      "@media": { [below.sm]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
    },
  ],
  start: [
    plain,
    {
      ...layout.columns(`${extent(144)} minmax(0, 1fr) auto`),
      "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
    },
  ],
});
globalStyle(`${row.plain} > span:first-child`, { minWidth: 0 });
globalStyle(`${row.icon} > svg`, { color: vars.color.text3 });
globalStyle(`${row.icon} > :nth-child(3)`, { "@media": { [below.sm]: { gridColumn: "2" } } });
globalStyle(`${row.icon} > button:nth-child(3)`, {
  "@media": { [below.sm]: { justifySelf: "end", minHeight: extent(44) } },
});
globalStyle(`${row.start} > :nth-child(2)`, { "@media": { [below.sm]: { gridColumn: "1 / -1", gridRow: 2 } } });

/** Over the whole width of its sheet. */
export const next = style({
  marginInline: space(-24),
  paddingInline: space(24),
  borderTop: 0,
  background: vars.color.bar,
  boxShadow: `inset 0 ${edge(-3)} 0 ${palette.accent[600]}`,
  "@media": { [below.sm]: { marginInline: space(-16), paddingInline: space(16) } },
});
globalStyle(`${next} + li`, { borderTop: 0 });
globalStyle(`${next}:last-child`, { marginBottom: space(16) });

export const title = style({ display: "block", fontWeight: 600 });
export const note = style({ display: "block", ...quiet("caption", 400, 1.4) });
export const empty = style({ ...layout.ruledRow(12, 0, 16), ...quiet("ui") });
globalStyle(`${next} :is(a, span, small)`, { color: "inherit" });

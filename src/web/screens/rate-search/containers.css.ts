import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, duration, layer, space, edge, extent, fontSize } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, quiet, type, ground } from "#web/styles/declarations.ts";

export const section = style({ minWidth: 0, scrollMarginTop: space(88), outlineOffset: space(8) });

export const head = style({
  ...layout.spreadBaseline(16),
  marginBottom: space(8),
});

export const note = style([text.caption, { color: vars.color.text2, ...layout.hidden(below.sm) }]);
export const footnote = style([text.caption, { marginTop: space(12), color: vars.color.text2 }]);

const grid = style({ ...layout.stack(12), "@media": { [below.sm]: { gap: space(8) } } });
const oneColumn = { gridTemplateColumns: "minmax(0, 1fr)" } as const;
const twoColumns = { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } as const;
export const cards = styleVariants({
  Dry: [
    grid,
    { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", "@media": { [below.xl]: twoColumns, [below.sm]: oneColumn } },
  ],
  Reefer: [grid, { ...twoColumns, "@media": { [below.sm]: oneColumn } }],
});

const card = style({
  position: "relative",
  ...layout.startStack(),
  alignContent: "start",
  padding: space(12, 16, 16),
  ...layout.surface("line2", 3),
  transition: `border-color ${duration[1]}, box-shadow ${duration[1]}`,
  "@media": {
    [below.sm]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: space(12),
      alignItems: "center",
      padding: space(12),
    },
  },
});

export const cardState = styleVariants({
  empty: [card, { ":hover": { borderColor: vars.color.lineInput } }],
  chosen: [card, { borderColor: vars.color.text, boxShadow: `0 0 0 ${edge(1)} ${vars.color.text}` }],
});

export const cardHead = style({
  ...layout.spreadRow(),
  width: "100%",
  minHeight: extent(32),
  fontSize: fontSize.h3,
  "@media": { [below.sm]: { gridRow: 1, gridColumn: "1 / -1", justifyContent: "flex-start", minHeight: extent(36) } },
});

export const remove = style({ marginInlineEnd: space(-6), "@media": { [below.sm]: { marginInlineStart: "auto" } } });

export const choice = style({
  position: "relative",
  ...layout.startStack(),
  width: "100%",
  "@media": { [below.sm]: { display: "contents" } },
});

export const pick = style({
  width: "100%",
  margin: space(8, 0, 6),
  "@media": { [below.sm]: { gridRow: 2, gridColumn: "1 / -1", margin: space(4, 0, 0) } },
});

export const name = style({
  marginBottom: space(8),
  ...type("ui", 580),
  "@media": {
    [below.sm]: {
      gridRow: 1,
      gridColumn: "1 / -1",
      margin: space(0, 40, 0, 48),
      fontWeight: 480,
      color: vars.color.text2,
      pointerEvents: "none",
    },
  },
});

export const only = style({
  ...layout.inlineRow(),
  ...layout.control(28, 0, 8),
  marginBottom: space(8),
  ...layout.framed("lineInput", "full"),
  background: vars.color.surface,
  ...quiet("caption", 600),
  selectors: {
    "&[aria-disabled]": {
      paddingInline: 0,
      borderColor: "transparent",
      background: "none",
      color: vars.color.text3,
      fontWeight: 480,
      cursor: "default",
    },
  },
  "@media": {
    "(hover: hover)": {
      selectors: {
        "&:not([aria-disabled])::after": { content: "", ...layout.cover },
        "&:not([aria-disabled]):hover": {
          ...ground.inverse,
          borderColor: vars.color.inverse,
        },
      },
    },
    [below.sm]: {
      gridRow: 3,
      gridColumn: 2,
      minHeight: extent(44),
      margin: space(8, 0),
      paddingInline: space(16),
      selectors: { "&:not([aria-disabled])::after": { content: "none" } },
    },
    [coarsePointer]: { minHeight: extent(44), paddingInline: space(16) },
  },
});

export const tip = style({
  position: "absolute",
  zIndex: layer.popover,
  left: space(-4),
  bottom: extent(44),
  width: "max-content",
  maxWidth: extent(192),
  ...layout.rounded(2, 8, 12),
  ...ground.inverse,
  ...type("caption", undefined, 1.4),
  textWrap: "balance",
  pointerEvents: "none",
  visibility: "hidden",
  selectors: { [`${only}:hover + &, ${only}:focus-visible + &`]: { visibility: "visible" } },
  "@media": { "(hover: none)": { display: "none" }, [below.sm]: { display: "none" } },
});

export const count = style({
  "@media": { [below.sm]: { gridRow: 3, gridColumn: 1, alignSelf: "center", margin: space(8, 0) } },
});

import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { below, duration, layer, palette, edge, space, extent, fontSize } from "../styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const bar = style({
  position: "sticky",
  top: 0,
  zIndex: layer.bar,
  background: vars.color.bar,
  boxShadow: `0 ${edge(1)} 0 rgb(255 255 255 / .08)`,
});

export const inside = style({
  ...layout.row(40),
  height: extent(64),
  "@media": { [below.lg]: { gap: space(16) }, [below.sm]: { height: extent(56), gap: space(4) } },
});

export const home = style({
  ...layout.inlineRow(),
  minHeight: extent(44),
  color: "#FFFFFF",
  flex: "none",
  marginInlineEnd: "auto",
});

export const links = styleVariants({
  bar: {
    ...layout.flex(4),
    alignSelf: "stretch",
    flex: 1,
    "@media": { [below.md]: { display: "none" }, [below.lg]: { gap: 0 } },
  },
  shelf: { display: "grid", padding: space(8, 20, 16) },
});

const current = "&[aria-current]";
const plain = style({
  position: "relative",
  ...layout.inlineRow(),
  fontWeight: 560,
  color: "#C3CCD5",
  transition: `color ${duration[1]}`,
  selectors: { "&:hover": { color: "#FFFFFF" }, [current]: { color: "#FFFFFF", fontWeight: 640 } },
});
const keel = { ...layout.pseudo, background: palette.accent[500] } as const;

export const link = styleVariants({
  bar: [
    plain,
    {
      padding: space(0, 16),
      fontSize: fontSize.ui,
      "@media": { [below.lg]: { paddingInline: space(12) } },
      selectors: { [`${current}::after`]: { ...keel, inset: space("auto", 8, 0), height: edge(4) } },
    },
  ],
  shelf: [
    plain,
    {
      minHeight: extent(48),
      paddingInlineStart: space(16),
      fontSize: fontSize.h3,
      selectors: { [`${current}::after`]: { ...keel, inset: space(8, "auto", 8, 0), width: edge(4) } },
    },
  ],
});

export const bellLink = style({
  position: "relative",
  ...layout.centredSquare(44),
  flex: "none",
  marginInlineEnd: space(-24),
  color: "#C3CCD5",
  "@media": { [below.lg]: { marginInlineEnd: space(-8) }, [below.sm]: { marginInlineEnd: 0 } },
  selectors: { "&:hover, &[aria-current]": { color: "#FFFFFF" } },
});

export const bellNumber = style({
  position: "absolute",
  top: space(4),
  insetInlineEnd: 0,
  minWidth: extent(18),
  ...layout.rounded(2, 0, 4),
  background: palette.accent[600],
  color: "#FFFFFF",
  fontSize: fontSize.micro,
  lineHeight: extent(18),
  fontWeight: 640,
  textAlign: "center",
});

export const opener = style({
  display: "none",
  placeItems: "center",
  ...layout.square(44),
  marginInlineEnd: space(-8),
  color: "#FFFFFF",
  "@media": { [below.md]: { display: "grid" } },
});

export const shelf = style({
  display: "none",
  borderTop: `${edge(1)} solid rgb(255 255 255 / .14)`,
  "@media": { [below.md]: { selectors: { "&:not([hidden])": { display: "block" } } } },
});

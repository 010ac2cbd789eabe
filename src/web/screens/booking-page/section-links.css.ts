import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, extent, edge, fontSize } from "#web/styles/tokens.ts";
import { layout, quiet, rule } from "#web/styles/declarations.ts";

/** Below the bar of the portal, which is 4rem high, on a phone 3.5rem. */
export const bar = style({
  position: "sticky",
  top: space(64),
  zIndex: 2,
  minHeight: extent(48),
  background: vars.color.surface,
  borderBottom: rule.line,
  "@media": { [below.sm]: { top: space(56), minHeight: extent(48) } },
});

/** Nothing that is focused or jumped to stops below the two bars. */
globalStyle(`html:has(${bar})`, { scrollPaddingTop: extent(120) });

export const list = style({
  ...layout.flex(4),
  ...layout.scrolled,
  paddingBlock: 0,
});

export const link = style({
  position: "relative",
  ...layout.inlineLine(),
  ...layout.control(48, 0, 16),
  ...quiet("ui", 560),
  selectors: {
    "li:first-child > &": { marginInlineStart: space(-16) },
    "&:hover": { color: vars.color.text },
    "&[aria-current]": { color: vars.color.text, fontWeight: 650 },
    "&[aria-current]::after": { ...layout.bottomBar(16, 3, vars.color.accent) },
    "&:focus-visible": { outlineOffset: edge(-3) },
  },
  "@media": {
    [below.sm]: {
      ...layout.control(48, 0, 12),
      fontSize: fontSize.small,
      selectors: { "li:first-child > &": { marginInlineStart: space(-12) } },
    },
  },
});

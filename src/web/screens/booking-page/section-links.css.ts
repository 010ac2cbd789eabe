import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";

/** Below the bar of the portal, which is 4rem high, on a phone 3.5rem. */
export const bar = style({
  position: "sticky",
  top: "4rem",
  zIndex: 2,
  minHeight: "3rem",
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  "@media": { [below.sm]: { top: "3.5rem", minHeight: "2.875rem" } },
});

/** Nothing that is focused or jumped to stops below the two bars. */
globalStyle(`html:has(${bar})`, { scrollPaddingTop: "7.5rem" });

export const list = style({
  display: "flex",
  gap: ".25rem",
  overflowX: "auto",
  scrollbarWidth: "none",
  paddingBlock: 0,
  listStyle: "none",
});

export const link = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: "3rem",
  padding: "0 1rem",
  fontSize: ".9375rem",
  fontWeight: 560,
  color: vars.color.text2,
  whiteSpace: "nowrap",
  textDecoration: "none",
  selectors: {
    "li:first-child > &": { marginInlineStart: "-1rem" },
    "&:hover": { color: vars.color.text },
    "&[aria-current]": { color: vars.color.text, fontWeight: 650 },
    "&[aria-current]::after": {
      content: "",
      position: "absolute",
      inset: "auto 1rem 0",
      height: "3px",
      background: vars.color.accent,
    },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  "@media": {
    [below.sm]: {
      minHeight: "2.875rem",
      padding: "0 .75rem",
      fontSize: ".875rem",
      selectors: { "li:first-child > &": { marginInlineStart: "-.75rem" } },
    },
  },
});

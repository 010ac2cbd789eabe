import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { below } from "../styles/tokens.ts";

export const list = style({
  display: "flex",
  gap: ".25rem",
  boxShadow: `inset 0 -1px 0 ${vars.color.line2}`,
  overflowX: "auto",
  scrollbarWidth: "none",
});

export const tab = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: ".5rem",
  minHeight: "3.25rem",
  padding: "0 1.125rem",
  fontWeight: 580,
  fontSize: ".9375rem",
  color: vars.color.text2,
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { color: vars.color.text },
    "&[data-selected]": { color: vars.color.text, fontWeight: 660 },
    "&[data-selected]::after": {
      content: "",
      position: "absolute",
      inset: "auto .5rem 0",
      height: "3px",
      background: vars.color.accent,
    },
    "&[data-focus-visible]": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-3px" },
  },
  "@media": {
    [below.sm]: { minHeight: "3rem", paddingInline: ".75rem", flex: 1, justifyContent: "center" },
  },
});

globalStyle(`${tab} > svg`, { color: vars.color.text3, "@media": { [below.sm]: { display: "none" } } });
globalStyle(`${tab}[data-selected] > svg`, { color: vars.color.accentText });

export const panel = style({
  selectors: { "&[data-focus-visible]": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "4px" } },
});

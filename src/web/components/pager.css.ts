import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { space, fontSize } from "../styles/tokens.ts";

export const pager = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: space(12),
  fontSize: fontSize.small,
});

export const rows = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(8),
  marginInlineStart: "auto",
  color: vars.color.text2,
});

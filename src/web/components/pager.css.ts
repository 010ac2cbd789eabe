import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";

export const pager = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: ".75rem",
  fontSize: ".875rem",
});

export const rows = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".5rem",
  marginInlineStart: "auto",
  color: vars.color.text2,
});

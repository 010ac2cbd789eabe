import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { radius } from "#web/styles/tokens.ts";

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  height: "1.375rem",
  padding: "0 .4375rem",
  borderRadius: radius[1],
  background: vars.color.surface2,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  fontSize: ".75rem",
  color: vars.color.text2,
});

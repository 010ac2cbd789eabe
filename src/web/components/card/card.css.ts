import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { radius } from "#web/styles/tokens.ts";

/** A sheet on the page: compose it in a screen's own styles; never a card inside a card. */
export const card = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius[3],
  boxShadow: vars.shadow.rest,
});

import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { edge } from "#web/styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

/** A radio button in the colours of the theme. */
export const radio = style({
  appearance: "none",
  ...layout.circle(20),
  margin: 0,
  border: `${edge(1.5)} solid ${vars.color.lineInput}`,
  background: vars.color.surface,
  outline: "none",
  selectors: { "&:checked": { border: `${edge(6)} solid ${vars.color.text}` } },
});

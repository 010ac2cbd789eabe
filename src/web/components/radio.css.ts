import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";

/** A radio button in the colours of the theme. */
export const radio = style({
  appearance: "none",
  width: "1.25rem",
  height: "1.25rem",
  margin: 0,
  borderRadius: "50%",
  border: `1.5px solid ${vars.color.lineInput}`,
  background: vars.color.surface,
  outline: "none",
  selectors: { "&:checked": { border: `6px solid ${vars.color.text}` } },
});

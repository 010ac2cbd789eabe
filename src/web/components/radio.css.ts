import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { extent, edge } from "#web/styles/tokens.ts";

/** A radio button in the colours of the theme. */
export const radio = style({
  appearance: "none",
  width: extent(20),
  height: extent(20),
  margin: 0,
  borderRadius: "50%",
  border: `${edge(1.5)} solid ${vars.color.lineInput}`,
  background: vars.color.surface,
  outline: "none",
  selectors: { "&:checked": { border: `${edge(6)} solid ${vars.color.text}` } },
});

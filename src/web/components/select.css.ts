import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";

export const select = style({
  appearance: "none",
  cursor: "pointer",
  // The list opens from the whole control, so the select lies over the icon at its end.
  paddingInlineEnd: "1.75rem",
  marginInlineEnd: "-1.75rem",
  zIndex: 1,
  selectors: { "&:invalid, &[data-empty]": { color: vars.color.text3 } },
});

// The list of the operating system takes its colours from the options in some browsers.
export const option = style({ background: vars.color.surface, color: vars.color.text });

import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { coarsePointer, radius } from "../styles/tokens.ts";

export const stepper = style({
  display: "inline-grid",
  gridTemplateColumns: "2.25rem minmax(2.25rem, auto) 2.25rem",
  gridAutoRows: "2.25rem",
  alignItems: "stretch",
  border: `1px solid ${vars.color.lineInput}`,
  borderRadius: radius[2],
  background: vars.color.surface,
  overflow: "hidden",
  "@media": {
    [coarsePointer]: { gridTemplateColumns: "2.75rem minmax(2.5rem, auto) 2.75rem", gridAutoRows: "2.75rem" },
  },
});

export const step = style({
  display: "grid",
  placeItems: "center",
  color: vars.color.text,
  selectors: {
    "&:hover": { background: vars.color.surface2 },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-3px" },
    "&:disabled": { color: vars.color.disabled, background: "none" },
  },
});

export const count = style({
  display: "grid",
  placeItems: "center",
  paddingInline: ".25rem",
  fontWeight: 640,
  boxShadow: `inset 1px 0 ${vars.color.line}, inset -1px 0 ${vars.color.line}`,
});

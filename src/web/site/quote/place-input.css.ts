import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius } from "#web/styles/tokens.ts";
import { forcedColors } from "../layout/media.ts";

export const list = style({
  position: "absolute",
  zIndex: 3,
  top: "calc(100% + .375rem)",
  insetInlineStart: 0,
  width: "max(100%, 22rem)",
  background: vars.color.surface,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: radius[3],
  boxShadow: vars.shadow.floating,
  overflow: "hidden",
  cursor: "default",
  "@media": {
    [below.sm]: { insetInlineStart: "-1.75rem", width: "calc(100% + 1.75rem)" },
    [forcedColors]: { border: "1px solid CanvasText" },
  },
});
export const options = style({
  maxHeight: "20rem",
  overflow: "auto",
  overscrollBehavior: "contain",
  padding: ".375rem",
});
export const country = style({
  padding: ".5rem .625rem .25rem",
  fontSize: ".8125rem",
  fontWeight: 560,
  color: vars.color.text2,
});
export const option = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: ".75rem",
  minHeight: "2.75rem",
  padding: ".375rem .625rem",
  borderRadius: radius[2],
  width: "100%",
  border: 0,
  background: "none",
  textAlign: "start",
  fontSize: ".9375rem",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.surface2 },
    "&[aria-selected=true]": { background: vars.color.surface2, boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
  },
});
export const optionFacts = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".75rem",
  color: vars.color.text2,
});
export const problem = style({
  gridColumn: "1 / -1",
  fontSize: ".8125rem",
  lineHeight: 1.4,
  color: vars.tone.critical.text,
});
export const message = style({
  display: "block",
  padding: ".75rem .875rem",
  fontSize: ".875rem",
  color: vars.color.text2,
  lineHeight: 1.45,
});

import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { layer, edge, space } from "../styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const visuallyHidden = style({
  position: "absolute",
  width: edge(1),
  height: edge(1),
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export const skip = style({
  position: "absolute",
  left: space(16),
  top: space(-96),
  zIndex: layer.skip,
  ...layout.rounded(2, 12, 16),
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: 600,
  selectors: { "&:focus": { top: space(16), boxShadow: vars.shadow.floating } },
});

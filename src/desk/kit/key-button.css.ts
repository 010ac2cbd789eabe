import { style } from "@vanilla-extract/css";
import { layout, rule } from "#web/styles/declarations.ts";
import { extent, fontSize, radius, space } from "#web/styles/tokens.ts";

export const buttonKbd = style({
  ...layout.inlineCentred,
  minWidth: extent(20),
  padding: space(2, 4),
  marginInlineStart: space(4),
  border: rule.line2,
  borderRadius: radius[1],
  fontFamily: "inherit",
  fontSize: fontSize.micro,
  lineHeight: 1,
  opacity: 0.75,
});

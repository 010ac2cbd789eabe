import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { duration, extent } from "../styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const link = style({
  color: vars.color.accentText,
  fontWeight: 600,
  ...layout.thinUnderline,
  textDecorationColor: `color-mix(in srgb, ${vars.color.accentText} 40%, transparent)`,
  transition: `text-decoration-color ${duration[1]}`,
  selectors: { "&:hover": { textDecorationColor: "currentColor" } },
});

/* At the bottom of its line, which is then as high with an icon as without one. */
export const standalone = style({ ...layout.inlineRow(4), minHeight: extent(24), verticalAlign: "bottom" });

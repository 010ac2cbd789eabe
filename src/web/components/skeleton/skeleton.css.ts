import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { ease, radius } from "#web/styles/tokens.ts";

const sweep = keyframes({ to: { transform: "translateX(100%)" } });

/** A place where something is being loaded; give it the size of the thing. */
export const skeleton = style({
  position: "relative",
  display: "block",
  background: vars.color.surface3,
  borderRadius: radius[1],
  overflow: "hidden",
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      inset: 0,
      transform: "translateX(-60%)",
      background: `linear-gradient(90deg, transparent, color-mix(in srgb, ${vars.color.surface} 70%, transparent), transparent)`,
      animation: `${sweep} 1.4s infinite ${ease.out}`,
    },
  },
});

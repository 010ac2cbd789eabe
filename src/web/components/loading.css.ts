import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { ease, radius, edge, extent, space } from "../styles/tokens.ts";

const sweep = keyframes({ to: { transform: "translateX(100%)" } });

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

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

const wheelBase = style({
  display: "inline-block",
  flex: "none",
  borderRadius: "50%",
  border: `${edge(2)} solid currentColor`,
  borderRightColor: "transparent",
  animation: `${turn} .8s linear infinite`,
});

export const wheel = styleVariants({
  s: [wheelBase, { width: extent(16), height: extent(16) }],
  m: [wheelBase, { width: extent(18), height: extent(18) }],
  l: [wheelBase, { width: extent(28), height: extent(28), borderWidth: edge(2.5) }],
});

export const named = style({ display: "inline-flex", alignItems: "center", gap: space(8), color: vars.color.text2 });

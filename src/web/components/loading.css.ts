import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { ease, edge } from "../styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

const sweep = keyframes({ to: { transform: "translateX(100%)" } });

export const skeleton = style({
  position: "relative",
  display: "block",
  maxWidth: "100%",
  ...layout.filled("surface3", 1),
  overflow: "hidden",
  selectors: {
    "&::after": {
      content: "",
      ...layout.cover,
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
  s: [wheelBase, layout.square(16)],
  m: [wheelBase, layout.square(18)],
  l: [wheelBase, { ...layout.square(28), borderWidth: edge(2.5) }],
});

export const named = style({ ...layout.inlineRow(8), color: vars.color.text2 });

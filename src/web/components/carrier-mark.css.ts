import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { edge, space } from "../styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

const tileBase = style({
  ...layout.centred,
  flex: "none",
  ...layout.filled("surface2", 2),
  color: vars.color.text,
  boxShadow: `inset 0 0 0 ${edge(1)} ${vars.color.line}`,
  overflow: "hidden",
});

export const tile = styleVariants({ small: [tileBase, layout.square(36)], medium: [tileBase, layout.square(40)] });

export const symbol = style({ ...layout.square(24), fill: "currentColor" });
export const logo = style({ ...layout.fullSize, objectFit: "contain", padding: space(4) });

export const wordMark = style({ ...layout.inlineLine(), gap: ".6em", lineHeight: 1.2 });
export const wordMarkSymbol = style({ width: "1.2em", height: "1.2em", flex: "none", fill: "currentColor" });

const typeface = (fontStretch: string, fontWeight: number, letterSpacing: string) => ({
  fontStretch,
  fontWeight,
  letterSpacing,
});

export const voice = styleVariants({
  1: typeface("115%", 700, "-.02em"),
  2: typeface("84%", 700, ".08em"),
  3: typeface("100%", 560, "-.01em"),
  4: typeface("78%", 680, ".06em"),
  5: typeface("122%", 760, "-.03em"),
  6: typeface("108%", 620, "-.02em"),
  7: typeface("96%", 800, ".01em"),
  8: typeface("82%", 640, "0"),
  9: typeface("118%", 640, ".04em"),
  10: typeface("100%", 720, "-.02em"),
  11: typeface("74%", 760, ".1em"),
  12: typeface("112%", 520, "-.01em"),
  13: typeface("104%", 780, ".02em"),
  14: typeface("92%", 600, "0"),
  15: typeface("80%", 720, ".05em"),
  16: typeface("106%", 640, "-.015em"),
  17: typeface("116%", 680, "-.025em"),
  18: typeface("88%", 640, ".12em"),
  19: typeface("94%", 600, "-.005em"),
});

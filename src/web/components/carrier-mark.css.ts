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
  norrvikLine: typeface("115%", 700, "-.02em"),
  castellan: typeface("84%", 700, ".08em"),
  halcyonOcean: typeface("100%", 560, "-.01em"),
  orientMeridian: typeface("78%", 680, ".06em"),
  tessera: typeface("122%", 760, "-.03em"),
  blauwind: typeface("108%", 620, "-.02em"),
  saltmarsh: typeface("96%", 800, ".01em"),
  kestrelContainer: typeface("82%", 640, "0"),
  nineSeas: typeface("118%", 640, ".04em"),
  amberline: typeface("100%", 720, "-.02em"),
  corvane: typeface("74%", 760, ".1em"),
  pelagia: typeface("112%", 520, "-.01em"),
  vestmar: typeface("104%", 780, ".02em"),
  longshore: typeface("92%", 600, "0"),
  leewardBox: typeface("80%", 720, ".05em"),
  australCross: typeface("106%", 640, "-.015em"),
  monsoonLine: typeface("116%", 680, "-.025em"),
  zephyra: typeface("88%", 640, ".12em"),
  ostaraShipping: typeface("94%", 600, "-.005em"),
});

import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { type, lettering } from "#web/styles/declarations.ts";

export const money = style({
  fontVariantNumeric: "tabular-nums lining-nums",
  fontWeight: 640,
  letterSpacing: "-.018em",
  whiteSpace: "nowrap",
});

export const price = style({ ...type("price", 660, 1.15), ...lettering("104%", "-.028em") });

export const currency = style({
  ...lettering("88%", ".02em"),
  fontWeight: 600,
  color: vars.color.text2,
  marginInlineEnd: ".3em",
  // The code never gets smaller than 12 px.
  selectors: { [`${price} > &`]: { fontSize: ".5em" } },
});

export const plain = style({ fontWeight: "inherit", letterSpacing: "inherit" });

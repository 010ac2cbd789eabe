import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { type } from "#web/styles/declarations.ts";

export const money = style({
  fontVariantNumeric: "tabular-nums lining-nums",
  fontWeight: 640,
  letterSpacing: "-.018em",
  whiteSpace: "nowrap",
});

export const price = style({ ...type("price", 660, 1.15), fontStretch: "104%", letterSpacing: "-.028em" });

export const currency = style({
  fontStretch: "88%",
  fontWeight: 600,
  letterSpacing: ".02em",
  color: vars.color.text2,
  marginInlineEnd: ".3em",
  // The code never gets smaller than 12 px.
  selectors: { [`${price} > &`]: { fontSize: ".5em" } },
});

export const plain = style({ fontWeight: "inherit", letterSpacing: "inherit" });

import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";

export const money = style({
  fontVariantNumeric: "tabular-nums lining-nums",
  fontWeight: 640,
  letterSpacing: "-.018em",
  whiteSpace: "nowrap",
});

/** The total of an offer: the one large number of a card. */
export const price = style({
  fontSize: "1.875rem",
  lineHeight: 1.15,
  fontWeight: 660,
  fontStretch: "104%",
  letterSpacing: "-.028em",
});

export const currency = style({
  fontStretch: "88%",
  fontWeight: 600,
  letterSpacing: ".02em",
  color: vars.color.text2,
  marginInlineEnd: ".3em",
  // Under a large figure the code stays the size of the text around it, never under 12 px.
  selectors: { [`${price} > &`]: { fontSize: ".5em" } },
});

export const plain = style({ fontWeight: "inherit", letterSpacing: "inherit" });

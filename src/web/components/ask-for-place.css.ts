import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { text } from "../styles/typography.css.ts";

export const askForPlace = style([
  text.caption,
  { marginTop: ".375rem", color: vars.color.text2, overflowWrap: "anywhere" },
]);

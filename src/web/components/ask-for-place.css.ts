import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { text } from "../styles/typography.css.ts";
import { space } from "../styles/tokens.ts";

export const askForPlace = style([
  text.caption,
  { marginTop: space(6), color: vars.color.text2, overflowWrap: "anywhere" },
]);

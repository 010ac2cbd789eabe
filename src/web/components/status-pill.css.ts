import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { radius } from "../styles/tokens.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".4375rem",
  minHeight: "1.625rem",
  padding: ".125rem .6875rem .125rem .5rem",
  borderRadius: radius.full,
  border: "1px solid",
  fontSize: ".8125rem",
  fontWeight: 600,
  lineHeight: 1.1,
  whiteSpace: "nowrap",
});

export const pill = styleVariants(vars.tone, (tone) => [
  base,
  { background: tone.fill, color: tone.text, borderColor: tone.line },
]);

import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { radius } from "../styles/tokens.ts";

const base = style({
  display: "flex",
  gap: ".75rem",
  alignItems: "flex-start",
  padding: ".8125rem 1rem",
  borderRadius: radius[3],
  border: "1px solid",
  fontSize: ".9375rem",
  lineHeight: 1.45,
});

export const banner = styleVariants(vars.tone, (tone) => [
  base,
  { borderColor: tone.line, background: tone.fill, color: tone.text },
]);

globalStyle(`${base} > svg`, { marginTop: ".08rem" });
globalStyle(`${base} strong`, { fontWeight: 660 });
export const message = style({ flex: 1, minWidth: 0 });
export const close = style({ margin: "-.1rem -.25rem -.1rem auto" });

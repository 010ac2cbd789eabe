import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { radius, space, edge, fontSize } from "../styles/tokens.ts";

const base = style({
  display: "flex",
  gap: space(12),
  alignItems: "flex-start",
  padding: `.8125rem ${space(16)}`,
  borderRadius: radius[3],
  border: `${edge(1)} solid`,
  fontSize: fontSize.ui,
  lineHeight: 1.45,
});

export const banner = styleVariants(vars.tone, (tone) => [
  base,
  { borderColor: tone.line, background: tone.fill, color: tone.text },
]);

globalStyle(`${base} > svg`, { marginTop: ".08rem" });
globalStyle(`${base} strong`, { fontWeight: 660 });
export const message = style({ flex: 1, minWidth: 0 });
export const close = style({ margin: `-.1rem ${space(-4)} -.1rem auto` });

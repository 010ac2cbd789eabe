import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { radius, space, edge, fontSize, extent } from "../styles/tokens.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(6),
  minHeight: extent(28),
  padding: space(2, 12, 2, 8),
  borderRadius: radius.full,
  border: `${edge(1)} solid`,
  fontSize: fontSize.caption,
  fontWeight: 600,
  lineHeight: 1.1,
  whiteSpace: "nowrap",
});

export const pill = styleVariants(vars.tone, (tone) => [
  base,
  { background: tone.fill, color: tone.text, borderColor: tone.line },
]);

import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { radius, space, edge, extent } from "../styles/tokens.ts";
import { layout, type } from "#web/styles/declarations.ts";

const base = style({
  ...layout.inlineRow(6),
  minHeight: extent(28),
  padding: space(2, 12, 2, 8),
  borderRadius: radius.full,
  border: `${edge(1)} solid`,
  ...type("caption", 600, 1.1),
  whiteSpace: "nowrap",
});

export const pill = styleVariants(vars.tone, (tone) => [
  base,
  { background: tone.fill, color: tone.text, borderColor: tone.line },
]);

import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { radius, edge } from "../styles/tokens.ts";
import { layout, type } from "#web/styles/declarations.ts";

const base = style({
  ...layout.inlineRow(6),
  ...layout.control(28, 2, 12, 2, 8),
  borderRadius: radius.full,
  border: `${edge(1)} solid`,
  ...type("caption", 600, 1.1),
  whiteSpace: "nowrap",
});

export const pill = styleVariants(vars.tone, (tone) => [
  base,
  { background: tone.fill, color: tone.text, borderColor: tone.line },
]);

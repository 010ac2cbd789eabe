import { style } from "@vanilla-extract/css";
import { text } from "#web/styles/typography.css.ts";
import { space } from "#web/styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const choices = style({ ...layout.stack(4), minWidth: 0 });
export const legend = style([text.small, { marginBottom: space(4), fontWeight: 600 }]);

import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { fontSize } from "../styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const pager = style({ ...layout.wrappedRow(12), fontSize: fontSize.small });

export const rows = style({ ...layout.inlineRow(8), marginInlineStart: "auto", color: vars.color.text2 });

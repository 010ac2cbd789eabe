import { style } from "@vanilla-extract/css";
import { layout } from "#web/styles/declarations.ts";

/** Buttons and short texts side by side. */
export const wrapped = style({ ...layout.wrappedRow(8, 12) });

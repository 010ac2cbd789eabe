import { style } from "@vanilla-extract/css";
import { layout } from "#web/styles/declarations.ts";
import { space } from "#web/styles/tokens.ts";

export const undoWindow = style({
  ...layout.spreadWrappedRow(8),
  ...layout.filled("surface2", 2),
  padding: space(8, 12),
});

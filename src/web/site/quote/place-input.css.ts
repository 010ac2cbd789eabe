import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, extent, edge, fontSize } from "#web/styles/tokens.ts";
import { forcedColors } from "../layout/media.ts";
import { layout, quiet, type } from "#web/styles/declarations.ts";

export const list = style({
  ...layout.floating,
  zIndex: 3,
  top: `calc(100% + ${space(6)})`,
  insetInlineStart: 0,
  width: `max(100%, ${extent(352)})`,
  ...layout.surface("line2", 3),
  overflow: "hidden",
  cursor: "default",
  "@media": {
    [below.sm]: { insetInlineStart: `calc(${extent(28)} * -1)`, width: `calc(100% + ${extent(28)})` },
    [forcedColors]: { border: `${edge(1)} solid CanvasText` },
  },
});
export const options = style({
  maxHeight: extent(320),
  overflow: "auto",
  overscrollBehavior: "contain",
  padding: space(6),
});
export const country = style({ padding: space(8, 8, 4), ...quiet("caption", 560) });
export const option = style({
  ...layout.spreadRow(12),
  ...layout.option(44, 6, 8),
  border: 0,
  background: "none",
  fontSize: fontSize.ui,
  selectors: {
    "&:hover": { background: vars.color.surface2 },
    "&[aria-selected=true]": {
      background: vars.color.surface2,
      boxShadow: `inset 0 0 0 ${edge(2)} ${vars.color.focus}`,
    },
  },
});
export const optionFacts = style({ ...layout.inlineRow(12), color: vars.color.text2 });
export const problem = style({
  gridColumn: "1 / -1",
  ...type("caption", undefined, 1.4),
  color: vars.tone.critical.text,
});
export const message = style({ display: "block", padding: space(12), ...quiet("small", undefined, 1.45) });

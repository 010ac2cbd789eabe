import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius, space, extent, edge, fontSize } from "#web/styles/tokens.ts";
import { forcedColors } from "../layout/media.ts";
import { layout, quiet } from "#web/styles/declarations.ts";

const layer = 40;

export const backdrop = style({
  display: "none",
  "@media": {
    [below.sm]: { display: "block", position: "fixed", inset: 0, zIndex: layer, background: vars.color.scrim },
  },
});

export const list = style({
  ...layout.floating,
  zIndex: layer,
  top: `calc(100% + ${space(8)})`,
  right: `calc(${extent(112)} * -1)`,
  width: `min(${extent(624)}, 100vw - ${extent(64)})`,
  ...layout.columns("1fr 1fr", 8),
  padding: space(8),
  ...layout.surface("line2", 3),
  cursor: "default",
  "@media": {
    [below.sm]: {
      position: "fixed",
      inset: "auto 0 0",
      width: "auto",
      maxHeight: "85dvh",
      overflowY: "auto",
      gridTemplateColumns: "minmax(0, 1fr)",
      padding: space(16, 12, 20),
      border: 0,
      borderRadius: `${radius[4]} ${radius[4]} 0 0`,
    },
    [forcedColors]: { border: `${edge(1)} solid CanvasText` },
  },
});

export const kind = style({ padding: space(8, 8, 4), ...quiet("caption", 560) });

export const option = style({
  ...layout.centredColumns(`${extent(112)} minmax(0, 1fr) auto`, 12),
  ...layout.option(48, 4, 8),
  fontSize: fontSize.ui,
  selectors: {
    "&:hover": { background: vars.color.surface2 },
    "&[aria-selected=true]": { background: vars.color.surface2 },
  },
});
export const activeOption = style([option, { boxShadow: `inset 0 0 0 ${edge(2)} ${vars.color.focus}` }]);

export const drawing = style({ width: extent(112), height: "auto" });
export const ground = style({ stroke: vars.color.text, strokeWidth: 1.2, fill: "none" });
export const volume = style({ marginInlineStart: space(4), ...quiet("caption") });
export const name = style({ display: "block", ...quiet("caption", undefined, 1.3) });
export const mark = style({ color: vars.color.accentText });

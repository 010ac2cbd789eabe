import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { coarsePointer, extent, edge, space } from "../styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const stepper = style({
  display: "inline-grid",
  gridTemplateColumns: `${extent(36)} minmax(${extent(36)}, auto) ${extent(36)}`,
  gridAutoRows: extent(36),
  alignItems: "stretch",
  ...layout.surface("lineInput", 2),
  overflow: "hidden",
  "@media": {
    [coarsePointer]: {
      gridTemplateColumns: `${extent(44)} minmax(${extent(40)}, auto) ${extent(44)}`,
      gridAutoRows: extent(44),
    },
  },
});

export const step = style({
  ...layout.centred,
  color: vars.color.text,
  ":hover": { background: vars.color.surface2 },
  ":focus-visible": layout.focusRing(-3),
  ":disabled": { color: vars.color.disabled, background: "none" },
});

export const count = style({
  ...layout.centred,
  paddingInline: space(4),
  fontWeight: 640,
  boxShadow: `inset ${edge(1)} 0 ${vars.color.line}, inset ${edge(-1)} 0 ${vars.color.line}`,
});

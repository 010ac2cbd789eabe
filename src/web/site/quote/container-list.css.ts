import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius } from "#web/styles/tokens.ts";
import { forcedColors } from "../layout/media.ts";

const layer = 40;

export const backdrop = style({
  display: "none",
  "@media": {
    [below.sm]: { display: "block", position: "fixed", inset: 0, zIndex: layer, background: vars.color.scrim },
  },
});

export const list = style({
  position: "absolute",
  zIndex: layer,
  top: "calc(100% + .5rem)",
  right: "-7rem",
  width: "min(39rem, 100vw - 4rem)",
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: ".5rem",
  padding: ".5rem",
  background: vars.color.surface,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: radius[3],
  boxShadow: vars.shadow.floating,
  cursor: "default",
  "@media": {
    [below.sm]: {
      position: "fixed",
      inset: "auto 0 0",
      width: "auto",
      maxHeight: "85dvh",
      overflowY: "auto",
      gridTemplateColumns: "minmax(0, 1fr)",
      padding: "1rem .75rem 1.25rem",
      border: 0,
      borderRadius: `${radius[4]} ${radius[4]} 0 0`,
    },
    [forcedColors]: { border: "1px solid CanvasText" },
  },
});

export const kind = style({
  padding: ".5rem .625rem .25rem",
  fontSize: ".8125rem",
  fontWeight: 560,
  color: vars.color.text2,
});

export const option = style({
  display: "grid",
  gridTemplateColumns: "6.75rem minmax(0, 1fr) auto",
  alignItems: "center",
  gap: ".75rem",
  width: "100%",
  minHeight: "2.875rem",
  padding: ".25rem .625rem",
  borderRadius: radius[2],
  textAlign: "start",
  fontSize: ".9375rem",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.surface2 },
    "&[aria-selected=true]": { background: vars.color.surface2 },
  },
});
export const activeOption = style([option, { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` }]);

export const drawing = style({ width: "6.75rem", height: "auto" });
export const ground = style({ stroke: vars.color.text, strokeWidth: 1.2, fill: "none" });
export const volume = style({ marginInlineStart: ".25rem", fontSize: ".8125rem", color: vars.color.text2 });
export const name = style({ display: "block", fontSize: ".8125rem", lineHeight: 1.3, color: vars.color.text2 });
export const mark = style({ color: vars.color.accentText });

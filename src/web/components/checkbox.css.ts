import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { extent, fontSize, edge, space, radius } from "../styles/tokens.ts";
import { layout, quiet } from "#web/styles/declarations.ts";

export const row = style({
  ...layout.centredColumns("auto 1fr auto", 8),
  minHeight: extent(40),
  paddingBlock: space(4),
  fontSize: fontSize.ui,
  cursor: "pointer",
  ...layout.touchHeight,
});

export const place = style({ ...layout.centred, gridTemplate: `${extent(18)} / ${extent(18)}` });

export const checkmark = style({
  gridArea: "1 / 1",
  appearance: "none",
  ...layout.square(18),
  margin: 0,
  border: `${edge(1.5)} solid ${vars.color.lineInput}`,
  borderRadius: radius.small,
  background: vars.color.surface,
  cursor: "inherit",
  selectors: { "&:checked": { background: vars.color.inverse, borderColor: vars.color.inverse } },
});

export const tick = style({
  gridArea: "1 / 1",
  display: "grid",
  color: vars.color.onInverse,
  visibility: "hidden",
  pointerEvents: "none",
  selectors: { [`${checkmark}:checked + &`]: { visibility: "visible" } },
});

export const note = style({ color: vars.color.text3, fontSize: fontSize.caption, marginInlineStart: space(6) });
export const end = style(quiet("small", 540));

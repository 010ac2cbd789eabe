import { style } from "@vanilla-extract/css";
import { layout, quiet, type } from "#web/styles/declarations.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, edge, extent, radius, space } from "#web/styles/tokens.ts";

const room = style({ marginTop: space(12), height: extent(44), marginBottom: space(-4) });

export const waiting = style([room, layout.centred, quiet("small", undefined, 1.3), { textAlign: "center" }]);

const sticky = style({
  position: "sticky",
  top: space(72),
  zIndex: 20,
  display: "flex",
  justifyContent: "center",
  /* Long news on a narrow phone are higher than their room, which stays as it is. */
  alignItems: "center",
  pointerEvents: "none",
});
export const bar = style([room, sticky]);
/** Over the list: it has no room for news, and must not move. */
export const barWithoutRoom = style([sticky, { height: 0, alignItems: "flex-start" }]);

export const show = style({
  position: "relative",
  pointerEvents: "auto",
  ...layout.inlineRow(8),
  minHeight: extent(44),
  maxWidth: "100%",
  padding: space(4, 16),
  borderRadius: radius[2],
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: `inset 0 ${edge(-3)} 0 ${vars.color.accent}, ${vars.shadow.floating}`,
  ...type("ui", undefined, 1.2),
  selectors: { "&:hover": { background: vars.color.inverseHover } },
  "@media": { [below.sm]: { paddingInline: space(12), ...type("small", undefined, 1.2) } },
});
export const news = style({ fontWeight: 640 });
export const lowest = style({
  paddingInlineStart: space(12),
  borderInlineStart: `${edge(1)} solid currentColor`,
  whiteSpace: "nowrap",
  "@media": { [below.sm]: { display: "none" } },
});

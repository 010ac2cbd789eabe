import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { below, space, edge, extent } from "../styles/tokens.ts";
import { layout, quiet } from "#web/styles/declarations.ts";

export const list = style({
  ...layout.flex(4),
  boxShadow: `inset 0 ${edge(-1)} 0 ${vars.color.line2}`,
  ...layout.scrolled,
});

export const tab = style({
  position: "relative",
  ...layout.inlineLine(8),
  ...layout.control(52, 0, 16),
  ...quiet("ui", 580),
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { color: vars.color.text },
    "&[data-selected]": { color: vars.color.text, fontWeight: 660 },
    "&[data-selected]::after": { ...layout.bottomBar(8, 3, vars.color.accent) },
    "&[data-focus-visible]": layout.focusRing(-3),
  },
  "@media": { [below.sm]: { minHeight: extent(48), paddingInline: space(12), flex: 1, justifyContent: "center" } },
});

globalStyle(`${tab} > svg`, { color: vars.color.text3, ...layout.hidden(below.sm) });
globalStyle(`${tab}[data-selected] > svg`, { color: vars.color.accentText });

export const panel = style({ selectors: { "&[data-focus-visible]": layout.focusRing(4) } });

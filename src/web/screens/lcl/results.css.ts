import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, fontSize, extent, edge } from "#web/styles/tokens.ts";
import { layout, quiet, ground } from "#web/styles/declarations.ts";

export const place = style({
  ...layout.columns("minmax(0, 1fr)", 16),
  marginTop: space(24),
  "@media": { [below.sm]: { marginTop: space(20), paddingBottom: space(32) } },
});

export const wheel = style({ display: "grid", justifyItems: "center", padding: space(32, 0) });

export const updating = style({ opacity: 0.55, transition: "opacity 120ms 200ms" });

export const title = style({
  ...layout.baselineRow(2, 12),
  marginInlineEnd: "auto",
  "@media": { [below.sm]: { flexBasis: "100%" } },
});
export const found = style({ scrollMarginTop: space(88), outline: "none" });

export const filter = style({
  ...layout.inlineRow(6),
  ...layout.control(40, 0, 12),
  ...layout.framed("lineInput", "full"),
  background: vars.color.surface,
  ...quiet("small", 560),
  selectors: {
    "&:hover": { ...ground.hovered },
    "&[aria-pressed=true]": {
      borderColor: vars.color.text,
      boxShadow: `inset 0 0 0 ${edge(1)} ${vars.color.text}`,
      color: vars.color.text,
      fontWeight: 640,
    },
  },
  ...layout.touchHeight,
});
export const choice = style({
  width: extent(184),
  "@media": { [below.sm]: { flex: `1 1 ${extent(144)}`, width: "auto" } },
});

export const part = style(layout.columns("minmax(0, 1fr)", 12));
export const partHead = style({
  ...layout.baselineRow(2, 12),
  paddingTop: space(16),
  borderTop: `${edge(1.5)} solid ${vars.color.text}`,
});
export const partTitle = style({
  ...layout.inlineRow(8),
  fontSize: fontSize.lead,
  "@media": { [below.sm]: { fontSize: fontSize.h3 } },
});
globalStyle(`${partTitle} > i`, { flex: "none" });
export const partNote = style({
  ...quiet("ui"),
  "@media": { [below.sm]: { flexBasis: "100%", fontSize: fontSize.small } },
});

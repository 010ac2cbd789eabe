import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, extent, space, fontSize, edge } from "#web/styles/tokens.ts";
import { layout, quiet, type, lettering } from "#web/styles/declarations.ts";

/** Suggestions are positioned relative to this element; nothing around the field may clip them. */
export const suggestionPlace = style({ position: "relative" });

export const list = style({
  maxHeight: extent(432),
  overflow: "auto",
  padding: space(6),
  outline: "none",
  overscrollBehavior: "contain",
});

export const heading = style({ ...layout.row(8), padding: space(8, 8, 6), ...quiet("caption", 560) });

export const countryTile = style({
  ...layout.inlineCentred,
  height: extent(18),
  ...layout.rounded("small", 0, 4),
  background: vars.color.tile,
  color: vars.color.onTile,
  ...type("micro", 650),
  ...lettering("88%", ".04em"),
});

export const option = style({
  ...layout.row(12),
  ...layout.roundControl(2, 48, 6, 8),
  ...type("ui", undefined, 1.4),
  cursor: "pointer",
  outline: "none",
  "@media": { [below.xs]: { gap: space(8) } },
  selectors: {
    "&[data-focused]": { background: vars.color.surface2, boxShadow: `inset 0 0 0 ${edge(2)} ${vars.color.focus}` },
  },
});

globalStyle(`${option} > svg`, { color: vars.color.text3 });
globalStyle(`${option} mark`, {
  background: "none",
  color: "inherit",
  fontWeight: 700,
  boxShadow: `inset 0 -.14em 0 ${vars.color.accentLine}`,
});

export const slim = style({ minHeight: extent(40), ...layout.touchHeight });
export const optionText = style({ flex: 1, ...layout.breakable });
export const detail = style({ display: "block", ...type("caption", undefined, 1.3), color: vars.color.text3 });
export const optionCode = style({ fontSize: fontSize.small, color: vars.color.text });

export const foot = style({
  display: "flex",
  justifyContent: "space-between",
  flexWrap: "wrap",
  columnGap: space(16),
  height: extent(36),
  overflow: "hidden",
  ...layout.ruledRow(0, 12),
  lineHeight: extent(36),
  flex: "none",
  fontSize: fontSize.micro,
  color: vars.color.text2,
  background: vars.color.surface2,
});

export const keys = style({
  ...layout.inlineRow(4),
  "@media": { [below.sm]: { display: "none" }, [coarsePointer]: { display: "none" } },
});

export const keyCap = style({
  ...layout.inlineCentred,
  minWidth: extent(20),
  height: extent(18),
  ...layout.rounded("small", 0, 4),
  ...type("micro", 600, 1),
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 ${edge(1)} ${vars.color.line2}`,
});

export const message = style({ ...layout.flex(12), padding: space(12, 16), lineHeight: 1.45 });
globalStyle(`${message} > svg`, { color: vars.color.text3, marginTop: space(2) });
globalStyle(`${message} b`, { display: "block", ...type("ui", 600) });
globalStyle(`${message} small`, { display: "block", ...quiet("small") });

export const waiting = style({ display: "grid", padding: space(6) });
export const waitingRow = style({ ...layout.row(12), ...layout.control(48, 6, 8) });
export const grow = style({ flex: 1 });

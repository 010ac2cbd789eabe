import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, extent, space, fontSize } from "#web/styles/tokens.ts";
import { layout, quiet, type, ground } from "#web/styles/declarations.ts";

export const days = style({
  ...quiet("ui", undefined, 1.2),
  textAlign: "end",
  whiteSpace: "nowrap",
  "@media": {
    [below.sm]: { gridRow: 2, gridColumn: "1 / 3", alignSelf: "center", textAlign: "start", whiteSpace: "normal" },
  },
});
export const daysFigure = style({
  color: vars.color.text,
  ...type("h2", 640),
  letterSpacing: "-.02em",
  "@media": { [below.sm]: { fontSize: fontSize.h3 } },
});
export const daysUnit = style({ "@media": { [below.sm]: { fontSize: fontSize.caption } } });
export const daysOnRequest = style({
  whiteSpace: "normal",
  maxWidth: extent(112),
  ...type("caption", undefined, 1.3),
});

export const facts = style({ ...layout.ruled(8, 12) });

export const coverage = style({
  ...layout.columns("minmax(0, 1fr)", 2),
  marginTop: space(8),
  "@media": { [below.sm]: { marginTop: space(12) } },
});

export const cardPin = style({
  ...layout.inlineRow(6),
  flex: "none",
  ...layout.control(36, 0, 12),
  ...layout.framed("lineInput", "full"),
  ...quiet("caption", 600),
  selectors: {
    "&:hover": { ...ground.hovered },
    "&[aria-pressed=true]": {
      ...ground.inverse,
      borderColor: vars.color.inverse,
    },
  },
  "@media": {
    [coarsePointer]: { minHeight: extent(44) },
    [below.sm]: {
      gridRow: 2,
      gridColumn: 3,
      justifySelf: "end",
      justifyContent: "center",
      width: extent(44),
      minHeight: extent(44),
      padding: 0,
    },
  },
});

export const tooHeavy = style({
  ...layout.columns("auto minmax(0, 1fr)", 2, 8),
  marginTop: space(12),
  ...layout.rounded(2, 12),
  ...layout.toned("critical"),
  ...type("ui", undefined, 1.4),
});
globalStyle(`${tooHeavy} > svg`, { marginTop: space(2) });
export const suggestions = style({
  gridColumn: 2,
  ...layout.wrappedRow(8),
  marginTop: space(6),
  ...quiet("small"),
  "@media": { [below.sm]: { gridColumn: "1 / -1" } },
});

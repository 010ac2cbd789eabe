import { globalStyle, style } from "@vanilla-extract/css";
import { below, coarsePointer, palette, space, fontSize, extent, edge, onInkText } from "#web/styles/tokens.ts";
import { layout, type } from "#web/styles/declarations.ts";

export const footer = style({ background: palette.ink[900] });

globalStyle(`${footer}, ${footer} *`, {
  "@media": { print: { color: "#000 !important", background: "none !important" } },
});

export const columns = style({
  ...layout.columns("1.6fr 1fr 1fr 1.2fr 1.3fr", 40),
  paddingBlock: space(72, 56),
  fontSize: fontSize.ui,
  color: onInkText.strong,
  "@media": {
    [below.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [below.sm]: { gap: space(32, 24), paddingBlock: space(48, 32) },
    [below.tiny]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

const touchTarget = { minWidth: extent(44), minHeight: extent(44) };

export const home = style({ color: "#FFFFFF" });
export const about = style({ marginTop: space(20), color: onInkText.quiet });
export const whole = style({ "@media": { [below.sm]: { gridColumn: "1 / -1" } } });
export const title = style({ ...type("ui", 640), color: "#FFFFFF", marginBottom: space(12) });
export const address = style({ fontStyle: "normal", lineHeight: 2 });
export const addressLine = style({ display: "block", textWrap: "balance" });
export const line = style({
  ...layout.inlineRow(),
  minHeight: extent(32),
  maxWidth: "100%",
  overflowWrap: "anywhere",
  "@media": { [below.lg]: touchTarget, [coarsePointer]: touchTarget },
});
globalStyle(`${line}:hover`, { ...layout.underline });

export const draught = style({
  ...layout.endStack(4),
  paddingBottom: space(12),
  ...type("ui", 700, 1),
  fontStretch: "112%",
  color: "rgb(255 255 255 / .62)",
  fontVariantNumeric: "tabular-nums lining-nums",
  "@media": { print: { display: "none" } },
});

export const underwater = style({
  background: palette.accent[600],
  color: "#FFFFFF",
  borderTop: `${edge(3)} solid ${palette.sand[100]}`,
});
export const rights = style({
  ...layout.wrappedRow(4, 24),
  justifyContent: "space-between",
  paddingBlock: space(20),
  fontSize: fontSize.small,
});
export const legal = style({ ...layout.flex(24) });

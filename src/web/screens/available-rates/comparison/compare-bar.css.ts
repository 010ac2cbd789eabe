import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, fullMotion, duration, ease, space, edge, extent, fontSize, shadow } from "#web/styles/tokens.ts";
import { layout, quiet, type } from "#web/styles/declarations.ts";

const slideUp = keyframes({ from: { transform: "translateY(100%)" } });

export const compareBar = style({
  position: "sticky",
  bottom: 0,
  zIndex: 30,
  marginTop: space(40),
  background: vars.color.surface,
  borderTop: `${edge(3)} solid ${vars.color.accent}`,
  boxShadow: shadow.bar,
  "@media": { [fullMotion]: { animation: `${slideUp} ${duration[3]} ${ease.out}` } },
});

export const inside = style({
  ...layout.row(20),
  minHeight: extent(80),
  "@media": { [below.sm]: { ...layout.stack(8), minHeight: 0, paddingBlock: space(12) } },
});

export const slots = style({
  flex: 1,
  minWidth: 0,
  ...layout.columns("repeat(3, minmax(0, 1fr))", 12),
  "@media": { [below.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }, [below.rateCard]: { gap: space(8) } },
});

export const slot = style({
  ...layout.row(12),
  ...layout.control(56, 6, 8),
  ...layout.framed("line2", 2),
  "@media": {
    [below.rateCard]: { ...layout.columns("minmax(0, 1fr) auto", 0, 4), minHeight: 0, paddingInlineEnd: space(4) },
  },
});
export const offer = style({ minWidth: 0 });
export const carrier = style({
  display: "block",
  ...type("ui", 620, 1.25),
  ...layout.oneLine,
  "@media": { [below.rateCard]: { fontSize: fontSize.caption } },
});
export const transit = style({ ...quiet("caption"), ...layout.hidden(below.rateCard) });
export const total = style({
  marginInlineStart: "auto",
  fontSize: fontSize.h3,
  "@media": { [below.rateCard]: { gridRow: 2, margin: 0, fontSize: fontSize.small } },
});
export const remove = style({
  "@media": { [below.sm]: { gridRow: "1 / span 2", gridColumn: 2, alignSelf: "center" } },
});

export const emptySlot = style({
  ...layout.row(8),
  justifyContent: "center",
  ...layout.roundControl(2, 56, 6, 8),
  border: `${edge(1)} dashed ${vars.color.lineInput}`,
  color: vars.color.text3,
  ...type("ui", 420),
});

import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, edge, radius, fontSize, extent } from "#web/styles/tokens.ts";

export const clocks = style({ display: "grid", gap: space(8), marginTop: space(12) });

export const clock = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space(8, 20),
  padding: space(12, 16),
  border: `${edge(1)} solid ${vars.color.line2}`,
  borderRadius: radius[2],
  lineHeight: 1.45,
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const name = style({ fontSize: fontSize.caption, color: vars.color.text2 });

const headlineBase = style({ fontSize: fontSize.ui, fontWeight: 640 });
export const headline = styleVariants({
  plain: [headlineBase, { color: vars.color.text }],
  over: [headlineBase, { color: vars.tone.critical.text }],
});

export const note = style({ fontSize: fontSize.small, lineHeight: 1.45, color: vars.color.text2 });

export const strip = style({ display: "flex", flexWrap: "wrap", gap: space(2), maxWidth: extent(208) });

const dayBase = style({
  width: extent(12),
  height: extent(20),
  borderRadius: radius.small,
  boxShadow: `inset 0 0 0 ${edge(1)} ${vars.color.text3}`,
});
export const day = styleVariants({
  used: [dayBase, { background: vars.color.text3 }],
  free: [dayBase, { background: "transparent" }],
  charged: [
    dayBase,
    {
      boxShadow: `inset 0 0 0 ${edge(1)} ${vars.tone.critical.text}`,
      background: `repeating-linear-gradient(135deg, ${vars.tone.critical.text} 0 ${edge(2)}, transparent ${edge(2)} ${edge(6)})`,
    },
  ],
});

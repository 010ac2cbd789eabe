import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, edge, radius, extent } from "#web/styles/tokens.ts";
import { layout, type } from "#web/styles/declarations.ts";

export const clock = style({
  ...layout.centredColumns("minmax(0, 1fr) auto", 8, 20),
  padding: space(12, 16),
  ...layout.framed("line2", 2),
  lineHeight: 1.45,
  ...layout.oneColumn(below.sm),
});

const headlineBase = style(type("ui", 640));
export const headline = styleVariants({
  plain: [headlineBase, { color: vars.color.text }],
  over: [headlineBase, { color: vars.tone.critical.text }],
});

export const strip = style({ ...layout.wrapped(2), maxWidth: extent(208) });

const dayBase = style({
  ...layout.box(12, 20),
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

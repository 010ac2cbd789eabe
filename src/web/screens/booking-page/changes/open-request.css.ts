import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, edge, extent, space, fontSize } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout } from "#web/styles/declarations.ts";

export const card = style({
  overflow: "hidden",
  border: `${edge(1)} solid ${vars.tone.caution.line}`,
  ...layout.filled("surface", 3),
});
export const head = style({
  ...layout.spreadWrapped(4, 16),
  padding: space(12, 20),
  background: vars.tone.caution.fill,
  color: vars.tone.caution.text,
  fontSize: fontSize.ui,
});
export const link = style({
  fontSize: fontSize.small,
  ...layout.underline,
});
export const steps = style({
  ...layout.columns(`repeat(auto-fit, minmax(${extent(128)}, 1fr))`, 12, 16),
  padding: space(16, 20, 0),
  fontSize: fontSize.small,
  ...layout.oneColumn(below.sm),
});
const stepBase = style({
  ...layout.topStack(2),
  paddingTop: space(8),
  borderTop: `${edge(3)} solid`,
  "@media": { [below.sm]: { padding: space(0, 0, 0, 12), borderWidth: `0 0 0 ${edge(3)}`, borderStyle: "solid" } },
});
export const step = styleVariants({
  done: [stepBase, { borderColor: vars.color.accent }],
  toCome: [stepBase, { borderColor: vars.color.line2, color: vars.color.text2 }],
});
globalStyle(`${stepBase} > b`, { fontWeight: 560 });
globalStyle(`${stepBase}[aria-current="step"] > b`, { fontWeight: 700 });
export const note = style([text.small, { padding: space(12, 20, 16), color: vars.color.text2 }]);

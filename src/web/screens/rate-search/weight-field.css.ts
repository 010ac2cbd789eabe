import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, edge } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout } from "#web/styles/declarations.ts";

export const weight = style({
  ...layout.stack(6),
  width: "100%",
  marginTop: space(12),
  "@media": {
    [below.sm]: {
      gridColumn: "1 / -1",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      columnGap: space(12),
      marginTop: space(6),
    },
  },
});

export const weightLabel = style([
  text.caption,
  {
    fontWeight: 560,
    color: vars.color.text2,
    "@media": { [below.sm]: { paddingTop: space(8), whiteSpace: "nowrap" } },
  },
]);

export const weightMain = style(layout.columns("minmax(0, 1fr)", 4));

export const limit = style({
  display: "block",
  height: edge(4),
  marginTop: space(2),
  background: vars.color.surface3,
  forcedColorAdjust: "none",
});
const filled = style({ display: "block", height: "100%" });
export const limitFill = styleVariants({
  within: [filled, { background: vars.color.text }],
  over: [filled, { background: vars.tone.critical.text }],
});

export const weightNote = style([text.caption, { color: vars.color.text2 }]);
globalStyle(`${weightNote} > b`, { color: vars.color.text, fontWeight: 600 });

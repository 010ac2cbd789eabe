import { style } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, space, fontSize } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout } from "#web/styles/declarations.ts";

export const route = style([
  card,
  {
    ...layout.columns(`minmax(0, 1fr) ${extent(40)} minmax(0, 1fr)`, 0, 16),
    padding: space(20, 24, 16),
    "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", padding: space(12, 16, 16) } },
  },
]);

export const swap = style({
  alignSelf: "start",
  marginTop: extent(112),
  "@media": { [below.sm]: { justifySelf: "center", margin: space(8, 0, 2), rotate: "90deg" } },
});

export const hint = style([
  text.caption,
  {
    gridColumn: "1 / -1",
    marginTop: space(12),
    color: vars.color.text2,
    "@media": { [below.sm]: { marginTop: space(12) } },
  },
]);

export const end = style({
  ...layout.columns("minmax(0, 1fr)", 16),
  alignContent: "start",
  minWidth: 0,
  "@media": { [below.sm]: { gap: space(12) } },
});

export const endHead = style({ ...layout.spreadRow(), minHeight: extent(40) });

export const endTitle = style([text.h3, { ...layout.inlineRow(8), fontSize: fontSize.lead }]);

export const sailing = style({
  gridColumn: "1 / -1",
  ...layout.columns("1fr 1fr", 72),
  margin: space(16, -24, 0),
  ...layout.ruledRow(16, 24, 4),
  "@media": {
    [below.sm]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space(16),
      margin: space(16, -16, 0),
      padding: space(16, 16, 0),
    },
  },
});

export const choice = style({ ...layout.topStack(6) });

export const choiceLabel = style([text.caption, { fontWeight: 560, color: vars.color.text2 }]);

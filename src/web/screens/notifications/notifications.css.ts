import { globalStyle, style } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, palette, space, extent } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, rule } from "#web/styles/declarations.ts";

export const topics = style({ maxWidth: extent(384), marginBottom: space(16) });

export const sheet = style([card, { padding: space(0, 24), "@media": { [below.sm]: { padding: space(0, 16) } } }]);
export const waiting = style({ ...layout.stack(12), paddingBlock: space(20) });

export const entry = style({
  position: "relative",
  ...layout.startColumns(`${extent(36)} minmax(0, 1fr) auto`, 4, 12),
  padding: space(12, 0),
  selectors: { "& + &": { borderTop: rule.line } },
  "@media": { [below.sm]: { gridTemplateColumns: `${extent(36)} minmax(0, 1fr)` } },
});
export const entryNew = style([
  entry,
  {
    fontWeight: 620,
    selectors: {
      "&::before": {
        ...layout.pseudo,
        insetInlineStart: space(-16),
        top: space(24),
        ...layout.circle(8),
        background: palette.accent[600],
      },
    },
    "@media": { [below.sm]: { selectors: { "&::before": { insetInlineStart: space(-12) } } } },
  },
]);
export const mark = style({
  ...layout.centredSquare(36),
  ...layout.filled("surface2", 2),
  color: vars.color.text2,
});
export const body = style({ ...layout.stack(2), ...layout.breakable });
export const side = style({
  ...layout.endStack(2),
  "@media": { [below.sm]: { gridColumn: 2, ...layout.spreadRow() } },
});
export const secondary = style([text.small, { color: vars.color.text2, fontWeight: 400 }]);
export const more = style({ display: "flex", justifyContent: "center", marginTop: space(16) });

export const settings = style({ marginTop: space(32) });
export const table = style({ width: "100%" });
globalStyle(`${table} th`, { textAlign: "start", fontWeight: 560, padding: space(8, 0) });
globalStyle(`${table} thead th:not(:first-child)`, { width: extent(72), textAlign: "center" });
globalStyle(`${table} th small`, { display: "block" });
export const settingRow = style({ borderTop: rule.line });
export const cell = style({ textAlign: "center", verticalAlign: "middle" });
export const switchBox = style({
  ...layout.inlineSquare(44),
  cursor: "pointer",
});
globalStyle(`${switchBox} input`, { ...layout.square(20), accentColor: vars.color.text, cursor: "inherit" });

export const digest = style({ ...layout.ruled(12) });

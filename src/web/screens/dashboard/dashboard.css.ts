import { style } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, extent } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout } from "#web/styles/declarations.ts";

export const search = style([
  card,
  {
    ...layout.startColumns(`minmax(0, 1fr) minmax(0, 1fr) ${extent(208)} auto`, 12, 16),
    padding: space(20, 24),
    "@media": {
      [below.lg]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
      [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", padding: space(16) },
    },
  },
]);

export const send = style({ marginTop: space(24), "@media": { [below.lg]: { marginTop: 0, alignSelf: "end" } } });

export const searchFoot = style([
  text.small,
  { gridColumn: "1 / -1", ...layout.wrapped(4, 16), color: vars.color.text2 },
]);

export const columns = style({
  ...layout.startColumns("minmax(0, 3fr) minmax(0, 2fr)", 24),
  marginTop: space(24),
  "@media": {
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [below.sm]: { gap: space(16), marginTop: space(16) },
  },
});

export const notice = style({ marginBottom: space(16) });

export const overdue = style([text.small, { ...layout.flex(6), color: vars.tone.critical.text, fontWeight: 560 }]);
export const waiting = style([
  card,
  {
    ...layout.stack(12),
    padding: space(20, 24, 16),
    "@media": { [below.sm]: { padding: space(16) } },
  },
]);

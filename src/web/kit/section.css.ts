import { style, styleVariants } from "@vanilla-extract/css";
import { layout } from "#web/styles/declarations.ts";
import { card } from "#web/styles/layout.css.ts";
import { below, space } from "#web/styles/tokens.ts";

const sheet = style([card, { padding: space(20, 24), minWidth: 0, "@media": { [below.sm]: { padding: space(16) } } }]);

export const section = styleVariants({
  sheet: [sheet],
  list: [
    sheet,
    { gridColumn: "1 / -1", paddingBottom: space(8), "@media": { [below.sm]: { paddingBottom: space(4) } } },
  ],
});

/** Below the bar of the portal when the address names it. */
export const anchor = style({ scrollMarginTop: space(88) });

export const head = style(layout.spreadBaselineRow(4, 24));

export const gaps = styleVariants({ 4: { marginBottom: space(4) }, 12: { marginBottom: space(12) } });

export const title = style({ scrollMarginTop: space(24) });

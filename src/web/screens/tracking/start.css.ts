import { style, globalStyle } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, space } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout } from "#web/styles/declarations.ts";

export const start = style({
  ...layout.startColumns(`minmax(0, 1fr) ${extent(384)}`, 24),
  marginTop: space(20),
  "@media": {
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [below.sm]: { gap: space(16), marginTop: space(16) },
  },
});

const section = style([card, { padding: space(16, 24, 8), "@media": { [below.sm]: { padding: space(16, 16, 4) } } }]);
export const ownBookings = section;
export const other = style([
  section,
  { paddingBottom: space(24), "@media": { [below.sm]: { paddingBottom: space(20) } } },
]);

export const ownHead = style({ ...layout.spreadBaselineRow(4, 16), paddingBottom: space(12) });

export const lead = style([text.small, { margin: space(4, 0, 16), color: vars.color.text2 }]);

export const nothing = style([
  text.ui,
  {
    ...layout.startStack(12),
    ...layout.ruledRow(12, 0, 16),
    color: vars.color.text2,
  },
]);

/* On a phone the form is below: it comes into view once, where it stays. */
export const waiting = style([nothing, { "@media": { [below.lg]: { minHeight: "100vh", alignContent: "start" } } }]);

const fields = style([card, { ...layout.stack(16), alignItems: "start" }]);

const row = style([
  fields,
  {
    gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, .8fr) minmax(0, 1fr) auto",
    marginTop: space(20),
    padding: space(16, 24, 20),
    "@media": {
      [below.rateCard]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
      [below.sm]: { padding: space(16), gap: space(12), marginTop: space(16) },
    },
  },
]);
const stacked = style({ gridTemplateColumns: "minmax(0, 1fr)", padding: 0, border: 0, boxShadow: "none" });
export const form = { row, stacked: `${fields} ${stacked}` } as const;

const wide = { [below.rateCard]: { gridColumn: "1 / -1" } };

export const booking = style({ minWidth: 0, "@media": wide });

export const choice = style({ minWidth: 0 });

export const note = style({ gridColumn: "1 / -1", order: 1 });

export const submit = style({
  display: "grid",
  paddingTop: space(24),
  "@media": { [below.rateCard]: { gridColumn: "1 / -1", paddingTop: 0 } },
});
globalStyle(`${submit} > button`, { minHeight: extent(48), paddingInline: space(32) });
globalStyle(`${stacked} > ${submit}`, { order: 2, paddingTop: 0 });

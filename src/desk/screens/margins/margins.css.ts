import { globalStyle, style } from "@vanilla-extract/css";
import { layout, rule, type } from "#web/styles/declarations.ts";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, space } from "#web/styles/tokens.ts";
import * as table from "../../kit/table.css.ts";

/* On a phone each rule is a card of its values, each with the heading of its column. */
export const rules = style([table.wide, { "@media": { [below.md]: { minWidth: 0 } } }]);
globalStyle(`${rules} thead`, { "@media": { [below.md]: { display: "none" } } });
globalStyle(`${rules} tbody tr`, {
  "@media": { [below.md]: { display: "block", padding: space(8, 0), borderBottom: rule.line2 } },
});
globalStyle(`${rules} tbody :is(th, td)`, {
  "@media": {
    [below.md]: {
      display: "grid",
      gridTemplateColumns: `${extent(88)} minmax(0, 1fr)`,
      gap: space(0, 12),
      padding: space(4, 16),
      borderBottom: 0,
    },
  },
});
globalStyle(`${rules} tbody td > div`, { "@media": { [below.md]: { justifyContent: "flex-start" } } });
globalStyle(`${rules} tbody :is(th, td)::before`, {
  "@media": { [below.md]: { content: "attr(data-heading)", color: vars.color.text2, fontWeight: 420 } },
});

export const toolbar = style({ ...layout.spreadWrappedRow(8, 16), minWidth: 0 });
/* Positioned, so that hidden words in it are clipped as well. */
export const views = style({ position: "relative", maxWidth: "100%", overflowX: "auto" });
export const search = style({ width: extent(288), maxWidth: "100%" });

export const used = style({});
globalStyle(`${used} > *`, { background: vars.tone.positive.fill });
export const beaten = style({});
globalStyle(`${beaten} > *`, { color: vars.color.text2 });

export const foot = style({ padding: space(8, 16), borderTop: rule.line, ...type("caption"), color: vars.color.text2 });

export const trial = style([card, { ...layout.stack(16), padding: space(16), alignContent: "start" }]);
export const pair = style({ ...layout.columns("repeat(2, minmax(0, 1fr))", 12), alignItems: "start" });
export const whole = style({ gridColumn: "1 / -1" });
export const triple = style({ ...layout.columns("2fr 1fr 2fr", 12), alignItems: "start" });

export const steps = style({ ...layout.stack(0), ...type("small") });
globalStyle(`${steps} > div`, { ...layout.spreadBaselineRow(4, 16), padding: space(8, 0), borderTop: rule.line });
globalStyle(`${steps} > div:first-child`, { borderTop: rule.line2 });
globalStyle(`${steps} dt small`, { display: "block", ...type("caption"), color: vars.color.text2 });
globalStyle(`${steps} dd`, { fontWeight: 600, whiteSpace: "nowrap" });
globalStyle(`${steps} ul`, { ...layout.stack(2), ...type("caption"), color: vars.color.text2 });
export const total = style({});
globalStyle(`${total} :is(dt, dd)`, { fontWeight: 640 });

import { globalStyle, style } from "@vanilla-extract/css";
import { layout, rule, type } from "#web/styles/declarations.ts";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, space } from "#web/styles/tokens.ts";

/** A page with a column of rules at its end. */
export const columns = style({
  ...layout.startColumns(`minmax(0, 1fr) ${extent(400)}`, 16),
  "@media": { [below.wide]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const stack = style({ ...layout.stack(16), gridTemplateColumns: "minmax(0, 1fr)", minWidth: 0 });

export const tableCard = style([card, { position: "relative", overflow: "hidden", minWidth: 0, padding: 0 }]);
/* Positioned, so that hidden words in its cells are clipped as well. */
export const scroll = style({ position: "relative", "@media": { [below.lg]: { overflowX: "auto" } } });
export const head = style({ ...layout.spreadBaselineRow(4, 16), padding: space(12, 16, 8) });
export const quiet = style({ ...type("small"), color: vars.color.text2 });

/** A dense table: rows from 40 px, small text. */
export const table = style({ width: "100%", borderCollapse: "collapse", ...type("caption", undefined, 1.35) });
export const wide = style([
  table,
  { "@media": { [below.lg]: { minWidth: extent(960) }, [below.sm]: { minWidth: 0 } } },
]);
globalStyle(`${table} :is(th, td)`, {
  padding: space(6, 12),
  borderBottom: rule.line,
  textAlign: "start",
  verticalAlign: "middle",
});
globalStyle(`${table} thead th`, {
  background: vars.color.surface2,
  ...type("micro", 560),
  color: vars.color.text2,
  whiteSpace: "nowrap",
  borderBottom: rule.line2,
});
globalStyle(`${table} tbody th`, { fontWeight: 560 });
globalStyle(`${table} small`, { display: "block", ...type("micro", 420, 1.35), color: vars.color.text2 });
globalStyle(`${table} tr > :first-child`, { paddingInlineStart: space(16) });
globalStyle(`${table} tr > :last-child`, { paddingInlineEnd: space(16) });
globalStyle(`${table} tbody tr:last-child > *`, { borderBottom: 0 });
globalStyle(`${table} tbody tr:hover > *`, { background: vars.color.surface2 });

export const amount = style({ textAlign: "end", whiteSpace: "nowrap" });
globalStyle(`table tr ${amount}`, { textAlign: "end" });

/** On a phone the cells of a row are below each other, each with the name of its column. */
export const stacked = style({ "@media": { [below.sm]: { display: "block" } } });
const onPhone = (rules: Parameters<typeof globalStyle>[1]) => ({ "@media": { [below.sm]: rules } });
globalStyle(`${stacked} thead`, onPhone(layout.visuallyHidden));
globalStyle(`${stacked} tbody`, onPhone({ display: "block" }));
globalStyle(
  `${stacked} tbody tr`,
  onPhone({ position: "relative", display: "block", padding: space(8, 16), borderBottom: rule.line }),
);
globalStyle(`${stacked} tbody tr:last-child`, onPhone({ borderBottom: 0 }));
globalStyle(
  `${stacked} tbody tr > *`,
  onPhone({ display: "block", padding: space(2, 0), border: 0, textAlign: "start" }),
);
globalStyle(`${stacked} tbody tr > :is(:first-child, :last-child)`, onPhone({ paddingInline: 0 }));
globalStyle(
  `${stacked} tbody td[data-label]`,
  onPhone({ ...layout.columns(`${extent(112)} minmax(0, 1fr)`, 12), rowGap: 0, whiteSpace: "normal" }),
);
globalStyle(`${stacked} tbody td[data-label] > *`, onPhone({ gridColumn: 2, justifySelf: "start" }));
globalStyle(
  `${stacked} tbody td[data-label]::before`,
  onPhone({ content: "attr(data-label)", gridColumn: 1, ...type("micro", 420, 1.35), color: vars.color.text2 }),
);
globalStyle(`${stacked} tbody td:empty`, onPhone({ display: "none" }));
/* The whole row is the target of a finger. */
globalStyle(`${stacked} tbody th a::after`, onPhone({ content: "", position: "absolute", inset: 0 }));
globalStyle(`${stacked} tbody :is(td a, button)`, onPhone({ position: "relative" }));

/* The press on a row of a list beside which one is open is that of its link. */
export const selects = style({});
globalStyle(`${selects} tbody tr:has(th a)`, { position: "relative", cursor: "pointer" });
globalStyle(`${selects} tbody th a::after`, { ...layout.pseudo, inset: 0 });
globalStyle(`${selects} tbody td :is(a, button)`, { position: "relative" });

export const person = style({ ...layout.row(8) });
export const actions = style({ ...layout.endWrappedRow(0), whiteSpace: "nowrap" });
export const role = style({ width: extent(128) });
export const yes = style({ color: vars.tone.positive.text, fontWeight: 580 });
export const yesMark = style({ ...layout.inlineRow(4) });
export const no = style({ color: vars.color.text3 });

export const rules = style([card, { padding: space(12, 16, 16), ...type("small", undefined, 1.4) }]);
export const ruleList = style({ ...layout.stack(0), marginTop: space(8) });
globalStyle(`${ruleList} li`, { ...layout.columns(`${extent(16)} 1fr`, 12), ...layout.ruledRow(8, 0) });
globalStyle(`${ruleList} svg`, { marginTop: space(2), color: vars.tone.positive.text });
globalStyle(`${ruleList} b`, { fontWeight: 600 });
globalStyle(`${ruleList} small`, { display: "block", ...type("micro", 420), color: vars.color.text2 });

export const sessions = style({ ...layout.stack(0), ...type("small") });
globalStyle(`${sessions} li`, { ...layout.spreadWrappedRow(4, 16), padding: space(8, 0), borderTop: rule.line });

import { globalStyle, style } from "@vanilla-extract/css";
import { layout, quiet as quietText, rule, type } from "#web/styles/declarations.ts";
import { card, onInk } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, edge, extent, palette, radius, space } from "#web/styles/tokens.ts";

export const filters = style({ ...layout.wrappedRow(12, 16) });
export const search = style({ width: extent(320), "@media": { [below.sm]: { width: "100%" } } });
export const rows = style({});
globalStyle(`${rows} td a, ${rows} th a`, { fontWeight: 600, color: "inherit" });
export const pages = style({ ...layout.spreadRow(8), padding: space(8, 16) });

export const facts = style({
  ...layout.columns("1.4fr 1fr 1fr 1fr 1fr 1fr 1fr", 0),
  ...layout.surface("line", 3),
  marginBottom: space(16),
  "@media": {
    [below.xl]: { gridTemplateColumns: "repeat(4, 1fr)" },
    [below.md]: { gridTemplateColumns: "repeat(2, 1fr)" },
  },
});
export const fact = style({ ...layout.topStack(2), minWidth: 0, padding: space(12, 16), borderInlineEnd: rule.line });
globalStyle(`${fact}:last-child`, { borderInlineEnd: 0 });
globalStyle(`${fact} dt`, quietText("micro"));
globalStyle(`${fact} dd`, { ...type("body", 620, 1.3), overflowWrap: "anywhere" });
globalStyle(`${fact} small`, { display: "block", ...quietText("micro", 420) });
/** Three of them beside the list. */
export const totals = style({ ...layout.columns("repeat(3, minmax(0, 1fr))", 0), ...layout.surface("line", 3) });
globalStyle(`${totals} > ${fact}`, { padding: space(8, 12) });
globalStyle(`${totals} dd`, type("caption", 620, 1.3));
export const gain = style({ background: vars.tone.positive.fill, color: vars.tone.positive.text });
globalStyle(`${gain}${fact} :is(dt, small)`, { color: vars.tone.positive.text });

export const columns = style({
  ...layout.startColumns(`minmax(0, 1fr) ${extent(384)}`, 16),
  "@media": { [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
/* Below one column the answer comes first. */
export const side = style({ ...layout.stack(16), minWidth: 0, "@media": { [below.lg]: { order: -1 } } });
export const cards = style({
  ...layout.startColumns("repeat(3, minmax(0, 1fr))", 16),
  "@media": { [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const sheet = style([card, { padding: space(16), minWidth: 0, ...type("small", undefined, 1.4) }]);
export const cardStack = style({ ...layout.stack(12), marginTop: space(12) });

/** The one ink part of the page: what is to be done next. */
export const ink = style([
  onInk,
  {
    ...layout.stack(12),
    padding: space(16),
    borderRadius: radius[3],
    background: vars.color.bar,
    borderBottom: `${edge(4)} solid ${palette.accent[600]}`,
    ...type("small", undefined, 1.4),
  },
]);
globalStyle(`${ink} p`, { color: "#C3CCD5" });
globalStyle(`${ink} :is(label, h2)`, { color: "#FFFFFF" });
export const form = style({ ...layout.stack(12) });

/** What changes: each part before and after. */
export const changes = style({ ...layout.stack(4) });
globalStyle(`${changes} dt`, { ...type("micro", 420), opacity: 0.8 });
globalStyle(`${changes} s`, { opacity: 0.8 });
globalStyle(`${changes} :is(s, b)`, { display: "inline-block" });
globalStyle(`${changes} b`, { fontWeight: 600 });
/** Beside each other where there is room. */
export const wideChanges = style([
  changes,
  {
    ...layout.columns("repeat(2, minmax(0, 1fr))", 8),
    "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  },
]);
export const own = style([sheet, layout.stack(8)]);

export const gained = style({ color: vars.tone.positive.text, fontWeight: 600 });
export const lost = style({ color: vars.tone.critical.text, fontWeight: 600 });
export const entries = style({ ...layout.stack(0) });
globalStyle(`${entries} li`, { ...layout.columns(`${extent(128)} 1fr`, 12), ...layout.ruledRow(8, 0) });
globalStyle(`${entries} li:first-child`, { borderTop: 0 });
globalStyle(`${entries} b`, { fontWeight: 600 });
globalStyle(`${entries} small`, { display: "block", ...quietText("micro", 420) });
export const text = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const message = style([text, { display: "block" }]);
export const letter = style({
  ...layout.topStack(8),
  ...layout.filled("surface2", 3),
  padding: space(16),
  minWidth: 0,
});
/** What is typed, and beside it what the customer reads. */
export const change = style({
  ...layout.startColumns("minmax(0, 3fr) minmax(0, 2fr)", 24),
  "@media": { [below.md]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
globalStyle(`${change} > section`, { position: "sticky", top: 0, "@media": { [below.md]: { position: "static" } } });
export const proposals = style({ ...quietText("small"), selectors: { "&:empty": { display: "none" } } });
export const reasons = style({ ...layout.stack(4), border: 0, padding: 0 });
globalStyle(`${reasons} label`, { ...layout.row(8), minHeight: extent(36) });
export const rejection = style({
  ...layout.startColumns("1fr 1fr", 24),
  "@media": { [below.md]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const sailing = style({ ...layout.stack(8), minWidth: 0, border: 0, padding: 0 });
globalStyle(`${sailing} legend`, { paddingBottom: space(8) });
export const pair = style({
  ...layout.startColumns("1fr 1fr", 12),
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const buttons = style({ ...layout.wrappedRow(8), marginTop: space(4) });
export const spread = style({ ...layout.spreadWrappedRow(4, 8) });
export const list = style({ ...layout.stack(0), marginTop: space(8) });
globalStyle(`${list} > li`, { ...layout.topStack(4), ...layout.ruledRow(8, 0), minWidth: 0 });
globalStyle(`${list} small`, { display: "block", ...quietText("micro", 420), overflowWrap: "anywhere" });
globalStyle(`${list} b`, { fontWeight: 600 });

/* Sums of several currencies may take several lines. */
export const total = style({ whiteSpace: "normal" });

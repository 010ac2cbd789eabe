import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { ground, layout, quiet, rule, type } from "#web/styles/declarations.ts";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, edge, extent, palette, radius, space } from "#web/styles/tokens.ts";

export const stack = style({ ...layout.columns("minmax(0, 1fr)", 16), minWidth: 0 });
export const bar = style({ ...layout.spreadWrappedRow(8, 16) });
export const filters = style({ ...layout.wrappedRow(8) });
export const search = style({ width: extent(304), maxWidth: "100%" });
export const narrow = style({ width: extent(192) });
export const actions = style({ ...layout.wrappedRow(8) });
export const quietText = style({ ...quiet("small") });

/** File, columns, changes, published. */
export const steps = style([
  card,
  { ...layout.wrappedRow(8, 16), padding: space(8, 16), marginBottom: space(16), listStyle: "none" },
]);
globalStyle(`${steps} li`, { ...layout.row(8), ...type("small", 560), color: vars.color.text2 });
globalStyle(`${steps} li:not(:last-child)`, { flex: 1 });
globalStyle(`${steps} li:not(:last-child)::after`, {
  content: "",
  flex: 1,
  borderTop: `${edge(2)} dotted ${vars.color.lineInput}`,
});
globalStyle(`${steps} li[data-done]:not(:last-child)::after`, { borderTop: `${edge(2)} solid ${vars.color.accent}` });
globalStyle(`${steps} li[aria-current]`, { color: vars.color.text, fontWeight: 660 });
globalStyle(`${steps} small`, { "@media": { [below.md]: { display: "none" } } });
export const stepMark = style({
  ...layout.centredSquare(24),
  borderRadius: "50%",
  ...type("micro", 660, 1),
  border: rule.lineInput,
});
globalStyle(`li[data-done] > ${stepMark}`, { ...ground.accent, borderColor: vars.color.accent });
globalStyle(`li[aria-current] > ${stepMark}`, { ...ground.inverse, borderColor: vars.color.inverse });

export const panel = style([card, { padding: space(16), minWidth: 0 }]);
export const form = style({
  ...layout.columns("repeat(2, minmax(0, 1fr))", 16),
  "@media": { [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const group = style({ ...layout.startStack(8), alignContent: "start", border: 0, padding: 0, minWidth: 0 });
export const footer = style({ ...layout.spreadWrappedRow(8, 16), ...layout.ruled(12, 16) });

export const drop = style([
  card,
  {
    position: "relative",
    ...layout.centred,
    gap: space(4),
    padding: space(48, 24),
    borderStyle: "dashed",
    borderWidth: edge(2),
    borderColor: vars.color.lineInput,
    textAlign: "center",
    selectors: {
      "&[data-over], &:hover": { background: vars.color.surface2 },
      "&:focus-within": { borderColor: vars.color.focus },
    },
  },
]);
export const picker = style({ ...layout.cover, opacity: 0, cursor: "pointer", width: "100%" });

export const side = style({
  ...layout.startColumns(`minmax(0, 1fr) ${extent(400)}`, 16),
  "@media": { [below.wide]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** The sheet, beside it the chosen column, which follows it on a narrow page, and what else is read below the sheet. */
export const mapping = style([side, { gridTemplateRows: "auto 1fr" }]);
export const beside = style([stack, { gridArea: "1 / 2 / span 2", "@media": { [below.wide]: { gridArea: "auto" } } }]);
export const pair = style({
  ...layout.startColumns("repeat(2, minmax(0, 1fr))", 16),
  minWidth: 0,
  "@media": { [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** The sheet with what each column is read as. */
export const sheet = style([card, { position: "relative", overflowX: "auto", padding: 0, outlineOffset: edge(2) }]);
export const grid = style({ borderCollapse: "separate", borderSpacing: 0, ...type("caption"), width: "100%" });
globalStyle(`${grid} :is(th, td)`, {
  borderBottom: rule.line,
  borderInlineEnd: rule.line,
  padding: space(6, 8),
  textAlign: "start",
  whiteSpace: "nowrap",
  maxWidth: extent(208),
  overflow: "hidden",
  textOverflow: "ellipsis",
});
globalStyle(`${grid} tbody th`, { color: vars.color.text2, fontWeight: 420, background: vars.color.surface2 });
export const letters = style({ ...type("micro", 560), background: vars.color.surface2 });
globalStyle(`${letters} > *`, { textAlign: "center", color: vars.color.text2 });
export const headRow = style({ fontWeight: 620, background: vars.color.surface2 });

export const meaning = style({
  ...layout.stack(2),
  width: "100%",
  minWidth: extent(104),
  minHeight: extent(48),
  padding: space(6, 8),
  textAlign: "start",
  cursor: "pointer",
  ...type("micro", 640, 1.2),
  selectors: {
    "&[aria-pressed=true]": { boxShadow: `inset 0 0 0 ${edge(2)} ${vars.color.accent}` },
    "&[data-over]": { boxShadow: `inset 0 0 0 ${edge(2)} ${vars.color.focus}` },
    "&:focus-visible": { boxShadow: `inset 0 0 0 ${edge(3)} ${vars.color.focus}`, outline: "none" },
  },
});
globalStyle(`${meaning} small`, { fontWeight: 420, ...type("micro") });

export const kinds = styleVariants({
  field: { background: vars.color.seaSoft, color: vars.color.sea, borderBottom: `${edge(2)} solid ${vars.color.sea}` },
  charge: {
    background: vars.tone.positive.fill,
    color: vars.tone.positive.text,
    borderBottom: `${edge(2)} solid ${vars.tone.positive.text}`,
  },
  unknown: {
    background: vars.tone.caution.fill,
    color: vars.tone.caution.text,
    borderBottom: `${edge(2)} solid ${vars.tone.caution.text}`,
  },
  ignored: { color: vars.color.text2, borderBottom: `${edge(2)} dashed ${vars.color.lineInput}` },
  empty: { color: vars.color.text2, borderBottom: `${edge(2)} dashed ${vars.color.lineInput}` },
});
export const unknownCell = style({ background: vars.tone.caution.fill });
export const meaningCell = style({});
globalStyle(`${grid} th.${meaningCell}`, { padding: 0 });

export const legend = style({ ...layout.wrappedRow(4, 16), ...quiet("micro") });
globalStyle(`${legend} li`, { ...layout.inlineRow(6) });
export const swatch = style({ width: extent(16), height: extent(12) });

export const palette2 = style({ ...layout.wrapped(6) });
export const chip = style({
  ...layout.inlineRow(4),
  ...layout.control(36, 4, 8),
  borderRadius: radius[2],
  border: rule.line2,
  background: vars.color.surface,
  ...type("caption", 560),
  cursor: "grab",
  selectors: { "&:hover": { borderColor: vars.color.lineInput } },
});

export const kindChoice = style({ ...layout.columns("repeat(3, minmax(0, 1fr))", 8), border: 0, padding: 0 });
export const kindLabel = style({
  ...layout.startColumns("auto 1fr", 2, 8),
  padding: space(8, 12),
  border: rule.line2,
  borderRadius: radius[2],
  cursor: "pointer",
  selectors: { "&:has(:checked)": { borderColor: vars.color.text, boxShadow: `0 0 0 ${edge(1)} ${vars.color.text}` } },
});
globalStyle(`${kindLabel} b`, { display: "block", fontWeight: 620 });
globalStyle(`${kindLabel} small`, { gridColumn: 2, ...quiet("micro"), "@media": { [below.sm]: { display: "none" } } });
export const picking = style({ ...layout.stack(16), marginTop: space(12) });
export const three = style({
  ...layout.columns("repeat(3, minmax(0, 1fr))", 12),
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** The comparison: one table, a row per price, its charges in one cell each. */
export const prices = style({ width: "100%", borderCollapse: "collapse", ...type("caption", undefined, 1.35) });
globalStyle(`${prices} :is(th, td)`, {
  padding: space(6, 8),
  borderBottom: rule.line,
  textAlign: "start",
  verticalAlign: "top",
});
globalStyle(`${prices} thead th`, {
  background: vars.color.surface2,
  ...type("micro", 560),
  color: vars.color.text2,
  whiteSpace: "nowrap",
});
globalStyle(`${prices} tr > :first-child`, { paddingInlineStart: space(16) });
globalStyle(`${prices} tr > :last-child`, { paddingInlineEnd: space(16) });
globalStyle(`${prices} small`, { display: "block", ...quiet("micro", 420) });
globalStyle(`${prices} tr[data-left-out] :is(li, td)`, { color: vars.color.text3, textDecoration: "line-through" });
export const lane = style({ ...type("ui", 600), borderBottom: `${edge(1.5)} solid ${vars.color.text}` });
globalStyle(`${prices} .${lane} small`, { float: "right", paddingTop: space(4) });
export const code = style({ ...quiet("caption"), fontStretch: "88%", fontWeight: 600, letterSpacing: ".035em" });
export const amount = style({ textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
globalStyle(`${prices} :is(th, td).${amount}`, { textAlign: "end" });
export const charges = style({ ...layout.wrapped(4, 16) });
globalStyle(`${charges} > li`, { display: "block", minWidth: extent(112) });
globalStyle(`${charges} small`, { display: "block", ...quiet("micro") });
export const before = style({ ...quiet("micro"), textDecoration: "line-through", display: "block" });
export const after = style({ fontWeight: 620 });
export const added = style({ fontWeight: 620, color: vars.tone.positive.text });
export const up = style({ fontWeight: 620, color: vars.tone.caution.text });
export const down = style({ fontWeight: 620, color: vars.tone.positive.text });
export const more = style({ ...layout.spreadWrappedRow(8, 16), padding: space(8, 16), ...quiet("small") });

export const notes = style({ ...layout.stack(0), marginTop: space(8) });
globalStyle(`${notes} > li`, {
  ...layout.startColumns("auto minmax(0, 1fr) auto", 12),
  ...layout.ruledRow(8, 0),
  "@media": { [below.sm]: { gridTemplateColumns: "auto minmax(0, 1fr)", rowGap: 0 } },
});
export const cell = style({
  ...layout.inlineCentred,
  padding: space(2, 8),
  borderRadius: radius[1],
  ...type("micro", 620),
  background: vars.tone.critical.fill,
  color: vars.tone.critical.text,
});
/** A field with its button, whose sentence is as wide as the field. */
export const correct = style({
  ...layout.startColumns(`minmax(0, ${extent(304)}) auto`, 8),
  justifyContent: "start",
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start", width: "100%" } },
});
globalStyle(`${correct} > :first-child`, { width: "100%" });
/** As `correct`, with a label above the field. */
export const answer = style([correct, { alignItems: "end" }]);
/** Buttons of which each is an answer. */
export const choices = style({ ...layout.wrappedRow(8), border: 0, padding: 0 });
export const questions = style({ ...layout.stack(0), marginTop: space(4) });
globalStyle(`${questions} > li`, { ...layout.startStack(8), ...layout.ruledRow(12, 0) });
/** Questions in one line each, above the sheet. */
export const early = style([card, { padding: space(8, 16) }]);
globalStyle(`${early} > li`, { ...layout.wrappedRow(8, 16), padding: space(4, 0) });
globalStyle(`${early} > li > :first-child`, { flex: "1 1 auto" });
export const question = style({ ...layout.wrappedRow(4, 12), ...type("ui") });
export const correctedCell = style([cell, { background: vars.tone.positive.fill, color: vars.tone.positive.text }]);
export const noteBody = style({ ...layout.stack(6), ...type("caption"), minWidth: 0, overflowWrap: "anywhere" });
export const noteActions = style({ ...layout.wrapped(4, 4), justifyContent: "flex-end" });
/* Below their sentence, where there is no room beside it. */
globalStyle(`${notes} > li > :nth-child(3)`, {
  "@media": { [below.sm]: { gridColumn: 2, justifySelf: "start", marginInlineStart: space(-12) } },
});
export const rowAction = style({ marginInlineStart: space(-12) });
globalStyle(`${noteBody} small`, { display: "block", ...quiet("micro") });
globalStyle(`${noteBody} del`, { ...quiet("caption") });

/** The one ink part of the page. */
export const publish = style({
  ...layout.stack(12),
  padding: space(16),
  borderRadius: radius[3],
  background: palette.ink[900],
  color: "#FFFFFF",
  borderBottom: `${edge(6)} solid ${vars.color.accent}`,
});
globalStyle(`${publish} p`, { ...type("small"), color: "#C3CCD5" });
globalStyle(`${publish} dl > div`, { ...layout.spreadBaselineRow(2, 12), ...type("caption"), padding: space(4, 0) });
globalStyle(`${publish} dt`, { color: "#C3CCD5" });
globalStyle(`${publish} dd`, { fontWeight: 600 });

export const wrong = style({ ...type("caption", 560), color: vars.tone.critical.text });
export const hiddenLegend = style({ ...layout.visuallyHidden });

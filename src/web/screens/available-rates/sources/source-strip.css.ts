import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, edge, extent, fontSize, radius, space } from "#web/styles/tokens.ts";

export const strip = style({
  position: "relative",
  overflow: "hidden",
  padding: space(8, 20),
  marginBottom: space(12),
  "@media": { [below.sm]: { padding: space(8, 16) } },
});

export const head = style({
  ...layout.row(12),
  minHeight: extent(36),
  fontSize: fontSize.small,
  "@media": { [below.sm]: { minHeight: extent(44) } },
});
globalStyle(`${head} button`, { flex: "none", whiteSpace: "nowrap" });
/** Only the arrow on a phone; the word remains for screen readers. */
export const toggle = style({});
globalStyle(`${toggle} > button`, {
  "@media": { [below.sm]: { gap: 0, minWidth: extent(44), minHeight: extent(44), padding: 0, fontSize: 0 } },
});
export const title = style({ ...type("ui", 400, 1.35), marginInlineEnd: "auto", minWidth: 0 });
export const failedTitle = style([title, { color: vars.tone.caution.text }]);
globalStyle(`${title} > *`, layout.oneLine);
globalStyle(`${title} > b`, {
  fontWeight: 640,
  marginInlineEnd: space(6),
  "@media": { [below.sm]: { display: "block" } },
});
/** One line in every state, so that nothing below moves. */
export const quietText = style({ ...quiet("small"), "@media": { [below.sm]: { display: "block" } } });

/** One line that opens the strip; as high as a pointer needs, which the heading beside it is anyway. */
export const folded = style({
  ...layout.inlineRow(4),
  minHeight: extent(24),
  ...quiet("small", undefined, 1.2),
  whiteSpace: "nowrap",
  selectors: { "&:hover": { color: vars.color.text, ...layout.thinUnderline } },
  "@media": { [below.sm]: { fontSize: fontSize.caption } },
});
export const foldedMissing = style([folded, { color: vars.tone.caution.text }]);

/* Every source takes the same height in every state, so that nothing below moves when one answers. */
export const scroller = style({
  marginTop: space(4),
  "@media": {
    [below.sm]: { ...layout.scrolled, margin: space(4, -16, 0), padding: space(0, 16, 4) },
  },
});
export const list = style({
  ...layout.columns("repeat(4, minmax(0, 1fr))", 0, 20),
  "@media": {
    [below.xl]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [below.sm]: { ...layout.flex(8), width: "max-content" },
  },
});

const sourceBase = style({
  position: "relative",
  ...layout.startColumns(`${extent(16)} minmax(0, 1fr) auto`, 0, 8),
  minHeight: extent(72),
  paddingBlock: space(8),
  borderTop: rule.line,
  ...type("small", undefined, 1.3),
  "@media": {
    [below.sm]: {
      flex: "none",
      width: extent(208),
      minHeight: extent(88),
      padding: space(8),
      overflow: "hidden",
      ...layout.framed("line2", 2),
    },
  },
});
export const source = styleVariants({
  asking: [sourceBase],
  answered: [sourceBase],
  late: [sourceBase],
  refused: [sourceBase],
  failed: [sourceBase],
  paused: [sourceBase],
  "used-up": [sourceBase],
  stopped: [sourceBase],
});

/** On a phone, what had no answer when the list was put in order comes first: the row is scrolled. */
const first = style({ "@media": { [below.sm]: { order: -2 } } });
const early = style({ "@media": { [below.sm]: { order: -1 } } });
export const place = styleVariants({
  asking: [first],
  answered: [],
  late: [early],
  refused: [early],
  failed: [early],
  paused: [early],
  "used-up": [early],
  stopped: [early],
});

/** How long the source took. */
const timeBase = style({
  position: "absolute",
  insetInlineStart: extent(24),
  top: edge(-1),
  height: edge(2),
  maxWidth: `calc(100% - ${extent(24)})`,
  background: vars.color.text,
  "@media": { [below.sm]: { insetInlineStart: 0, top: 0, maxWidth: "100%" } },
});
const dashedTime = style([
  timeBase,
  {
    background: `repeating-linear-gradient(90deg, ${vars.color.text3} 0 ${edge(3)}, transparent ${edge(3)} ${edge(6)})`,
  },
]);
export const time = styleVariants({
  asking: [timeBase, { background: vars.color.accent, transition: "width 1s linear" }],
  answered: [timeBase],
  late: [dashedTime],
  refused: [timeBase],
  failed: [dashedTime],
  paused: [dashedTime],
  "used-up": [dashedTime],
  stopped: [dashedTime],
});

export const sign = style({
  ...layout.centred,
  ...layout.box(16, 18),
  color: vars.color.text3,
  selectors: {
    [`${source.answered} &`]: { color: vars.tone.positive.text },
    [`${source.asking} &`]: { color: vars.color.accentText },
    [`${source.failed} &`]: { color: vars.tone.critical.text },
    [`${source.paused} &`]: { color: vars.tone.critical.text },
    [`${source["used-up"]} &`]: { color: vars.tone.caution.text },
  },
});
export const texts = style({ display: "grid", minWidth: 0 });
export const name = style({ ...layout.oneLine, fontWeight: 620 });
export const state = style({
  ...quiet("caption"),
  selectors: {
    [`${source.asking} &`]: { color: vars.color.accentText, fontWeight: 560 },
    [`${source.failed} &`]: { color: vars.tone.critical.text, fontWeight: 540 },
    [`${source.paused} &`]: { color: vars.tone.critical.text, fontWeight: 540 },
    [`${source["used-up"]} &`]: { color: vars.tone.caution.text, fontWeight: 540 },
  },
});
export const note = style({ ...type("micro", undefined, 1.35), minWidth: 0, color: vars.color.text3 });
export const noteLine = style([note, layout.oneLine]);
/** Pressed anywhere on its source, but for what asks again. */
export const noteButton = style({
  ...layout.columns("minmax(0, auto) auto", 0, 4),
  justifyContent: "start",
  alignItems: "start",
  textAlign: "start",
  color: vars.color.text3,
  selectors: {
    "&::after": { ...layout.pseudo, inset: 0 },
    "&:hover": { color: vars.color.text },
  },
});
globalStyle(`${noteButton}[aria-expanded="false"]:hover > span`, layout.thinUnderline);
export const end = style({ position: "relative", zIndex: 1, display: "grid", justifyItems: "end" });
export const offers = style({ fontSize: fontSize.micro, fontWeight: 600, whiteSpace: "nowrap" });

export const share = style({
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  height: edge(3),
  background: vars.color.surface3,
});
globalStyle(`${share} > i`, {
  display: "block",
  height: "100%",
  background: vars.color.accent,
  borderRadius: radius.small,
});

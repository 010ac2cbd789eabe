import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, radius, extent, space, fontSize, edge } from "#web/styles/tokens.ts";
import { layout, quiet, rule, type, ground } from "#web/styles/declarations.ts";

const DEPARTURE = extent(160);
const ARRIVAL = extent(88);
const DAYS = extent(112);
const CUT_OFF = space(96);
const TOTAL = extent(128);
const ACTIONS = extent(264);

export const sheet = style({ marginTop: space(12), overflow: "clip" });

const line = style({
  ...layout.centredColumns(`minmax(0, 1fr) ${DEPARTURE} ${ARRIVAL} ${DAYS} ${CUT_OFF} ${TOTAL} ${ACTIONS}`, 0, 8),
  paddingInline: space(16, 12),
  ...type("small", undefined, 1.25),
  "@media": {
    [below.lg]: { gridTemplateColumns: `minmax(0, 1fr) ${DEPARTURE} ${DAYS} ${TOTAL} ${ACTIONS}` },
    [below.rateCard]: {
      gridTemplateColumns: `minmax(0, 1fr) ${DEPARTURE} ${extent(112)} ${ACTIONS}`,
      paddingInline: space(12, 8),
    },
  },
});

export const head = style([
  line,
  {
    position: "relative",
    minHeight: extent(32),
    background: vars.color.surface2,
    borderBottom: rule.line2,
    ...quiet("caption", 560),
    "@media": { [below.sm]: layout.visuallyHidden },
  },
]);

export const body = style({ position: "relative" });

export const place = style({ position: "absolute", insetInline: 0, top: 0 });

export const gapRow = style({
  padding: space(12, 16, 8),
  borderTop: `${edge(1.5)} solid ${vars.color.text}`,
  borderBottom: rule.line,
  background: vars.color.surface,
  ...quiet("small", undefined, 1.4),
});
globalStyle(`${gapRow} i`, { marginInlineEnd: space(4) });

export const row = style([
  line,
  {
    minHeight: extent(48),
    borderBottom: rule.line,
    background: vars.color.surface,
    selectors: { "&:hover": { background: vars.color.surface2 } },
    "@media": {
      [below.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: space(0, 12), padding: space(8, 12, 12) },
    },
  },
]);
export const lowestRow = style([
  row,
  { background: vars.tone.positive.fill, selectors: { "&:hover": { background: vars.tone.positive.fill } } },
]);

export const carrier = style({
  ...layout.row(8),
  minWidth: 0,
  "@media": { [below.sm]: { gridRow: "1 / 3", gridColumn: 1 } },
});
globalStyle(`${carrier} > span:first-child`, { ...layout.square(28), "@media": { [below.sm]: layout.square(36) } });
export const carrierName = style({ fontWeight: 620, "@media": { [below.sm]: { fontSize: fontSize.ui } } });
export const note = style(quiet("caption"));
export const refusal = style([note, { display: "block", color: vars.tone.critical.text, fontWeight: 600 }]);
export const booked = style({
  display: "block",
  width: "fit-content",
  ...type("caption", 600),
  color: vars.tone.positive.text,
  ...layout.thinUnderline,
});

export const validity = style({ display: "block", ...quiet("micro", 400, 1.2) });
export const inlineDays = style([
  note,
  {
    display: "none",
    fontWeight: 400,
    "@media": { [below.rateCard]: { display: "block" }, [below.sm]: { display: "none" } },
  },
]);
export const phoneFacts = style([note, { display: "none", "@media": { [below.sm]: { display: "block" } } }]);

const cell = style({ minWidth: 0, ...layout.hidden(below.sm) });
export const departureCell = cell;
export const arrivalCell = style([cell, layout.hidden(below.lg)]);
export const daysCell = style([cell, layout.hidden(below.rateCard)]);
export const cutOffCell = style([cell, layout.hidden(below.lg)]);

export const totalCell = style({ textAlign: "end", "@media": { [below.sm]: { gridRow: 1, gridColumn: 2 } } });
export const total = style({
  display: "block",
  ...type("ui", undefined, 1.2),
  "@media": { [below.sm]: { fontSize: fontSize.h3 } },
});
export const flag = style({ ...layout.inlineRow(2), ...type("micro", 620, 1.2), color: vars.tone.positive.text });
export const fastest = style([flag, { color: vars.color.sea }]);
export const without = style([note, { display: "block", ...type("micro", undefined, 1.25) }]);
export const earlier = style([without, { color: vars.tone.caution.text }]);
export const estimateKey = style({ display: "inline-block" });
globalStyle(`${estimateKey} > i`, { ...layout.box(12, 8), marginInlineEnd: space(4) });

export const actions = style({
  ...layout.endRow(2),
  "@media": { [below.sm]: { gridRow: 3, gridColumn: "1 / -1", flexWrap: "wrap" } },
});
export const reading = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  marginInlineEnd: "auto",
  paddingInline: space(8),
  "@media": { [below.sm]: { flexDirection: "row", gap: space(16), paddingInline: 0 } },
});
export const readingAction = style({
  minHeight: extent(24),
  ...type("caption", 600),
  whiteSpace: "nowrap",
  selectors: { "&:hover": { ...layout.thinUnderline } },
  ...layout.touchHeight,
});
export const book = style({ display: "inline-flex" });
globalStyle(`${book} > button`, {
  minHeight: extent(32),
  paddingInline: space(12),
  fontSize: fontSize.caption,
  ...layout.touchHeight,
});
globalStyle(`${row}:is(:hover, :focus-within) ${book} > button:not(:disabled)`, {
  ...ground.accent,
  borderColor: vars.color.accent,
  boxShadow: `inset 0 ${edge(-2)} 0 ${vars.color.accentPress}`,
});

export const tool = style({
  ...layout.inlineSquare(32),
  borderRadius: radius[2],
  color: vars.color.text2,
  selectors: {
    "&:hover": { background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)`, color: vars.color.text },
    "&[aria-pressed=true]": { ...ground.inverse },
  },
  "@media": { [coarsePointer]: layout.square(44) },
});
export const pin = style([tool, layout.hidden(below.sm)]);

export const menu = style({ minWidth: extent(192), padding: space(6) });

import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, duration, radius, extent, edge, space, fontSize } from "#web/styles/tokens.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

/* Inside the border of the card. */
const inner = `calc(${radius[3]} - ${edge(1)})`;
const corner = `0 ${inner} ${inner} 0`;
const cornerBelow = `0 0 ${inner} ${inner}`;
const onTheEdge = `calc(${extent(20)} / -2 - ${edge(1)})`;

export const rateCard = style({
  position: "relative",
  ...layout.columns(`minmax(0, 1fr) ${extent(248)}`),
  ...layout.surface("line2", 3),
  boxShadow: vars.shadow.rest,
  transitionProperty: "box-shadow, border-color",
  transitionDuration: duration[2],
  selectors: { "&:hover": { boxShadow: vars.shadow.raised, borderColor: vars.color.lineInput } },
  ...layout.oneColumn(below.rateCard),
});

export const body = style({ padding: space(16, 24), minWidth: 0, "@media": { [below.sm]: { padding: space(16) } } });

export const footer = style({
  position: "relative",
  ...layout.flex(16),
  flexDirection: "column",
  justifyContent: "space-between",
  padding: space(20, 20, 16, 24),
  borderRadius: corner,
  background: vars.color.surface2,
  borderInlineStart: `${edge(2)} dashed ${vars.color.line2}`,
  "@media": {
    [below.rateCard]: {
      flexDirection: "row",
      alignItems: "center",
      padding: space(16, 24),
      borderInlineStart: 0,
      borderTop: `${edge(2)} dashed ${vars.color.line2}`,
      borderRadius: cornerBelow,
    },
    [below.sm]: { flexDirection: "column", alignItems: "stretch", padding: space(16) },
  },
});

const hole = {
  ...layout.pseudo,
  left: onTheEdge,
  ...layout.circle(20),
  background: vars.color.ground,
  border: rule.line2,
} as const;
const onTheLeft = {
  top: onTheEdge,
  bottom: "auto",
  left: onTheEdge,
  clipPath: `inset(0 0 0 calc(50% - ${edge(1)}))`,
} as const;
const onTheRight = {
  ...onTheLeft,
  left: "auto",
  right: onTheEdge,
  clipPath: `inset(0 calc(50% - ${edge(1)}) 0 0)`,
} as const;

globalStyle(`${footer}::before`, { ...hole, top: onTheEdge, clipPath: `inset(calc(50% - ${edge(1)}) 0 0 0)` });
globalStyle(`${footer}::after`, { ...hole, bottom: onTheEdge, clipPath: `inset(0 0 calc(50% - ${edge(1)}) 0)` });
globalStyle(`${footer}::before`, { "@media": { [below.rateCard]: onTheLeft } });
globalStyle(`${footer}::after`, { "@media": { [below.rateCard]: onTheRight } });
globalStyle(`${rateCard}:hover ${footer}::before, ${rateCard}:hover ${footer}::after`, {
  borderColor: vars.color.lineInput,
});

export const head = style({
  ...layout.row(12),
  "@media": { [below.sm]: layout.columns("auto minmax(0, 1fr) auto", 8, 12) },
});
export const identity = style({ flex: 1, minWidth: 0, "@media": { [below.sm]: { gridColumn: "2 / -1" } } });
export const carrier = style({ ...type("h3", 650, 1.25), fontStretch: "104%", letterSpacing: "-.006em" });
export const origin = style({ ...quiet("caption"), lineHeight: 1.4 });
globalStyle(`${origin} > span + span::before`, { content: "·", marginInline: space(6), color: vars.color.text3 });

export const days = style({
  ...quiet("ui"),
  lineHeight: 1.2,
  textAlign: "end",
  whiteSpace: "nowrap",
  "@media": {
    [below.sm]: { gridRow: 2, gridColumn: "1 / 3", alignSelf: "center", textAlign: "start", whiteSpace: "normal" },
  },
});
export const daysFigure = style({
  color: vars.color.text,
  ...type("h2", 640),
  letterSpacing: "-.02em",
  "@media": { [below.sm]: { fontSize: fontSize.h3 } },
});
export const daysUnit = style({ "@media": { [below.sm]: { fontSize: fontSize.caption } } });
export const wholeTime = style({ display: "block", fontSize: fontSize.caption, lineHeight: 1.35 });
export const daysOnRequest = style({
  whiteSpace: "normal",
  maxWidth: extent(112),
  fontSize: fontSize.caption,
  lineHeight: 1.3,
});

export const facts = style({
  ...layout.wrapped(4, 24),
  marginTop: space(16),
  paddingTop: space(12),
  borderTop: rule.line,
  fontSize: fontSize.small,
  "@media": { [below.sm]: layout.stack(4) },
});
export const fact = style({ ...layout.flex(8), "@media": { [below.sm]: { justifyContent: "space-between" } } });
export const factLabel = style({ color: vars.color.text2, flex: "none" });
export const factValue = style({ fontWeight: 580, "@media": { [below.sm]: { textAlign: "end" } } });

export const coverage = style({
  ...layout.columns("minmax(0, 1fr)", 2),
  marginTop: space(8),
  ...quiet("caption"),
  lineHeight: 1.45,
  "@media": { [below.sm]: { marginTop: space(12) } },
});
export const covered = style(layout.flex(8));
globalStyle(`${covered} > svg`, { marginTop: space(2), color: vars.tone.positive.text });
globalStyle(`${covered} + ${covered} > svg`, { color: vars.color.text3 });
globalStyle(`${covered} b`, { color: vars.color.text, fontWeight: 600, marginInlineEnd: space(4) });

export const actions = style({
  ...layout.stack(6),
  flex: "none",
  "@media": {
    [below.rateCard]: { width: extent(224), marginInlineStart: "auto" },
    [below.sm]: { width: "auto", margin: 0, gridTemplateColumns: "1fr 1fr" },
  },
});
export const mainAction = style({ display: "grid", "@media": { [below.sm]: { gridColumn: "1 / -1" } } });

export const skeletonBody = style({ ...layout.stack(16), minHeight: extent(288), alignContent: "space-between" });

export const serviceCard = style([rateCard, { "@media": { [below.sm]: { padding: space(16, 16, 0) } } }]);
globalStyle(`${serviceCard} > :is(${body}, ${footer})`, { "@media": { [below.sm]: { display: "contents" } } });
globalStyle(`${serviceCard} > ${footer}::before, ${serviceCard} > ${footer}::after`, layout.hidden(below.sm));
globalStyle(`${serviceCard} > ${body} > *`, { "@media": { [below.sm]: { order: 3, minWidth: 0 } } });
globalStyle(`${serviceCard} > ${body} > ${head}`, { "@media": { [below.sm]: { order: 1 } } });
globalStyle(`${serviceCard} ${facts}`, {
  gap: space(4, 20),
  marginTop: space(12),
  paddingTop: space(8),
  fontSize: fontSize.caption,
  "@media": { [below.sm]: { fontSize: fontSize.small } },
});

export const cardPin = style({
  ...layout.inlineRow(6),
  flex: "none",
  ...layout.control(36, 0, 12),
  borderRadius: radius.full,
  border: rule.lineInput,
  ...quiet("caption", 600),
  selectors: {
    "&:hover": { background: vars.color.surface2, color: vars.color.text },
    "&[aria-pressed=true]": {
      background: vars.color.inverse,
      borderColor: vars.color.inverse,
      color: vars.color.onInverse,
    },
  },
  "@media": {
    [coarsePointer]: { minHeight: extent(44) },
    [below.sm]: {
      gridRow: 2,
      gridColumn: 3,
      justifySelf: "end",
      justifyContent: "center",
      width: extent(44),
      minHeight: extent(44),
      padding: 0,
    },
  },
});

globalStyle(`${serviceCard} ${actions}`, {
  "@media": {
    [below.sm]: {
      order: 4,
      position: "relative",
      margin: space(16, -16, 0),
      padding: space(12, 16, 16),
      background: vars.color.surface2,
      borderTop: `${edge(2)} dashed ${vars.color.line2}`,
      borderRadius: cornerBelow,
    },
  },
});

export const tooHeavy = style({
  ...layout.columns("auto minmax(0, 1fr)", 2, 8),
  marginTop: space(12),
  padding: space(12),
  borderRadius: radius[2],
  background: vars.tone.critical.fill,
  color: vars.tone.critical.text,
  boxShadow: `inset 0 0 0 ${edge(1)} ${vars.tone.critical.line}`,
  fontSize: fontSize.ui,
  lineHeight: 1.4,
});
globalStyle(`${tooHeavy} > svg`, { marginTop: space(2) });
export const suggestions = style({
  gridColumn: 2,
  ...layout.wrappedRow(8),
  marginTop: space(6),
  ...quiet("small"),
  "@media": { [below.sm]: { gridColumn: "1 / -1" } },
});

import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius, extent, edge, space } from "#web/styles/tokens.ts";
import { layout, quiet, rule, type, lettering } from "#web/styles/declarations.ts";

/* Inside the border of the card. */
const inner = `calc(${radius[3]} - ${edge(1)})`;
const corner = `0 ${inner} ${inner} 0`;
const cornerBelow = `0 0 ${inner} ${inner}`;
const onTheEdge = `calc(${extent(20)} / -2 - ${edge(1)})`;

const frame = style({
  position: "relative",
  ...layout.columns(`minmax(0, 1fr) ${extent(248)}`),
  ...layout.surface("line2", 3),
  boxShadow: vars.shadow.rest,
  ...layout.eased("box-shadow, border-color", 2),
  selectors: { "&:hover": { boxShadow: vars.shadow.raised, borderColor: vars.color.lineInput } },
  ...layout.oneColumn(below.rateCard),
});

const inside = style({ padding: space(16, 24), minWidth: 0, "@media": { [below.sm]: { padding: space(16) } } });
export const body = styleVariants({
  service: [inside],
  tariff: [
    inside,
    {
      ...layout.columns(`${extent(272)} minmax(0, 1fr)`, 12, 32),
      alignContent: "center",
      "@media": { [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  ],
});
globalStyle(`${body.tariff} > :is(p, div, dl)`, { gridColumn: "1 / -1" });

export const footer = style({
  position: "relative",
  ...layout.spread(16),
  flexDirection: "column",
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
globalStyle(`${frame}:hover ${footer}::before, ${frame}:hover ${footer}::after`, { borderColor: vars.color.lineInput });

export const head = style({
  ...layout.row(12),
  "@media": { [below.sm]: layout.columns("auto minmax(0, 1fr) auto", 8, 12) },
});
export const identity = style({ flex: 1, minWidth: 0, "@media": { [below.sm]: { gridColumn: "2 / -1" } } });
export const carrier = style({ ...type("h3", 650, 1.25), ...lettering("104%", "-.006em") });
export const origin = style({ ...quiet("caption", undefined, 1.4) });

const noteBase = style({ ...layout.flex(8), ...quiet("caption", 400, 1.45) });
export const note = styleVariants({ plain: [noteBase], positive: [noteBase] });
globalStyle(`${noteBase} > svg`, { marginTop: space(2), color: vars.color.text3 });
globalStyle(`${note.positive} > svg`, { color: vars.tone.positive.text });
globalStyle(`${noteBase} b`, { color: vars.color.text, fontWeight: 600, marginInlineEnd: space(4) });

export const actions = style({
  ...layout.stack(6),
  flex: "none",
  "@media": {
    [below.rateCard]: { width: extent(224), marginInlineStart: "auto" },
    [below.sm]: { width: "auto", margin: 0, gridTemplateColumns: "1fr 1fr" },
  },
});
export const mainAction = style({ display: "grid" });

export const skeletonBody = style({ ...layout.stack(16), minHeight: extent(288), alignContent: "space-between" });

export const card = styleVariants({
  service: [frame, { "@media": { [below.sm]: { padding: space(16, 16, 0) } } }],
  tariff: [frame],
});
globalStyle(`${card.tariff} ${head}`, { alignItems: "start" });
globalStyle(`${card.tariff} ${origin} > span`, { display: "block" });
globalStyle(`${card.service} ${origin} > span + span::before`, {
  content: "·",
  marginInline: space(6),
  color: vars.color.text3,
});
globalStyle(`${card.service} > :is(${inside}, ${footer})`, { "@media": { [below.sm]: { display: "contents" } } });
globalStyle(`${card.service} > ${footer}::before, ${card.service} > ${footer}::after`, layout.hidden(below.sm));
globalStyle(`${card.service} > ${inside} > *`, { "@media": { [below.sm]: { order: 3, minWidth: 0 } } });
globalStyle(`${card.service} > ${inside} > ${head}`, { "@media": { [below.sm]: { order: 1 } } });
globalStyle(`${card.service} ${mainAction}`, { "@media": { [below.sm]: { gridColumn: "1 / -1" } } });
globalStyle(`${card.service} ${actions}`, {
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

export const offerName = style({ ...layout.row(12), ...layout.breakable, fontWeight: 640, lineHeight: 1.3 });
export const offerNote = style({ display: "block", ...quiet("caption", 400) });

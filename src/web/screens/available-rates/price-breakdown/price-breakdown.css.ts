import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, space, fontSize, edge } from "#web/styles/tokens.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

export const swatch = styleVariants(vars.group, (color) => ({
  display: "inline-block",
  flex: "none",
  ...layout.square(10),
  background: color,
}));

export const shares = style({
  ...layout.flex(2),
  marginBottom: space(16),
  "@media": { [below.sm]: { flexDirection: "column", gap: space(6) } },
});
export const share = style({
  minWidth: extent(128),
  flexBasis: 0,
  "@media": { [below.sm]: { ...layout.centredColumns(`${extent(12)} 1fr auto`, 8) } },
});
export const shareBar = styleVariants(vars.group, (color) => ({
  display: "block",
  height: extent(12),
  marginBottom: space(8),
  background: color,
  "@media": { [below.sm]: { margin: 0 } },
}));
export const shareAmount = style({
  ...type("h3", 640),
  letterSpacing: "-.01em",
  "@media": { [below.sm]: { fontSize: fontSize.ui } },
});

const PHONE_ROW = {
  ...layout.columns("minmax(0, 1fr) auto", 0, 12),
  paddingBlock: space(8),
  borderBottom: rule.line,
} as const;

export const table = style({ width: "100%", fontSize: fontSize.small, "@media": { [below.sm]: { display: "block" } } });
globalStyle(`${table} > tbody`, { "@media": { [below.sm]: { display: "block" } } });
globalStyle(`${table} > thead`, layout.hidden(below.sm));

export const columnHead = style({
  position: "sticky",
  top: 0,
  zIndex: 2,
  padding: space(8, 12, 8, 0),
  background: vars.color.surface,
  borderBottom: rule.line2,
  ...quiet("caption", 560),
});

export const row = style({ "@media": { [below.sm]: PHONE_ROW } });
export const moreOfTheSame = style({ "@media": { [below.sm]: { paddingTop: 0 } } });

globalStyle(`${row}[data-continues]`, { "@media": { [below.sm]: { borderBottom: 0, paddingBottom: space(4) } } });

const cell = {
  padding: space(4, 12, 4, 0),
  verticalAlign: "top",
  borderBottom: rule.line,
  "@media": { [below.sm]: { padding: 0, border: 0 } },
} as const;

export const charge = style({ ...cell, fontWeight: 560 });
globalStyle(`${row}[data-continues] > ${charge}`, { borderBottom: 0 });
globalStyle(`${row} > ${charge}`, { "@media": { [below.sm]: { gridColumn: "1 / -1" } } });
export const chargeCode = style({ marginInlineStart: space(8), fontSize: fontSize.micro, color: vars.color.text3 });

export const basis = style({ ...cell, color: vars.color.text2, whiteSpace: "nowrap" });
globalStyle(`${row} > ${basis}`, { "@media": { [below.sm]: { gridRow: 2, gridColumn: 1, whiteSpace: "normal" } } });
globalStyle(`${row}${moreOfTheSame} > ${basis}`, { "@media": { [below.sm]: { gridRow: 1 } } });
export const chargeNote = style({ display: "block", fontSize: fontSize.caption, whiteSpace: "normal" });
export const size = style({ marginInlineStart: space(4), color: vars.color.text });

const figure = { ...cell, padding: space(4, 0, 4, 12), textAlign: "end", whiteSpace: "nowrap" } as const;
export const quantity = style(figure);
globalStyle(`${row} > ${quantity}`, {
  "@media": { [below.sm]: { gridColumn: 1, textAlign: "start", color: vars.color.text2 } },
});
export const amount = style(figure);
globalStyle(`${row} > ${amount}`, { "@media": { [below.sm]: { gridRow: 2, gridColumn: 2, fontWeight: 580 } } });
globalStyle(`${row}${moreOfTheSame} > ${amount}`, { "@media": { [below.sm]: { gridRow: 1 } } });
export const converted = style(figure);
globalStyle(`${row} > ${converted}`, { "@media": { [below.sm]: { gridColumn: 2, color: vars.color.text2 } } });
export const sentence = style({ ...figure, whiteSpace: "normal" });
globalStyle(`${row} > ${sentence}`, { "@media": { [below.sm]: { gridRow: 2, gridColumn: 2 } } });

/** On a phone the column header with the currency is missing. */
export const phoneCurrency = style({ display: "none", "@media": { [below.sm]: { display: "inline" } } });

export const groupRow = style({
  "@media": {
    [below.sm]: { ...PHONE_ROW, padding: space(16, 0, 6), borderBottom: `${edge(1.5)} solid ${vars.color.text}` },
  },
});
const groupCell = {
  padding: space(12, 0, 6, 12),
  fontWeight: 650,
  textAlign: "end",
  whiteSpace: "nowrap",
  borderBottom: `${edge(1.5)} solid ${vars.color.text}`,
  "@media": { [below.sm]: { padding: 0, border: 0 } },
} as const;
export const groupName = style({ ...groupCell, paddingInlineStart: 0, textAlign: "start", fontSize: fontSize.ui });
globalStyle(`${groupName} > i`, { marginInlineEnd: space(8) });
export const groupAmount = style({ ...groupCell, whiteSpace: "normal", ...layout.hidden(below.sm) });
export const groupConverted = style(groupCell);

export const taxNote = style({ marginTop: space(8), ...quiet("caption", undefined, 1.4) });

export const note = style({
  flex: 1,
  ...quiet("caption", undefined, 1.4),
  "@media": { [below.sm]: { order: 3, flexBasis: "100%", fontSize: fontSize.micro } },
});
export const total = style({
  ...layout.baselineFlex(12),
  marginInlineStart: "auto",
  "@media": { [below.sm]: { marginInlineStart: 0, marginInlineEnd: "auto" } },
});
export const totalSum = style({ ...type("figure", 660), "@media": { [below.sm]: { fontSize: fontSize.h2 } } });
export const foot = style({ ...layout.row(12, 24), flex: 1, "@media": { [below.sm]: { flexWrap: "wrap" } } });
export const figureHead = style({ paddingInline: space(12, 0), textAlign: "end" });

import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";

export const swatch = styleVariants(vars.group, (color) => ({
  display: "inline-block",
  flex: "none",
  width: ".625rem",
  height: ".625rem",
  background: color,
}));

export const shares = style({
  display: "flex",
  gap: "3px",
  marginBottom: "1rem",
  "@media": { [below.sm]: { flexDirection: "column", gap: ".375rem" } },
});
export const share = style({
  minWidth: "8rem",
  flexBasis: 0,
  "@media": {
    [below.sm]: {
      display: "grid",
      gridTemplateColumns: ".75rem 1fr auto",
      alignItems: "center",
      gap: ".5rem",
    },
  },
});
export const shareBar = styleVariants(vars.group, (color) => ({
  display: "block",
  height: ".75rem",
  marginBottom: ".5rem",
  background: color,
  "@media": { [below.sm]: { margin: 0 } },
}));
export const shareName = style({ display: "block", fontSize: ".8125rem", lineHeight: 1.3, color: vars.color.text2 });
export const shareAmount = style({
  fontSize: "1.0625rem",
  fontWeight: 640,
  letterSpacing: "-.01em",
  "@media": { [below.sm]: { fontSize: ".9375rem" } },
});

const PHONE_ROW = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: ".75rem",
  paddingBlock: ".5rem",
  borderBottom: `1px solid ${vars.color.line}`,
} as const;

export const table = style({
  width: "100%",
  fontSize: ".875rem",
  "@media": { [below.sm]: { display: "block" } },
});
globalStyle(`${table} > tbody`, { "@media": { [below.sm]: { display: "block" } } });
globalStyle(`${table} > thead`, { "@media": { [below.sm]: { display: "none" } } });

export const columnHead = style({
  position: "sticky",
  top: 0,
  zIndex: 2,
  padding: ".5rem .75rem .5rem 0",
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line2}`,
  fontSize: ".8125rem",
  fontWeight: 560,
  color: vars.color.text2,
});

export const row = style({ "@media": { [below.sm]: PHONE_ROW } });
export const moreOfTheSame = style({ "@media": { [below.sm]: { paddingTop: 0 } } });

globalStyle(`${row}[data-continues]`, { "@media": { [below.sm]: { borderBottom: 0, paddingBottom: ".25rem" } } });

const cell = {
  padding: ".3125rem .75rem .3125rem 0",
  verticalAlign: "top",
  borderBottom: `1px solid ${vars.color.line}`,
  "@media": { [below.sm]: { padding: 0, border: 0 } },
} as const;

export const charge = style({ ...cell, fontWeight: 560 });
globalStyle(`${row}[data-continues] > ${charge}`, { borderBottom: 0 });
globalStyle(`${row} > ${charge}`, { "@media": { [below.sm]: { gridColumn: "1 / -1" } } });
export const chargeCode = style({ marginInlineStart: ".5rem", fontSize: ".75rem", color: vars.color.text3 });

export const basis = style({ ...cell, color: vars.color.text2, whiteSpace: "nowrap" });
globalStyle(`${row} > ${basis}`, { "@media": { [below.sm]: { gridRow: 2, gridColumn: 1, whiteSpace: "normal" } } });
globalStyle(`${row}${moreOfTheSame} > ${basis}`, { "@media": { [below.sm]: { gridRow: 1 } } });
export const chargeNote = style({ display: "block", fontSize: ".8125rem", whiteSpace: "normal" });
export const size = style({ marginInlineStart: ".25rem", color: vars.color.text });

const figure = { ...cell, padding: ".3125rem 0 .3125rem .75rem", textAlign: "end", whiteSpace: "nowrap" } as const;
export const quantity = style(figure);
globalStyle(`${row} > ${quantity}`, {
  "@media": { [below.sm]: { gridColumn: 1, textAlign: "start", color: vars.color.text2 } },
});
export const amount = style(figure);
globalStyle(`${row} > ${amount}`, {
  "@media": { [below.sm]: { gridRow: 2, gridColumn: 2, fontWeight: 580 } },
});
globalStyle(`${row}${moreOfTheSame} > ${amount}`, { "@media": { [below.sm]: { gridRow: 1 } } });
export const converted = style(figure);
globalStyle(`${row} > ${converted}`, {
  "@media": { [below.sm]: { gridColumn: 2, color: vars.color.text2 } },
});
export const sentence = style({ ...figure, whiteSpace: "normal" });
globalStyle(`${row} > ${sentence}`, { "@media": { [below.sm]: { gridRow: 2, gridColumn: 2 } } });

/** On a phone the column header with the currency is missing. */
export const phoneCurrency = style({ display: "none", "@media": { [below.sm]: { display: "inline" } } });

export const groupRow = style({
  "@media": {
    [below.sm]: { ...PHONE_ROW, padding: "1rem 0 .375rem", borderBottom: `1.5px solid ${vars.color.text}` },
  },
});
const groupCell = {
  padding: ".875rem 0 .375rem .75rem",
  fontWeight: 650,
  textAlign: "end",
  whiteSpace: "nowrap",
  borderBottom: `1.5px solid ${vars.color.text}`,
  "@media": { [below.sm]: { padding: 0, border: 0 } },
} as const;
export const groupName = style({ ...groupCell, paddingInlineStart: 0, textAlign: "start", fontSize: ".9375rem" });
globalStyle(`${groupName} > i`, { marginInlineEnd: ".5rem" });
export const groupAmount = style({
  ...groupCell,
  whiteSpace: "normal",
  "@media": { [below.sm]: { display: "none" } },
});
export const groupConverted = style(groupCell);

export const note = style({
  flex: 1,
  fontSize: ".8125rem",
  lineHeight: 1.4,
  color: vars.color.text2,
  "@media": { [below.sm]: { order: 3, flexBasis: "100%", fontSize: ".75rem" } },
});
export const total = style({
  display: "flex",
  alignItems: "baseline",
  gap: ".75rem",
  marginInlineStart: "auto",
  "@media": { [below.sm]: { marginInlineStart: 0, marginInlineEnd: "auto" } },
});
export const totalSum = style({
  fontSize: "1.625rem",
  fontWeight: 660,
  "@media": { [below.sm]: { fontSize: "1.375rem" } },
});
export const foot = style({
  display: "flex",
  alignItems: "center",
  gap: ".75rem 1.5rem",
  flex: 1,
  "@media": { [below.sm]: { flexWrap: "wrap" } },
});
export const figureHead = style({ paddingInline: ".75rem 0", textAlign: "end" });

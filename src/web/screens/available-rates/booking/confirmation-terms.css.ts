import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.08fr)",
  gap: "1.5rem 2.25rem",
  "@media": { [below.md]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const column = style({ display: "grid", gap: "1.25rem", alignContent: "start" });
export const title = style({ marginBottom: ".375rem" });
export const plain = style({ fontSize: ".875rem", lineHeight: 1.45, color: vars.color.text2 });
export const note = style({
  display: "block",
  fontSize: ".8125rem",
  lineHeight: 1.4,
  fontWeight: 420,
  color: vars.color.text2,
});
export const strong = style({ fontWeight: 620 });

export const deadline = style({
  display: "grid",
  gridTemplateColumns: "5.75rem minmax(0, 1fr) auto",
  gap: "0 .875rem",
  padding: ".625rem 0",
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: ".875rem",
  lineHeight: 1.4,
  "@media": { [below.sm]: { gridTemplateColumns: "5.25rem minmax(0, 1fr)" } },
});
export const moment = style({ display: "grid", alignContent: "start" });
export const left = style({
  fontSize: ".8125rem",
  color: vars.color.text2,
  whiteSpace: "nowrap",
  "@media": { [below.sm]: { gridColumn: 2 } },
});

export const items = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "0 1.25rem",
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const item = style({
  display: "grid",
  gridTemplateColumns: "1rem minmax(0, 1fr)",
  gap: ".5rem",
  padding: ".5rem 0",
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: ".875rem",
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const ladder = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  alignItems: "end",
  marginBottom: ".375rem",
  "@media": { [below.sm]: { gridAutoFlow: "row", gridAutoColumns: "auto" } },
});
export const step = style({
  display: "grid",
  gridTemplateRows: "auto auto 4.25rem",
  alignContent: "end",
  "@media": {
    [below.sm]: {
      gridTemplateRows: "auto",
      gridTemplateColumns: "6.5rem minmax(0, 1fr)",
      gap: "0 .75rem",
      padding: ".4375rem 0",
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});

const amount = style({
  padding: "0 .25rem .25rem .375rem",
  fontSize: ".875rem",
  fontWeight: 640,
  lineHeight: 1.2,
  "@media": { [below.sm]: { padding: 0 } },
});
export const fee = styleVariants({
  free: [amount, { color: vars.tone.positive.text }],
  fee: [amount],
  "no-show": [amount],
});

const block = style({
  display: "block",
  borderTop: `3px solid ${vars.color.text}`,
  borderInlineStart: `1px solid ${vars.color.line2}`,
  borderBottom: `2px solid ${vars.color.text}`,
  background: vars.color.surface2,
  "@media": { [below.sm]: { display: "none" } },
});
export const bar = styleVariants({
  free: [block, { borderTopColor: vars.tone.positive.text, background: vars.tone.positive.fill }],
  fee: [block],
  "no-show": [
    block,
    {
      borderTopStyle: "dashed",
      background: `repeating-linear-gradient(135deg, ${vars.color.line2} 0 1.5px, transparent 1.5px 7px)`,
    },
  ],
});
export const until = style({
  padding: ".375rem .25rem 0 .375rem",
  fontSize: ".8125rem",
  fontWeight: 580,
  lineHeight: 1.3,
  "@media": { [below.sm]: { padding: 0 } },
});

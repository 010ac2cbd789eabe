import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";

export const bar = style({ background: vars.color.surface, borderBottom: `1px solid ${vars.color.line}` });

export const inside = style({
  display: "flex",
  alignItems: "center",
  gap: "1.25rem",
  minHeight: "4.25rem",
  "@media": {
    [below.lg]: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      gap: ".25rem .75rem",
      paddingBlock: ".625rem",
    },
    "(max-width: 22.5rem)": { columnGap: ".5rem" },
  },
});

export const ends = style({
  display: "flex",
  alignItems: "center",
  gap: ".5rem",
  minWidth: 0,
  fontSize: ".9375rem",
  "@media": {
    [below.lg]: { justifyContent: "center" },
    [below.sm]: { gap: ".375rem" },
    "(max-width: 22.5rem)": { gap: ".25rem" },
  },
});
export const endCode = style({
  fontSize: "1.125rem",
  fontWeight: 680,
  "@media": { [below.sm]: { fontSize: "1rem" } },
});
export const endName = style({
  color: vars.color.text2,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": {
    [below.sm]: { display: "none" },
    "(max-width: 89.99rem)": { selectors: { [`${inside}:has(button) &`]: { display: "none" } } },
  },
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  flex: "none",
  marginInlineStart: ".5rem",
  fontSize: ".9375rem",
  color: vars.color.text2,
  "@media": {
    [below.lg]: { gridRow: 2, gridColumn: "1 / -1", margin: 0, fontSize: ".8125rem", justifyContent: "center" },
  },
});
export const fact = style({
  selectors: {
    "& + &": {
      marginInlineStart: ".875rem",
      paddingInlineStart: ".875rem",
      borderInlineStart: `1px solid ${vars.color.line2}`,
      "@media": { "(max-width: 22.5rem)": { marginInlineStart: ".4375rem", paddingInlineStart: ".4375rem" } },
    },
  },
});
globalStyle(`${inside} > a:first-child`, {
  "@media": { "(max-width: 22.5rem)": { paddingInline: ".5rem", gap: ".25rem" } },
});
globalStyle(`${ends} > span[aria-hidden]`, {
  "@media": { "(max-width: 22.5rem)": { minWidth: "2.5rem" } },
});
globalStyle(`${ends} ${endCode}`, {
  "@media": { "(max-width: 22.5rem)": { fontSize: ".8125rem" } },
});
export const actions = style({
  display: "flex",
  alignItems: "center",
  gap: ".75rem",
  marginInlineStart: "auto",
  flex: "none",
});
export const change = style({ fontSize: ".875rem" });
export const changeLabel = style({ "@media": { [below.sm]: { display: "none" } } });

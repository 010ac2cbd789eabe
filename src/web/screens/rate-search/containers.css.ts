import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, duration, layer, radius } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const section = style({ minWidth: 0, scrollMarginTop: "5.5rem", outlineOffset: ".5rem" });

export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "1rem",
  marginBottom: ".625rem",
});

export const note = style([text.caption, { color: vars.color.text2, "@media": { [below.sm]: { display: "none" } } }]);
export const footnote = style([text.caption, { marginTop: ".75rem", color: vars.color.text2 }]);

const grid = style({ display: "grid", gap: ".75rem", "@media": { [below.sm]: { gap: ".625rem" } } });
const oneColumn = { gridTemplateColumns: "minmax(0, 1fr)" } as const;
const twoColumns = { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } as const;
export const cards = styleVariants({
  Dry: [
    grid,
    {
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      "@media": { [below.xl]: twoColumns, [below.sm]: oneColumn },
    },
  ],
  Reefer: [grid, { ...twoColumns, "@media": { [below.sm]: oneColumn } }],
});

const card = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  padding: ".875rem 1rem 1rem",
  background: vars.color.surface,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: radius[3],
  transition: `border-color ${duration[1]}, box-shadow ${duration[1]}`,
  "@media": {
    [below.sm]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: ".75rem",
      alignItems: "center",
      padding: ".75rem .875rem",
    },
  },
});

export const cardState = styleVariants({
  empty: [card, { ":hover": { borderColor: vars.color.lineInput } }],
  chosen: [card, { borderColor: vars.color.text, boxShadow: `0 0 0 1px ${vars.color.text}` }],
});

export const cardHead = style({
  display: "flex",
  width: "100%",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "2rem",
  fontSize: "1.0625rem",
  "@media": {
    [below.sm]: { gridRow: 1, gridColumn: "1 / -1", justifyContent: "flex-start", minHeight: "2.25rem" },
  },
});

export const remove = style({
  marginInlineEnd: "-.375rem",
  "@media": { [below.sm]: { marginInlineStart: "auto" } },
});

export const choice = style({
  position: "relative",
  display: "grid",
  justifyItems: "start",
  width: "100%",
  "@media": { [below.sm]: { display: "contents" } },
});

export const pick = style({
  width: "100%",
  margin: ".5rem 0 .375rem",
  "@media": { [below.sm]: { gridRow: 2, gridColumn: "1 / -1", margin: ".25rem 0 0" } },
});

export const name = style({
  marginBottom: ".5rem",
  fontSize: ".9375rem",
  fontWeight: 580,
  "@media": {
    [below.sm]: {
      gridRow: 1,
      gridColumn: "1 / -1",
      margin: "0 2.5rem 0 3.25rem",
      fontWeight: 480,
      color: vars.color.text2,
      pointerEvents: "none",
    },
  },
});

export const only = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "1.75rem",
  marginBottom: ".625rem",
  padding: "0 .625rem",
  borderRadius: radius.full,
  border: `1px solid ${vars.color.lineInput}`,
  background: vars.color.surface,
  fontSize: ".8125rem",
  fontWeight: 600,
  color: vars.color.text2,
  selectors: {
    "&[aria-disabled]": {
      paddingInline: 0,
      borderColor: "transparent",
      background: "none",
      color: vars.color.text3,
      fontWeight: 480,
      cursor: "default",
    },
  },
  "@media": {
    "(hover: hover)": {
      selectors: {
        "&:not([aria-disabled])::after": { content: "", position: "absolute", inset: 0 },
        "&:not([aria-disabled]):hover": {
          background: vars.color.inverse,
          borderColor: vars.color.inverse,
          color: vars.color.onInverse,
        },
      },
    },
    [below.sm]: {
      gridRow: 3,
      gridColumn: 2,
      minHeight: "2.75rem",
      margin: ".5rem 0 .625rem",
      paddingInline: "1rem",
      selectors: { "&:not([aria-disabled])::after": { content: "none" } },
    },
    [coarsePointer]: { minHeight: "2.75rem", paddingInline: "1rem" },
  },
});

export const tip = style({
  position: "absolute",
  zIndex: layer.popover,
  left: "-.25rem",
  bottom: "2.75rem",
  width: "max-content",
  maxWidth: "12rem",
  padding: ".5rem .75rem",
  borderRadius: radius[2],
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: ".8125rem",
  lineHeight: 1.4,
  textWrap: "balance",
  pointerEvents: "none",
  visibility: "hidden",
  selectors: {
    [`${only}:hover + &, ${only}:focus-visible + &`]: { visibility: "visible" },
  },
  "@media": { "(hover: none)": { display: "none" }, [below.sm]: { display: "none" } },
});

export const count = style({
  "@media": { [below.sm]: { gridRow: 3, gridColumn: 1, alignSelf: "center", margin: ".5rem 0 .625rem" } },
});

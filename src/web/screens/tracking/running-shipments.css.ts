import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius } from "#web/styles/tokens.ts";

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const item = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 12rem) minmax(0, 1fr) minmax(0, 11rem)",
  gap: "0 1.75rem",
  alignItems: "center",
  padding: ".9375rem 0",
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { "&:hover": { background: `color-mix(in srgb, ${vars.color.surface2} 45%, transparent)` } },
  "@media": { [below.rateCard]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: ".5rem .75rem" } },
});
globalStyle(`${item} > :nth-child(2):not(:last-child)`, {
  "@media": { [below.rateCard]: { gridRow: 2, gridColumn: "1 / -1" } },
});

export const go = style({
  display: "inline-block",
  minHeight: "1.5rem",
  fontWeight: 640,
  color: vars.color.text,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: {
    [`${item}:hover &`]: { textDecoration: "underline", textUnderlineOffset: ".2em" },
    "&::after": { content: "", position: "absolute", inset: ".25rem -.5rem", borderRadius: radius[2] },
    "&:focus-visible": { outline: 0 },
    "&:focus-visible::after": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-1px" },
  },
});

export const small = style({
  display: "block",
  fontSize: ".8125rem",
  lineHeight: 1.35,
  color: vars.color.text2,
  overflowWrap: "anywhere",
});
export const strong = style({ display: "block", fontWeight: 620, fontSize: ".9375rem" });
export const arrival = style({ display: "block", textAlign: "end", lineHeight: 1.35 });

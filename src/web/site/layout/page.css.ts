import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, palette } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { narrow } from "./media.ts";

export const main = style({ display: "block", "@media": { [narrow]: { overflowWrap: "anywhere" } } });
/* At twice the text size the longest word of a title still fits a phone. */
globalStyle(`${main} .${text.title}`, {
  "@media": { [below.sm]: { fontSize: "min(clamp(1.875rem, 1.35rem + 2.1vw, 3rem), 11vw)" } },
});

/* Printed black on white, without controls. */
globalStyle(`${main}, ${main} *`, {
  "@media": { print: { color: "#000 !important", background: "none !important", boxShadow: "none !important" } },
});
globalStyle(`${main} button`, { "@media": { print: { display: "none !important" } } });
globalStyle(`${main} :is(li, figure, picture)`, { "@media": { print: { breakInside: "avoid" } } });
globalStyle(`${main} :is(h2, h3)`, { "@media": { print: { breakAfter: "avoid" } } });

export const section = style({
  paddingBlock: "5.5rem",
  "@media": { [below.sm]: { paddingBlock: "3.5rem" }, print: { paddingBlock: "1.5rem" } },
});

export const sectionHead = style({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: "2rem",
  marginBottom: "2.25rem",
  "@media": { [below.sm]: { gap: "1rem", marginBottom: "1.5rem" }, [narrow]: { flexWrap: "wrap" } },
});

export const masthead = style({
  background: palette.ink[900],
  paddingBlock: "2rem 4rem",
  borderBottom: `4px solid ${palette.red[600]}`,
  "@media": { [below.sm]: { paddingBlock: "1rem 2.5rem" } },
});
export const mastheadLead = style({
  marginTop: "1.25rem",
  maxWidth: "40rem",
  fontSize: "1.1875rem",
  lineHeight: 1.5,
  color: "#DDE3E8",
  textWrap: "pretty",
});
export const crumbs = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: ".25rem .5rem",
  marginBottom: "1.5rem",
  fontSize: ".875rem",
  color: "#B8C2CC",
});
export const step = style({ display: "inline-flex", alignItems: "baseline", gap: ".5rem" });
export const crumb = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: "1.5rem",
  textDecoration: "underline",
  textUnderlineOffset: ".25em",
  /* A larger touch target. */
  "@media": {
    [coarsePointer]: {
      "::after": {
        content: "",
        position: "absolute",
        left: "50%",
        top: "50%",
        width: "max(100%, 2.75rem)",
        height: "2.75rem",
        translate: "-50% -50%",
      },
    },
  },
});
export const eyebrow = style({
  fontSize: ".9375rem",
  fontWeight: 620,
  color: vars.color.accentText,
  marginBottom: "1rem",
});

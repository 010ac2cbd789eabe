import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const page = style({ paddingBottom: "5rem", outline: "none" });

export const head = style({
  margin: "2.25rem 0 1.25rem",
  overflowWrap: "anywhere",
  "@media": { [below.sm]: { margin: "1.25rem 0 .5rem" } },
});

export const owner = style({ marginTop: ".25rem", color: vars.color.text2 });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "13rem minmax(0, 1fr)",
  gap: "2rem",
  alignItems: "start",
  "@media": { [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "1rem" } },
});

export const sections = style({
  position: "sticky",
  top: "5.5rem",
  display: "grid",
  gap: ".125rem",
  "@media": {
    [below.xl]: { position: "static", display: "flex", flexWrap: "wrap" },
    [below.sm]: {
      flexWrap: "nowrap",
      overflowX: "auto",
      marginInline: "-1.25rem",
      paddingInline: "1.25rem",
      scrollbarWidth: "none",
    },
  },
});

export const sectionLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: "2.5rem",
  padding: "0 .75rem",
  borderRadius: radius[2],
  fontSize: ".9375rem",
  fontWeight: 540,
  color: vars.color.text2,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.color.surface3, color: vars.color.text },
    "&[aria-current]": {
      color: vars.color.text,
      fontWeight: 640,
      background: vars.color.surface,
      boxShadow: `inset 3px 0 0 ${vars.color.accent}, 0 0 0 1px ${vars.color.line}`,
      borderRadius: `0 ${radius[2]} ${radius[2]} 0`,
    },
  },
  "@media": {
    [below.sm]: {
      flex: "none",
      minHeight: "2.75rem",
      selectors: {
        "&[aria-current]": {
          boxShadow: `inset 0 -3px 0 ${vars.color.accent}`,
          borderRadius: 0,
          background: "none",
        },
        "&:focus-visible": { outlineOffset: "-3px" },
      },
    },
  },
});

export const stack = style({
  display: "grid",
  gap: "1.5rem",
  alignContent: "start",
  minWidth: 0,
  "@media": { [below.sm]: { gap: "1rem" } },
});

export const section = style([
  card,
  {
    padding: "1.25rem 1.5rem 1.375rem",
    scrollMarginTop: "5.5rem",
    "@media": { [below.sm]: { padding: "1rem 1rem 1.125rem" } },
  },
]);

export const sectionTitle = style([text.h2, { outline: "none" }]);

export const explanation = style([text.small, { marginTop: ".25rem", maxWidth: "44rem", color: vars.color.text2 }]);

const grid = style({
  display: "grid",
  gap: "1rem 1.25rem",
  marginTop: "1rem",
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const fields = styleVariants({
  two: [grid, { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }],
  three: [
    grid,
    {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      "@media": { [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  ],
});

export const notice = style({ marginTop: "1rem" });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: ".75rem 1rem",
  marginTop: "1.125rem",
});
globalStyle(`${foot} > button`, { "@media": { [below.sm]: { width: "100%" } } });

export const footNote = style([
  text.caption,
  {
    flex: 1,
    minWidth: "12rem",
    color: vars.color.text2,
    "@media": { [below.sm]: { selectors: { "&:empty": { display: "none" } } } },
  },
]);

export const list = style({ marginTop: ".75rem" });

export const entry = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: ".25rem 1rem",
  alignItems: "center",
  minHeight: "3.75rem",
  padding: ".75rem 0",
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: ".9375rem",
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  "@media": { [below.sm]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});
globalStyle(`${entry} > svg`, { color: vars.color.text3 });
globalStyle(`${entry} > :nth-child(3)`, { "@media": { [below.sm]: { gridColumn: "2" } } });
globalStyle(`${entry} > button`, { "@media": { [below.sm]: { justifySelf: "end", minHeight: "2.75rem" } } });

export const entryActions = style({ display: "flex", flexWrap: "wrap", gap: ".25rem .5rem" });

export const entryTitle = style({ display: "block", fontWeight: 600 });

export const entryNote = style([text.caption, { display: "block", color: vars.color.text2 }]);

export const erased = style([
  text.small,
  { paddingInlineStart: "1.25rem", listStyle: "disc", marginBlock: ".5rem 1rem" },
]);

export const waiting = style({ display: "grid", gap: "1rem", alignContent: "start" });

export const searchField = style({ display: "grid", gap: ".5rem", maxWidth: "24rem", marginTop: "1rem" });

export const addressFields = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "1rem 1.25rem",
  marginTop: ".25rem",
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
globalStyle(`${addressFields} > :first-child`, { gridColumn: "1 / -1" });

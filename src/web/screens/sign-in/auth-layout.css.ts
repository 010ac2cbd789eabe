import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, palette } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
  minHeight: "100dvh",
  "@media": { [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const art = style({
  position: "relative",
  background: palette.ink[900],
  "@media": { [below.xl]: { display: "none" } },
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      inset: "auto 0 0",
      height: "10px",
      background: palette.red[600],
      borderTop: `3px solid ${palette.sand[100]}`,
    },
  },
});

export const artInside = style({
  position: "sticky",
  top: 0,
  display: "flex",
  flexDirection: "column",
  height: "100dvh",
  maxHeight: "60rem",
  padding: "2.5rem 3rem 3.5rem",
  overflow: "hidden",
});

export const homeLink = style({ alignSelf: "flex-start", color: "#FFFFFF", textDecoration: "none" });

export const drawing = style({ flex: 1, display: "grid", placeItems: "center", minHeight: 0 });

export const motto = style([text.h1, { fontSize: "2rem", lineHeight: 1.12 }]);

export const main = style({
  display: "grid",
  placeItems: "center",
  padding: "3rem 2rem",
  outline: "none",
  "@media": {
    [below.xl]: { alignContent: "start", gap: "3rem", paddingTop: 0 },
    [below.sm]: { placeItems: "start stretch", gap: "1.75rem", padding: "0 1.25rem 2.5rem" },
  },
});

export const mobileBar = style({
  display: "none",
  "@media": {
    [below.xl]: {
      display: "block",
      justifySelf: "stretch",
      marginInline: "-2rem",
      padding: "1.125rem 2rem",
      background: palette.ink[900],
      borderBottom: `4px solid ${palette.red[600]}`,
    },
    [below.sm]: { marginInline: "-1.25rem", padding: ".9375rem 1.25rem" },
  },
});

export const place = style({
  placeItems: "start center",
  paddingTop: "2.5rem",
  "@media": { [below.xl]: { paddingTop: 0 }, [below.sm]: { placeItems: "start stretch" } },
});

const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1.25rem",
  overflowWrap: "anywhere",
  "@media": { [below.sm]: { width: "100%" } },
});

export const form = styleVariants({
  narrow: [grid, { width: "min(100%, 25rem)" }],
  wide: [grid, { width: "min(100%, 41rem)", gap: "1.5rem" }],
});

export const lead = style({ marginTop: "-.875rem", marginBottom: ".5rem", color: vars.color.text2 });

export const ask = style({ fontSize: ".9375rem", color: vars.color.text2 });

export const saved = style({
  display: "grid",
  gap: ".125rem",
  marginTop: "-.25rem",
  padding: ".75rem 1rem",
  background: vars.color.surface2,
  borderInlineStart: `4px solid ${vars.color.accent}`,
  color: vars.color.text2,
});
globalStyle(`${saved} b`, { color: vars.color.text, fontWeight: 620 });

import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, palette, edge, extent, space } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, type } from "#web/styles/declarations.ts";

export const frame = style({
  ...layout.columns("minmax(0, 5fr) minmax(0, 6fr)"),
  minHeight: "100dvh",
  ...layout.oneColumn(below.xl),
});

export const art = style({
  position: "relative",
  background: palette.ink[900],
  ...layout.hidden(below.xl),
  selectors: {
    "&::after": {
      ...layout.pseudo,
      inset: "auto 0 0",
      height: extent(10),
      background: palette.accent[600],
      borderTop: `${edge(3)} solid ${palette.sand[100]}`,
    },
  },
});

export const artInside = style({
  position: "sticky",
  top: 0,
  display: "flex",
  flexDirection: "column",
  height: "100dvh",
  maxHeight: extent(960),
  padding: space(40, 48, 56),
  overflow: "hidden",
});

export const homeLink = style({ alignSelf: "flex-start", color: "#FFFFFF" });

export const drawing = style({ flex: 1, ...layout.centred, minHeight: 0 });

export const motto = style([text.h1, { ...type("motto", undefined, 1.12) }]);

export const main = style({
  ...layout.centred,
  padding: space(48, 32),
  outline: "none",
  "@media": {
    [below.xl]: { alignContent: "start", gap: space(48), paddingTop: 0 },
    [below.sm]: { placeItems: "start stretch", gap: space(24), padding: space(0, 20, 40) },
  },
});

export const mobileBar = style({
  display: "none",
  "@media": {
    [below.xl]: {
      display: "block",
      justifySelf: "stretch",
      marginInline: space(-32),
      padding: space(16, 32),
      background: palette.ink[900],
      borderBottom: `${edge(4)} solid ${palette.accent[600]}`,
    },
    [below.sm]: { marginInline: space(-20), padding: space(16, 20) },
  },
});

export const place = style({
  placeItems: "start center",
  paddingTop: space(40),
  "@media": { [below.xl]: { paddingTop: 0 }, [below.sm]: { placeItems: "start stretch" } },
});

const grid = style({
  ...layout.columns("minmax(0, 1fr)", 20),
  overflowWrap: "anywhere",
  "@media": { [below.sm]: { width: "100%" } },
});

export const form = styleVariants({
  narrow: [grid, { width: `min(100%, ${extent(400)})` }],
  wide: [grid, { width: `min(100%, ${extent(656)})`, gap: space(24) }],
});

export const lead = style({ marginTop: space(-12), marginBottom: space(8), color: vars.color.text2 });

export const saved = style({
  ...layout.stack(2),
  marginTop: space(-4),
  padding: space(12, 16),
  background: vars.color.surface2,
  borderInlineStart: `${edge(4)} solid ${vars.color.accent}`,
  color: vars.color.text2,
});
globalStyle(`${saved} b`, { color: vars.color.text, fontWeight: 620 });

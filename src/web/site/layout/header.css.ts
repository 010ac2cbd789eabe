import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, layer, palette, space, extent, fontSize, edge, shadow } from "#web/styles/tokens.ts";
import { layout, type } from "#web/styles/declarations.ts";

export const header = styleVariants({
  clear: { position: "absolute", inset: "0 0 auto", zIndex: layer.bar },
  solid: { position: "relative", zIndex: layer.bar, background: palette.ink[900] },
});

export const inside = style({
  ...layout.row(40),
  height: extent(80),
  "@media": { [below.xl]: { gap: space(16) }, [below.sm]: { height: extent(64) }, [below.tiny]: { gap: 0 } },
});

export const home = style({
  ...layout.inlineRow(),
  flex: "none",
  minHeight: extent(44),
  color: "#FFFFFF",
  "@media": { print: { color: "#000" } },
});

export const nav = style({ ...layout.flex(4), marginInlineStart: space(16), ...layout.hidden(below.lg) });

export const actions = style({ marginInlineStart: "auto", ...layout.row(8), ...layout.hidden(below.lg) });

export const link = style({
  position: "relative",
  ...layout.inlineRow(),
  ...layout.roundControl(2, 44, 0, 12),
  ...type("ui", 560),
  color: "#FFFFFF",
  selectors: {
    "&:hover": { background: "rgb(255 255 255 / .12)" },
    "&[aria-current]::after": {
      ...layout.pseudo,
      inset: space("auto", 12, 6),
      height: edge(2),
      background: palette.accent[500],
    },
  },
});

export const opener = style({
  display: "none",
  ...layout.square(44),
  placeItems: "center",
  color: "#FFFFFF",
  listStyle: "none",
  cursor: "pointer",
  "@media": { [below.lg]: { display: "grid" } },
});

/** A native disclosure: opens without scripts. Its size is fixed, as it is laid out before its summary is parsed. */
export const menu = style({
  display: "none",
  flex: "none",
  ...layout.square(44),
  margin: space(0, -8, 0, "auto"),
  "@media": { [below.lg]: { display: "block" } },
});

export const shelf = style({
  position: "absolute",
  inset: "100% 0 auto",
  display: "grid",
  padding: space(8, 20, 20),
  background: palette.ink[900],
  borderTop: `${edge(1)} solid rgb(255 255 255 / .16)`,
  boxShadow: shadow.shelf,
});

export const shelfLink = style([
  link,
  {
    minHeight: extent(48),
    fontSize: fontSize.h3,
    selectors: { "&[aria-current]::after": { inset: space(12, "auto", 12, 0), width: edge(3), height: "auto" } },
  },
]);

export const shelfAccount = style({
  display: "grid",
  marginTop: space(16),
  paddingTop: space(8),
  borderTop: `${edge(1)} solid rgb(255 255 255 / .16)`,
  color: "#FFFFFF",
});

export const shelfAction = style({ marginTop: space(12) });

export const accountMenu = style({ position: "relative" });

export const accountOpener = style({
  ...layout.inlineRow(8),
  ...layout.roundControl(2, 44, 0, 8, 0, 6),
  color: "#FFFFFF",
  ...type("ui", 540),
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:hover": { background: "rgb(255 255 255 / .12)" } },
});

/** Only the initials are visible; the accessible name remains. */
export const openerLabel = style({
  maxWidth: extent(192),
  ...layout.oneLine,
  "@media": { [below.xl]: { position: "absolute", width: edge(1), height: edge(1), clipPath: "inset(50%)" } },
});

export const sheet = style({
  ...layout.floating,
  insetInlineEnd: 0,
  top: `calc(100% + ${space(8)})`,
  width: extent(272),
  ...layout.rounded(3, 8),
  background: vars.color.surface,
  color: vars.color.text,
  vars: { [vars.color.focus]: palette.sea[600] },
});

export const action = style({
  ...layout.row(8),
  ...layout.option(44, 0, 12),
  color: "inherit",
  fontWeight: 560,
  selectors: { "&:hover": { background: vars.color.surface2, color: palette.ink[900] } },
});

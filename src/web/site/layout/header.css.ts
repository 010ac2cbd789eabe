import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, layer, palette, radius } from "#web/styles/tokens.ts";
import { narrow } from "./media.ts";

export const header = styleVariants({
  clear: { position: "absolute", inset: "0 0 auto", zIndex: layer.bar },
  solid: { position: "relative", zIndex: layer.bar, background: palette.ink[900] },
});

export const inside = style({
  display: "flex",
  alignItems: "center",
  gap: "2.5rem",
  height: "5rem",
  "@media": { [below.xl]: { gap: "1rem" }, [below.sm]: { height: "4rem" }, [narrow]: { gap: 0 } },
});

export const home = style({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  minHeight: "2.75rem",
  color: "#FFFFFF",
  "@media": { print: { color: "#000" } },
});

export const nav = style({
  display: "flex",
  gap: ".25rem",
  marginInlineStart: "1rem",
  "@media": { [below.lg]: { display: "none" } },
});

export const actions = style({
  marginInlineStart: "auto",
  display: "flex",
  gap: ".5rem",
  alignItems: "center",
  "@media": { [below.lg]: { display: "none" } },
});

export const link = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  padding: "0 .875rem",
  fontSize: ".9375rem",
  fontWeight: 560,
  borderRadius: radius[2],
  color: "#FFFFFF",
  selectors: {
    "&:hover": { background: "rgb(255 255 255 / .12)" },
    "&[aria-current]::after": {
      content: "",
      position: "absolute",
      inset: "auto .875rem .375rem",
      height: "2px",
      background: palette.red[500],
    },
  },
});

export const opener = style({
  display: "none",
  width: "2.75rem",
  height: "2.75rem",
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
  width: "2.75rem",
  height: "2.75rem",
  margin: "0 -.625rem 0 auto",
  "@media": { [below.lg]: { display: "block" } },
});

export const shelf = style({
  position: "absolute",
  inset: "100% 0 auto",
  display: "grid",
  padding: ".5rem 1.25rem 1.25rem",
  background: palette.ink[900],
  borderTop: "1px solid rgb(255 255 255 / .16)",
  boxShadow: "0 24px 48px -12px rgb(6 16 27 / .5)",
});

export const shelfLink = style([
  link,
  {
    minHeight: "3rem",
    fontSize: "1.0625rem",
    selectors: { "&[aria-current]::after": { inset: ".75rem auto .75rem 0", width: "3px", height: "auto" } },
  },
]);

export const shelfAccount = style({
  display: "grid",
  marginTop: "1rem",
  paddingTop: ".5rem",
  borderTop: "1px solid rgb(255 255 255 / .16)",
  color: "#FFFFFF",
});

export const shelfAction = style({ marginTop: ".75rem" });

export const accountMenu = style({ position: "relative" });

export const accountOpener = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".625rem",
  minHeight: "2.75rem",
  padding: "0 .625rem 0 .375rem",
  borderRadius: radius[2],
  color: "#FFFFFF",
  fontSize: ".9375rem",
  fontWeight: 540,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:hover": { background: "rgb(255 255 255 / .12)" } },
});

/** Only the initials are visible; the accessible name remains. */
export const openerLabel = style({
  maxWidth: "12rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [below.xl]: { position: "absolute", width: "1px", height: "1px", clipPath: "inset(50%)" } },
});

export const sheet = style({
  position: "absolute",
  insetInlineEnd: 0,
  top: "calc(100% + .5rem)",
  width: "17rem",
  padding: ".5rem",
  borderRadius: radius[3],
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  vars: { [vars.color.focus]: palette.sea[600] },
});

export const action = style({
  display: "flex",
  gap: ".625rem",
  alignItems: "center",
  width: "100%",
  minHeight: "2.75rem",
  padding: "0 .75rem",
  borderRadius: radius[2],
  color: "inherit",
  fontWeight: 560,
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover": { background: vars.color.surface2, color: palette.ink[900] } },
});

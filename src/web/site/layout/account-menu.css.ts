import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, palette, radius } from "#web/styles/tokens.ts";

export const menu = style({ position: "relative" });

export const opener = style({
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

/** Where the bar is full the initials must do, but the button keeps its name. */
export const openerWords = style({
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

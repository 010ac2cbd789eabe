import { style } from "@vanilla-extract/css";
import { palette, radius, fontSize, space } from "../styles/tokens.ts";
import { layout, type } from "#web/styles/declarations.ts";

export const initials = style({
  ...layout.centredSquare(32),
  flex: "none",
  borderRadius: radius.full,
  background: "#E9E4DA",
  color: palette.ink[900],
  ...type("micro", 700),
  letterSpacing: ".02em",
});

export const person = style({ ...layout.row(12), padding: space(12), lineHeight: 1.4 });
export const lines = style({ ...layout.breakable });
export const name = style({ display: "block", fontWeight: 640 });
export const contact = style({ display: "block", fontSize: fontSize.caption, opacity: 0.8 });

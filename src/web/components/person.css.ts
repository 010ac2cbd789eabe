import { style } from "@vanilla-extract/css";
import { palette, radius, extent, fontSize, space } from "../styles/tokens.ts";

export const initials = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: extent(32),
  height: extent(32),
  borderRadius: radius.full,
  background: "#E9E4DA",
  color: palette.ink[900],
  fontSize: fontSize.micro,
  fontWeight: 700,
  letterSpacing: ".02em",
});

export const person = style({
  display: "flex",
  gap: space(12),
  alignItems: "center",
  padding: space(12),
  lineHeight: 1.4,
});
export const lines = style({ minWidth: 0, overflowWrap: "anywhere" });
export const name = style({ display: "block", fontWeight: 640 });
export const contact = style({ display: "block", fontSize: fontSize.caption, opacity: 0.8 });

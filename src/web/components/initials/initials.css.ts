import { style } from "@vanilla-extract/css";
import { palette, radius } from "../../styles/tokens.ts";

export const initials = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "2rem",
  height: "2rem",
  borderRadius: radius.full,
  background: "#E9E4DA",
  color: palette.ink[900],
  fontSize: ".75rem",
  fontWeight: 700,
  letterSpacing: ".02em",
});

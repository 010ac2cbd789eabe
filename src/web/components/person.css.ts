import { style } from "@vanilla-extract/css";
import { palette, radius } from "../styles/tokens.ts";

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

export const person = style({
  display: "flex",
  gap: ".75rem",
  alignItems: "center",
  padding: ".75rem",
  lineHeight: 1.4,
});
export const lines = style({ minWidth: 0, overflowWrap: "anywhere" });
export const name = style({ display: "block", fontWeight: 640 });
export const contact = style({ display: "block", fontSize: ".8125rem", opacity: 0.8 });

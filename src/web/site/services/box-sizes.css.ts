import { style } from "@vanilla-extract/css";

export const sizes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(11rem, 1fr))",
  gap: "1.25rem 1.5rem",
});

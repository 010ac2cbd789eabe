import { style } from "@vanilla-extract/css";

export const sizes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(11rem, 100%), 1fr))",
  gap: "1.25rem 1.5rem",
});

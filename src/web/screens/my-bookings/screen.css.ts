import { style } from "@vanilla-extract/css";
import { below } from "#web/styles/tokens.ts";

export const page = style({ paddingBottom: "5rem", outline: "none" });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: ".75rem 1.5rem",
  margin: "2.25rem 0 1.5rem",
  "@media": { [below.sm]: { margin: "1.25rem 0 1rem" } },
});

/** Holds the list's place while a quick answer is on its way. */
export const quiet = style({ minHeight: "50dvh" });

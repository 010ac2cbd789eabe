import { style } from "@vanilla-extract/css";
import { below } from "#web/styles/tokens.ts";
import { vars } from "#web/styles/theme.css.ts";

export const page = style({
  padding: "2.25rem 0 5rem",
  outline: "none",
  "@media": { [below.sm]: { paddingTop: "1.25rem" } },
});

/** Its words stand at the edge of the page, like those of the heading. */
export const back = style({ margin: "-.75rem 0 .5rem -.875rem", "@media": { [below.sm]: { marginTop: "-.5rem" } } });

export const instead = style({ marginTop: "1.25rem" });

/** Holds the result's place while a quick answer is on its way. */
export const quiet = style({ minHeight: "50dvh" });

export const skeletonChain = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "1rem",
  padding: "2rem 1.5rem",
});
export const skeletonMap = style({ overflow: "hidden" });
export const skeletonRow = style({
  display: "flex",
  gap: "3rem",
  padding: "1.125rem 1.5rem",
  borderTop: `1px solid ${vars.color.line}`,
});

import { style } from "@vanilla-extract/css";
import { below } from "#web/styles/breakpoints.ts";
import { vars } from "#web/styles/theme.css.ts";

/** The room that the map will take, so that nothing below it moves when it comes. */
export const place = style({
  aspectRatio: "1344 / 560",
  maxHeight: "35rem",
  background: vars.map.sea,
  borderTop: `1px solid ${vars.color.line}`,
  "@media": { [below.md]: { aspectRatio: "100 / 86" } },
});

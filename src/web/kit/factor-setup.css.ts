import { style } from "@vanilla-extract/css";
import { layout } from "#web/styles/declarations.ts";
import { extent, space } from "#web/styles/tokens.ts";
import { code } from "#web/styles/typography.css.ts";

/* A QR code is read from dark on light only. */
export const picture = style({ ...layout.square(192), padding: space(8), background: "#FFFFFF" });
export const secret = style([code, { overflowWrap: "anywhere" }]);
export const codes = style([
  code,
  { ...layout.columns(`repeat(auto-fit, minmax(${extent(144)}, 1fr))`, 8, 24), padding: space(12, 0) },
]);

import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "../../../styles/breakpoints.ts";
import { vars } from "../../../styles/theme.css.ts";

/** Fine print under the facts: the full container beside it, and the tariff's own remarks. */
export const note = style({
  display: "flex",
  gap: ".5rem",
  marginTop: ".625rem",
  fontSize: ".8125rem",
  lineHeight: 1.5,
  color: vars.color.text2,
});
globalStyle(`${note} > svg`, { flex: "none", marginTop: ".125rem", color: vars.color.text3 });
globalStyle(`${note} b`, { color: vars.color.text, fontWeight: 600 });

export const wideAction = style({ display: "grid", "@media": { [below.sm]: { gridColumn: "1 / -1" } } });

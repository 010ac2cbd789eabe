import { style } from "@vanilla-extract/css";
import { vars } from "../../../styles/theme.css.ts";

export const sections = style({ display: "grid", gap: "1.75rem" });
export const section = style({ display: "grid", gap: ".875rem" });
export const title = style({
  paddingBottom: ".375rem",
  fontSize: ".9375rem",
  fontWeight: 650,
  borderBottom: `1.5px solid ${vars.color.text}`,
});
export const remarks = style({ display: "grid", gap: ".375rem", fontSize: ".9375rem" });
export const definition = style({ fontSize: ".8125rem", color: vars.color.text2 });

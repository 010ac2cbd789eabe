import { style } from "@vanilla-extract/css";
import { below } from "../../styles/breakpoints.ts";
import { vars } from "../../styles/theme.css.ts";
import { radius } from "../../styles/tokens.ts";

export const main = style({ outline: "none", paddingBottom: "5rem" });
/** The tray ends the page where it is shown. */
export const mainWithTray = style({ outline: "none" });

export const banner = style({ marginTop: "1.25rem" });

/** Filters beside the list, on a wide window. */
export const layout = style({
  display: "grid",
  gridTemplateColumns: "15.5rem minmax(0, 1fr)",
  gap: "2rem",
  alignItems: "start",
  marginTop: "1.5rem",
  "@media": {
    [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [below.sm]: { marginTop: "1rem" },
  },
});
export const alone = style({ marginTop: "1.5rem" });

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: "1rem",
  minHeight: "2.75rem",
  marginBottom: "1rem",
  "@media": { [below.sm]: { flexWrap: "wrap", gap: ".5rem", marginBottom: ".75rem" } },
});
export const headAction = style({ "@media": { [below.sm]: { marginInlineStart: "auto" } } });

export const sort = style({
  display: "flex",
  alignItems: "center",
  gap: ".625rem",
  marginInlineStart: "auto",
  fontSize: ".875rem",
  color: vars.color.text2,
  whiteSpace: "nowrap",
  "@media": { [below.sm]: { width: "100%", margin: 0 } },
});
export const sortField = style({ width: "11rem", "@media": { [below.sm]: { flex: 1 } } });

export const waiting = style({ display: "grid", gap: "1rem", marginTop: "1rem" });
export const wheel = style({ display: "grid", justifyItems: "center", padding: "2rem 0" });

export const warnings = style({ display: "grid", gap: ".375rem", marginTop: ".75rem" });
export const warning = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: ".5rem",
  alignItems: "start",
  padding: ".5rem .75rem",
  fontSize: ".875rem",
  lineHeight: 1.4,
  color: vars.tone.caution.text,
  background: vars.tone.caution.fill,
  border: `1px solid ${vars.tone.caution.line}`,
  borderRadius: radius[2],
});

import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius } from "#web/styles/tokens.ts";

export const saveState = style({ minHeight: "1.25rem", fontSize: ".875rem", color: vars.color.text2 });

export const panels = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "1.25rem 2rem",
  marginTop: "1rem",
  "@media": { [below.rateCard]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const panel = style({
  minWidth: 0,
  paddingTop: ".875rem",
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: ".9375rem",
});
export const wide = style({ gridColumn: "1 / -1" });

export const panelHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: ".25rem .75rem",
  marginBottom: ".5rem",
});
export const title = style({ fontSize: ".9375rem", fontWeight: 620 });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(7rem, auto) minmax(0, 1fr)",
  gap: ".25rem 1rem",
  margin: "0 0 .5rem",
});
globalStyle(`${facts} > dt`, { color: vars.color.text2 });
globalStyle(`${facts} > dd`, { margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" });

export const absent = style({ color: vars.tone.caution.text });

export const locked = style({
  display: "flex",
  alignItems: "flex-start",
  gap: ".375rem",
  fontSize: ".8125rem",
  color: vars.color.text2,
});
globalStyle(`${locked} > svg`, { flex: "none", marginTop: ".125rem" });

export const group = style({ margin: "0 0 1rem", padding: 0, border: 0, minWidth: 0 });
export const groupTitle = style({ padding: 0, marginBottom: ".5rem", fontWeight: 620 });

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  alignItems: "start",
  gap: ".875rem 1rem",
  "@media": {
    [below.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const whole = style({ gridColumn: "1 / -1" });

export const containerRow = style({
  margin: 0,
  padding: ".875rem 0 1rem",
  minWidth: 0,
  border: 0,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { "&:first-child": { borderTop: 0, paddingTop: 0 } },
});

export const buttons = style({ display: "flex", flexWrap: "wrap", gap: ".5rem", marginTop: ".875rem" });
/** The first one has no frame: its text begins where the texts above it do. */
export const panelButtons = style([buttons, { marginInlineStart: "-.75rem" }]);

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: ".75rem 1rem",
  marginTop: "1.25rem",
  paddingTop: "1rem",
  borderTop: `1px solid ${vars.color.line}`,
});
globalStyle(`${foot} > p`, { flex: "1 1 16rem", fontSize: ".8125rem", color: vars.color.text2 });

export const notes = style({ display: "grid", gap: ".75rem", margin: ".75rem 0" });

export const conflict = style({
  display: "grid",
  gap: ".25rem",
  padding: ".75rem",
  borderRadius: radius[2],
  background: vars.color.surface2,
  overflowWrap: "anywhere",
});

/** Buttons in the row of a field, at its control. */
export const besideField = style({
  display: "flex",
  flexWrap: "wrap",
  gap: ".5rem",
  alignSelf: "end",
  gridColumn: "2 / -1",
  "@media": { [below.sm]: { gridColumn: "auto" } },
});

export const earlier = style({ margin: ".75rem 0 0" });
/* The name of the booking makes the button longer than a phone is wide. */
globalStyle(`${earlier} > button`, { whiteSpace: "normal" });

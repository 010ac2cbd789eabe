import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, palette } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const side = style({
  display: "grid",
  gap: "1rem",
  position: "sticky",
  /* Below the bar (4rem) and the section links (3rem). */
  top: "8.25rem",
  minWidth: 0,
  "@media": { [below.xl]: { position: "static", gridRow: 1 } },
});

const onDark = "#C3CCD5";
export const due = style({
  padding: "1.125rem 1.25rem 1.5rem",
  borderRadius: ".75rem",
  background: palette.ink[900],
  color: "#FFFFFF",
  boxShadow: `inset 0 -6px 0 ${palette.red[600]}, ${vars.shadow.raised}`,
});
globalStyle(`[data-theme="dark"] ${due}`, {
  background: palette.ink[950],
  boxShadow: `inset 0 -6px 0 ${palette.red[500]}, inset 0 0 0 1px ${vars.color.line2}`,
});
export const dueHead = style({
  display: "flex",
  justifyContent: "space-between",
  gap: "1rem",
  fontSize: ".8125rem",
  color: onDark,
});
export const dueKey = style({ fontWeight: 620, color: "#FFFFFF" });
export const dueTask = style([text.h2, { marginTop: ".375rem" }]);
export const dueNote = style({ marginTop: ".25rem", fontSize: ".875rem", lineHeight: 1.45, color: onDark });
export const dueTimes = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: ".375rem 1rem",
  marginTop: ".875rem",
  paddingTop: ".75rem",
  borderTop: "1px solid rgb(255 255 255 / .18)",
  fontSize: ".875rem",
});
export const dueTerm = style({ color: onDark });
export const dueTime = style({ textAlign: "end", fontWeight: 620 });
export const dueSmall = style({ display: "block", fontSize: ".8125rem", fontWeight: 420, color: onDark });

export const later = style([card, { padding: "1rem 1.25rem .5rem" }]);
export const laterTitle = style({ fontSize: ".9375rem", fontWeight: 640 });
export const laterList = style({ margin: ".625rem 0 0", padding: 0, listStyle: "none" });
const laterRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "0 .75rem",
  padding: ".625rem 0",
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: ".875rem",
  lineHeight: 1.35,
});
export const laterItem = styleVariants({
  open: [laterRow],
  overdue: [laterRow, { color: vars.tone.critical.text }],
});
export const laterTask = style({ fontWeight: 600 });
export const laterSmall = style({ display: "block", fontSize: ".8125rem", opacity: 0.92 });
export const laterTime = style({ textAlign: "end", whiteSpace: "nowrap" });

export const calendar = style([card, { display: "grid", gap: ".5rem", padding: ".875rem 1.25rem 1rem" }]);
export const calendarNote = style({ fontSize: ".8125rem", lineHeight: 1.45, color: vars.color.text2 });

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: ".875rem 1.25rem",
  marginTop: "1rem",
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const formFoot = style({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: ".75rem" });
export const dialogText = style({ display: "grid", gap: ".75rem", fontSize: ".9375rem", lineHeight: 1.5 });

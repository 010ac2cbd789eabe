import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius } from "#web/styles/tokens.ts";

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: "1rem",
  paddingBottom: ".625rem",
  marginBottom: "1.125rem",
  borderBottom: `1.5px solid ${vars.color.text}`,
  "@media": { [below.md]: { display: "grid", gap: ".25rem" } },
});
export const title = style({ fontSize: "1.0625rem", fontWeight: 640, fontStretch: "104%" });
export const headNote = style({ fontSize: ".8125rem", color: vars.color.text2 });
export const refusal = style({ marginBlock: ".75rem", fontSize: ".9375rem", fontWeight: 600 });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.12fr) minmax(0, 1fr)",
  gap: "1.5rem 2.5rem",
  marginTop: "1.125rem",
  "@media": { [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const column = style({ display: "grid", gap: "1.5rem", alignContent: "start" });
export const section = style({ minWidth: 0 });
export const sectionTitle = style({ marginBottom: ".625rem", fontSize: ".9375rem", fontWeight: 640 });
export const hint = style({ marginTop: ".5rem", fontSize: ".8125rem", color: vars.color.text2 });

export const remarks = style({ display: "grid", gap: ".5rem" });
export const remark = style({
  margin: 0,
  padding: ".125rem 0 .125rem .875rem",
  boxShadow: `inset 2.5px 0 0 ${vars.color.lineInput}`,
  fontSize: ".875rem",
  lineHeight: 1.5,
  overflowWrap: "anywhere",
});

export const freeTime = style({ width: "100%", borderCollapse: "collapse", fontSize: ".875rem" });
globalStyle(`${freeTime} th, ${freeTime} td`, {
  padding: ".5rem 0",
  borderBottom: `1px solid ${vars.color.line}`,
  verticalAlign: "top",
  textAlign: "start",
  fontWeight: 580,
});
globalStyle(`${freeTime} thead th`, {
  paddingTop: 0,
  fontSize: ".8125rem",
  fontWeight: 560,
  color: vars.color.text2,
});
export const definition = style({
  display: "block",
  fontSize: ".8125rem",
  fontWeight: 420,
  lineHeight: 1.4,
  color: vars.color.text2,
  textWrap: "pretty",
});
export const days = style({});
globalStyle(`${freeTime} ${days}`, { paddingInlineStart: ".75rem", textAlign: "end", whiteSpace: "nowrap" });

export const list = style({ display: "grid" });
export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: ".75rem",
  alignItems: "center",
  minHeight: "2.75rem",
  padding: ".4375rem 0",
  fontSize: ".875rem",
  lineHeight: 1.35,
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { "&:last-child": { borderBottom: 0 } },
  "@media": { [below.sm]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});
export const itemTitle = style({ display: "block", fontWeight: 580, overflowWrap: "anywhere" });
export const itemNote = style({ fontSize: ".8125rem", color: vars.color.text2 });
export const itemEnd = style({
  overflowWrap: "anywhere",
  "@media": { [below.sm]: { gridColumn: 2 } },
});

export const raw = style({ marginTop: "1.5rem", border: `1px solid ${vars.color.line2}`, borderRadius: radius[2] });
export const rawSummary = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: ".625rem",
  minHeight: "2.75rem",
  padding: "0 .875rem",
  fontSize: ".875rem",
  fontWeight: 580,
  cursor: "pointer",
  listStyle: "none",
  borderRadius: radius[2],
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const rawIcon = style({
  display: "flex",
  color: vars.color.text2,
  selectors: { [`${raw}[open] &`]: { rotate: "90deg" } },
});
export const rawCount = style({
  marginInlineStart: "auto",
  fontSize: ".8125rem",
  fontWeight: 420,
  color: vars.color.text2,
});
export const rawNote = style({
  margin: 0,
  padding: ".3125rem .875rem .625rem",
  fontSize: ".8125rem",
  color: vars.color.text2,
});
export const rawTable = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: ".8125rem",
  tableLayout: "fixed",
});
globalStyle(`${rawTable} th, ${rawTable} td`, {
  padding: ".3125rem .875rem",
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
  borderTop: `1px solid ${vars.color.line}`,
});
globalStyle(`${rawTable} th`, { width: "45%", fontWeight: 420, color: vars.color.text2 });

export const total = style({
  display: "flex",
  alignItems: "baseline",
  gap: ".75rem",
  marginInlineEnd: "auto",
  "@media": { [below.sm]: { width: "100%", justifyContent: "space-between" } },
});

const WHEN = "5.5rem";
const NARROW_WHEN = "5rem";
const AXIS = `calc(${WHEN} + 1.25rem)`;
const NARROW_AXIS = `calc(${NARROW_WHEN} + 1.25rem)`;

export const timeline = style({ display: "grid" });

const entry = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${WHEN} 1.25rem minmax(0, 1fr)`,
  columnGap: ".625rem",
  paddingBottom: ".875rem",
  lineHeight: 1.35,
  "@media": { [below.sm]: { gridTemplateColumns: `${NARROW_WHEN} 1.25rem minmax(0, 1fr)` } },
});
export const last = style([entry, { paddingBottom: 0 }]);

const ink = vars.color.text;
const stroke = (width: string, background: string) =>
  ({
    selectors: {
      "&::after": {
        content: "''",
        position: "absolute",
        left: AXIS,
        top: ".5rem",
        bottom: "-.5rem",
        width,
        translate: "-50% 0",
        background,
        "@media": { [below.sm]: { left: NARROW_AXIS } },
      },
    },
  }) as const;

export const line = styleVariants({
  sea: [entry, style(stroke("2.5px", ink))],
  rail: [
    entry,
    style(
      stroke(
        "7px",
        `repeating-linear-gradient(${ink} 0 2px, transparent 2px 7px), linear-gradient(${ink}, ${ink}) center / 2.5px 100% no-repeat`,
      ),
    ),
  ],
  truck: [entry, style(stroke("2.5px", `repeating-linear-gradient(${ink} 0 6px, transparent 6px 11px)`))],
  "to-come": [entry, style(stroke("3px", `repeating-linear-gradient(${ink} 0 3px, transparent 3px 8px)`))],
  done: [entry],
});

export const when = style({ textAlign: "end", fontSize: ".875rem", color: vars.color.text2 });
export const day = style({ display: "block", fontWeight: 580, color: vars.color.text });
export const time = style({ fontSize: ".8125rem" });

export const marker = style({
  zIndex: 1,
  justifySelf: "center",
  display: "flex",
  height: "1.25rem",
  alignItems: "center",
});
export const ring = style({
  width: ".75rem",
  height: ".75rem",
  borderRadius: "50%",
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 2px ${vars.tone.caution.text}, 0 0 0 3px ${vars.color.surface}`,
});

export const place = style({ fontSize: ".9375rem", fontWeight: 620 });
export const name = style({ fontSize: ".9375rem", fontWeight: 560 });
export const code = style({ marginInlineStart: ".25rem", fontSize: ".875rem" });
export const left = style({ marginInlineStart: ".375rem" });
export const note = style({ fontSize: ".8125rem", color: vars.color.text2 });
export const timelineHint = style({
  display: "flex",
  alignItems: "center",
  gap: ".375rem",
  marginTop: ".875rem",
  fontSize: ".8125rem",
  color: vars.color.text2,
});

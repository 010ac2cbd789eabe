import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, edge, fontSize, extent } from "#web/styles/tokens.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

export const head = style({
  ...layout.spreadBaseline(16),
  paddingBottom: space(8),
  marginBottom: space(16),
  borderBottom: `${edge(1.5)} solid ${vars.color.text}`,
  "@media": { [below.md]: layout.stack(4) },
});
export const title = style({ ...type("h3", 640), fontStretch: "104%" });
export const refusal = style({ marginBlock: space(12), ...type("ui", 600) });

export const columns = style({
  ...layout.columns("minmax(0, 1.12fr) minmax(0, 1fr)", 24, 40),
  marginTop: space(16),
  ...layout.oneColumn(below.lg),
});
export const column = style({ ...layout.topStack(24) });
export const section = style({ minWidth: 0 });
export const sectionTitle = style({ marginBottom: space(8), ...type("ui", 640) });

export const remark = style({
  margin: 0,
  padding: space(2, 0, 2, 12),
  boxShadow: `inset ${edge(2.5)} 0 0 ${vars.color.lineInput}`,
  ...type("small", undefined, 1.5),
  overflowWrap: "anywhere",
});

export const freeTime = style({ width: "100%", fontSize: fontSize.small });
globalStyle(`${freeTime} th, ${freeTime} td`, {
  padding: space(8, 0),
  borderBottom: rule.line,
  verticalAlign: "top",
  textAlign: "start",
  fontWeight: 580,
});
globalStyle(`${freeTime} thead th`, { paddingTop: 0, ...quiet("caption", 560) });
export const definition = style({ display: "block", ...quiet("caption", 420, 1.4), textWrap: "pretty" });
export const days = style({});
globalStyle(`${freeTime} ${days}`, { paddingInlineStart: space(12), textAlign: "end", whiteSpace: "nowrap" });

export const list = style({ display: "grid" });
export const item = style({
  ...layout.centredColumns("auto minmax(0, 1fr) auto", 12),
  ...layout.control(44, 6, 0),
  ...type("small", undefined, 1.35),
  borderBottom: rule.line,
  selectors: { "&:last-child": { borderBottom: 0 } },
  "@media": { [below.sm]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});
export const itemTitle = style({ display: "block", fontWeight: 580, overflowWrap: "anywhere" });
export const itemEnd = style({ overflowWrap: "anywhere", "@media": { [below.sm]: { gridColumn: 2 } } });

export const raw = style({ marginTop: space(24), ...layout.framed("line2", 2) });
export const rawSummary = style({
  ...layout.wrappedRow(8),
  ...layout.roundControl(2, 44, 0, 12),
  ...type("small", 580),
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const rawIcon = style({
  display: "flex",
  color: vars.color.text2,
  selectors: { [`${raw}[open] &`]: { rotate: "90deg" } },
});
export const rawCount = style({ marginInlineStart: "auto", ...quiet("caption", 420) });
export const rawNote = style({ margin: 0, padding: space(4, 12, 8), ...quiet("caption") });
export const rawTable = style({
  width: "100%",
  fontSize: fontSize.caption,
  tableLayout: "fixed",
});
globalStyle(`${rawTable} th, ${rawTable} td`, {
  ...layout.ruledRow(4, 12),
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
});
globalStyle(`${rawTable} th`, { width: "45%", fontWeight: 420, color: vars.color.text2 });

export const total = style({
  ...layout.baselineFlex(12),
  marginInlineEnd: "auto",
  "@media": { [below.sm]: { width: "100%", justifyContent: "space-between" } },
});

const WHEN = extent(88);
const NARROW_WHEN = extent(80);
const AXIS = `calc(${WHEN} + ${space(20)})`;
const NARROW_AXIS = `calc(${NARROW_WHEN} + ${space(20)})`;

export const timeline = style({ display: "grid" });

const entry = style({
  position: "relative",
  ...layout.columns(`${WHEN} ${extent(20)} minmax(0, 1fr)`, 0, 8),
  paddingBottom: space(12),
  lineHeight: 1.35,
  "@media": { [below.sm]: { gridTemplateColumns: `${NARROW_WHEN} ${extent(20)} minmax(0, 1fr)` } },
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
        top: space(8),
        bottom: space(-8),
        width,
        translate: "-50% 0",
        background,
        "@media": { [below.sm]: { left: NARROW_AXIS } },
      },
    },
  }) as const;

export const line = styleVariants({
  sea: [entry, style(stroke(edge(2.5), ink))],
  rail: [
    entry,
    style(
      stroke(
        edge(8),
        `repeating-linear-gradient(${ink} 0 ${edge(2)}, transparent ${edge(2)} ${edge(8)}), linear-gradient(${ink}, ${ink}) center / ${edge(2.5)} 100% no-repeat`,
      ),
    ),
  ],
  truck: [
    entry,
    style(stroke(edge(2.5), `repeating-linear-gradient(${ink} 0 ${edge(6)}, transparent ${edge(6)} ${edge(12)})`)),
  ],
  "to-come": [
    entry,
    style(stroke(edge(3), `repeating-linear-gradient(${ink} 0 ${edge(3)}, transparent ${edge(3)} ${edge(8)})`)),
  ],
  done: [entry],
});

export const when = style({ textAlign: "end", ...quiet("small") });
export const day = style({ display: "block", fontWeight: 580, color: vars.color.text });
export const time = style({ fontSize: fontSize.caption });

export const marker = style({ zIndex: 1, justifySelf: "center", ...layout.row(), height: extent(20) });
export const ring = style({
  ...layout.circle(12),
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 ${edge(2)} ${vars.tone.caution.text}, 0 0 0 ${edge(3)} ${vars.color.surface}`,
});

export const name = style(type("ui", 560));
export const code = style({ marginInlineStart: space(4), fontSize: fontSize.small });
export const left = style({ marginInlineStart: space(6) });
export const timelineHint = style({ ...layout.row(6), marginTop: space(12), ...quiet("caption") });

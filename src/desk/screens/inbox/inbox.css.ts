import { globalStyle, style } from "@vanilla-extract/css";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, edge, extent, fontSize, radius, space } from "#web/styles/tokens.ts";
import { table } from "../../kit/table.css.ts";

/* The bar is above it. */
const HEIGHT = `calc(100dvh - ${extent(48)})`;

export const inbox = style({
  ...layout.columns(`${extent(208)} minmax(0, 1fr) ${extent(432)}`),
  height: HEIGHT,
  minHeight: extent(640),
  outline: "none",
  ...type("small", undefined, 1.4),
  "@media": {
    [below.xl]: { gridTemplateColumns: `${extent(176)} minmax(0, 1fr) ${extent(352)}` },
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)", height: "auto", minHeight: 0 },
  },
});

export const list = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  background: vars.color.surface,
});

export const head = style({
  ...layout.row(12),
  padding: space(12, 16),
  borderBottom: rule.line,
  "@media": { [below.lg]: { flexWrap: "wrap" } },
});
export const heading = style({ marginInlineEnd: "auto" });
export const summary = style({ ...quiet("caption") });
globalStyle(`${summary} b`, { color: vars.color.text, fontWeight: 640 });
export const overdue = style({});
globalStyle(`${summary} .${overdue}`, { color: vars.tone.critical.text });
export const filter = style({ flex: `0 1 ${extent(264)}`, minWidth: 0 });
export const whose = style({ flex: `0 1 ${extent(176)}`, minWidth: extent(128) });
export const order = style({ flex: `0 0 ${extent(144)}` });

export const rows = style({
  flex: 1,
  minHeight: 0,
  overflow: "auto",
  position: "relative",
  "@media": { [below.lg]: { overflow: "visible", overflowX: "auto" } },
});

export const items = style([
  table,
  { tableLayout: "fixed", "@media": { [below.lg]: { minWidth: extent(624) }, [below.sm]: { minWidth: 0 } } },
]);
globalStyle(`${items} :is(th, td)`, { height: extent(48), padding: space(4, 8) });
globalStyle(`${items} thead th`, { position: "sticky", top: 0, zIndex: 2, height: extent(28) });
globalStyle(`${items} td`, { color: vars.color.text2 });
globalStyle(`${items} td b`, { color: vars.color.text, fontWeight: 580, whiteSpace: "nowrap" });
globalStyle(`${items} :is(td, th) > *`, { verticalAlign: "middle" });

/* Of a phone: the title says the kind, and when something is due matters more than since when it waits. */
export const iconColumn = style({ width: extent(52), ...layout.hidden(below.sm) });
export const customerColumn = style({
  width: extent(152),
  ...layout.oneLine,
  ...layout.hidden(below.xl),
});
export const sinceColumn = style({ width: extent(104), ...layout.hidden(below.sm) });
export const dueColumn = style({ width: extent(112) });
export const personColumn = style({ width: extent(60), "@media": { [below.sm]: { width: extent(48) } } });

export const row = style({ position: "relative", cursor: "pointer" });
export const selected = style({});
globalStyle(`${items} tbody tr.${selected} > *`, { background: vars.color.accentSoft });
const selectedMark = { boxShadow: `inset ${edge(3)} 0 0 ${vars.color.accent}` };
globalStyle(`${items} tbody tr.${selected} > :first-child`, selectedMark);
globalStyle(`${items} tbody tr.${selected} > th`, { "@media": { [below.sm]: selectedMark } });
globalStyle(`${items} tr > th:nth-child(2)`, { "@media": { [below.sm]: { paddingInlineStart: space(16) } } });

/* The press on the whole row is that of its title. */
export const title = style({
  display: "block",
  width: "100%",
  padding: 0,
  textAlign: "start",
  cursor: "pointer",
  ...type("small", 620, 1.3),
  ...layout.breakable,
  "::after": { ...layout.pseudo, inset: 0 },
});
export const kind = style({ fontWeight: 460, color: vars.color.text2, marginInlineEnd: space(4) });
export const detail = style({ ...layout.oneLine });

export const mark = style({
  ...layout.centredSquare(28),
  borderRadius: "50%",
  background: vars.color.surface2,
  boxShadow: `inset 0 0 0 ${edge(1)} ${vars.color.line}`,
  color: vars.color.text2,
});
export const lateMark = style({
  background: vars.tone.critical.fill,
  color: vars.tone.critical.text,
  boxShadow: "none",
});

export const person = style({
  ...layout.centredSquare(28),
  borderRadius: "50%",
  background: vars.color.surface3,
  boxShadow: `inset 0 0 0 ${edge(1)} ${vars.color.line2}`,
  color: vars.color.text,
  ...type("micro", 640, 1),
});
export const nobody = style({
  ...layout.centredSquare(28),
  borderRadius: "50%",
  border: `${edge(1.5)} dashed ${vars.color.lineInput}`,
  color: vars.color.text3,
});

export const keys = style({
  ...layout.wrappedRow(4, 16),
  padding: space(8, 16),
  borderTop: rule.line,
  background: vars.color.surface2,
  ...quiet("micro"),
  ...layout.hidden(below.lg),
});
globalStyle(`${keys} span`, { ...layout.inlineRow(6) });

export const notice = style({ ...layout.spreadWrappedRow(8, 16), padding: space(8, 16), borderBottom: rule.line });
export const form = style(layout.stack(16));
export const empty = style({ flex: 1, padding: space(48, 16) });
export const news = style({ ...type("micro", 640), color: vars.tone.caution.text });
export const more = style({ ...layout.centred, padding: space(12) });
export const skeleton = style({ ...layout.topStack(12), flex: 1, padding: space(16), overflow: "hidden" });

export const queues = style({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  overflow: "auto",
  padding: space(12),
  borderInlineEnd: rule.line,
  ...layout.hidden(below.lg),
});
globalStyle(`${queues} h2`, {
  ...layout.spreadRow(),
  minHeight: extent(28),
  padding: space(4, 8),
  ...type("micro", 600),
  color: vars.color.text2,
});
globalStyle(`${queues} ul + h2`, { marginTop: space(12) });

globalStyle(`${queues} > button`, { alignSelf: "flex-start" });

export const queueRow = style({ position: "relative", ...layout.row(0) });
export const queue = style({
  ...layout.row(8),
  flex: 1,
  minWidth: 0,
  minHeight: extent(28),
  padding: space(0, 8),
  borderRadius: radius[2],
  ...type("caption", 520, 1.2),
  color: vars.color.text2,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.surface3, color: vars.color.text },
    "&[aria-pressed=true]": {
      background: vars.color.surface,
      color: vars.color.text,
      fontWeight: 640,
      boxShadow: `inset ${edge(3)} 0 0 ${vars.color.accent}, 0 0 0 ${edge(1)} ${vars.color.line2}`,
    },
  },
});
export const count = style({ marginInlineStart: "auto", ...type("micro", 560) });
export const lateCount = style({ color: vars.tone.critical.text, fontWeight: 680 });
export const hours = style({ marginTop: "auto", padding: space(16, 8, 0), ...type("micro"), color: vars.color.text3 });

export const kbd = style({
  ...layout.inlineCentred,
  minWidth: extent(20),
  padding: space(2, 4),
  border: rule.line2,
  borderRadius: radius[1],
  background: vars.color.surface,
  fontFamily: "inherit",
  fontSize: fontSize.micro,
  lineHeight: 1,
});

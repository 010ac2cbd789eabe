import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, radius, edge, space, fontSize, extent, from } from "#web/styles/tokens.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

const between = `${from.lg} and ${below.xl}`;

export const booking = style({
  position: "relative",
  "@media": {
    [below.lg]: { display: "flex", flexDirection: "column", overflow: "hidden", ...layout.surface("line2", 3) },
  },
});
globalStyle(`${booking} + ${booking}`, { borderTop: rule.line2 });

export const shipmentRow = style({ "@media": { [below.lg]: { display: "block" } } });
export const shipmentCell = style({
  padding: space(16, 24, 4),
  textAlign: "start",
  selectors: { [`${booking}:hover &`]: { background: `color-mix(in srgb, ${vars.color.surface2} 45%, transparent)` } },
  "@media": { [below.lg]: { display: "block", padding: space(12, 16) } },
});

export const summary = style({
  position: "relative",
  ...layout.columns("360fr 216fr 200fr 176fr 342fr"),
  alignItems: "start",
  fontSize: fontSize.small,
  lineHeight: 1.4,
  "@media": {
    [between]: { gridTemplateColumns: "330fr 204fr 226fr 190fr 344fr" },
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: space(8, 16) },
  },
});
globalStyle(`${summary} > *`, {
  minWidth: 0,
  paddingInlineEnd: space(16),
  "@media": { [below.lg]: { paddingInlineEnd: 0 } },
});

export const go = style({
  color: vars.color.text,
  textDecoration: "none",
  selectors: {
    [`${summary} > &`]: {
      paddingInlineEnd: space(48),
      "@media": {
        [below.lg]: { gridColumn: "1 / -1", paddingInlineEnd: 0 },
        [between]: { paddingInlineEnd: space(24) },
      },
    },
    "&::after": { ...layout.pseudo, inset: space(-8, -16), borderRadius: radius[2] },
    "&:focus-visible": { outline: 0 },
    "&:focus-visible::after": layout.focusRing(-1),
  },
});

export const key = style({ display: "block", ...type("ui", 640), overflowWrap: "anywhere" });
export const small = style({ display: "block", ...quiet("caption"), overflowWrap: "anywhere" });
export const absent = style({ color: vars.color.text3 });

export const carrier = style({});
export const totals = style({ "@media": { [below.lg]: { textAlign: "end" } } });

export const dates = style({
  ...layout.columns("auto minmax(0, 1fr)", 2, 8),
  alignItems: "baseline",
  margin: 0,
  "@media": { [below.lg]: { gridColumn: "1 / -1", order: 3 } },
});
globalStyle(`${dates} > dt`, quiet("caption"));
globalStyle(`${dates} > dd`, {
  ...layout.wrappedRow(0, 6),
  margin: 0,
  fontWeight: 600,
  "@media": { [below.lg]: { justifyContent: "space-between" } },
});

export const port = style({ ...quiet("caption", 400), overflowWrap: "anywhere" });

const stageBase = style({
  ...layout.columns("minmax(0, 1fr) auto", 2, 12),
  alignItems: "start",
  borderInlineStart: `${edge(3)} solid`,
  "@media": { [below.lg]: { gridColumn: "1 / -1", order: 4 } },
});
export const stage = styleVariants({
  still: [stageBase, { borderColor: vars.color.line2 }],
  moving: [stageBase, { borderColor: vars.color.accent }],
});
globalStyle(`${summary} > ${stageBase}`, { paddingInlineStart: space(12), paddingInlineEnd: 0 });
globalStyle(`${stageBase} > ${key}`, { fontSize: fontSize.small });

export const track = style({ ...layout.wrapped(0, 12), position: "relative", zIndex: 1, fontSize: fontSize.small });

const dueBase = style({ gridColumn: "1 / -1", ...layout.flex(6), fontSize: fontSize.caption });
export const due = styleVariants({
  inTime: [dueBase, { color: vars.color.text2 }],
  late: [dueBase, { color: vars.tone.critical.text, fontWeight: 560 }],
});

export const referenceText = style({
  ...layout.inlineRow(4),
  maxWidth: "100%",
  ...quiet("caption"),
  overflowWrap: "anywhere",
});
globalStyle(`${referenceText} b`, { fontWeight: 600, color: vars.color.text });

export const referenceButton = style({
  position: "relative",
  zIndex: 1,
  ...layout.inlineFlex(4),
  alignItems: "center",
  flex: "none",
  minWidth: extent(24),
  minHeight: extent(24),
  justifyContent: "center",
  borderRadius: radius[1],
  ...quiet("caption", 560),
  selectors: { "&:hover": { color: vars.color.text, background: vars.color.surface3 } },
  "@media": { [coarsePointer]: { minHeight: extent(44), minWidth: extent(44) } },
});

export const editor = style({ position: "relative", zIndex: 1, ...layout.wrappedRow(2), marginTop: space(2) });
export const editorInput = style({
  flex: 1,
  minWidth: extent(80),
  ...layout.control(32, 0, 8),
  ...layout.surface("lineInput", 2),
  color: vars.color.text,
  fontSize: fontSize.small,
  "@media": { [coarsePointer]: { minHeight: extent(44), fontSize: fontSize.body } },
});
export const problem = style({ flexBasis: "100%", fontSize: fontSize.caption, color: vars.tone.critical.text });

export const numbers = style({
  "@media": {
    [below.lg]: {
      flex: 1,
      ...layout.columns("repeat(6, minmax(0, 1fr))", 8),
      alignContent: "start",
      padding: space(6, 16, 12),
      background: vars.color.surface2,
    },
  },
});

const plain = style({
  padding: space(6, 16, 12),
  textAlign: "start",
  verticalAlign: "middle",
  ...quiet("small", 400),
  selectors: {
    "&:first-child": { paddingInlineStart: space(24) },
    "&:last-child": { paddingInlineEnd: space(24) },
    [`${booking}:hover &`]: { background: `color-mix(in srgb, ${vars.color.surface2} 45%, transparent)` },
  },
  "@media": {
    [between]: { paddingInline: space(8), fontSize: fontSize.caption },
    [below.lg]: {
      padding: 0,
      fontSize: fontSize.caption,
      lineHeight: 1.3,
      color: vars.color.text,
      selectors: { "&:first-child, &:last-child": { padding: 0 } },
    },
  },
});
const onPhone = (placed: Readonly<Record<string, string | number>>) => ({ "@media": { [below.lg]: placed } });

export const cell = styleVariants({
  quotation: [plain, { fontWeight: 560 }, onPhone({ gridColumn: "span 3", fontSize: fontSize.small })],
  booking: [plain, onPhone({ gridColumn: "span 3", fontSize: fontSize.small, textAlign: "end" })],
  day: [plain, onPhone({ gridColumn: "span 2" })],
  lastDay: [plain, onPhone({ gridColumn: "span 2", textAlign: "end" })],
  status: [plain, onPhone({ gridColumn: "span 4", order: -2, ...layout.row() })],
  files: [
    plain,
    onPhone({ gridColumn: "span 2", order: -1, display: "flex", alignItems: "center", justifyContent: "end" }),
  ],
});

export const phoneLabel = style({ display: "none", ...quiet("micro"), "@media": { [below.lg]: { display: "block" } } });

export const remark = style({
  marginInlineStart: space(6),
  ...quiet("caption"),
  whiteSpace: "nowrap",
  "@media": { [below.xl]: { display: "block", marginInlineStart: 0 } },
});

export const filesButton = style({
  ...layout.inlineRow(6),
  ...layout.control(32, 0, 8),
  marginInlineStart: space(-8),
  borderRadius: radius[2],
  ...type("small", 580),
  color: vars.color.text,
  whiteSpace: "nowrap",
  ":hover": { background: vars.color.surface3 },
  "@media": { [coarsePointer]: { minHeight: extent(44) }, [below.lg]: { margin: space(0, -8, 0, 0) } },
});

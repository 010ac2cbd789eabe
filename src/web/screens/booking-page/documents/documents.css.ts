import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius, space, extent, edge, fontSize } from "#web/styles/tokens.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

export const row = style({
  ...layout.centredColumns(`auto minmax(0, 1.4fr) minmax(0, 1fr) minmax(${extent(136)}, auto) ${extent(104)}`, 0, 16),
  ...layout.control(56, 8, 0),
  borderTop: rule.line,
  ...type("ui", undefined, 1.35),
  "@media": {
    [below.rateCard]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", gap: space(2, 12), padding: space(12, 0) },
  },
});
globalStyle(`${row} > svg`, { color: vars.color.text3, alignSelf: "center" });
globalStyle(`${row} > svg`, { "@media": { [below.rateCard]: { gridRow: 1, alignSelf: "start" } } });

export const title = style({ fontWeight: 600, textAlign: "start", overflowWrap: "anywhere" });
export const open = style([title, { selectors: { "&:hover": { ...layout.underline } } }]);
export const small = style({ display: "block", ...quiet("caption") });

export const origin = style({
  minWidth: 0,
  "@media": { [below.rateCard]: { gridColumn: "2 / -1", gridRow: 2, ...quiet("caption") } },
});
export const when = style([
  small,
  { "@media": { [below.rateCard]: { display: "inline", marginInlineStart: space(8) } } },
]);
export const state = style({
  "@media": { [below.rateCard]: { gridColumn: "2 / -1", gridRow: 3, marginTop: space(4) } },
});
export const actions = style({
  ...layout.endRow(4),
  "@media": { [below.rateCard]: { gridColumn: 3, gridRow: 1, alignSelf: "start" } },
});

export const add = style({
  ...layout.columns(`minmax(0, ${extent(256)}) minmax(0, 1fr)`, 12),
  alignItems: "end",
  ...layout.ruled(12, 12),
  ...layout.oneColumn(below.sm),
});

const drop = style({
  position: "relative",
  ...layout.centredColumns("auto minmax(0, 1fr)", 12),
  ...layout.roundControl(2, 48, 4, 12),
  border: `${edge(1.5)} dashed ${vars.color.lineInput}`,
  background: vars.color.surface,
  cursor: "pointer",
  lineHeight: 1.3,
  selectors: {
    "&:hover, &[data-over]": { borderColor: vars.color.text2 },
    "&[data-over]": { background: vars.color.surface2 },
    "&:focus-within": { borderColor: vars.color.focus, boxShadow: `0 0 0 ${edge(2)} ${vars.color.focus}` },
  },
});
export const dropArea = drop;
globalStyle(`${drop} > svg`, { color: vars.color.text2 });

/** The native input covers its place, so that clicking and dropping need no code. */
export const picker = style({ ...layout.cover, width: "100%", opacity: 0, cursor: "pointer" });

/** A button that is a file input. */
export const pickButton = style({
  position: "relative",
  display: "inline-flex",
  borderRadius: radius[2],
  overflow: "hidden",
  selectors: { "&:focus-within": { outline: `${edge(2)} solid ${vars.color.focus}`, outlineOffset: edge(2) } },
});

export const progress = style({
  display: "block",
  width: "100%",
  height: space(4),
  marginTop: space(6),
  border: 0,
  borderRadius: radius.small,
  appearance: "none",
  background: vars.color.surface3,
  selectors: {
    "&::-webkit-progress-bar": { background: vars.color.surface3 },
    "&::-webkit-progress-value": { background: vars.color.accent },
    "&::-moz-progress-bar": { background: vars.color.accent },
  },
});
export const problem = style({ display: "block", fontSize: fontSize.caption, color: vars.tone.critical.text });

export const dialogBody = style({
  ...layout.columns(`minmax(0, 1fr) ${extent(320)}`),
  borderTop: rule.line,
  ...layout.oneColumn(below.lg),
});
export const panel = style({
  ...layout.topStack(16),
  padding: space(20),
  minWidth: 0,
  borderInlineStart: rule.line,
  "@media": { [below.lg]: { border: 0, borderTop: rule.line } },
});
export const notice = style({ padding: space(12, 20) });
export const version = style({
  display: "block",
  width: "100%",
  ...layout.rounded(2, 8),
  textAlign: "start",
  ...type("small", undefined, 1.35),
  overflowWrap: "anywhere",
  selectors: {
    "&:hover": { background: vars.color.surface2 },
    '&[aria-pressed="true"]': {
      background: vars.color.surface2,
      boxShadow: `inset ${edge(3)} 0 0 ${vars.color.accent}`,
    },
  },
});
export const comment = style({ ...type("small", undefined, 1.45) });
export const commentText = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const form = style(layout.stack(12));

import { globalStyle, style } from "@vanilla-extract/css";
import { layout, rule, type } from "#web/styles/declarations.ts";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, edge, extent, radius, space } from "#web/styles/tokens.ts";

export const panes = style({
  ...layout.startColumns(`${extent(464)} minmax(0, 1fr)`, 16),
  "@media": { [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const stack = style({ ...layout.stack(12), minWidth: 0 });
export const wrapped = style({ ...layout.wrappedRow(8, 12) });
export const head = style({ ...layout.spreadWrappedRow(8, 16) });

/** To the list, from the company that is shown in place of it. */
export const back = style({ ...layout.inlineRow(4), ...type("ui", 600), ...layout.underline, justifySelf: "start" });

export const rowLink = style({ ...layout.stack(0), color: vars.color.text, textDecoration: "none", fontWeight: 600 });
const mark = `inset ${edge(3)} 0 0 ${vars.color.accent}`;
export const chosen = style({
  background: vars.color.surface2,
  "@media": { [below.sm]: { boxShadow: mark } },
});
globalStyle(`${chosen} > :first-child`, { boxShadow: mark, "@media": { [below.sm]: { boxShadow: "none" } } });

export const tiles = style([
  card,
  {
    ...layout.columns(`repeat(auto-fit, minmax(${extent(160)}, 1fr))`),
    padding: 0,
    overflow: "hidden",
  },
]);
export const tile = style({ minWidth: 0, padding: space(12, 16), borderInlineStart: rule.line, ...type("caption") });
globalStyle(`${tile} b`, { display: "block", ...type("small", 640) });
globalStyle(`${tile} a`, { ...layout.underline });
globalStyle(`${tile} small`, { display: "block", color: vars.color.text2 });

export const meter = style({
  display: "block",
  height: edge(6),
  marginTop: space(4),
  borderRadius: radius[1],
  background: vars.color.surface3,
  overflow: "hidden",
});
export const fill = style({ display: "block", height: "100%", background: vars.color.text });
export const over = style([fill, { background: vars.tone.critical.text }]);

export const parts = style({
  ...layout.startColumns(`minmax(0, 1fr) ${extent(352)}`, 12),
  "@media": { [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const panel = style([card, { ...layout.stack(12), padding: space(16), alignContent: "start", minWidth: 0 }]);
export const download = style({});
globalStyle(`${download} a`, { ...layout.underline });
export const save = style({ justifySelf: "start" });
export const fields = style({ ...layout.columns("repeat(2, minmax(0, 1fr))", 12), alignItems: "start" });
export const list = style({ ...layout.stack(0), ...type("small") });
globalStyle(`${list} > li`, { ...layout.spreadWrappedRow(4, 16), padding: space(6, 0), borderTop: rule.line });
globalStyle(`${list} > li:first-child`, { borderTop: 0 });
export const notes = style({ ...layout.stack(4), ...type("small"), paddingInlineStart: space(16), listStyle: "disc" });

import { globalStyle, style } from "@vanilla-extract/css";
import { radio as themedRadio } from "#web/components/radio.css.ts";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, extent, edge, fontSize } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, quiet, rule, type, lettering } from "#web/styles/declarations.ts";

/** Only on paper: whose document it is. */
export const paperHead = style({
  display: "none",
  "@media": {
    print: {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "flex-end",
      paddingBottom: space(6),
      borderBottom: `${edge(3)} solid #C8281A`,
    },
  },
});
export const paperBrand = style(type("lead", 640));
/* On paper a quote is a document: no navigation, no controls, no comments. */
globalStyle(`body:has(${paperHead}) header, body:has(${paperHead}) :is(button, aside, form, [role=status])`, {
  "@media": { print: { display: "none" } },
});
globalStyle(`body:has(${paperHead}) details::details-content`, {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto" } },
});

export const head = style({
  ...layout.spreadWrapped(12, 24),
  alignItems: "flex-start",
  margin: space(24, 0, 20),
  "@media": { [below.sm]: { margin: space(16, 0) } },
});
export const crumb = style({ display: "block", margin: space(-8, 0, 4, -12) });
export const title = style([text.h1, layout.wrappedRow(4, 12)]);
export const pill = style({ fontSize: fontSize.body, ...lettering("100%", 0) });
export const numbers = style({ ...layout.wrapped(2, 20), marginTop: space(6), color: vars.color.text2 });
export const lead = style({ marginTop: space(6), color: vars.color.text2 });

export const stack = style({ ...layout.stack(20), minWidth: 0 });
export const columns = style({
  ...layout.startColumns(`minmax(0, 1fr) ${extent(352)}`, 24),
  "@media": { [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)" }, print: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const value = style({ fontWeight: 620, lineHeight: 1.35 });

export const offers = style({
  ...layout.columns(`repeat(auto-fit, minmax(min(${extent(304)}, 100%), 1fr))`, 16),
  border: 0,
  minWidth: 0,
});
export const offer = style([card, { ...layout.flex(12), flexDirection: "column", padding: space(16), minWidth: 0 }]);
export const choice = style([offer, { cursor: "pointer" }]);
globalStyle(`${choice}:has(input:checked)`, {
  borderColor: vars.color.accent,
  outline: `${edge(1)} solid ${vars.color.accent}`,
});
globalStyle(`${choice}:has(input:focus-visible)`, layout.focusRing(2));
export const radio = style([
  themedRadio,
  { marginInlineStart: "auto", flex: "none", selectors: { "&:focus-visible": layout.focusRing(2) } },
]);
export const line = style({ display: "block" });
export const chargeList = style({ ...layout.stack(4), margin: space(8, 0, 0) });
export const foot = style({ marginTop: "auto", ...layout.wrapped(8) });

export const stateOfQuote = style({ outline: "none", scrollMarginTop: space(88) });
export const comments = style({ ...layout.stack(12), margin: space(12, 0, 0) });
export const form = style({ ...layout.stack(16), marginTop: space(12) });
export const bareForm = style(layout.stack(16));
export const pair = style({ ...layout.columns(`repeat(auto-fit, minmax(min(${extent(224)}, 100%), 1fr))`, 16) });
export const hash = style({ marginTop: space(6), ...quiet("caption"), overflowWrap: "anywhere" });
export const legend = style([text.h3, { marginBottom: space(12), padding: 0 }]);

export const listTitle = style([text.h2, { marginBottom: space(12) }]);
export const rows = style([card, { overflow: "hidden" }]);
export const row = style({
  ...layout.centredColumns("minmax(0, 1fr) auto", 4, 16),
  padding: space(16, 20),
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "li + li > &": { borderTop: rule.line }, "a&:hover": { background: vars.color.surface2 } },
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start", padding: space(12, 16) } },
});

export const changes = style({ width: "100%", borderCollapse: "collapse", fontSize: fontSize.ui });
export const cell = style({
  ...layout.ruledRow(8, 12, 8, 0),
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
});
export const headCell = style([cell, { borderTop: 0, ...quiet("caption") }]);

export const ask = style([
  card,
  {
    ...layout.columns("minmax(0, 1.6fr) minmax(0, 1fr)"),
    marginTop: space(24),
    textAlign: "start",
    overflow: "hidden",
    ...layout.oneColumn(below.md),
  },
]);
export const askBody = style({ padding: space(24), "@media": { [below.sm]: { padding: space(16) } } });
export const askSide = style([askBody, { ...layout.filled("surface2", 2) }]);
export const gone = style({ minHeight: "60dvh", display: "grid", alignContent: "center" });

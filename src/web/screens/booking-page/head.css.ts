import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, fontSize } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, quiet, rule, type, lettering } from "#web/styles/declarations.ts";

export const head = style({
  background: vars.color.surface,
  borderBottom: rule.line,
  padding: space(20, 0, 0),
  "@media": { [below.sm]: { paddingTop: space(12) } },
});

export const back = style({ margin: space(-8, 0, 0, -12) });

export const titleRow = style({
  ...layout.spreadWrapped(16, 32),
  alignItems: "flex-start",
  marginTop: space(4),
});

export const title = style([text.h1, { ...layout.baselineRow(4, 8), overflowWrap: "anywhere" }]);
export const to = style({ fontWeight: 420, color: vars.color.text2 });
export const placeCode = style({
  marginInlineStart: space(6),
  fontSize: ".5625em",
  fontWeight: 640,
  letterSpacing: ".02em",
  color: vars.color.text2,
});
export const status = style({ alignSelf: "center", fontSize: fontSize.body, ...lettering("100%", 0) });

export const numbers = style({
  ...layout.wrapped(2, 20),
  marginTop: space(6),
  ...quiet("ui"),
  "@media": { [below.sm]: { display: "grid", fontSize: fontSize.small } },
});

export const actions = style({ ...layout.wrapped(8), "@media": { [below.sm]: { width: "100%" } } });
globalStyle(`${actions} > *`, { "@media": { [below.sm]: { flexGrow: 1 } } });

export const facts = style({
  ...layout.columns("1.35fr 1fr 1fr 1fr 1.15fr"),
  marginTop: space(20),
  borderTop: rule.line,
  "@media": {
    [below.xl]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [below.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space(0, 16), marginTop: space(16) },
  },
});
export const fact = style({
  minWidth: 0,
  padding: space(16, 20),
  borderInlineStart: rule.line,
  selectors: { "&:first-child": { borderInlineStart: 0, paddingInlineStart: 0 } },
  "@media": { [below.xl]: { borderInlineStart: 0, paddingInlineStart: 0 }, [below.sm]: { padding: space(12, 0) } },
});
export const carrier = style([
  fact,
  {
    ...layout.startColumns("auto minmax(0, 1fr)", 0, 12),
    "@media": { [below.sm]: { gridColumn: "1 / -1", borderBottom: rule.line } },
  },
]);
export const carrierMark = style({ gridRow: "1 / span 2" });
export const value = style({
  display: "block",
  ...type("h3", 640, 1.3),
  ...lettering("104%", "-.006em"),
  overflowWrap: "anywhere",
});

export const route = style({ ...layout.ruledRow(16, 0, 20), ...layout.hidden(below.lg) });
export const stop = style({ ...layout.startStack() });
export const stopLink = style({
  color: vars.color.text,
  ...type("h3", 640, 1.3),
  fontStretch: "104%",
  ":hover": { ...layout.underline },
});
export const stopCode = style({ marginInlineStart: space(6), ...quiet("caption") });

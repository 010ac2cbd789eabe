import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius, space, extent, edge } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

export const newOrigin = style({ maxWidth: extent(320), marginTop: space(16) });

export const columns = style({
  ...layout.startColumns(`${extent(208)} minmax(0, 1fr)`, 32),
  "@media": { [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(16) } },
});

export const sections = style({
  position: "sticky",
  top: space(88),
  ...layout.stack(2),
  "@media": {
    [below.xl]: { position: "static", ...layout.wrapped() },
    [below.sm]: {
      flexWrap: "nowrap",
      ...layout.scrolled,
      marginInline: space(-20),
      paddingInline: space(20),
    },
  },
});

export const sectionLink = style({
  ...layout.row(),
  ...layout.roundControl(2, 40, 0, 12),
  ...quiet("ui", 540),
  selectors: {
    "&:hover": { background: vars.color.surface3, color: vars.color.text },
    "&[aria-current]": {
      color: vars.color.text,
      fontWeight: 640,
      background: vars.color.surface,
      boxShadow: `inset ${edge(3)} 0 0 ${vars.color.accent}, 0 0 0 ${edge(1)} ${vars.color.line}`,
      borderRadius: `0 ${radius[2]} ${radius[2]} 0`,
    },
  },
  "@media": {
    [below.sm]: {
      flex: "none",
      minHeight: extent(44),
      selectors: {
        "&[aria-current]": {
          boxShadow: `inset 0 ${edge(-3)} 0 ${vars.color.accent}`,
          borderRadius: 0,
          background: "none",
        },
        "&:focus-visible": { outlineOffset: edge(-3) },
      },
    },
  },
});

export const stack = style({
  ...layout.topStack(24),
  minWidth: 0,
  "@media": { [below.sm]: { gap: space(16) } },
});

export const explanation = style([text.small, { marginTop: space(4), maxWidth: extent(704), color: vars.color.text2 }]);

const grid = style({ ...layout.stack(16, 20), marginTop: space(16), ...layout.oneColumn(below.sm) });

export const fields = styleVariants({
  two: [grid, { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }],
  three: [grid, { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", ...layout.oneColumn(below.xl) }],
});

export const foot = style({ ...layout.wrappedRow(12, 16), marginTop: space(16) });
globalStyle(`${foot} > button`, { "@media": { [below.sm]: { width: "100%" } } });

export const footNote = style([
  text.caption,
  {
    flex: 1,
    minWidth: extent(192),
    color: vars.color.text2,
    "@media": { [below.sm]: { selectors: { "&:empty": { display: "none" } } } },
  },
]);

export const list = style({ marginTop: space(12) });

export const entry = style({
  ...layout.centredColumns("auto minmax(0, 1fr) auto", 4, 16),
  ...layout.control(60, 12, 0),
  borderTop: rule.line,
  ...type("ui", undefined, 1.35),
  overflowWrap: "anywhere",
  "@media": { [below.sm]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});
globalStyle(`${entry} > svg`, { color: vars.color.text3 });
globalStyle(`${entry} > :nth-child(3)`, { "@media": { [below.sm]: { gridColumn: "2" } } });
globalStyle(`${entry} > button`, { "@media": { [below.sm]: { justifySelf: "end", minHeight: extent(44) } } });

export const entryTitle = style({ display: "block", fontWeight: 600 });

export const entryNote = style([text.caption, { display: "block", color: vars.color.text2 }]);

export const erased = style([
  text.small,
  { paddingInlineStart: space(20), listStyle: "disc", marginBlock: space(8, 16) },
]);

export const waiting = style({ ...layout.topStack(16) });

export const searchField = style({ ...layout.stack(8), maxWidth: extent(384), marginTop: space(16) });

export const addressFields = style({
  ...layout.columns("repeat(2, minmax(0, 1fr))", 16, 20),
  marginTop: space(4),
  ...layout.oneColumn(below.sm),
});
globalStyle(`${addressFields} > :first-child`, { gridColumn: "1 / -1" });

import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { mark } from "#web/components/field.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius, fontSize, edge, extent, space } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, quiet, type, ground } from "#web/styles/declarations.ts";

const onPhone = (changes: Readonly<Record<string, string | number>>) => ({ "@media": { [below.sm]: changes } });

export const line = style(layout.columns("repeat(3, 1fr)"));

export const progressStep = style({
  position: "relative",
  paddingTop: space(40),
  ...quiet("small"),
  selectors: {
    "&[aria-current]": { color: vars.color.text, fontWeight: 640 },
    "&:not(:last-child)::before": {
      ...layout.pseudo,
      insetInline: 0,
      top: `calc(${extent(28)} / 2)`,
      height: edge(2.5),
      translate: "0 -50%",
      background: vars.color.line2,
    },
    "&[data-done]:not(:last-child)::before": { background: vars.color.text },
  },
  "@media": { [below.sm]: { fontSize: fontSize.caption } },
});

const disc = style({
  position: "absolute",
  insetInlineStart: 0,
  top: 0,
  ...layout.centredSquare(28),
  borderRadius: radius.full,
  ...type("small", 660),
});

export const stepMarker = styleVariants({
  done: [disc, { background: vars.color.text, color: vars.color.surface }],
  current: [disc, { ...ground.accent }],
  ahead: [
    disc,
    { background: vars.color.surface, color: vars.color.text2, border: `${edge(2)} solid ${vars.color.line2}` },
  ],
});

export const head = style({ ...layout.spreadRow(16), marginTop: space(4), ...onPhone({ display: "grid" }) });

export const short = style({
  ...layout.columns("minmax(0, 1fr)", 20),
  width: `min(100%, ${extent(400)})`,
  ...onPhone({ width: "100%" }),
});

const columns = { ...layout.startColumns("minmax(0, 1fr) minmax(0, 1fr)", 16, 20) } as const;
const oneColumn = { gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const fields = style({ ...columns, ...onPhone(oneColumn) });
export const full = style({ gridColumn: "1 / -1", minWidth: 0 });

export const tax = style({
  ...columns,
  gridColumn: "1 / -1",
  marginTop: space(8),
  ...layout.rounded(3, 16, 20, 20),
  background: vars.color.surface3,
  "@media": { [below.sm]: { ...oneColumn, padding: space(16) } },
});
globalStyle(`${tax} .${mark}`, { color: vars.color.text2 });

export const taxTitle = style([text.h3, { gridColumn: "1 / -1" }]);

export const foot = style({ ...layout.wrappedRow(16, 24), ...onPhone({ display: "grid" }) });

export const lead = style({ marginTop: space(-12), color: vars.color.text2 });
export const again = style({ ...layout.wrapped(4, 24), fontSize: fontSize.ui });

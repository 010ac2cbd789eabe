import { style } from "@vanilla-extract/css";
import { layout, quiet } from "#web/styles/declarations.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, extent, palette, space } from "#web/styles/tokens.ts";

export const sheet = style({
  ...layout.startColumns(`minmax(0, ${extent(272)}) minmax(0, 1fr)`, 80),
  "@media": {
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(40) },
    print: { display: "block" },
  },
});

export const contents = style({
  position: "sticky",
  top: space(32),
  ...quiet("ui"),
  "@media": { [below.lg]: { position: "static" }, print: { display: "none" } },
});

export const contentsLink = style({
  ...layout.inlineRow(),
  minHeight: extent(32),
  "@media": { [coarsePointer]: { minHeight: extent(44) } },
  selectors: { "&:hover": { ...layout.underline } },
});

export const sections = style({ ...layout.stack(48), "@media": { [below.sm]: { gap: space(40) } } });

const paragraph = { ...layout.measure(672), color: vars.color.text2, textWrap: "pretty" } as const;

export const block = style({ ...paragraph, marginTop: space(16) });
export const list = style({ marginTop: space(16), ...layout.stack(12) });
export const item = style({
  ...paragraph,
  position: "relative",
  paddingInlineStart: space(24),
  "::before": {
    ...layout.pseudo,
    left: 0,
    top: ".55em",
    ...layout.square(8),
    background: palette.accent[600],
    printColorAdjust: "exact",
  },
});
export const address = style({ ...layout.underline, color: vars.color.text });

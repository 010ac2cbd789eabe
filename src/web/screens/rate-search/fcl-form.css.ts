import { style } from "@vanilla-extract/css";
import { below, extent, space } from "#web/styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const form = style({
  ...layout.startColumns(`minmax(0, 1fr) ${extent(392)}`, 24),
  marginTop: space(24),
  "@media": {
    [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [below.sm]: { gap: space(16), marginTop: space(16) },
  },
});

export const main = style({ ...layout.stack(24), minWidth: 0, "@media": { [below.sm]: { gap: space(20) } } });

export const place = style({ marginTop: space(24) });

export const loadingArea = style({ ...layout.centred, minHeight: extent(384) });

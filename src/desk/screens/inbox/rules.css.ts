import { style } from "@vanilla-extract/css";
import { layout, quiet as quietType } from "#web/styles/declarations.ts";
import { below, extent, space } from "#web/styles/tokens.ts";

export const form = style(layout.stack(24));
export const part = style({ ...layout.stack(12), margin: 0, padding: 0, border: 0, minWidth: 0 });
export const days = style(layout.wrappedRow(8, 20));
export const times = style({
  ...layout.columns(`repeat(auto-fill, minmax(${extent(160)}, 1fr))`, 12, 16),
  alignItems: "start",
});
export const rule = style({
  ...layout.columns("1fr 1fr 1fr 1fr auto", 12),
  alignItems: "end",
  "@media": { [below.md]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const quiet = style({ ...quietType("small"), padding: space(0) });

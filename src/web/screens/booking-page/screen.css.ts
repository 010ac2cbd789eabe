import { style } from "@vanilla-extract/css";
import { below, space, extent } from "#web/styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const page = style({ padding: space(0, 0, 80), outline: "none" });

export const alone = style({ padding: space(32, 0, 80), outline: "none" });

export const placeholder = style({ minHeight: "60dvh" });

export const columns = style({
  ...layout.startColumns(`minmax(0, 1fr) ${extent(368)}`, 24, 32),
  marginTop: space(24),
  "@media": {
    [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [below.sm]: { gap: space(16), marginTop: space(16) },
  },
});

export const sections = style({ ...layout.columns("minmax(0, 1fr)", 24), minWidth: 0 });

export const legend = style(layout.wrapped(4, 16));

export const notes = style({ ...layout.stack(12), marginTop: space(20) });

export const notice = style({ ...layout.stack(12), selectors: { "&:not(:empty)": { marginTop: space(20) } } });

import { style, styleVariants } from "@vanilla-extract/css";
import { layout, quiet, type } from "#web/styles/declarations.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, space } from "#web/styles/tokens.ts";

/** A text in the quiet colour, for what is secondary. */
export const quietText = styleVariants({
  caption: quiet("caption", undefined, 1.4),
  small: quiet("small", undefined, 1.45),
  ui: quiet("ui"),
});

/** What is secondary, on a line of its own below a value or a name. */
export const noteBelow = style({ display: "block", ...quiet("caption", 400, 1.4), overflowWrap: "anywhere" });

export const weight = styleVariants({ strong: { fontWeight: 600 }, bold: { fontWeight: 640 } });

/** What counts in a quiet text. */
export const emphasis = style({ color: vars.color.text, fontWeight: 640 });

/** The heading of a part that is smaller than a section. */
export const subtitle = style(type("ui", 640));

/** Distance to what is above. */
export const top = styleVariants(
  { 8: space(8), 12: space(12), 16: space(16), 20: space(20), 24: space(24) },
  (marginTop) => ({ marginTop }),
);

export const block = style({ display: "block" });
export const end = style({ textAlign: "end" });
export const breakable = style(layout.breakable);

/** Over all columns of a grid. */
export const wide = style({ gridColumn: "1 / -1" });

/** Left out below a width. */
export const hidden = styleVariants({
  sm: layout.hidden(below.sm),
  rateCard: layout.hidden(below.rateCard),
  xl: layout.hidden(below.xl),
});

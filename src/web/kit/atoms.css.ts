import { styleVariants } from "@vanilla-extract/css";
import { layout, quiet } from "#web/styles/declarations.ts";
import { below } from "#web/styles/tokens.ts";

/** A text in the quiet colour, for what is secondary. */
export const quietText = styleVariants({ caption: quiet("caption"), small: quiet("small"), ui: quiet("ui") });

export const weight = styleVariants({ strong: { fontWeight: 600 }, bold: { fontWeight: 640 } });

/** Left out below a width. */
export const hidden = styleVariants({
  sm: layout.hidden(below.sm),
  rateCard: layout.hidden(below.rateCard),
  xl: layout.hidden(below.xl),
});

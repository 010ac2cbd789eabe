import { style } from "@vanilla-extract/css";

/* `&&` outweighs the least height of every text area, whose sheet may load later. */
export const low = style({ selectors: { "&&": { minHeight: 0 } } });

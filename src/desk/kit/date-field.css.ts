import { style } from "@vanilla-extract/css";
import { layout, quiet } from "#web/styles/declarations.ts";

/** How a typed date is read, at the end of its field. */
export const reading = style({ ...layout.inlineCentred, flex: "none", ...quiet("caption"), whiteSpace: "nowrap" });

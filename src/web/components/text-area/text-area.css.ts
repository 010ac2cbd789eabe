import { style } from "@vanilla-extract/css";

export const area = style({ padding: ".75rem 0", resize: "vertical", minHeight: "7rem" });

import { style } from "@vanilla-extract/css";
import { space } from "#web/styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const actions = style({ ...layout.wrapped(4), justifyContent: "flex-end" });
export const waiting = style({ padding: space(16, 20) });

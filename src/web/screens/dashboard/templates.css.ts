import { style } from "@vanilla-extract/css";
import { space } from "#web/styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const actions = style({ ...layout.endWrapped(4) });
export const waiting = style({ padding: space(16, 20) });

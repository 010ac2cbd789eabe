import { style } from "@vanilla-extract/css";
import { space } from "#web/styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const centred = style({ ...layout.centred, minHeight: "70dvh", padding: space(32, 20) });

export const missingPageNotice = style({ marginBottom: space(16), overflowWrap: "anywhere" });

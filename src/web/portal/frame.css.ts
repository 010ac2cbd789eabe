import { style } from "@vanilla-extract/css";
import { space } from "#web/styles/tokens.ts";

export const centred = style({ display: "grid", placeItems: "center", minHeight: "70dvh", padding: space(32, 20) });

export const missingPageNotice = style({ marginBottom: space(16), overflowWrap: "anywhere" });

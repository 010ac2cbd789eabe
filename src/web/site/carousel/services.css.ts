import { style } from "@vanilla-extract/css";
import { below } from "#web/styles/tokens.ts";

export const services = style({ paddingBlock: "3rem 2.5rem", "@media": { [below.sm]: { paddingTop: "2.5rem" } } });

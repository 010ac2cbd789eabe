import { equipmentOf } from "#domain/containers";
import type { LclSearch } from "./search.ts";

/** How many 20GP a part load would fill, by volume and by payload: what it is fairly compared with; at least one. */
export const boxesFor = ({ weightKg, cbm }: Pick<LclSearch, "weightKg" | "cbm">): number => {
  const { payloadKg, volumeCbm } = equipmentOf("20GP");
  return Math.max(1, Math.ceil(cbm / volumeCbm), Math.ceil(weightKg / payloadKg));
};

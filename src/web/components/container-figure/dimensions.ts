import type { EquipmentCode } from "#domain/containers";

/** Outside length and height in metres (ISO 668), and which way the wall is drawn. */
export type BoxDimensions = { readonly length: number; readonly height: number; readonly wall: "ribbed" | "cooled" };

export const dimensionsOf: Readonly<Record<EquipmentCode, BoxDimensions>> = {
  "20GP": { length: 6.06, height: 2.59, wall: "ribbed" },
  "40GP": { length: 12.19, height: 2.59, wall: "ribbed" },
  "40HC": { length: 12.19, height: 2.9, wall: "ribbed" },
  "45HC": { length: 13.72, height: 2.9, wall: "ribbed" },
  "20RE": { length: 6.06, height: 2.59, wall: "cooled" },
  "40RH": { length: 12.19, height: 2.9, wall: "cooled" },
};

/** The longest and the highest box: the frame every figure of one view is drawn in. */
export const ENVELOPE = { length: 13.72, height: 2.9 } as const;

/** The equipment codes of the trade that the portal quotes (ISO 6346 size-types 22G1, 42G1, 45G1, L5G1, 22R1, 45R1). */
export type EquipmentCode = "20GP" | "40GP" | "40HC" | "45HC" | "20RE" | "40RH";

/** Dry and reefer boxes are never mixed in one search. */
export type EquipmentKind = "Dry" | "Reefer";

/** A quantity of one equipment with the net cargo weight of one box in kilograms (0 = not stated). */
export interface ContainerLine {
  readonly equipment: EquipmentCode;
  readonly quantity: number;
  readonly weightKg: number;
}

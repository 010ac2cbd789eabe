import type { CargoScope, FieldPath } from "./details.ts";

/** What is sent as one: cargo with parties as the shipping instruction, the pick-up, the VGM of each container. */
export const CARGO_SUBJECTS = ["shipping-instruction", "pick-up", "vgm"] as const;
export type CargoSubject = (typeof CARGO_SUBJECTS)[number];

export interface CargoPart {
  readonly subject: CargoSubject;
  /** The container of a VGM from 1; 0 for everything else. */
  readonly container: number;
}

export const isSamePart = (one: CargoPart, other: CargoPart): boolean =>
  one.subject === other.subject && one.container === other.container;

/** The parts of a booking in the order of the form. */
export const listParts = ({ equipments }: CargoScope): readonly CargoPart[] => [
  { subject: "shipping-instruction", container: 0 },
  { subject: "pick-up", container: 0 },
  ...equipments.map((_, index) => ({ subject: "vgm", container: index + 1 }) as const),
];

/** The part that a text is sent with. The gross weight of a container belongs to the shipping instruction. */
export const toPart = (path: FieldPath): CargoPart => {
  const [group, position = "", field] = path.split(".");
  if (group === "pickUp") return { subject: "pick-up", container: 0 };
  return group === "requestedEquipments" && field !== "cargoGrossWeight"
    ? { subject: "vgm", container: Number(position) + 1 }
    : { subject: "shipping-instruction", container: 0 };
};

/** `shipping instruction`, `pick-up`, `VGM of container 2`, within a sentence. */
export const formatPart = ({ subject, container }: CargoPart): string => {
  switch (subject) {
    case "shipping-instruction":
      return "shipping instruction";
    case "pick-up":
      return "pick-up";
    case "vgm":
      return `VGM of container ${container}`;
  }
};

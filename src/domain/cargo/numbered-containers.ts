import type { EquipmentCode } from "#domain/containers";
import { cleanContainerNumber } from "./container-number.ts";
import type { CargoDetails, CargoScope } from "./details.ts";

/** A container of a booking by its number. */
export interface NumberedContainer {
  readonly number: string;
  /** Null for one that the carrier alone reports, where the booking has several sizes. */
  readonly size: EquipmentCode | null;
  /** As the shipper has typed them; empty without any. */
  readonly seals: string;
  /** Who states the number; `both` agree. */
  readonly source: "shipper" | "carrier" | "both";
}

/** The containers of a booking in its order, then those that the carrier alone reports; one without a number is left out. */
export const listContainers = (
  { requestedEquipments }: Pick<CargoDetails, "requestedEquipments">,
  { equipments }: CargoScope,
  reported: readonly string[],
): readonly NumberedContainer[] => {
  const carriers = new Set(reported.map(cleanContainerNumber));
  const entered = requestedEquipments.flatMap(({ equipmentReference, sealNumbers }, index): NumberedContainer[] => {
    const number = cleanContainerNumber(equipmentReference);
    if (number === "") return [];
    const source = carriers.has(number) ? "both" : "shipper";
    return [{ number, size: equipments[index] ?? null, seals: sealNumbers.trim(), source }];
  });
  const [size = null, ...others] = new Set(equipments);
  const known = new Set(entered.map(({ number }) => number));
  const added = [...carriers]
    .filter((number) => !known.has(number))
    .map(
      (number): NumberedContainer => ({
        number,
        size: others.length === 0 ? size : null,
        seals: "",
        source: "carrier",
      }),
    );
  return [...entered, ...added];
};

import { toText } from "#api/readers/json.ts";
import type { CarrierEquipment, CarrierEquipmentPrice, CarrierPlace } from "#domain/rates";
import type { RequestedContainers } from "#server/rate-sources/rate-source.ts";

/** A place by the UN/LOCODE and the name of an answer; without a name, its code is the name. Null where neither is stated. */
export const readCarrierPlace = (code: unknown, name: unknown): CarrierPlace | null => {
  const stated = toText(code);
  const shown = toText(name) ?? stated;
  return shown === null ? null : { name: shown, code: stated, country: null, countryCode: stated?.slice(0, 2) ?? null };
};

/** The sizes of a load in its order, of which those with a price are available. */
export const toEquipments = (
  containers: readonly RequestedContainers[],
  prices: readonly Pick<CarrierEquipmentPrice, "equipment">[],
): readonly CarrierEquipment[] =>
  containers.map(({ equipment, quantity }) => ({
    equipment,
    quantity,
    maxNetWeightTons: null,
    isAvailable: prices.some((price) => price.equipment === equipment),
  }));

import { type ContainerLine, readEquipment } from "#domain/containers";
import type { ApiOffer } from "./api-offer.ts";

/** How many boxes of a size an offer covers, and the code under which the portal knows the size. */
export interface OfferedQuantity {
  readonly equipment: string;
  readonly quantity: number;
}

export interface OfferedQuantities {
  readonly of: (foreignCode: string) => OfferedQuantity;
}

const codeOf = (foreign: string): string => readEquipment(foreign) ?? foreign;

/** Quantities by size: what the offer says it covers, else what was asked for; 0 for a size that neither names. */
export const offeredQuantities = (
  { equipments }: Pick<ApiOffer, "equipments">,
  load: readonly ContainerLine[],
): OfferedQuantities => ({
  of: (foreignCode) => {
    const equipment = codeOf(foreignCode);
    for (const line of equipments)
      if (line.quantity > 0 && codeOf(line.equipment) === equipment) return { equipment, quantity: line.quantity };
    for (const line of load) if (line.equipment === equipment) return { equipment, quantity: line.quantity };
    return { equipment, quantity: 0 };
  },
});

const isPricedIn = (prices: ApiOffer["equipmentPrices"], equipment: string): boolean => {
  for (const price of prices) if (codeOf(price.equipment) === equipment) return true;
  return false;
};

/** The boxes of the load that an offer has no price for, or fewer of than were asked for, in words. */
export const uncovered = (
  { equipmentPrices }: Pick<ApiOffer, "equipmentPrices">,
  quantities: OfferedQuantities,
  load: readonly ContainerLine[],
): readonly { readonly equipment: string; readonly text: string }[] => {
  const gaps: { readonly equipment: string; readonly text: string }[] = [];
  for (const { equipment, quantity } of load) {
    const offered = isPricedIn(equipmentPrices, equipment) ? quantities.of(equipment).quantity : 0;
    if (offered === 0) gaps.push({ equipment, text: `Not quoted for ${quantity} × ${equipment}` });
    else if (offered < quantity) gaps.push({ equipment, text: `Covers ${offered} of ${quantity} × ${equipment}` });
  }
  return gaps;
};

import { BASIC_FREIGHT_CODE } from "../charges/code-table.ts";
import type { ApiEquipmentPrice, ApiSurcharge } from "./api-offer.ts";
import { readMinor } from "./charge-amount.ts";

/**
 * The basic freight of one box: as `basicOceanFreightRate` (`basic`, minor units of the box's currency), else as the
 * first FRT00 among its surcharges; FRT00 beside a basic rate only says how it is paid.
 */
export interface BoxFreight {
  readonly basic: number | null;
  readonly stated: ApiSurcharge | null;
}

const firstFreight = (surcharges: readonly ApiSurcharge[]): ApiSurcharge | null => {
  for (const surcharge of surcharges) if (surcharge.code === BASIC_FREIGHT_CODE) return surcharge;
  return null;
};

/** Where the basic freight of one box stands. */
export const boxFreight = (price: ApiEquipmentPrice): BoxFreight => ({
  basic: readMinor(price.basicOceanFreightRate, price.currency),
  stated: firstFreight(price.surcharges),
});

/** Whether a surcharge of a box stands as a line of its own beside the basic freight. */
export const isBesideFreight = ({ code }: ApiSurcharge): boolean => code !== BASIC_FREIGHT_CODE;

/* An offer with charges at the destination, free time and a fee for each container. */
import type { JsonObject } from "../json.ts";
import { addDays } from "./days.ts";
import { type Lane, toLeg } from "./sizes.ts";

export const TERMS_CARRIER = "Castellan";

const TERMS = { carrier: TERMS_CARRIER, currency: "USD" };

/** Free days at the destination, by kind. */
export const FREE_DAYS = { demurrage: 4, detention: 9 } as const;

/** What a cancellation costs in USD for each container. */
export const CANCELLATION_FEE = 75;

const [FREIGHT, HANDLING] = [1_480.5, 215];

/** What its two containers cost in its currency. */
export const TERMS_TOTAL = 2 * (FREIGHT + HANDLING);

/** Days from the departure to the arrival, and until the last day of the validity. */
const TERMS_DAYS = { transit: 22, validity: 1 } as const;

const toFreeTime = (code: string, number: number, equipment: string) => ({
  movementType: "I",
  tariff: { code },
  conditionsByEquipment: [{ equipmentGroupIsoCode: equipment, freeDays: { number, calculationType: "Calendar" } }],
});

/** The offer of a carrier on a lane, which is dearer than the other one of the lane and ends before it. */
export const toTermsOffer = (
  lane: Lane,
  equipment: string,
  today: string,
  { carrier, currency } = TERMS,
): JsonObject => {
  const departureDate = `${addDays(today, 10)}T06:00:00`;
  const arrivalDate = `${addDays(today, 10 + TERMS_DAYS.transit)}T14:00:00`;
  return {
    providerName: carrier,
    rateType: "Spot",
    departureDate,
    arrivalDate,
    transitTime: TERMS_DAYS.transit,
    serviceType: "Direct",
    routingLegs: [
      {
        ...toLeg(lane, departureDate, arrivalDate),
        portCutOffDate: `${addDays(today, 9)}T18:00:00`,
        vgmCutOffDate: `${addDays(today, 9)}T12:00:00`,
      },
    ],
    ddsmConditions: [
      toFreeTime("DEM", FREE_DAYS.demurrage, equipment),
      toFreeTime("DET", FREE_DAYS.detention, equipment),
    ],
    potentialFees: [{ feeType: "Cancellation fee", amount: CANCELLATION_FEE, currency, basis: "PER_CONTAINER" }],
    quoteLine: {
      validityFrom: addDays(today, -1),
      validityTo: addDays(today, TERMS_DAYS.validity),
      validFor: "booking",
      exportHaulageMode: "P",
      importHaulageMode: "P",
      spotEquipments: [
        {
          equipmentGroupIsoCode: equipment,
          numberOfContainerRequested: 2,
          maxNetWeight: 21.5,
          availableRate: true,
        },
      ],
      surcharges: {
        matchingSurchargesPerEquipmentTypes: [
          {
            equipmentGroupIsoCode: equipment,
            currency,
            basicOceanFreightRate: FREIGHT,
            allInRate: FREIGHT + HANDLING,
            matchingCargoSurcharges: [
              {
                charge: { code: "DTH00", name: "Terminal handling at destination" },
                amount: HANDLING,
                chargeCurrency: currency,
                includedInBasicFreight: false,
                paymentMethod: "P",
              },
            ],
          },
        ],
      },
    },
  };
};

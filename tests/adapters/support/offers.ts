import type { FclSearch } from "#domain/search";
import type { ApiRate, ExcelRate } from "#api/schema.d.ts";

/** Nhava Sheva to Rotterdam, two 20GP. */
export const search: FclSearch = {
  origin: { place: null, port: { name: "Nhava Sheva", code: "INNSA" }, serviceType: "Ramp" },
  destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
  departureDate: "2026-11-26",
  containers: [{ equipment: "20GP", quantity: 2, weightKg: 10_000 }],
  mode: "fcl",
  reefer: null,
};

/** A carrier's offer of USD 1,325 a box. */
export const apiOffer = (changes: Partial<ApiRate> = {}): ApiRate => ({
  offerId: "OFR-1",
  providerName: "Norrvik Line",
  departureDate: "2026-11-28T06:00:00",
  arrivalDate: "2026-12-23T14:00:00",
  transitTime: 25,
  quoteLine: {
    validityFrom: "2026-11-20",
    validityTo: "2026-11-27",
    spotEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainerRequested: 2, maxNetWeight: 21.5 }],
    surcharges: {
      matchingSurchargesPerEquipmentTypes: [
        {
          equipmentGroupIsoCode: "20GP",
          currency: { code: "USD", name: "US Dollar" },
          basicOceanFreightRate: 980,
          allInRate: 1325,
          matchingCargoSurcharges: [
            { charge: { chargeCode: "BAF00", chargeName: "Bunker" }, amount: 345, chargeCurrency: "USD" },
          ],
        },
      ],
    },
  },
  ...changes,
});

/** A rate sheet's offer of USD 940 a box. */
export const sheetOffer = (changes: Partial<ExcelRate> = {}): ExcelRate => ({
  _id: "SHT-1",
  providerName: "Amberline",
  "PORT OF LOADING": "Nhava Sheva (INNSA)",
  "PORT OF DISCHARGE": "Rotterdam (NLRTM)",
  "CONTAINER SIZE": "20GPx2",
  "VALID TILL": "2026-11-30",
  charges: { "OCEAN FREIGHT": "USD 940" },
  ...changes,
});

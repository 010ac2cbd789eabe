import { addDays } from "../kit/days.ts";
import { nameOfPlace } from "../kit/places.ts";
import { pickText } from "../kit/random.ts";
import { type Fleet, findSailings, type Sailing } from "../kit/sailings.ts";
import { type PriceRequest, type Product, type Reason, reasonOfEquipment } from "./price-request.ts";
import { ratesOf } from "./rates.ts";

const WEEKS_AHEAD_DAYS = 13;

export interface OfferOptions {
  readonly currency: string;
  readonly offerReason: Reason | null;
  readonly equipmentReason: Reason | null;
}

/** The fleet of Hapag-Lloyd's simulator; with a size in its seed, each size sails with vessels of its own. */
export const fleetOf = (seed: string): Fleet => ({
  seed: `${seed} hapag-lloyd`,
  vessels: ["ALSTER EXPRESS", "BREMEN EXPRESS", "ELBE EXPRESS", "WESER EXPRESS"],
  service: { code: "IMX", name: "India Mediterranean Express" },
  hub: "AEJEA",
});

const location = (locode: string) => ({ locode, name: nameOfPlace(locode) });

const toLegs = (fleet: Fleet, { legs }: Sailing) =>
  legs.map((leg) => ({
    modeOfTransport: "VESSEL",
    vesselName: leg.vessel,
    scheduleVoyageNumber: leg.voyage,
    carrierServiceName: fleet.service.name,
    departureLocation: location(leg.from),
    arrivalLocation: location(leg.to),
  }));

const toEquipment = (request: PriceRequest, rates: ReturnType<typeof ratesOf>, reason: Reason | null) => ({
  requestedEquipment: {
    requestedEquipmentSizeType: request.size,
    requestedEquipmentUnits: request.units,
    isNonOperatingReefer: request.isNonOperatingReefer,
    shippersOwnedContainer: request.isShipperOwned,
  },
  errorReason: reason,
  rates: reason === null ? rates : [],
  valueAddedServices: reason === null ? [{ vasCode: "ADFT", freetimeDays: 5 }] : [],
});

const offerIdOf = (seed: string, request: PriceRequest, product: Product, sailing: Sailing): string =>
  pickText(`${seed} ${JSON.stringify(request)} ${product} ${sailing.departureDay}`, 12, "0123456789ABCDEF");

/** The offers of a request: each product on the sailings of two weeks. */
export const offersOf = (fleet: Fleet, request: PriceRequest, options: OfferOptions) => {
  const window = { first: request.earliestDay, last: addDays(request.earliestDay, WEEKS_AHEAD_DAYS) };
  const sailings = findSailings(fleet, request, window);
  const reference = `R${pickText(`${fleet.seed} ${JSON.stringify(request)}`, 9)}`;
  return request.products.flatMap((product) =>
    sailings.map((sailing, index) => {
      const reason = options.equipmentReason ?? reasonOfEquipment(request, product) ?? null;
      const rates = ratesOf(fleet.seed, request, index - (product === "QUICK_QUOTES_SPOT" ? 1 : 0), options.currency);
      return {
        offerId: offerIdOf(fleet.seed, request, product, sailing),
        productIdentifier: product,
        carrierOfferRequestReference: reference,
        placeOfReceiptDate: addDays(sailing.departureDay, -1),
        portOfLoadingDateTime: `${sailing.departureDay}T18:00:00`,
        portOfDischarge: location(request.to),
        placeOfDeliveryDateTime: `${addDays(sailing.arrivalDay, 1)}T14:00:00`,
        transitTime: sailing.transitDays + 2,
        offerValidTo: `${addDays(request.earliestDay, 7)}T23:59:59Z`,
        potentialQuotationValidTo: `${addDays(request.earliestDay, 14)}T23:59:59Z`,
        errorReason: options.offerReason,
        legs: toLegs(fleet, sailing),
        equipments: options.offerReason === null ? [toEquipment(request, rates, reason)] : [],
      };
    }),
  );
};

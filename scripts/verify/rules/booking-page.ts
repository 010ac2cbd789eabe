/* The page of a booking: the booking as listed, the offer as booked, and the shipment. */
import type { Difference } from "../differences.ts";
import { compareTotal } from "../journeys/bookings.ts";
import { read, readList, readString, sameTime } from "../journeys/comparison.ts";
import { compareValidity, compareVessel, compareVoyage } from "../journeys/offers.ts";
import { type PricedOffer, priceLoad, priceOffers } from "../journeys/prices.ts";
import { isObject, type JsonObject } from "../json.ts";
import { checkLiveOffer } from "./offers.ts";
import { broken, type Located, locate, readNumber } from "./rule.ts";
import type { Asked, Rule } from "./rules.ts";
import { checkBookingParts, toLoad } from "./shipments.ts";
import { checkShipmentRoute } from "./tracking.ts";

const pick = (value: unknown, path: string, name: string): readonly Located[] => {
  const found = read(value, name);
  return isObject(found) ? [{ path: `${path}.${name}`, value: found }] : [];
};

/** The booked offer with the prices that the portal shows; undefined if it cannot be read. */
const priceBooked = (page: JsonObject, answeredAt: unknown): PricedOffer | undefined => {
  const [api, excel, lcl] = ["api", "excel", "lcl"].map((format) => read(page, `offer.${format}`));
  const { exchangeRates } = page;
  if (isObject(lcl)) {
    const weightKg = readNumber(page, "booking.shipment.weight");
    const cbm = readNumber(page, "booking.shipment.cbm");
    if (weightKg === null || cbm === null) return undefined;
    const [portOfLoading, portOfDischarge] = [
      readString(lcl, "Port of loading") ?? "",
      readString(lcl, "PORT OF DISCHARGE") ?? "",
    ];
    const load = { mode: "lcl", portOfLoading, portOfDischarge, weightKg, cbm } as const;
    return priceLoad({ answeredAt, exchangeRates, result: [lcl] }, load).offers[0];
  }
  const group = { api: isObject(api) ? [api] : [], excel: isObject(excel) ? [excel] : [] };
  return priceOffers({ answeredAt, exchangeRates, result: [group] }, page).offers[0];
};

/** A moment that was planned at the time of booking is that of the offer. */
const comparePlanned = (path: string, shipment: unknown, end: string, offered: string | null): readonly Difference[] =>
  (readString(shipment, `${end}.eventClassifierCode`) ?? "PLN") === "PLN"
    ? sameTime(`${path}.${end}.eventDateTime`, offered, readString(shipment, `${end}.eventDateTime`))
    : [];

/** The shipment and the validity of the booking are those of the offer that was booked. */
const checkBookedOffer = ({ path, value }: Located, answeredAt: unknown): readonly Difference[] => {
  const at = `${path}.booking`;
  const booking = read(value, "booking");
  const offer = read(value, "offer.api") ?? read(value, "offer.excel") ?? read(value, "offer.lcl");
  const priced = priceBooked(value, answeredAt);
  const shipment = read(booking, "shipment");
  const isPlanned = (readString(shipment, "departure.eventClassifierCode") ?? "PLN") === "PLN";
  const differences = [
    ...compareValidity(at, offer, booking),
    ...(priced === undefined
      ? []
      : [
          ...(priced.price.perCurrency.length === 0 && isObject(read(shipment, "total"))
            ? [broken(`${path}.offer`, "the prices of the total of the booking", "no price")]
            : []),
          ...compareTotal(`${at}.shipment.total`, priced, read(shipment, "total")),
          ...comparePlanned(`${at}.shipment`, shipment, "departure", priced.departure ?? null),
          ...comparePlanned(`${at}.shipment`, shipment, "arrival", priced.arrival ?? null),
        ]),
    ...(isPlanned ? [...compareVessel(at, offer, booking), ...compareVoyage(at, offer, booking)] : []),
  ];
  return differences.map((one) => ({ ...one, by: "rule" }));
};

/** The containers of the booking are those that were requested. */
const checkRequested = ({ path, value }: Located): readonly Difference[] => {
  const [requested, booked] = [readList(value, "requestedEquipments"), readList(value, "booking.shipment.containers")];
  const [wanted, own] = [requested, booked].map(toLoad);
  return requested.length === 0 || read(value, "booking.shipment.containers") === undefined || wanted === own
    ? []
    : [broken(`${path}.booking.shipment.containers`, `${wanted}, as requested`, own)];
};

const checkPage = (page: Located, asked: Asked, answeredAt: unknown): readonly Difference[] => {
  const { path, value } = page;
  return [
    ...pick(value, path, "booking").flatMap(checkBookingParts),
    ...pick(value, path, "offer.api").flatMap((offer) => checkLiveOffer(offer, { ...asked, json: null })),
    ...checkRequested(page),
    ...checkBookedOffer(page, answeredAt),
    ...pick(value, path, "tracking").flatMap(checkShipmentRoute),
  ];
};

/** Everything about one booking agrees with each other. */
export const checkBookingPage: Rule = (body, asked) =>
  locate(body, "$", "result").flatMap((page) => checkPage(page, asked, body["answeredAt"]));

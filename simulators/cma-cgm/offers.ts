import { addDays } from "../kit/days.ts";
import type { CarrierContext } from "../kit/http.ts";
import { countryOfPlace, nameOfPlace } from "../kit/places.ts";
import { pick, pickText } from "../kit/random.ts";
import { internalCodeOf } from "./location-codes.ts";
import { billSurcharges, priceContainer } from "./prices.ts";
import { type Haulage, isReefer, MAX_NET_TONS, type Search } from "./search-request.ts";

/** The most containers of one size that a sailing takes. */
const SPACE = 20;
/** A spot price is held for 24 hours. */
const VALID_DAYS = 1;
const VESSELS = ["CMA CGM ATLAS", "CMA CGM BOREAL", "CMA CGM CORAL", "CMA CGM DELTA", "CMA CGM EQUATOR"];
const HUB = "LKCMB";

const codifications = (code: string) => [
  { codificationType: "CMACGM", codification: internalCodeOf(code) },
  { codificationType: "UNLOCODE", codification: code },
];

const toPlace = (code: string) => ({
  name: nameOfPlace(code),
  internalCode: internalCodeOf(code),
  locationCodifications: codifications(code),
});

const toStop = (code: string) => ({
  place: toPlace(code),
  port: toPlace(code),
  placeCountry: countryOfPlace(code),
  terminal: { name: `${nameOfPlace(code)} Container Terminal` },
});

/* Local times although they end with Z. */
const at = (day: string, time: string): string => `${day}T${time}:00Z`;

interface Leg {
  readonly from: string;
  readonly to: string;
  readonly departure: string;
  readonly arrival: string;
}

const toLeg = (leg: Leg, index: number, key: string) => ({
  legNumber: index + 1,
  carbonFootprint: 400 + pick(`${key} carbon ${index}`, 300),
  departureDate: at(leg.departure, "18:00"),
  arrivalDate: at(leg.arrival, "06:00"),
  portCutOffDate: at(addDays(leg.departure, -2), "12:00"),
  vgmCutOffDate: at(addDays(leg.departure, -2), "08:00"),
  bookingCutOffDate: at(addDays(leg.departure, -4), "17:00"),
  service: { code: "EPIC", name: "Europe Pakistan India Consortium" },
  vesselName: VESSELS[pick(`${key} vessel ${index}`, VESSELS.length)],
  feeder: index > 0,
  voyageReference: `0${pickText(`${key} voyage ${index}`, 3)}W1MA`,
  legFrom: toStop(leg.from),
  legTo: toStop(leg.to),
});

/* The second of three sailings changes vessel at the hub. */
const legsOf = (search: Search, sailing: number, departure: string): readonly Leg[] => {
  const { portOfLoading: from, portOfDischarge: to } = search;
  if (sailing % 3 !== 1 || from === HUB || to === HUB)
    return [{ from, to, departure, arrival: addDays(departure, 22 + (sailing % 3)) }];
  const between = addDays(departure, 5);
  return [
    { from, to: HUB, departure, arrival: between },
    { from: HUB, to, departure: addDays(between, 3), arrival: addDays(between, 24) },
  ];
};

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const conditions = (search: Search) =>
  (["E", "I"] as const).map((movementType) => ({
    movementType,
    tariff: { code: movementType === "E" ? "DET" : "MER", tariffOrigin: "EXP", validity: null },
    conditionsByEquipment: search.equipments.map(({ size }) => ({
      equipmentGroupIsoCode: size,
      freeDays: { number: movementType === "E" ? 7 : 10, calculationType: "Calendar" },
    })),
    remark: null,
  }));

const allocation = ({ equipments }: Search) => {
  const asked = equipments.reduce((sum, { count }) => sum + count, 0);
  const available = equipments.reduce((sum, { count }) => sum + Math.min(count, SPACE), 0);
  return [
    {
      equipmentGroupIsoCode: equipments.map(({ size }) => size),
      allocation: available < asked ? "Partial" : "Full",
      nbOfContainersAvailable: available,
      partialAllocation: available < asked,
      nbOfAvailableTeus: equipments.reduce(
        (sum, { size, count }) => sum + Math.min(count, SPACE) * (size.startsWith("20") ? 1 : 2),
        0,
      ),
    },
  ];
};

/** Whether a sailing has no price for a size: the second sailing lacks the last of several sizes, none has more than 50. */
const lacksPrice = (search: Search, sailing: number, size: string): boolean =>
  (search.equipments.find((one) => one.size === size)?.count ?? 0) > 50 ||
  (sailing % 3 === 1 && search.equipments.length > 1 && search.equipments.at(-1)?.size === size);

const toSpotEquipment = (search: Search, sailing: number) => (equipment: Search["equipments"][number]) => ({
  equipmentGroupIsoCode: equipment.size,
  availableRate: !lacksPrice(search, sailing, equipment.size),
  numberOfContainerRequested: equipment.count,
  maxNetWeight: MAX_NET_TONS[equipment.size],
  reeferAttributes:
    isReefer(equipment.size) && !search.nonOperatingReefer ? { temperature: -18, ventilation: 0 } : null,
});

const haulageMode = (haulage: Haulage | undefined): string => haulage?.type.charAt(0) ?? "P";

export interface OfferOptions {
  /** The day of the search, on which the price begins. */
  readonly today: string;
  readonly currency: string;
  readonly offerId: string;
}

const surchargesOf = (context: CarrierContext, search: Search, sailing: number, currency: string) => {
  const lane = `${search.portOfLoading}-${search.portOfDischarge}`;
  const priced = search.equipments.filter(({ size }) => !lacksPrice(search, sailing, size));
  return {
    simulationDate: search.departureDate,
    matchingSurchargesPerEquipmentTypes: priced.map(({ size }) =>
      priceContainer(context, { lane, sailing, size, currency }),
    ),
    matchingBlSurcharges: billSurcharges(currency),
    matchingSurchargesDefinedAsComments: [
      {
        charge: { code: "CON01", name: "Congestion surcharge" },
        chargeDefinedAsCommentTxt: "As per tariff at the time of loading",
      },
    ],
  };
};

const quoteLineOf = (context: CarrierContext, search: Search, sailing: number, options: OfferOptions) => ({
  validityFrom: options.today,
  validityTo: addDays(options.today, VALID_DAYS),
  exportHaulageMode: haulageMode(search.origin),
  importHaulageMode: haulageMode(search.destination),
  exportModeOfTransport: search.origin ? "RL" : null,
  importModeOfTransport: search.destination ? "RD" : null,
  specialCargo: {
    hazardous: search.hazardous,
    shipperOwnedContainer: search.shipperOwned,
    nonOperatingReefer: search.nonOperatingReefer,
  },
  spotEquipments: search.equipments.map(toSpotEquipment(search, sailing)),
  routing: {
    receiptPlace: search.origin ? toPlace(search.origin.place) : null,
    portOfLoading: toPlace(search.portOfLoading),
    portOfDischarge: toPlace(search.portOfDischarge),
    deliveryPlace: search.destination ? toPlace(search.destination.place) : null,
    routinginformation: null,
  },
  commodity: { code: search.commodity, name: search.commodity === "FAK" ? "Freight all kinds" : search.commodity },
  commentToCustomer: sailing === 0 ? "Subject to equipment availability." : null,
  surcharges: surchargesOf(context, search, sailing, options.currency),
});

/** The offer of the n-th sailing: one a week, the first three days after the date asked for. */
export const toOffer = (context: CarrierContext, search: Search, sailing: number, options: OfferOptions) => {
  const key = `${context.seed} ${search.portOfLoading}-${search.portOfDischarge} ${sailing}`;
  const departure = addDays(search.departureDate, 3 + sailing * 7);
  const legs = legsOf(search, sailing, departure);
  const arrival = legs.at(-1)?.arrival ?? departure;
  const conditionsOnly = search.conditionsOnly ? {} : { quoteLine: quoteLineOf(context, search, sailing, options) };
  return {
    offerId: options.offerId,
    offerType: sailing % 3 === 2 ? "AlternateRouting" : "ExactRouting",
    solutionNumber: sailing + 1,
    transitTime: daysBetween(departure, arrival),
    totalCarbonFootprint: legs.reduce((sum, leg, index) => sum + toLeg(leg, index, key).carbonFootprint, 0),
    departureDate: at(departure, "18:00"),
    arrivalDate: at(arrival, "06:00"),
    routingLegs: legs.map((leg, index) => toLeg(leg, index, key)),
    ddsmConditions: conditions(search),
    allocation: allocation(search),
    potentialFees: [{ feeType: "CANCELLATION" }, { feeType: "NO_SHOW" }],
    ...conditionsOnly,
  };
};

/** The id of an offer depends on what was asked, so the same search finds the same offers again. */
export const offerIdOf = (context: CarrierContext, search: Search, sailing: number): string =>
  `OFR-${pickText(`${context.seed} ${JSON.stringify(search)} ${sailing}`, 16, "0123456789ABCDEF")}`;

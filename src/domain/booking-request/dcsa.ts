import type { CargoDetails, Party } from "#domain/cargo";
import { getEquipment, readEquipment } from "#domain/containers";
import type { Rate, RoutePoint } from "#domain/rates";
import { toDate } from "#domain/time";

/** What a booking is handed over to a carrier with. */
export interface BookingToHandOver {
  /** Our number, which the carrier states as the customer's reference. */
  readonly number: string;
  /** The carrier's number of a price that it holds; null without one. */
  readonly contractQuotation: string | null;
  readonly rate: Pick<Rate, "legs" | "load" | "charges">;
  readonly cargo: Pick<CargoDetails, "commodities" | "transport" | "documentParties">;
  readonly forwarder: { readonly partyName: string; readonly email: string };
}

/** A booking of DCSA Booking 2.0, and the paths that are left out because nobody has stated them. */
export interface DcsaBooking {
  readonly booking: Readonly<Record<string, unknown>>;
  readonly missing: readonly string[];
}

const MAX = { partyName: 70, contact: 35, street: 70, postCode: 10, city: 35, phone: 30, reference: 35 } as const;
const MAX_COMMODITY = 550;

/* A property without a value is left out of the JSON. */
const compact = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | undefined => {
  const stated = Object.entries(values).filter(([, value]) => value !== undefined);
  return stated.length === 0 ? undefined : Object.fromEntries(stated);
};

const toText = (typed: string | null, longest: number): string | undefined => {
  const text = (typed ?? "").replaceAll(/\s+/g, " ").trim().slice(0, longest).trimEnd();
  return text === "" ? undefined : text;
};

const toNumber = (typed: string): number | undefined =>
  /^-?\d{1,9}(?:\.\d{1,3})?$/.test(typed.trim()) ? Number(typed.trim()) : undefined;

const toWeight = (typed: string): object | undefined => {
  const value = toNumber(typed);
  return value === undefined || value <= 0 ? undefined : { value, unit: "KGM" };
};

const toAddress = ({ street, postCode, city, countryCode }: Party): object | undefined => {
  const required = { street: toText(street, MAX.street), city: toText(city, MAX.city) };
  return required.street === undefined || required.city === undefined || !/^[A-Z]{2}$/.test(countryCode)
    ? undefined
    : compact({ ...required, postCode: toText(postCode, MAX.postCode), countryCode });
};

const toEmail = (typed: string): string | undefined => (/^[^\s@]{1,64}@\S{1,35}$/.test(typed) ? typed : undefined);

const toContacts = ({ contactName, email, phone }: Party): readonly object[] | undefined => {
  const name = toText(contactName, MAX.contact);
  const ways = compact({ phone: toText(phone, MAX.phone), email: toEmail(email) });
  return name === undefined || ways === undefined ? undefined : [{ name, ...ways }];
};

const toParty = (party: Party): object | undefined => {
  const partyName = toText(party.partyName, MAX.partyName);
  return partyName === undefined
    ? undefined
    : compact({ partyName, address: toAddress(party), partyContactDetails: toContacts(party) });
};

const toCommodity = (commodity: CargoDetails["commodities"][number]): object | undefined => {
  const commodityType = toText(commodity.commodityType, MAX_COMMODITY);
  const hsCode = commodity.hsCode.replaceAll(/[\s.]/g, "");
  const packages = toNumber(commodity.numberOfPackages);
  return commodityType === undefined
    ? undefined
    : compact({
        commodityType,
        HSCodes: /^\d{6,10}$/.test(hsCode) ? [hsCode] : undefined,
        cargoGrossWeight: toWeight(commodity.cargoGrossWeight),
        outerPackaging: compact({
          numberOfPackages: packages !== undefined && Number.isInteger(packages) ? packages : undefined,
          description: toText(commodity.packageKind, 100),
        }),
      });
};

/* Goods are stated of the whole booking: of several sizes it is not known what is in which. */
const toEquipments = ({ rate, cargo }: BookingToHandOver): readonly object[] => {
  const setpoint = toNumber(cargo.transport.temperatureSetpoint);
  const commodities = cargo.commodities.flatMap((one) => toCommodity(one) ?? []);
  return rate.load.containers.map(({ equipment, quantity }) => {
    const code = readEquipment(equipment);
    const isReefer = code !== null && getEquipment(code).kind === "Reefer";
    return {
      ...compact({
        ISOEquipmentCode: code === null ? equipment : getEquipment(code).sizeType,
        units: quantity,
        isShipperOwned: false,
        activeReeferSettings:
          isReefer && setpoint !== undefined ? { temperatureSetpoint: setpoint, temperatureUnit: "CEL" } : undefined,
        commodities: rate.load.containers.length === 1 && commodities.length > 0 ? commodities : undefined,
      }),
    };
  });
};

const UN_LOCATION = /^[A-Z]{2}[A-Z2-9]{3}$/;

const toLocation = (locationTypeCode: string, { name, code }: RoutePoint): object => ({
  location: compact({
    locationName: toText(name, 100),
    UNLocationCode: code !== null && UN_LOCATION.test(code) ? code : undefined,
  }),
  locationTypeCode,
});

const toLocations = ({ legs }: BookingToHandOver["rate"]): readonly object[] => {
  const sea = legs.filter(({ mode }) => mode === "sea");
  const [loading, discharge] = [sea[0]?.from, sea.at(-1)?.to];
  const [first, last] = [legs[0]?.from, legs.at(-1)?.to];
  return [
    ...(first === undefined || legs[0]?.mode === "sea" ? [] : [toLocation("PRE", first)]),
    ...(loading === undefined ? [] : [toLocation("POL", loading)]),
    ...(discharge === undefined ? [] : [toLocation("POD", discharge)]),
    ...(last === undefined || legs.at(-1)?.mode === "sea" ? [] : [toLocation("PDE", last)]),
  ];
};

const toReceipt = (point: RoutePoint | undefined): "SD" | "CY" => (point?.kind === "door" ? "SD" : "CY");

/* Stated where every priced charge of the freight says the same. */
const toPaymentTerm = ({ charges }: BookingToHandOver["rate"]): "PRE" | "COL" | undefined => {
  const terms = new Set(charges.flatMap(({ costItem, payment }) => (costItem === "ocean-freight" ? [payment] : [])));
  if (terms.size !== 1) return undefined;
  return terms.has("prepaid") ? "PRE" : terms.has("collect") ? "COL" : undefined;
};

const toParties = ({ forwarder, cargo: { documentParties } }: BookingToHandOver) => {
  const { shipper, consignee, notifyParty } = documentParties;
  const party = toParty(notifyParty);
  const contact = { name: forwarder.partyName.slice(0, MAX.contact).trimEnd(), email: forwarder.email };
  return compact({
    bookingAgent: { partyName: forwarder.partyName.slice(0, MAX.partyName), partyContactDetails: [contact] },
    shipper: toParty(shipper),
    consignee: toParty(consignee),
    other: party === undefined ? undefined : [{ partyFunction: "N1", party }],
  });
};

/* What carriers ask for where it is known. */
const EXPECTED = [
  "serviceContractReference",
  "contractQuotationReference",
  "freightPaymentTermCode",
  "vessel",
  "carrierExportVoyageNumber",
  "expectedDepartureDate",
  "incoTerms",
] as const;

const listMissing = (booking: Readonly<Record<string, unknown>>, { cargo }: BookingToHandOver): readonly string[] => [
  ...EXPECTED.filter((name) => booking[name] === undefined),
  ...(["shipper", "consignee"] as const)
    .filter((role) => toParty(cargo.documentParties[role]) === undefined)
    .map((role) => `documentParties.${role}`),
  ...(cargo.commodities.some((one) => toCommodity(one) !== undefined) ? [] : ["requestedEquipments.commodities"]),
];

/**
 * A booking as DCSA Booking 2.0 states it (`CreateBooking`), for the hand-over to a carrier: what nobody has stated is left out and
 * named. Containers are the carrier's own; whether others may take their place was not asked, so it is refused.
 */
export const toDcsaBooking = (booking: BookingToHandOver): DcsaBooking => {
  const { number, contractQuotation, rate, cargo } = booking;
  const sea = rate.legs.find(({ mode }) => mode === "sea");
  const departure = sea?.departure ?? null;
  const vessel = toText(sea?.vessel ?? null, 50);
  const stated = {
    receiptTypeAtOrigin: toReceipt(rate.legs[0]?.from),
    deliveryTypeAtDestination: toReceipt(rate.legs.at(-1)?.to),
    cargoMovementTypeAtOrigin: "FCL",
    cargoMovementTypeAtDestination: "FCL",
    contractQuotationReference: toText(contractQuotation, MAX.reference),
    freightPaymentTermCode: toPaymentTerm(rate),
    vessel: vessel === undefined ? undefined : { name: vessel },
    carrierExportVoyageNumber: toText(sea?.voyage ?? null, 50),
    expectedDepartureDate: departure === null ? undefined : toDate(departure),
    incoTerms: /^[A-Z]{3}$/.test(cargo.transport.incoTerms) ? cargo.transport.incoTerms : undefined,
    isEquipmentSubstitutionAllowed: false,
    references: [{ type: "CR", value: number }],
    documentParties: toParties(booking),
    shipmentLocations: toLocations(rate),
    requestedEquipments: toEquipments(booking),
  };
  const written = compact(stated) ?? {};
  return { booking: written, missing: listMissing(written, booking) };
};

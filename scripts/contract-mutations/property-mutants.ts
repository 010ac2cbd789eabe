/* Properties that the portal reads, by operation, and their faults. The list does not depend on the contract. */
import { breakProperty, type PropertyFault } from "./json-faults.ts";
import { findServer, type Mutant, showMutant } from "./mutant.ts";

const REQUIRED: readonly PropertyFault[] = ["renamed", "missing", "null", "wrong type"];
const PRESENT: readonly PropertyFault[] = ["renamed", "wrong type"];
const LIST: readonly PropertyFault[] = ["renamed", "null", "wrong type", "empty"];

/** A table of paths: `offerId | providerName` below `result[].api[]`, with the same faults. */
type Rows = readonly (readonly [parent: string, names: string, faults: readonly PropertyFault[]])[];

const PRICES = "result[].api[].quoteLine.surcharges.matchingSurchargesPerEquipmentTypes[]";
const LEG = "result[].api[].routingLegs[]";
const QUOTATION: Rows = [
  ["", "_id | quotationId | status", REQUIRED],
  ["", "bookingId | bookedOn | validityFrom | validityTill", PRESENT],
  ["", "files", LIST],
  ["files[]", "fileName | link", REQUIRED],
];

const below = (parent: string, rows: Rows): Rows =>
  rows.map(([path, names, faults]) => [[parent, path].filter(Boolean).join("."), names, faults]);

const ENVELOPE: Rows = [["", "status | code | message | result", REQUIRED]];
const PLACE_GROUPS: Rows = [
  ["", "result", LIST],
  ["result[]", "country | countryCode | ports", REQUIRED],
  ["result[].ports[]", "pointType", REQUIRED],
  ["result[].ports[].point", "name | code", REQUIRED],
  ["result[].ports[].country", "name | code", REQUIRED],
];

const TABLE: Readonly<Record<string, Rows>> = {
  signIn: [...ENVELOPE, ["result[]", "xToken | xApiKey", [...REQUIRED, "empty"]]],
  signOut: ENVELOPE,
  getProfile: [
    ["", "status | code | message", REQUIRED],
    ["", "result", LIST],
    ["result[]", "firstName | lastName", REQUIRED],
    ["result[]", "email | phone | contact", PRESENT],
    ["result[].contact[]", "type | value", REQUIRED],
  ],
  findFclPorts: [...ENVELOPE, ...PLACE_GROUPS, ["result[].ports[]", "bestMatch", PRESENT]],
  nearbyPorts: [
    ["", "status | code | message", REQUIRED],
    ["", "result", LIST],
    ["result[]", "name", REQUIRED],
    ["result[]", "internalCode", PRESENT],
    ["result[]", "locationCodifications", PRESENT],
    ["result[].locationCodifications[]", "codificationType | codification", REQUIRED],
  ],
  searchRates: [
    ["", "status | code | message", REQUIRED],
    ["", "result", LIST],
    ["", "exchangeRates | sources | bookedSailings | haulageEstimates", PRESENT],
    ["haulageEstimates[]", "end | portCode | currency | amount", REQUIRED],
    ["exchangeRates", "base | date | source | markUpPercent | quotes", REQUIRED],
    ["exchangeRates.quotes[]", "currency | unitsPerBase", REQUIRED],
    ["sources[]", "name | outcome", REQUIRED],
    [
      "bookedSailings[]",
      "quotationId | status | providerName | portOfLoading | portOfDischarge | departureDate",
      REQUIRED,
    ],
    ["result[]", "api | excel", [...PRESENT, "empty"]],
    ["result[].api[]", "offerId", [...REQUIRED, "empty"]],
    ["result[].api[]", "providerName | quoteLine", REQUIRED],
    ["result[].api[]", "rateType | askedAt | departureDate | arrivalDate | transitTime | routingLegs", PRESENT],
    ["result[].api[]", "ddsmConditions", PRESENT],
    ["result[].api[].quoteLine", "validityFrom | validityTo | exportHaulageMode | importHaulageMode", PRESENT],
    ["result[].api[].quoteLine", "spotEquipments | surcharges", PRESENT],
    ["result[].api[].quoteLine.spotEquipments[]", "equipmentGroupIsoCode", REQUIRED],
    ["result[].api[].quoteLine.spotEquipments[]", "numberOfContainerRequested | maxNetWeight", PRESENT],
    ["result[].api[].quoteLine.surcharges", "matchingSurchargesPerEquipmentTypes", LIST],
    ["result[].api[].quoteLine.surcharges", "matchingBlSurcharges", PRESENT],
    [PRICES, "equipmentGroupIsoCode", REQUIRED],
    [PRICES, "currency | basicOceanFreightRate | allInRate | matchingCargoSurcharges", PRESENT],
    [`${PRICES}.matchingCargoSurcharges[]`, "charge", REQUIRED],
    [`${PRICES}.matchingCargoSurcharges[]`, "amount | chargeCurrency", PRESENT],
    [`${PRICES}.matchingCargoSurcharges[].charge`, "code | name", PRESENT],
    [LEG, "legFrom | legTo", REQUIRED],
    [LEG, "modeOfTransport | departureDate | arrivalDate | vesselName | voyageReference", PRESENT],
    [LEG, "portCutOffDate | vgmCutOffDate | bookingCutOffDate", PRESENT],
    [`${LEG}.legFrom`, "place", REQUIRED],
    [`${LEG}.legFrom.place`, "name", REQUIRED],
    [`${LEG}.legTo.place`, "internalCode", PRESENT],
    ["result[].excel[]", "_id", [...REQUIRED, "empty"]],
    ["result[].excel[]", "providerName | charges", REQUIRED],
    ["result[].excel[]", "PORT OF LOADING | PORT OF DISCHARGE | CONTAINER SIZE | VALID TILL | VALID FOR", PRESENT],
    ["result[].excel[]", "SHEET NAME | SHEET DATE | RATE TYPE | CURRENCY | TRANSIT TIME", PRESENT],
    ["result[].excel[]", "charges", ["empty"]],
  ],
  bookOffer: [
    ["", "status | code | message", REQUIRED],
    ["", "result", ["renamed", "missing", "null", "wrong type"]],
    ["result[]", "quotationId", REQUIRED],
    ["result[]", "bookingId", PRESENT],
  ],
  listQuotations: [
    ...ENVELOPE,
    ["", "lenResult | facets", PRESENT],
    ["facets", "statuses | carriers", REQUIRED],
    ["facets.statuses[]", "status | count", REQUIRED],
    ...below("result[]", QUOTATION),
    ["result[]", "trackingType | shippingLine | providerName | shipment", PRESENT],
    ["result[].shipment", "from | to", REQUIRED],
    ["result[].shipment", "vesselName | voyageReference | departure | arrival | stage | containers | total", PRESENT],
    ["result[].shipment.from", "locationName", REQUIRED],
    ["result[].shipment.from", "unLocationCode | kind", PRESENT],
    ["result[].shipment.departure", "eventDateTime", REQUIRED],
    ["result[].shipment.containers[]", "equipmentGroupIsoCode | numberOfContainers", REQUIRED],
    ["result[].shipment.total", "currency | amount", REQUIRED],
  ],
  setReference: [
    ["", "status | code | message", REQUIRED],
    ["", "result", LIST],
    ["result[]", "reference", REQUIRED],
  ],
  dashboard: [
    ["", "status | code | message", REQUIRED],
    ["", "result", LIST],
    ["result[]", "runningBookings | nextCutOffs | lastSearches", REQUIRED],
    ...below("result[].runningBookings[]", QUOTATION),
    ["result[].nextCutOffs[]", "quotationId | code | at", REQUIRED],
    ["result[].nextCutOffs[]", "bookingId | place", PRESENT],
    ["result[].lastSearches[]", "searchedAt | search", REQUIRED],
    ["result[].lastSearches[].search", "portOfLoading | portOfDischarge | requestedEquipments", REQUIRED],
  ],
  lclPorts: [
    ["", "status | code | message", REQUIRED],
    ["", "result", LIST],
  ],
  lclRates: [
    ...ENVELOPE,
    ["", "lenResult | exchangeRates | choices", PRESENT],
    ["result[]", "_id", [...REQUIRED, "empty"]],
    [
      "result[]",
      "Port of loading | PORT OF DISCHARGE | originCharges | destinationCharges | warehouseCharges",
      REQUIRED,
    ],
    ["result[]", "Dest CFS | CURRENCY | VALID TILL | VALID FOR | W/M RATIO", PRESENT],
    ["result[]", "providerName | nextDepartures", PRESENT],
    ["result[]", "TTT (PORT TO PORT)", ["renamed"]],
    ["choices", "portCfs | inlandCfs | departures | transitDays", REQUIRED],
    ["fclComparison", "equipmentGroupIsoCode | currency | amount", REQUIRED],
  ],
  bookLcl: [
    ["", "status | code | message", REQUIRED],
    ["result[]", "quotationId", REQUIRED],
    ["result[]", "bookingId", PRESENT],
  ],
  getTracking: [
    ["", "status | code | message", REQUIRED],
    ["result[]", "overview | details", REQUIRED],
    ["result[]", "seaLanes", PRESENT],
    ["result[].overview[]", "shipmentLocationType | locationName", REQUIRED],
    ["result[].overview[]", "unLocationCode | country | timeZone | coordinates", PRESENT],
    ["result[].details[]", "eventId | eventDateTime | eventType | eventClassifierCode | locationName", PRESENT],
    ["result[].details[]", "transportEventTypeCode | equipmentEventTypeCode | equipmentReference", PRESENT],
    ["result[].details[]", "vesselName | voyageReference | unLocationCode | eventCreatedDateTime", PRESENT],
    ["result[].seaLanes[]", "from | to | path", REQUIRED],
  ],
  sendVerification: [
    ["", "status | code | message", REQUIRED],
    ["", "result", LIST],
  ],
  listCountries: [
    ["", "result", LIST],
    ["result[]", "_id | name", REQUIRED],
  ],
  findPublicPlaces: PLACE_GROUPS,
  contactUs: [["", "code", ["wrong type"]]],
};

/** Faults that the contract allows on purpose, with what the portal does with such an answer. */
const ALLOWED: Readonly<Record<string, string>> = {
  "nearbyPorts: result[].internalCode: renamed": "the portal reads the UN/LOCODE in `locationCodifications`",
};

const toMutant = (operation: string, field: string, fault: PropertyFault): Mutant => {
  const mutant: Mutant = {
    operation,
    server: findServer(operation, field),
    kind: "form",
    fault,
    field,
    changeAnswer: breakProperty(field, fault),
  };
  const allowed = ALLOWED[showMutant(mutant)];
  return allowed === undefined ? mutant : { ...mutant, allowed };
};

const toMutants = (operation: string, rows: Rows): readonly Mutant[] =>
  rows.flatMap(([parent, names, faults]) =>
    names
      .split(" | ")
      .flatMap((name) => faults.map((fault) => toMutant(operation, [parent, name].filter(Boolean).join("."), fault))),
  );

export const propertyMutants: readonly Mutant[] = Object.entries(TABLE).flatMap(([operation, rows]) =>
  toMutants(operation, rows),
);

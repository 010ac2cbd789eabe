/* Places, and the offers that carriers (`api`) and rate sheets (`excel`) make for a search. */
import { randomUUID } from "node:crypto";

export const addDays = (date, days) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** The last day on which an offer of today can be booked. */
const findValidTill = (store) => addDays(store.today(), 7);

const findPlace = (store, code) => store.places.find((place) => place.code === code);

/** The places whose name or code contains the text, by country. */
export const findPlaces = (store, text) => {
  const found = store.places.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(text.toLowerCase()));
  return [...new Set(found.map(({ countryCode }) => countryCode))].map((countryCode) => {
    const inCountry = found.filter((place) => place.countryCode === countryCode);
    const country = inCountry[0].country;
    const ports = inCountry.map(({ name, code, near }) => ({
      point: { name, code },
      country: { name: country, code: countryCode },
      pointType: near ? "Inland" : "Sea",
    }));
    return { country, countryCode, ports };
  });
};

const toCodes = (code) => [{ codificationType: "UNLOCODE", codification: code }];

/** The sea ports near a place; a port is near itself. */
export const findNearbyPorts = (store, code) =>
  (findPlace(store, code)?.near ?? [code])
    .flatMap((near) => findPlace(store, near) ?? [])
    .map((port) => ({ name: port.name, internalCode: port.code, locationCodifications: toCodes(port.code) }));

/** Cut-offs are before the departure; all times are local to the port and have no time zone. */
const toSailing = (store, { departureDate }) => {
  const earliest = addDays(store.today(), 6);
  const day = departureDate !== null && departureDate > earliest ? departureDate : earliest;
  return {
    departureDate: `${day}T06:00:00`,
    arrivalDate: `${addDays(day, 25)}T14:00:00`,
    portCutOffDate: `${addDays(day, -1)}T18:00:00`,
    vgmCutOffDate: `${addDays(day, -2)}T12:00:00`,
    bookingCutOffDate: `${addDays(day, -3)}T17:00:00`,
    vesselName: "NORRVIK SKAGEN",
    voyageReference: "614W",
    service: { code: "NE1", name: "North Europe One" },
  };
};

const toLegEnd = ({ code, name, country, countryCode }) => ({
  place: { name, internalCode: code, locationCodifications: toCodes(code) },
  placeCountry: { code: countryCode, name: country },
});

/** Every price is for ONE container of the size. */
const toPrices = ({ equipmentGroupIsoCode }, freight) => ({
  equipmentGroupIsoCode,
  currency: "USD",
  basicOceanFreightRate: freight,
  allInRate: freight + 345,
  matchingCargoSurcharges: [
    {
      charge: { code: "BAF00", name: "Bunker adjustment" },
      amount: 345,
      chargeCurrency: "USD",
      includedInBasicFreight: false,
      paymentMethod: "P",
    },
  ],
});

const toQuoteLine = (store, lane, sizes, from, to) => ({
  validityFrom: store.today(),
  validityTo: findValidTill(store),
  exportHaulageMode: "P",
  importHaulageMode: "P",
  spotEquipments: sizes.map(({ equipmentGroupIsoCode, numberOfContainers }) => ({
    equipmentGroupIsoCode,
    numberOfContainerRequested: numberOfContainers,
    maxNetWeight: 21.5,
    availableRate: true,
  })),
  routing: { portOfLoading: from.name, portOfDischarge: to.name, routinginformation: "Direct" },
  surcharges: {
    simulationDate: store.today(),
    matchingSurchargesPerEquipmentTypes: sizes.map((size) => toPrices(size, lane.freight[size.equipmentGroupIsoCode])),
    matchingBlSurcharges: [
      { charge: { code: "BLF00", name: "Bill of lading fee" }, amount: 45, chargeCurrency: "USD", paymentMethod: "P" },
    ],
    matchingSurchargesDefinedAsComments: [
      { charge: { code: "CUS00", name: "Customs clearance" }, chargeDefinedAsCommentTxt: "At cost, as per receipt" },
    ],
  },
});

const toCarrierOffer = (store, lane, { from, to, sailing, sizes }) => ({
  offerId: `OFR-${randomUUID()}`,
  providerName: lane.providerName,
  rateType: "Spot",
  askedAt: `${store.today()}T08:00:00.000Z`,
  departureDate: sailing.departureDate,
  arrivalDate: sailing.arrivalDate,
  transitTime: 25,
  serviceType: "Direct",
  routingDetails: "Direct, no transhipment",
  supportContact: "desk@norrvik.example",
  routingLegs: [{ legNumber: 1, modeOfTransport: "VESSEL", ...sailing, legFrom: toLegEnd(from), legTo: toLegEnd(to) }],
  ddsmConditions: [
    {
      movementType: "I",
      tariff: { code: "DET", name: "Detention" },
      conditionsByEquipment: sizes.map(({ equipmentGroupIsoCode }) => ({
        equipmentGroupIsoCode,
        freeDays: { number: 7, calculationType: "Calendar" },
      })),
    },
  ],
  quoteLine: toQuoteLine(store, lane, sizes, from, to),
});

const toSheetOffer = (store, lane, { from, to, sailing, sizes }) => ({
  _id: `SHT-${randomUUID()}`,
  providerName: lane.providerName,
  "RATE TYPE": "Contract",
  "SHEET NAME": `${lane.providerName} rates`,
  "SHEET DATE": store.today(),
  "VALID FROM": store.today(),
  "VALID TILL": findValidTill(store),
  "VALID FOR": "booking",
  "PORT OF LOADING": `${from.name} (${from.code})`,
  "PORT OF DISCHARGE": `${to.name} (${to.code})`,
  ETD: sailing.departureDate.slice(0, 10),
  ETA: sailing.arrivalDate.slice(0, 10),
  "TRANSIT TIME": "25 days",
  "CONTAINER SIZE": sizes.map((size) => `${size.equipmentGroupIsoCode}x${size.numberOfContainers}`).join(","),
  CURRENCY: "USD",
  charges: Object.fromEntries(
    sizes.map(({ equipmentGroupIsoCode: size }) => [`OCEAN FREIGHT ${size}`, `USD ${lane.freight[size] - 40}`]),
  ),
});

/** What a source has answered for a lane, where it is stored as it came; a message instead of an offer has a `code`. */
const toStoredOffer = (store, { kind, answer }) =>
  kind === "excel"
    ? { _id: `SHT-${randomUUID()}`, ...answer }
    : {
        offerId: answer.code ? "no-offer" : `OFR-${randomUUID()}`,
        askedAt: `${store.today()}T08:00:00.000Z`,
        ...answer,
      };

const toOffer = (store, lane, context) => {
  if (lane.answer) return toStoredOffer(store, lane);
  return lane.kind === "api" ? toCarrierOffer(store, lane, context) : toSheetOffer(store, lane, context);
};

/** Answers the offers of every lane between the searched places that has a price for each size, and stores them. */
export const searchRates = (store, owner, search) => {
  const { placeOfOrigin, portOfLoading, portOfDischarge, placeOfDelivery, requestedEquipments: sizes } = search;
  const codes = (port, place) =>
    port ? [port] : findNearbyPorts(store, place).map(({ internalCode }) => internalCode);
  const [origins, destinations] = [codes(portOfLoading, placeOfOrigin), codes(portOfDischarge, placeOfDelivery)];
  const sailing = toSailing(store, search);
  const lanes = store.lanes.filter(
    (lane) =>
      origins.includes(lane.portOfLoading) &&
      destinations.includes(lane.portOfDischarge) &&
      (lane.answer || sizes.every((size) => lane.freight[size.equipmentGroupIsoCode])),
  );
  const offers = lanes.map((lane) => {
    const [from, to] = [findPlace(store, lane.portOfLoading), findPlace(store, lane.portOfDischarge)];
    const rate = toOffer(store, lane, { from, to, sailing, sizes });
    const offer = { owner, rate, lane, from, to, sailing, sizes, validTill: findValidTill(store), isSoldOut: false };
    store.offers.set(rate.offerId ?? rate._id, offer);
    return offer;
  });
  store.searches.unshift({ owner, searchedAt: new Date().toISOString(), search });
  return offers;
};

/** Prices of haulage between the searched places and ports near them, for the whole load. */
export const estimateHaulage = (store, { placeOfOrigin, placeOfDelivery, requestedEquipments: sizes }) => {
  const ends = [
    { end: "origin", placeCode: placeOfOrigin },
    { end: "destination", placeCode: placeOfDelivery },
  ];
  return ends.flatMap(({ end, placeCode }) =>
    store.haulage
      .filter(
        ({ place, equipment }) => place === placeCode && sizes.every((one) => one.equipmentGroupIsoCode === equipment),
      )
      .map(({ port: portCode, carrier: source, currency, amount }) => {
        const containers = sizes.reduce((sum, { numberOfContainers }) => sum + numberOfContainers, 0);
        return { end, placeCode, portCode, currency, amount: amount * containers, source };
      }),
  );
};

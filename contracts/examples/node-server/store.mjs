/* The data of the example server: sample offers (data/offers.json) for every lane, and bookings of them. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";

const read = (name) => readFileSync(new URL(`data/${name}`, import.meta.url));
const templates = JSON.parse(read("offers.json"));
const demo = JSON.parse(read("demo.json"));

/** All data. A real server has a database instead, and stores hashes of passwords and tokens. */
export const store = {};
export const reset = () =>
  Object.assign(store, {
    date: null, // today, where a state sets it
    places: structuredClone(demo.places), // a place with `near` is inland; those are its ports
    accounts: new Map(), // email → { password, profile }
    sessions: new Map(), // x-token → { apiKey, email }
    lanes: [], // { kind: "api" | "excel", portOfLoading, portOfDischarge, providerName, equipment, basicOceanFreightRate }, or with an `answer`
    offers: new Map(), // id → { owner, rate, values, isClosed }
    bookings: [], // newest first: { owner, offer, quotation, cutOffs }
    keys: new Map(), // owner and Idempotency-Key → { offerId, receipt }
    searches: [], // newest first: { owner, searchedAt, search }
  });
export const today = () => store.date ?? new Date().toISOString().slice(0, 10);
export const addDays = (date, days) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
export const findPlace = (code) => store.places.find((place) => place.code === code);

/** Puts values in the place of `{names}`; a list that begins with "for each container" gets one entry for each. */
const fill = (template, values) => {
  if (Array.isArray(template)) {
    const [first, entry] = template;
    if (first === "for each container") return values.containers.map((one) => fill(entry, one));
    return template.map((one) => fill(one, values));
  }
  if (typeof template === "object" && template !== null)
    return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, fill(value, values)]));
  if (typeof template !== "string") return template;
  const look = (path) => path.split(".").reduce((value, name) => value[name], values);
  const path = /^\{([\w.]+)\}$/.exec(template)?.[1];
  return path ? look(path) : template.replace(/\{([\w.]+)\}/g, (_, inner) => look(inner));
};

/** Everything that an offer of a lane and its booking show. Times are local to the port, prices for ONE container. */
const toValues = (
  { kind, portOfLoading, portOfDischarge, providerName, basicOceanFreightRate },
  { requestedEquipments, departureDate },
) => {
  const [from, to, earliest] = [findPlace(portOfLoading), findPlace(portOfDischarge), addDays(today(), 6)];
  const day = departureDate > earliest ? departureDate : earliest;
  const containers = requestedEquipments.map(({ equipmentGroupIsoCode: size, numberOfContainers: quantity }) => {
    const freight = basicOceanFreightRate ?? templates.freight[size];
    return {
      size,
      quantity,
      freight,
      allIn: freight + templates.surcharge,
      onSheet: freight - templates.discountOfSheets,
    };
  });
  const addUp = (price) => containers.reduce((sum, one) => sum + one.quantity * one[price], 0);
  return {
    id: `${kind}-${randomUUID()}`,
    providerName,
    from,
    to,
    containers,
    today: today(),
    validFrom: today(),
    validTill: addDays(today(), 5),
    vesselName: "NORRVIK SKAGEN",
    voyageReference: "614W",
    departureDay: day,
    departure: `${day}T06:00:00`,
    arrivalDay: addDays(day, 25),
    arrival: `${addDays(day, 25)}T14:00:00`,
    portCutOff: `${addDays(day, -1)}T18:00:00`,
    vgmCutOff: `${addDays(day, -2)}T12:00:00`,
    bookingCutOff: `${addDays(day, -3)}T17:00:00`,
    containerSizes: containers.map(({ size, quantity }) => `${size}x${quantity}`).join(","),
    sheetCharges: Object.fromEntries(
      containers.map(({ size, onSheet }) => [`OCEAN FREIGHT ${size}`, `USD ${onSheet}`]),
    ),
    total: kind === "api" ? addUp("allIn") + 45 : addUp("onSheet"),
  };
};

/** What a booking of a stored offer shows: days, vessel, validity and prices are those of the offer. */
const readAnswer = (values, { kind, answer: { departureDate, arrivalDate, routingLegs, quoteLine } }) => {
  const prices = quoteLine?.surcharges?.matchingSurchargesPerEquipmentTypes;
  if (kind === "excel" || !prices || !routingLegs) return values;
  const { vesselName, voyageReference, vgmCutOffDate: vgmCutOff, portCutOffDate: portCutOff } = routingLegs[0];
  const toPrice = ({ size }) => prices.find((one) => one.equipmentGroupIsoCode === size)?.allInRate ?? 0;
  const total = values.containers.reduce((sum, one) => sum + one.quantity * toPrice(one), 0);
  const { validityFrom: validFrom, validityTo: validTill } = quoteLine;
  const times = { departure: departureDate, arrival: arrivalDate, vgmCutOff, portCutOff };
  return { ...values, ...times, vesselName, voyageReference, validFrom, validTill, total };
};

/** An offer as a source has stored it gets an id; a carrier's message in place of an offer has a `code`. */
const addId = ({ kind, answer }, { id, today: day }) =>
  kind === "excel"
    ? { _id: id, ...answer }
    : { offerId: answer.code ? "no-offer" : id, askedAt: `${day}T08:00:00.000Z`, ...answer };

export const rememberSearch = (owner, search) =>
  store.searches.unshift({ owner, searchedAt: new Date().toISOString(), search });

/** Quotes the lanes between the searched places, and stores the offers for the shipper. */
export const findOffers = (owner, search) => {
  const toPorts = (port, place) => (port ? [port] : (findPlace(place)?.near ?? [place]));
  const origins = toPorts(search.portOfLoading, search.placeOfOrigin);
  const destinations = toPorts(search.portOfDischarge, search.placeOfDelivery);
  const hasSizes = ({ equipment, otherEquipment }) =>
    search.requestedEquipments.every((one) => `${equipment} ${otherEquipment}`.includes(one.equipmentGroupIsoCode));
  return store.lanes
    .filter((lane) => origins.includes(lane.portOfLoading) && destinations.includes(lane.portOfDischarge))
    .filter((lane) => lane.answer || hasSizes(lane))
    .map((lane) => {
      const own = toValues(lane, search);
      const values = lane.answer ? readAnswer(own, lane) : own;
      const rate = lane.answer ? addId(lane, values) : fill(templates[lane.kind], values);
      const offer = { owner, kind: lane.kind, rate, values, isClosed: false };
      store.offers.set(values.id, offer);
      return offer;
    });
};

/** The shipper's different searches, newest first. */
export const findSearches = (owner) => {
  const own = store.searches
    .filter((one) => one.owner === owner)
    .map(({ searchedAt, search }) => ({ searchedAt, search }));
  const texts = own.map(({ search }) => JSON.stringify(search));
  return own.filter((_, index) => texts.indexOf(texts[index]) === index);
};

/** A carrier confirms at once. A booking from a rate sheet waits for the carrier and has no booking number yet. */
export const addBooking = (owner, offer, more = {}) => {
  const { values, kind } = offer;
  const number = `2026-${String(store.bookings.length + 1).padStart(6, "0")}`;
  const [_id, fileName] = [more._id ?? randomUUID(), more.fileName ?? `KLB-${number}.pdf`];
  const confirmed = { bookingId: `KLB-${number}`, status: 1 };
  const files = [{ fileName, link: `/api/resource/quotation/${_id}/files/${fileName}` }];
  const state = kind === "api" ? { ...confirmed, files } : { bookingId: null, status: 0, files: [] };
  const reference = more.reference?.trim() || null;
  const quotation = fill(templates.booking, { ...values, bookedOn: today(), _id, number, reference, ...state });
  const cutOffs = { VCO: values.vgmCutOff, PCO: values.portCutOff };
  store.bookings.unshift({ owner, offer, quotation, cutOffs });
  return quotation;
};

const toPort = ({ name, code, countryCode, country, near }) => ({
  point: { name, code },
  country: { name: country, code: countryCode },
  pointType: near ? "Inland" : "Sea",
});

/** The places whose name or code contains the text, by country. */
export const findPlaces = (text) => {
  const words = text
    .toLowerCase()
    .replace(/^port of /, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  const matches = ({ name, otherName = "", code, country }) =>
    words.every((word) => `${name} ${otherName} ${code} ${country}`.toLowerCase().includes(word));
  const found = store.places.filter(matches).map(toPort);
  const countries = new Map(found.map(({ country }) => [country.code, country.name]));
  const inCountry = (code) => found.filter(({ country }) => country.code === code);
  return [...countries].map(([countryCode, country]) => ({ country, countryCode, ports: inCountry(countryCode) }));
};

const sortKeys = {
  bookedOn: ({ bookedOn }) => bookedOn,
  departure: ({ shipment }) => shipment.departure.eventDateTime,
  arrival: ({ shipment }) => shipment.arrival.eventDateTime,
  total: ({ shipment }) => shipment.total.amount,
};

/** Without events of the carrier a shipment runs until the day of its planned arrival. */
export const isRunning = ({ status, shipment }) => status === 1 && shipment.arrival.eventDateTime >= today();

const matchesQuery = (one, { search = "", status, carrier, departureFrom, departureTill, running }) => {
  const [text, day] = [JSON.stringify(one).toLowerCase(), one.shipment.departure.eventDateTime.slice(0, 10)];
  const hasWords = search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
  const isInRange = day >= (departureFrom ?? day) && day <= (departureTill ?? day);
  return (
    hasWords &&
    isInRange &&
    (running !== "true" || isRunning(one)) &&
    one.providerName === (carrier ?? one.providerName) &&
    String(one.status) === (status ?? String(one.status))
  );
};

export const findOwn = (owner) => store.bookings.filter((booking) => booking.owner === owner);

/** The bookings of the list, in its order; newest first without one. */
export const findBookings = (owner, { sort = "-bookedOn", ...query }) => {
  const [toKey, direction] = [sortKeys[sort.replace("-", "")], sort.startsWith("-") ? -1 : 1];
  return findOwn(owner)
    .map(({ quotation }) => quotation)
    .filter((one) => matchesQuery(one, query))
    .toSorted((a, b) => (toKey(a) < toKey(b) ? -direction : toKey(a) > toKey(b) ? direction : 0));
};

export const toExchangeRates = () => fill(templates.exchangeRates, { today: today() });

/** Data to try the portal with. */
export const addDemoData = () => {
  store.accounts.set(demo.account.profile.email, demo.account);
  store.lanes.push(...demo.lanes);
};

/*
 * Provider states: `POST /_states {"action": "reset" | "setup" | "teardown", "state": "…", "params": {…}}`.
 * For verification only: do not serve this path in production.
 */
import { addBooking } from "./bookings.mjs";
import { createStore } from "./data.mjs";
import { searchRates } from "./rates.mjs";

const anyLane = { portOfLoading: "INNSA", portOfDischarge: "NLRTM", equipment: "20GP" };
const other = "other@keelson.example";

/** The shipper of the interaction: the account that was signed in last. */
const shipper = (store) => [...store.sessions.values()].at(-1).email;

const addPlace = (store, code, name, countryCode) => {
  if (store.places.some((place) => place.code === code)) return;
  store.places.push({ code, name, countryCode, country: countryCode });
};

const addLane = (store, kind, { equipment, ...lane }) =>
  store.lanes.push({ kind, ...lane, freight: { [equipment]: 980 } });

const findName = (store, code) => store.places.find((place) => place.code === code)?.name ?? null;

const search = (store, owner, { portOfLoading, portOfDischarge, equipment }) =>
  searchRates(store, owner, {
    departureDate: null,
    locationCodificationType: "CMACGM",
    requestedEquipments: [{ equipmentGroupIsoCode: equipment, numberOfContainers: 2, weightPerContainer: 10_000 }],
    placeOfOrigin: null,
    portOfLoading,
    portOfDischarge,
    placeOfDelivery: null,
    placeOfOriginType: null,
    placeOfDeliveryType: null,
    nonOperatingReefer: false,
    originPlace: null,
    loadingPort: findName(store, portOfLoading),
    deliveryPlace: null,
    dischargePort: findName(store, portOfDischarge),
  });

/** Searches a lane of its own and stores the offer under the requested id; the search itself is forgotten. */
const quote = (store, owner, { kind = "api", offerId = "any", providerName = "Norrvik Line" } = {}) => {
  const { lanes, searches } = store;
  Object.assign(store, { lanes: [], searches: [] });
  addLane(store, kind, { ...anyLane, providerName });
  const [offer] = search(store, owner, anyLane);
  Object.assign(store, { lanes, searches });
  store.offers.set(offerId, offer);
  return offer;
};

const addBookingWithFile = (store, owner, { id, fileName }) => {
  const quotation = addBooking(store, owner, quote(store, owner));
  const link = `/api/resource/quotation/${id}/files/${fileName}`;
  Object.assign(quotation, { _id: id, files: [{ fileName, link }] });
};

const states = {
  "a shipper has an account": (store, { username, password }) =>
    store.accounts.set(username, { password, profile: { firstName: "Asha", lastName: "Menon", email: username } }),
  "a shipper is signed in": (store, { xToken, xApiKey, ...profile }) => {
    store.accounts.set(profile.email, { password: "any", profile });
    store.sessions.set(xToken, { apiKey: xApiKey, email: profile.email });
  },
  "the session has ended": (store, { xToken }) => store.sessions.delete(xToken),
  "today is": (store, { date }) => {
    store.today = () => date;
  },
  "a place is known": (store, { code, name, countryCode }) => addPlace(store, code, name, countryCode),
  "a public place is known": (store, { code, name }) => addPlace(store, code, name, code.slice(0, 2)),
  "no place is known by": (store, { text }) => {
    store.places = store.places.filter(({ name, code }) => !`${name} ${code}`.toLowerCase().includes(text));
  },
  "a port is near": (store, { place, port, portName }) => {
    addPlace(store, port, portName, port.slice(0, 2));
    addPlace(store, place, place, place.slice(0, 2));
    const inland = store.places.find(({ code }) => code === place);
    inland.near = [port, ...(inland.near ?? []).filter((code) => code !== port)];
  },
  "a carrier offers the lane": (store, lane) => addLane(store, "api", lane),
  "a rate sheet offers the lane": (store, lane) => addLane(store, "excel", lane),
  "no source offers the lane": (store, { portOfLoading, portOfDischarge }) => {
    const isOther = (lane) => lane.portOfLoading !== portOfLoading || lane.portOfDischarge !== portOfDischarge;
    store.lanes = store.lanes.filter(isOther);
  },
  "the shipper has searched": (store, lane) => search(store, shipper(store), lane),
  "an offer can be booked": (store, offer) => quote(store, shipper(store), offer),
  "an offer has expired": (store, offer) =>
    Object.assign(quote(store, shipper(store), offer), { validTill: "2000-01-01" }),
  "an offer is sold out": (store, offer) => Object.assign(quote(store, shipper(store), offer), { isSoldOut: true }),
  "no offer has the id": (store, { offerId }) => store.offers.delete(offerId),
  "another shipper was quoted the offer": (store, offer) => quote(store, other, offer),
  "an offer was booked with a key": (store, { idempotencyKey, ...offer }) => {
    const owner = shipper(store);
    const { quotationId, bookingId } = addBooking(store, owner, quote(store, owner, offer));
    const receipt = { quotationId, bookingId };
    store.keys.set(`${owner} ${idempotencyKey}`, { offerId: offer.offerId, receipt });
  },
  "the shipper has bookings": (store, { count }) => {
    for (let number = 0; number < count; number++) addBooking(store, shipper(store), quote(store, shipper(store)));
  },
  "the shipper has a booking in process": (store) =>
    addBooking(store, shipper(store), quote(store, shipper(store), { kind: "excel" })),
  "the shipper has no bookings": (store) => {
    store.bookings = store.bookings.filter(({ owner }) => owner !== shipper(store));
  },
  "a booking has a file": (store, file) => addBookingWithFile(store, shipper(store), file),
  "another shipper has a booking with a file": (store, file) => addBookingWithFile(store, other, file),
};

/** Changes the state and answers the HTTP status: 404 for a state that this server does not have. */
export const changeState = (store, { action, state, params }) => {
  if (action === "reset") Object.assign(store, createStore());
  if (action === "setup" && !Object.hasOwn(states, state)) return 404;
  if (action === "setup") states[state](store, params ?? {});
  return 204;
};

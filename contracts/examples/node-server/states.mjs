/*
 * Provider states: `POST /_states {"action": "reset" | "setup" | "teardown", "state": "…", "params": {…}}`.
 * For verification only: do not serve this path in production.
 */
import { addBooking, CUT_OFFS } from "./bookings.mjs";
import { createStore } from "./data.mjs";
import { addDays, searchRates } from "./rates.mjs";

const anyLane = { portOfLoading: "INNSA", portOfDischarge: "NLRTM", equipment: "20GP" };
const anyName = { firstName: "Asha", lastName: "Menon" };
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

const emptySearch = {
  departureDate: null,
  locationCodificationType: "CMACGM",
  requestedEquipments: [],
  placeOfOrigin: null,
  portOfLoading: null,
  portOfDischarge: null,
  placeOfDelivery: null,
  placeOfOriginType: null,
  placeOfDeliveryType: null,
  nonOperatingReefer: false,
  originPlace: null,
  loadingPort: null,
  deliveryPlace: null,
  dischargePort: null,
};

const search = (store, owner, { portOfLoading, portOfDischarge, equipment }) =>
  searchRates(store, owner, {
    ...emptySearch,
    requestedEquipments: [{ equipmentGroupIsoCode: equipment, numberOfContainers: 2, weightPerContainer: 10_000 }],
    portOfLoading,
    portOfDischarge,
    loadingPort: findName(store, portOfLoading),
    dischargePort: findName(store, portOfDischarge),
  });

const searchCooled = (store, owner, { placeOfOrigin, placeOfDelivery, temperature, ventilation }) =>
  searchRates(store, owner, {
    ...emptySearch,
    requestedEquipments: [{ equipmentGroupIsoCode: "40RH", numberOfContainers: 1, weightPerContainer: 0 }],
    placeOfOrigin,
    placeOfDelivery,
    placeOfOriginType: "Door",
    placeOfDeliveryType: "Ramp",
    originPlace: findName(store, placeOfOrigin),
    deliveryPlace: findName(store, placeOfDelivery),
    reeferAttributes: { temperature, ventilation },
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
  "a shipper has an account": (store, { username, password }) => {
    const { profile } = store.accounts.get(username) ?? { profile: { ...anyName, email: username } };
    store.accounts.set(username, { password, profile });
  },
  "a shipper is signed in": (store, { xToken, xApiKey, ...profile }) => {
    store.accounts.set(profile.email, { password: "any", profile });
    store.sessions.set(xToken, { apiKey: xApiKey, email: profile.email });
  },
  "no account has the user name": (store, { username }) => store.accounts.delete(username),
  "the shipper has signed out": (store) => store.sessions.delete([...store.sessions.keys()].at(-1)),
  "the session has ended": (store, { xToken }) => store.sessions.delete(xToken),
  "today is": (store, { date }) => {
    store.today = () => date;
  },
  "a place is known": (store, { code, name, countryCode }) => addPlace(store, code, name, countryCode),
  "a public place is known": (store, { code, name }) => addPlace(store, code, name, code.slice(0, 2)),
  "no place is known by": (store, { text }) => {
    store.places = store.places.filter(({ name, code }) => !`${name} ${code}`.toLowerCase().includes(text));
  },
  "no place has the code": (store, { code: unknown }) => {
    store.places = store.places.filter(({ code }) => code !== unknown);
  },
  "a port is near": (store, { place, port, portName }) => {
    addPlace(store, port, portName, port.slice(0, 2));
    addPlace(store, place, place, place.slice(0, 2));
    const inland = store.places.find(({ code }) => code === place);
    inland.near = [port, ...(inland.near ?? []).filter((code) => code !== port)];
  },
  "a carrier offers the lane": (store, lane) => addLane(store, "api", lane),
  "a rate sheet offers the lane": (store, lane) => addLane(store, "excel", lane),
  "a carrier answers with the offer": (store, { offer, ...ports }) =>
    store.lanes.push({ kind: "api", ...ports, providerName: offer.providerName, answer: offer }),
  "a rate sheet answers with the line": (store, { line, ...ports }) =>
    store.lanes.push({ kind: "excel", ...ports, providerName: line.providerName, answer: line }),
  "a carrier has a price for haulage": (store, price) => store.haulage.push(price),
  "no source offers the lane": (store, { portOfLoading, portOfDischarge }) => {
    const isOther = (lane) => lane.portOfLoading !== portOfLoading || lane.portOfDischarge !== portOfDischarge;
    store.lanes = store.lanes.filter(isOther);
  },
  "the shipper has searched": (store, lane) => search(store, shipper(store), lane),
  "the shipper has searched for a cooled container": (store, places) => searchCooled(store, shipper(store), places),
  "an offer can be booked": (store, offer) => quote(store, shipper(store), offer),
  "an offer is from a line with the cells": (store, { cells, ...offer }) =>
    Object.assign(quote(store, shipper(store), { ...offer, kind: "excel" }), { cells }),
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
    addLane(store, "api", { ...anyLane, providerName: "Norrvik Line" }); // the carrier still sells the sailing
    for (let number = 0; number < count; number++) addBooking(store, shipper(store), quote(store, shipper(store)));
  },
  "the shipper has a booking with the reference": (store, { reference }) =>
    addBooking(store, shipper(store), quote(store, shipper(store)), reference),
  "the shipper has a booking in process": (store) =>
    addBooking(store, shipper(store), quote(store, shipper(store), { kind: "excel" })),
  "the shipper has booked on": (store, { days }) => {
    const { today } = store;
    for (const day of days) {
      store.today = () => day;
      addBooking(store, shipper(store), quote(store, shipper(store)));
    }
    store.today = today;
  },
  "the shipper has a cancelled booking": (store) =>
    Object.assign(addBooking(store, shipper(store), quote(store, shipper(store))), { status: 2 }),
  "a cut-off of the shipper's booking has passed": (store, { code }) => {
    const offer = quote(store, shipper(store));
    addBooking(store, shipper(store), offer);
    offer.sailing[CUT_OFFS[code]] = `${addDays(store.today(), -1)}T12:00:00`;
  },
  "no booking has the id": (store, { id }) => {
    store.bookings = store.bookings.filter(({ quotation }) => quotation._id !== id);
  },
  "the shipper has no bookings": (store) => {
    store.bookings = store.bookings.filter(({ owner }) => owner !== shipper(store));
  },
  "a booking has a file": (store, file) => addBookingWithFile(store, shipper(store), file),
  "another shipper has a booking with a file": (store, file) => addBookingWithFile(store, other, file),
};

/**
 * Changes the state and answers the HTTP status: 404 for a state that this server does not have. `teardown` and the empty
 * state are for Pact's own verifiers, which do not send `reset`.
 */
export const changeState = (store, { action, state, params }) => {
  if (action === "reset" || action === "teardown") Object.assign(store, createStore());
  if (action !== "setup" || !state) return 200;
  if (!Object.hasOwn(states, state)) return 404;
  states[state](store, params ?? {});
  return 200;
};

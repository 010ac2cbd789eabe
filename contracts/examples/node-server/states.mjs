/* Provider states: `POST /_states {"action": "reset" | "setup" | "teardown", "state": "…", "params": {…}}`. */
import { addBooking, addDays, findOffers, rememberSearch, reset, store, today } from "./store.mjs";

const LANE = { portOfLoading: "INNSA", portOfDischarge: "NLRTM", equipment: "20GP", providerName: "Norrvik Line" };
const OTHER = "other@keelson.example";
const NOTHING = () => undefined;

/** The shipper of the interaction: the account that was signed in last. */
const shipper = () => [...store.sessions.values()].at(-1).email;

const addPlace = (code, name, countryCode = code.slice(0, 2)) => {
  const known = store.places.find((place) => place.code === code);
  const place = known ?? { code, name, countryCode, country: countryCode };
  if (!known) store.places.push(place);
  return place;
};

const EMPTY_SEARCH = {
  departureDate: null,
  locationCodificationType: "CMACGM",
  nonOperatingReefer: false,
  requestedEquipments: [],
  placeOfOrigin: null,
  portOfLoading: null,
  portOfDischarge: null,
  placeOfDelivery: null,
  placeOfOriginType: null,
  placeOfDeliveryType: null,
  originPlace: null,
  loadingPort: null,
  deliveryPlace: null,
  dischargePort: null,
};

const findName = (code) => store.places.find((place) => place.code === code)?.name ?? null;

const toSearch = ({ portOfLoading, portOfDischarge, equipment }) => ({
  ...EMPTY_SEARCH,
  requestedEquipments: [{ equipmentGroupIsoCode: equipment, numberOfContainers: 2, weightPerContainer: 10_000 }],
  portOfLoading,
  portOfDischarge,
  loadingPort: findName(portOfLoading),
  dischargePort: findName(portOfDischarge),
});

const searchCooled = ({ placeOfOrigin, placeOfDelivery, ...reeferAttributes }) =>
  rememberSearch(shipper(), {
    ...EMPTY_SEARCH,
    requestedEquipments: [{ equipmentGroupIsoCode: "40RH", numberOfContainers: 1, weightPerContainer: 0 }],
    placeOfOrigin,
    placeOfDelivery,
    placeOfOriginType: "Door",
    placeOfDeliveryType: "Ramp",
    reeferAttributes,
    originPlace: findName(placeOfOrigin),
    deliveryPlace: findName(placeOfDelivery),
  });

/** Searches a lane of its own and stores the offer under the requested id. */
const quote = (owner, { kind = "api", offerId = "any", providerName = LANE.providerName } = {}) => {
  const { lanes } = store;
  store.lanes = [{ ...LANE, kind, providerName }];
  const [offer] = findOffers(owner, toSearch(LANE));
  store.lanes = lanes;
  store.offers.set(offerId, offer);
  return offer;
};

const book = (more, owner = shipper()) => addBooking(owner, quote(owner), more);
const bookWithFile = ({ id, fileName }, owner) => book({ _id: id, fileName }, owner);

const bookWithKey = ({ idempotencyKey, ...offer }) => {
  const { quotationId, bookingId } = addBooking(shipper(), quote(shipper(), offer));
  store.keys.set(`${shipper()} ${idempotencyKey}`, { offerId: offer.offerId, receipt: { quotationId, bookingId } });
};

const bookOn = ({ days }) => {
  const { date } = store;
  for (const day of days) {
    store.date = day;
    book();
  }
  store.date = date;
};

const states = {
  "a shipper has an account": ({ username, password }) => {
    const { profile } = store.accounts.get(username) ?? { profile: { firstName: "A", lastName: "B", email: username } };
    store.accounts.set(username, { password, profile });
  },
  "a shipper is signed in": ({ xToken, xApiKey, ...profile }) => {
    store.accounts.set(profile.email, { password: "any", profile });
    store.sessions.set(xToken, { apiKey: xApiKey, email: profile.email });
  },
  "the shipper has signed out": () => store.sessions.delete([...store.sessions.keys()].at(-1)),
  "today is": ({ date }) => Object.assign(store, { date }),
  "a place is known": ({ code, name, otherName, countryCode }) =>
    Object.assign(addPlace(code, name, countryCode), { name, otherName }),
  "a port is near": ({ place, port, portName, otherPort, otherPortName }) => {
    addPlace(port, portName);
    if (otherPort) addPlace(otherPort, otherPortName);
    addPlace(place, place).near = otherPort ? [port, otherPort] : [port];
  },
  "a carrier offers the lane": (lane) => store.lanes.push({ kind: "api", ...lane }),
  "a rate sheet offers the lane": (lane) => store.lanes.push({ kind: "excel", ...lane }),
  "a carrier answers with the offer": ({ offer, ...ports }) =>
    store.lanes.push({ kind: "api", ...ports, providerName: offer.providerName, answer: offer }),
  "a rate sheet answers with the line": ({ line, ...ports }) =>
    store.lanes.push({ kind: "excel", ...ports, providerName: line.providerName, answer: line }),
  "the shipper has searched": (lane) => rememberSearch(shipper(), toSearch(lane)),
  "the shipper has searched for a cooled container": searchCooled,
  "an offer can be booked": (offer) => quote(shipper(), offer),
  "an offer has expired": (offer) => Object.assign(quote(shipper(), offer).values, { validTill: "2000-01-01" }),
  "an offer is sold out": (offer) => Object.assign(quote(shipper(), offer), { isClosed: true }),
  "another shipper was quoted the offer": (offer) => quote(OTHER, offer),
  "an offer was booked with a key": bookWithKey,
  "the shipper has bookings": ({ count }) => Array.from({ length: count }, () => book()),
  "the shipper has a booking with the reference": book,
  "the shipper has a booking in process": () => addBooking(shipper(), quote(shipper(), { kind: "excel" })),
  "the shipper has booked on": bookOn,
  "the shipper has a cancelled booking": () => Object.assign(book(), { status: 2 }),
  "a cut-off of the shipper's booking has passed": ({ code }) => {
    book();
    store.bookings[0].cutOffs[code] = `${addDays(today(), -1)}T12:00:00`;
  },
  "a booking has a file": (file) => bookWithFile(file),
  "another shipper has a booking with a file": (file) => bookWithFile(file, OTHER),
  "no account has the user name": ({ username }) => store.accounts.delete(username),
  "the session has ended": ({ xToken }) => store.sessions.delete(xToken),
  "no source offers the lane": () => Object.assign(store, { lanes: [] }),
  "no offer has the id": ({ offerId }) => store.offers.delete(offerId),
  "the shipper has no bookings": () => Object.assign(store, { bookings: [] }),
  // After a reset there is nothing of this.
  "no place is known by": NOTHING,
  "no place has the code": NOTHING,
  "no booking has the id": NOTHING,
};

/** Answers the HTTP status: 404 for a state that this server does not have. A repeated state changes nothing. */
const done = new Set();
export const changeState = ({ action, state, params = {} }) => {
  if (action === "reset" || action === "teardown") {
    reset();
    done.clear();
  }
  if (action !== "setup" || !state) return 200; // Pact's own verifiers set up an empty state
  if (!Object.hasOwn(states, state)) return 404;
  const key = JSON.stringify([state, params]);
  if (!done.has(key)) states[state](params);
  done.add(key);
  return 200;
};

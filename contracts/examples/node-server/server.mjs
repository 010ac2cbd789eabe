/*
 * A small backend for the Keelson portal: levels 1 to 3 of the contract, Node 20 or newer, no packages, data in memory.
 *   node contracts/examples/node-server/server.mjs --port 8080
 * This file has the calls. http.mjs checks requests with data/requests.json, store.mjs has the data, and states.mjs the
 * provider states for the verification.
 */
import { randomUUID } from "node:crypto";
import { ok, refuse, serve } from "./http.mjs";
import { toPdf } from "./pdf.mjs";
import { changeState } from "./states.mjs";
import {
  addBooking,
  addDays,
  addDemoData,
  findBookings,
  findOffers,
  findOwn,
  findPlace,
  findPlaces,
  findSearches,
  isRunning,
  rememberSearch,
  reset,
  store,
  toExchangeRates,
  today,
} from "./store.mjs";

const isExpired = ({ isClosed, values }) => isClosed || values.validTill < today();
const UNKNOWN = refuse(404, "This is not known.");
const CLOSED = refuse(410, "This offer is no longer available. Please search again.");

/** What each call does, by its operationId in the API document. */
const calls = {
  signIn: ({ body: { username, password } }) => {
    const email = username.toLowerCase();
    if (store.accounts.get(email)?.password !== password) return refuse(401, "Invalid credentials. Please try again.");
    const [xToken, xApiKey] = [randomUUID(), randomUUID()];
    store.sessions.set(xToken, { apiKey: xApiKey, email });
    return ok([{ xToken, xApiKey }]);
  },
  signOut: ({ token }) => {
    store.sessions.delete(token);
    return ok([]);
  },
  getProfile: ({ owner }) => ok([{ ...store.accounts.get(owner).profile, capabilities: [] }]),
  findFclPorts: ({ query: { searchWith } }) => ok(findPlaces(searchWith)),
  nearbyPorts: ({ query: { portCode } }) => {
    const ports = (findPlace(portCode)?.near ?? [portCode]).flatMap((code) => findPlace(code) ?? []);
    const toCodes = (code) => [{ codificationType: "UNLOCODE", codification: code }];
    return ok(ports.map(({ name, code }) => ({ name, internalCode: code, locationCodifications: toCodes(code) })));
  },
  searchRates: ({ owner, body, query: { remember } }) => {
    const missing = [];
    if (!body.placeOfOrigin && !body.portOfLoading) missing.push("placeOfOrigin");
    if (!body.placeOfDelivery && !body.portOfDischarge) missing.push("placeOfDelivery");
    if (missing.length > 0) return refuse(422, `Missing required fields in request: ${missing.join(", ")}`, missing);
    // The shipper's today may be the day before or after the server's.
    const date = body.departureDate ?? today();
    if (date < addDays(today(), -1) || date > addDays(today(), 31))
      return refuse(422, "Please choose a date within the next 30 days.", ["departureDate"]);
    const offers = findOffers(owner, body);
    if (remember !== "false") rememberSearch(owner, body);
    const toRates = (kind) => offers.filter((offer) => offer.kind === kind).map(({ rate }) => rate);
    const sources = [...new Set(store.lanes.map(({ providerName }) => providerName))];
    return ok([{ api: toRates("api"), excel: toRates("excel") }], {
      exchangeRates: toExchangeRates(),
      sources: sources.map((name) => ({ name, outcome: "answered" })),
    });
  },
  bookOffer: ({ owner, key, body: { offerId, bookAgain, reference } }) => {
    const earlier = key && store.keys.get(`${owner} ${key}`);
    if (earlier)
      return earlier.offerId === offerId ? ok([earlier.receipt]) : refuse(409, "This key has another offer.");
    const offer = store.offers.get(offerId);
    if (offer?.owner !== owner) return UNKNOWN;
    if (bookAgain && !key) return refuse(422, "A further booking needs an Idempotency-Key.", ["Idempotency-Key"]);
    const previous = bookAgain ? undefined : store.bookings.find((booking) => booking.offer === offer)?.quotation;
    if (!previous && isExpired(offer)) return CLOSED;
    const { quotationId, bookingId } = previous ?? addBooking(owner, offer, { reference });
    if (key) store.keys.set(`${owner} ${key}`, { offerId, receipt: { quotationId, bookingId } });
    return ok([{ quotationId, bookingId }]);
  },
  sheetLine: () => UNKNOWN,
  bookingPdf: ({ owner, body: { offerId, _id, quotationId } }) => {
    if (!offerId && !_id) return refuse(422, "Missing required fields in request: offerId", ["offerId"]);
    const booking = findOwn(owner).find(({ quotation }) => quotation.quotationId === quotationId);
    const offer = quotationId ? booking?.offer : store.offers.get(offerId ?? _id);
    if (offer?.owner !== owner) return UNKNOWN;
    if (!booking && isExpired(offer)) return CLOSED;
    const name = quotationId ?? "offer";
    return { file: toPdf(`${offer.values.providerName}, ${name}`), fileName: `${name}.pdf` };
  },
  listQuotations: ({ owner, query: { skip = "0", limit = "10", ...query } }) => {
    const found = findBookings(owner, query);
    return ok(found.slice(Number(skip), Number(skip) + Number(limit)), { lenResult: found.length });
  },
  setReference: ({ owner, params: { id }, body: { reference } }) => {
    const booking = findOwn(owner).find(({ quotation }) => quotation._id === id);
    if (!booking) return UNKNOWN;
    booking.quotation.reference = reference?.trim() || null;
    return ok([{ reference: booking.quotation.reference }]);
  },
  quotationFile: ({ owner, params: { id, fileName } }) => {
    const { quotation } = findOwn(owner).find((booking) => booking.quotation._id === id) ?? {};
    const isKnown = quotation?.files.some((one) => one.fileName === fileName);
    return isKnown ? { file: toPdf(`${quotation.providerName}, ${quotation.quotationId}`), fileName } : UNKNOWN;
  },
  dashboard: ({ owner }) => {
    const toArrival = ({ quotation }) => quotation.shipment.arrival.eventDateTime;
    const running = findOwn(owner)
      .filter(({ quotation }) => isRunning(quotation))
      .toSorted((a, b) => toArrival(a).localeCompare(toArrival(b)))
      .slice(0, 10);
    const nextCutOffs = running.flatMap(({ quotation: { quotationId, bookingId, shipment }, cutOffs }) => {
      const hasDeparted = shipment.departure.eventDateTime < today();
      const place = shipment.from.locationName;
      return Object.entries(hasDeparted ? {} : cutOffs)
        .filter(([, at]) => at)
        .map(([code, at]) => ({ quotationId, bookingId, code, at, place, overdue: at < today() }));
    });
    return ok([
      {
        runningBookings: running.map(({ quotation }) => quotation),
        nextCutOffs: nextCutOffs.toSorted((a, b) => a.at.localeCompare(b.at)).slice(0, 10),
        lastSearches: findSearches(owner).slice(0, 6),
      },
    ]);
  },
};

reset();
addDemoData();
serve(calls, (token) => store.sessions.get(token), changeState);

/*
 * A small backend for the Keelson portal: levels 1 to 3 of the contract, Node 20 or newer, no packages, data in memory.
 *
 *   node contracts/examples/node-server/server.mjs --port 8080
 */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { addBooking, listBookings, toBookedSailings, toDashboard, toPdf } from "./bookings.mjs";
import * as checks from "./checks.mjs";
import { addDemoData, createStore } from "./data.mjs";
import { addDays, estimateHaulage, findNearbyPorts, findPlaces, searchRates } from "./rates.mjs";
import { changeState } from "./states.mjs";

const store = createStore();

/* Every JSON answer is an envelope. Code 2000 is success; other codes are the HTTP status and a zero. */
const ok = (result, more = {}) => ({ status: 200, body: { status: true, code: 2000, message: "OK", ...more, result } });
const refuse = (status, message, fields = [], code = status * 10) => ({
  status,
  body: { status: false, code, message, result: fields.map((field) => ({ field, message })) },
});
const UNKNOWN_OFFER = refuse(404, "This offer is not known.");
const CLOSED_OFFER = refuse(410, "This offer is no longer available. Please search again.");
const isClosed = (offer) => offer.isSoldOut || offer.validTill < store.today();

const signIn = ({ body: { username, password } }) => {
  const email = username.toLowerCase();
  if (store.accounts.get(email)?.password !== password) return refuse(401, "Invalid credentials. Please try again.");
  const [xToken, xApiKey] = [randomUUID(), randomUUID()];
  store.sessions.set(xToken, { apiKey: xApiKey, email });
  return ok([{ xToken, xApiKey }]);
};

const signOut = ({ token }) => {
  store.sessions.delete(token);
  return ok([]);
};

/* A departure is at most 30 days after the shipper's today, which may be the day before or after the server's. */
const search = ({ owner, body }) => {
  const missing = [];
  if (!body.placeOfOrigin && !body.portOfLoading) missing.push("placeOfOrigin");
  if (!body.placeOfDelivery && !body.portOfDischarge) missing.push("placeOfDelivery");
  if (missing.length > 0) return refuse(422, `Missing required fields in request: ${missing.join(", ")}`, missing);
  const today = store.today();
  const { departureDate } = body;
  if (departureDate && (departureDate < addDays(today, -1) || departureDate > addDays(today, 31)))
    return refuse(422, "Please choose a date within the next 30 days.", ["departureDate"]);
  const offers = searchRates(store, owner, body);
  const ratesOf = (kind) => offers.filter(({ lane }) => lane.kind === kind).map(({ rate }) => rate);
  const sources = [...new Set(store.lanes.map(({ providerName }) => providerName))];
  return ok([{ api: ratesOf("api"), excel: ratesOf("excel") }], {
    exchangeRates: {
      base: "USD",
      date: today,
      source: "Example table",
      markUpPercent: "0",
      quotes: [{ currency: "EUR", unitsPerBase: "0.86" }],
    },
    sources: sources.map((name) => ({ name, outcome: "answered" })),
    bookedSailings: toBookedSailings(store, owner),
    haulageEstimates: estimateHaulage(store, body),
  });
};

const book = ({ owner, key, body: { offerId, bookAgain, reference } }) => {
  const earlier = key && store.keys.get(`${owner} ${key}`);
  if (earlier && earlier.offerId !== offerId) return refuse(409, "This request was already used for another offer.");
  if (earlier) return ok([earlier.receipt]);
  const offer = store.offers.get(offerId);
  if (offer?.owner !== owner) return UNKNOWN_OFFER;
  if (bookAgain && !key) return refuse(422, "A further booking needs an Idempotency-Key.", ["bookAgain"]);
  const previous = bookAgain ? undefined : store.bookings.find((booking) => booking.offer === offer)?.quotation;
  if (!previous && isClosed(offer)) return CLOSED_OFFER;
  const { quotationId, bookingId } = previous ?? addBooking(store, owner, offer, reference);
  const receipt = { quotationId, bookingId };
  if (key) store.keys.set(`${owner} ${key}`, { offerId, receipt });
  return ok([receipt]);
};

const findBooking = (owner, isWanted) =>
  store.bookings.find((booking) => booking.owner === owner && isWanted(booking.quotation));

const print = (fileName, { from, to, lane, sailing }) => ({
  fileName,
  file: toPdf([fileName, lane.providerName, `${from.name} - ${to.name}`, `Departure ${sailing.departureDate}`]),
});

const printOffer = ({ owner, body: { offerId, _id, quotationId } }) => {
  if (!offerId && !_id) return refuse(422, "Missing required fields in request: offerId", ["offerId"]);
  const booking = quotationId && findBooking(owner, (quotation) => quotation.quotationId === quotationId);
  const offer = quotationId ? booking?.offer : store.offers.get(offerId ?? _id);
  if (offer?.owner !== owner) return UNKNOWN_OFFER;
  if (!booking && isClosed(offer)) return CLOSED_OFFER;
  return print(`${quotationId || "offer"}.pdf`, offer);
};

const readFile = ({ owner, params: { id, fileName } }) => {
  const booking = findBooking(owner, (one) => one._id === id && one.files.some((file) => file.fileName === fileName));
  return booking ? print(fileName, booking.offer) : refuse(404, "This file is not known.");
};

const setReference = ({ owner, params: { id }, body }) => {
  const booking = findBooking(owner, (one) => one._id === id);
  if (!booking) return refuse(404, "This booking is not known.");
  booking.quotation.reference = body.reference?.trim() || null;
  return ok([{ reference: booking.quotation.reference }]);
};

const readSheetLine = ({ owner, query: { offerId } }) => {
  const offer = store.offers.get(offerId);
  return offer?.owner === owner && offer.cells ? ok([{ line: 1, cells: offer.cells }]) : UNKNOWN_OFFER;
};

const getProfile = ({ owner }) => ok([store.accounts.get(owner).profile]);
const list = ({ owner, query }) => {
  const { result, ...counts } = listBookings(store, owner, query);
  return ok(result, counts);
};
const places = ({ query }) => ok(findPlaces(store, query.searchWith));
const nearbyPorts = ({ query }) => ok(findNearbyPorts(store, query.portCode));
const dashboard = ({ owner }) => ok([toDashboard(store, owner)]);

const countries = () => {
  const names = new Map(store.places.map(({ countryCode, country }) => [countryCode, country]));
  return ok([...names].map(([_id, name]) => ({ _id, name })));
};

const operations = [
  { call: "POST /api/auth/sign_in", body: checks.signInFields, isPublic: true, run: signIn },
  { call: "POST /api/auth/sign_out", run: signOut },
  { call: "GET /api/resource/profile", run: getProfile },
  { call: "GET /api/element/country", isPublic: true, run: countries },
  { call: "GET /api/resource/fcl/ports", query: checks.searchWithFields, run: places },
  { call: "GET /api/resource/places", query: checks.searchWithFields, isPublic: true, run: places },
  { call: "GET /api/resource/nearby-ports", query: checks.portCodeFields, run: nearbyPorts },
  { call: "POST /api/resource/rates/spot-on", body: checks.searchFields, run: search },
  { call: "PUT /api/resource/rates/spot-on", body: checks.bookFields, run: book },
  { call: "GET /api/resource/rates/sheet-line", query: checks.offerIdFields, run: readSheetLine },
  { call: "POST /api/resource/booking/pdf", body: checks.pdfFields, isOpen: true, maxBytes: 262_144, run: printOffer },
  { call: "GET /api/resource/quotation", query: checks.listFields, run: list },
  { call: "PUT /api/resource/quotation/:id/reference", body: checks.referenceFields, run: setReference },
  { call: "GET /api/resource/quotation/:id/files/:fileName", run: readFile },
  { call: "GET /api/resource/dashboard", run: dashboard },
].map(({ call, ...operation }) => {
  const [method, path] = call.split(" ");
  return { ...operation, method, pattern: new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`) };
});

/** The account of the session that both headers belong to. */
const findOwner = ({ "x-token": token, "x-api-key": apiKey }) => {
  const session = store.sessions.get(token);
  return session?.apiKey === apiKey ? session?.email : undefined;
};

/** Reads a JSON body of at most `maxBytes`; the rest of a larger one is discarded. */
const readBody = async (request, maxBytes = 65_536) => {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) return { refusal: refuse(413, "The request is too large.", [], 4000) };
  if (!/^application\/json *(;|$)/.test(request.headers["content-type"]))
    return { refusal: refuse(415, "This call takes application/json.", [], 4000) };
  try {
    const body = JSON.parse(Buffer.concat(chunks).toString());
    if (checks.isObject(body)) return { body };
  } catch {
    // The refusal below is for broken JSON, too.
  }
  return { refusal: refuse(400, "The body is not a JSON object.") };
};

/** Decodes a part of a path; a part that cannot be decoded is not changed. */
const decode = (encoded) => {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
};

/** 405 where the path exists with other methods, otherwise 404. */
const refuseCall = (atPath) => {
  if (atPath.length === 0) return refuse(404, "This call does not exist.");
  const refusal = refuse(405, "This path takes other methods.", [], 4000);
  return { ...refusal, headers: { allow: atPath.map(({ method }) => method).join(", ") } };
};

/* The order of the checks: path, credentials, size and type of the body, query, fields. */
const answer = async (request) => {
  const url = new URL(request.url, "http://localhost");
  const path = url.pathname.replace(/(%[0-9a-f]{2})+/gi, decode);
  const atPath = operations.filter(({ pattern }) => pattern.test(path));
  const operation = atPath.find(({ method }) => method === request.method);
  if (operation === undefined) return refuseCall(atPath);
  const owner = findOwner(request.headers);
  if (!operation.isPublic && owner === undefined) return refuse(401, "Please sign in.");
  const { body = {}, refusal } = operation.body ? await readBody(request, operation.maxBytes) : {};
  if (refusal) return refusal;
  const query = Object.fromEntries(url.searchParams);
  const { query: queryFields = {}, body: bodyFields = {} } = operation;
  const unknown = [
    ...checks.findWrongFields(checks.headerFields, request.headers),
    ...checks.findUnknownFields(queryFields, query),
    ...checks.findWrongFields(queryFields, query),
    ...(operation.isOpen ? [] : checks.findUnknownFields(bodyFields, body)),
  ];
  if (unknown.length > 0) return refuse(400, `The request could not be read: ${unknown.join(", ")}.`);
  const wrong = checks.findWrongFields(bodyFields, body);
  if (wrong.length > 0) return refuse(422, `Missing required fields in request: ${wrong.join(", ")}`, wrong);
  const { groups: params } = operation.pattern.exec(path);
  const { "x-token": token, "idempotency-key": key } = request.headers;
  return operation.run({ owner, token, key, body, query, params });
};

const send = (response, { status = 200, headers, body, fileName, file }) => {
  if (file === undefined) {
    const type = "application/json; charset=utf-8";
    response.writeHead(status, { "content-type": type, "cache-control": "no-store", ...headers });
    return response.end(JSON.stringify(body));
  }
  const name = fileName.replace(/[^\w.-]/g, "_");
  response.writeHead(status, {
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${name}"`,
  });
  return response.end(file);
};

const handle = async (request, response) => {
  if (request.url === "/_states" && process.env.NODE_ENV !== "production") {
    const { body = {} } = await readBody(request);
    return response.writeHead(changeState(store, body)).end();
  }
  return send(response, await answer(request));
};

const { values } = parseArgs({ options: { port: { type: "string", default: "8080" } } });
addDemoData(store);
const server = createServer((request, response) => {
  handle(request, response).catch((error) => {
    console.error(error);
    send(response, refuse(500, "Something went wrong. Please try again."));
  });
});
server.listen(Number(values.port), "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));

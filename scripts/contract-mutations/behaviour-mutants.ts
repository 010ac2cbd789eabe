/* Faults of behaviour: the server acts on other states or on another request, or changes the meaning of its answer. */
import type { Interaction, ProviderState } from "../verify/contract.ts";
import type { OutgoingRequest } from "../verify/http.ts";
import { isObject, type JsonObject, parseJson, readText } from "../verify/json.ts";
import { SIGNED_IN_STATE } from "../verify/sign-in.ts";
import { setProperty } from "./json-faults.ts";
import { findServer, type Mutant } from "./mutant.ts";

type Behaviour = Omit<Mutant, "operation" | "server" | "kind" | "fault" | "field">;

const mutant = (operation: string, fault: string, behaviour: Behaviour, field = "status"): Mutant => ({
  operation,
  server: findServer(operation),
  /* A change of the answer alone changes what it means. */
  kind: behaviour.changeAnswer === undefined ? "behaviour" : "meaning",
  fault,
  field,
  ...behaviour,
});

/** The server acts as if it were in another state: `to` is its name, null is none. */
const actAs = (from: string | RegExp, to: string | null, more: JsonObject = {}): Behaviour => ({
  changeStates: (states) => {
    const matches = ({ name }: ProviderState) => (typeof from === "string" ? name === from : from.test(name));
    if (!states.some(matches)) return states;
    return states.flatMap((state) => {
      if (!matches(state)) return [state];
      return to === null ? [] : [{ name: to, params: { ...more, ...state.params } }];
    });
  },
});

/** The server answers the carrier's offer of another lane or size, as if it were the one of the search. */
const offerAt = (lane: JsonObject): Behaviour => ({
  changeStates: (states) => {
    const isElsewhere = ({ name, params }: ProviderState) =>
      name === "a carrier offers the lane" && Object.entries(lane).some(([key, value]) => params?.[key] !== value);
    return states.some(isElsewhere)
      ? states.map((state) => (isElsewhere(state) ? { ...state, params: { ...state.params, ...lane } } : state))
      : states;
  },
});

/** The server has the session of the request even after it has ended. */
const keepSession: Behaviour = {
  changeStates: (states, { pact }) => {
    const { headers = {} } = pact.request;
    if (!states.some(({ name }) => name === "the session has ended")) return states;
    const [xToken, xApiKey] = [headers["x-token"]?.[0], headers["x-api-key"]?.[0]];
    const profile = { firstName: "Asha", lastName: "Menon", email: "asha@menon.example", phone: "+91 98765 43210" };
    return [{ name: SIGNED_IN_STATE, params: { xToken, xApiKey, ...profile } }];
  },
};

const findParam = (interaction: Interaction, name: string): string | undefined =>
  interaction.states.map(({ params }) => readText(params, name)).find((value) => value !== undefined);

const setHeader = (name: string, read: (interaction: Interaction) => string | undefined): Behaviour => ({
  changeRequest: (request, interaction) => {
    const value = read(interaction);
    if (value === undefined || request.headers[name] === undefined || request.headers[name] === value) return request;
    return { ...request, headers: { ...request.headers, [name]: value } };
  },
});

const setQuery = (name: string, value: string | null): Behaviour => ({
  changeRequest: (request) => {
    const url = new URL(request.url);
    if (!url.searchParams.has(name) || url.searchParams.get(name) === value) return request;
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
    return { ...request, url };
  },
});

/** Changes the JSON body of the request; `undefined` leaves the request as it is. */
const setBody = (change: (body: JsonObject, interaction: Interaction) => JsonObject | undefined): Behaviour => ({
  changeRequest: (request: OutgoingRequest, interaction) => {
    const body = request.body === null ? undefined : parseJson(request.body);
    const changed = isObject(body) ? change(body, interaction) : undefined;
    return changed === undefined ? request : { ...request, body: Buffer.from(JSON.stringify(changed)) };
  },
});

/** Fills a property of the request that is null, empty or wrong. */
const fill = (name: string, value: unknown): Behaviour =>
  setBody((body) => (body[name] === null || body[name] === "" ? { ...body, [name]: value } : undefined));

/** The server ignores fields and query parameters that the API document does not declare. */
const ignoreUnknown: Behaviour = {
  changeRequest: (request, { operation, pact }) => {
    if (pact.response.status !== 400) return request;
    const url = new URL(request.url);
    const known = new Set(operation.parameters.map(({ name }) => name));
    for (const name of Array.from(url.searchParams.keys())) if (!known.has(name)) url.searchParams.delete(name);
    const body = request.body === null ? undefined : parseJson(request.body);
    if (!isObject(body)) return url.href === request.url.href ? request : { ...request, url };
    const names = KNOWN_FIELDS[operation.id] ?? Object.keys(body);
    const kept = Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
    return { ...request, url, body: Buffer.from(JSON.stringify(kept)) };
  },
};

const KNOWN_FIELDS: Readonly<Record<string, readonly string[]>> = {
  signIn: ["username", "password", "applicationId"],
  searchRates: [
    "departureDate",
    "locationCodificationType",
    "requestedEquipments",
    "placeOfOrigin",
    "portOfLoading",
    "portOfDischarge",
    "placeOfDelivery",
    "placeOfOriginType",
    "placeOfDeliveryType",
    "nonOperatingReefer",
    "originPlace",
    "loadingPort",
    "deliveryPlace",
    "dischargePort",
    "reeferAttributes",
  ],
  bookOffer: ["offerId", "providerName", "routing", "arrivalDate", "departureDate", "bookAgain", "reference"],
  bookLcl: ["_id", "portOfLoading", "portOfDischarge", "weight", "cbm", "reference"],
  contactUs: ["firstName", "lastName", "email", "mobileNo", "companyName", "message", "website"],
};

const SECURED = [
  "signOut",
  "getProfile",
  "findFclPorts",
  "nearbyPorts",
  "searchRates",
  "bookOffer",
  "bookingPdf",
  "listQuotations",
  "quotationFile",
  "setReference",
  "dashboard",
  "lclPorts",
  "lclRates",
  "bookLcl",
  "getTracking",
];

const reverse = (value: unknown): unknown => (Array.isArray(value) ? value.toReversed() : value);
const repeat = (value: unknown): unknown => (Array.isArray(value) ? [...value, ...value] : value);

const SESSION: readonly Mutant[] = [
  ...SECURED.map((operation) => mutant(operation, "accepts an ended session", keepSession)),
  mutant(
    "getProfile",
    "ignores x-api-key",
    setHeader("x-api-key", (one) => findParam(one, "xApiKey")),
  ),
  mutant("getProfile", "keeps the session after sign-out", actAs(/signed out/, null)),
  mutant(
    "signIn",
    "ignores the password",
    setBody((body, one) => ({ ...body, password: findParam(one, "password") })),
  ),
  mutant("signIn", "accepts unknown fields", ignoreUnknown),
  mutant(
    "getProfile",
    "answers another shipper",
    { changeAnswer: setProperty("result[].firstName", () => "Jan") },
    "firstName",
  ),
];

const SEARCH: readonly Mutant[] = [
  mutant("findFclPorts", "ignores the text", setQuery("searchWith", "rotterdam"), "result"),
  mutant("findFclPorts", "accepts a text of any length", setQuery("searchWith", "nhava")),
  mutant("nearbyPorts", "ignores the code", setQuery("portCode", "NLRTM"), "result"),
  mutant("searchRates", "accepts a search without a destination", fill("portOfDischarge", "NLRTM")),
  mutant("searchRates", "accepts unknown fields", ignoreUnknown),
  mutant("searchRates", "ignores the port of loading", offerAt({ portOfLoading: "INNSA" }), "result"),
  mutant("searchRates", "ignores the port of discharge", offerAt({ portOfDischarge: "NLRTM" }), "result"),
  mutant("searchRates", "answers the price of another size", offerAt({ equipment: "20GP" }), "result"),
  mutant(
    "searchRates",
    "ignores the date of departure",
    setBody((body) => (body["departureDate"] === null ? undefined : { ...body, departureDate: null })),
    "departureDate",
  ),
  mutant(
    "searchRates",
    "answers the same price for every lane",
    {
      changeAnswer: setProperty(
        "result[].api[].quoteLine.surcharges.matchingSurchargesPerEquipmentTypes[].basicOceanFreightRate",
        () => 975,
      ),
    },
    "basicOceanFreightRate",
  ),
  mutant(
    "searchRates",
    "answers another size",
    { changeAnswer: setProperty("result[].api[].quoteLine.spotEquipments[].equipmentGroupIsoCode", () => "45HC") },
    "equipmentGroupIsoCode",
  ),
  mutant(
    "searchRates",
    "answers prices of another size",
    {
      changeAnswer: setProperty(
        "result[].api[].quoteLine.surcharges.matchingSurchargesPerEquipmentTypes[].equipmentGroupIsoCode",
        () => "45HC",
      ),
    },
    "equipmentGroupIsoCode",
  ),
  mutant(
    "searchRates",
    "ignores the number of containers",
    { changeAnswer: setProperty("result[].api[].quoteLine.spotEquipments[].numberOfContainerRequested", () => 1) },
    "numberOfContainerRequested",
  ),
  mutant(
    "searchRates",
    "times in UTC",
    { changeAnswer: setProperty("result[].api[].departureDate", () => 1795000000) },
    "departureDate",
  ),
  mutant(
    "searchRates",
    "a date that is not ISO",
    { changeAnswer: setProperty("result[].api[].quoteLine.validityTo", () => "27/11/2026") },
    "validityTo",
  ),
  mutant(
    "searchRates",
    "a currency that is not ISO",
    { changeAnswer: setProperty("exchangeRates.base", () => "Dollar") },
    "base",
  ),
];

const BOOKING: readonly Mutant[] = [
  mutant(
    "bookOffer",
    "books another shipper's offer",
    actAs("another shipper was quoted the offer", "an offer can be booked"),
  ),
  mutant("bookOffer", "books an expired offer", actAs("an offer has expired", "an offer can be booked")),
  mutant("bookOffer", "books a sold-out offer", actAs("an offer is sold out", "an offer can be booked")),
  mutant(
    "bookOffer",
    "books any id",
    actAs("no offer has the id", "an offer can be booked", { kind: "api", providerName: "Norrvik Line" }),
  ),
  mutant("bookOffer", "ignores the Idempotency-Key", actAs("an offer was booked with a key", null)),
  mutant("bookOffer", "accepts unknown fields", ignoreUnknown),
  mutant(
    "bookingPdf",
    "prints another shipper's offer",
    actAs("another shipper was quoted the offer", "an offer can be booked"),
  ),
  mutant("bookingPdf", "prints an expired offer", actAs("an offer has expired", "an offer can be booked")),
  mutant(
    "quotationFile",
    "answers another shipper's file",
    actAs("another shipper has a booking with a file", "a booking has a file"),
  ),
  mutant(
    "setReference",
    "changes another shipper's booking",
    actAs("another shipper has a booking with a file", "a booking has a file"),
  ),
  mutant(
    "setReference",
    "answers another reference",
    { changeAnswer: setProperty("result[].reference", () => "other") },
    "reference",
  ),
];

const LISTS: readonly Mutant[] = [
  mutant("listQuotations", "answers page 1 for page 2", setQuery("skip", "0"), "result"),
  mutant(
    "listQuotations",
    "answers more rows than requested",
    { changeAnswer: setProperty("result", repeat) },
    "result",
  ),
  mutant("listQuotations", "ignores limit", setQuery("limit", "100"), "result"),
  mutant(
    "listQuotations",
    "ignores the status",
    { ...setQuery("status", null), changeAnswer: setProperty("result[].status", () => 2) },
    "status",
  ),
  mutant("listQuotations", "oldest first", { changeAnswer: setProperty("result", reverse) }, "result"),
  mutant(
    "listQuotations",
    "counts the page only",
    { changeAnswer: setProperty("lenResult", (value) => Math.min(Number(value), 10)) },
    "lenResult",
  ),
  mutant(
    "listQuotations",
    "answers other bookings to a shipper without any",
    actAs("the shipper has no bookings", "the shipper has bookings", { count: 1 }),
    "result",
  ),
  mutant(
    "listQuotations",
    "a booking number before the carrier has given one",
    { changeAnswer: setProperty("result[].bookingId", () => "") },
    "bookingId",
  ),
  mutant(
    "listQuotations",
    "a status that is a word",
    { changeAnswer: setProperty("result[].status", () => "booked") },
    "status",
  ),
  mutant(
    "dashboard",
    "answers bookings to a new shipper",
    actAs("the shipper has no bookings", "the shipper has bookings", { count: 1 }),
    "runningBookings",
  ),
  mutant(
    "dashboard",
    "has cancelled bookings",
    { changeAnswer: setProperty("result[].runningBookings[].status", () => 2) },
    "status",
  ),
];

const LCL: readonly Mutant[] = [
  mutant("lclRates", "answers page 1 for page 2", setQuery("skip", "0"), "result"),
  mutant("lclRates", "answers more rows than requested", { changeAnswer: setProperty("result", repeat) }, "result"),
  mutant("lclRates", "accepts no weight", setQuery("weight", "1200")),
  mutant("lclRates", "accepts any volume", setQuery("cbm", "3.25")),
  mutant(
    "lclRates",
    "has rates of other lanes",
    actAs("no LCL rate is known for the lane", "LCL rates are known", { count: 1 }),
    "result",
  ),
  mutant(
    "bookLcl",
    "books another shipper's rate",
    actAs("another shipper was answered the LCL rate", "an LCL rate can be booked"),
  ),
  mutant("bookLcl", "books an expired rate", actAs("an LCL rate has expired", "an LCL rate can be booked")),
  mutant("bookLcl", "ignores the Idempotency-Key", actAs("an LCL rate was booked with a key", null)),
  mutant(
    "bookLcl",
    "ignores the load",
    setBody((body, one) => {
      const load = one.states.find(({ params }) => params?.["weight"] !== undefined)?.params;
      return load?.["weight"] === body["weight"]
        ? undefined
        : { ...body, weight: load?.["weight"], cbm: load?.["cbm"] };
    }),
  ),
];

const SHIPMENT = { portOfLoading: "INNSA", portOfDischarge: "NLRTM", providerName: "Norrvik Line" };

const TRACKING: readonly Mutant[] = [
  mutant(
    "getTracking",
    "answers another shipper's booking",
    actAs("another shipper has the booking", "a shipment is planned"),
  ),
  mutant(
    "getTracking",
    "answers any booking number",
    actAs("no booking has the number", "a shipment is planned", SHIPMENT),
  ),
  mutant(
    "getTracking",
    "has no retracted events",
    { changeAnswer: setProperty("result[].details[].isRetracted", () => false) },
    "isRetracted",
  ),
  mutant("getTracking", "has no events", { changeAnswer: setProperty("result[].details", () => []) }, "details"),
  mutant(
    "getTracking",
    "another word for a classifier",
    { changeAnswer: setProperty("result[].details[].eventClassifierCode", () => "Actual") },
    "eventClassifierCode",
  ),
];

const ACCOUNTS: readonly Mutant[] = [
  mutant("verifyCode", "accepts an expired code", actAs("a code has expired", "a code was sent")),
  mutant("verifyCode", "accepts a used code", actAs("a code was used", "a code was sent")),
  mutant(
    "verifyCode",
    "accepts any code",
    setBody((body, one) => {
      const code = one.states.map(({ params }) => params?.["code"]).find((value) => value !== undefined);
      return code === undefined || code === body["otp"] ? undefined : { ...body, otp: code };
    }),
  ),
  mutant("resetPassword", "accepts an expired link", actAs("a reset link has expired", "a reset link was mailed")),
  mutant("resetPassword", "accepts a used link", actAs("a reset link was used", "a reset link was mailed")),
  mutant(
    "resetPassword",
    "accepts a short password",
    setBody((body, { pact }) =>
      pact.response.status === 422 ? { ...body, password: "star-anise", confirmPassword: "star-anise" } : undefined,
    ),
  ),
  mutant("signUp", "accepts a late form", actAs("an address was verified too long ago", "an address was verified")),
  mutant(
    "signUp",
    "creates a second account",
    actAs("an account was created for the address", "an address was verified"),
  ),
  mutant(
    "contactUs",
    "accepts any address",
    setBody((body, { pact }) => (pact.response.status === 422 ? { ...body, email: "asha@menon.example" } : undefined)),
  ),
  mutant(
    "sendVerification",
    "accepts any address",
    setBody((body, { pact }) => (pact.response.status === 422 ? { ...body, email: "asha@menon.example" } : undefined)),
  ),
];

const LIMITED = [
  "signIn",
  "searchRates",
  "verifyCode",
  "sendVerification",
  "signUp",
  "resetPassword",
  "forgotPassword",
  "contactUs",
];

const LIMITS: readonly Mutant[] = [
  ...LIMITED.map((operation) => mutant(operation, "has no limit", actAs(/^too many /, null))),
  mutant("searchRates", "hides that no source answered", actAs("every rate source fails", null)),
  mutant("searchRates", "hides that one source failed", actAs("a rate source fails", null), "errorMessage"),
].map((one) => ({ ...one, server: "reference" as const }));

export const behaviourMutants: readonly Mutant[] = [
  ...SESSION,
  ...SEARCH,
  ...BOOKING,
  ...LISTS,
  ...LCL,
  ...TRACKING,
  ...ACCOUNTS,
  ...LIMITS,
];

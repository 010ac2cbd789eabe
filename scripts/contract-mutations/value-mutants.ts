/* Plausible wrong values in front of the reference server: another day, unit, place, order or amount, an entry too many or too few. */
import { read, readList } from "../verify/journeys/comparison.ts";
import { isObject } from "../verify/json.ts";
import { setProperty } from "./json-faults.ts";
import type { FaultKind, Mutant } from "./mutant.ts";

type Change = (value: unknown) => unknown;

const DAY_MS = 86_400_000;

const scale =
  (factor: number): Change =>
  (value) =>
    typeof value === "number" ? value * factor : value;

const add =
  (more: number): Change =>
  (value) =>
    typeof value === "number" ? value + more : value;

/** Another day at the same time. */
const shift =
  (days: number): Change =>
  (value) =>
    typeof value === "string" && /^\d{4}-\d{2}-\d{2}/.test(value)
      ? new Date(Date.parse(value.slice(0, 10)) + days * DAY_MS).toISOString().slice(0, 10) + value.slice(10)
      : value;

const anotherHour: Change = (value) => (typeof value === "string" ? value.replace(/T\d{2}/, "T23") : value);
const repeatFirst: Change = (value) => (Array.isArray(value) ? [...value, value[0]] : value);
const reverse: Change = (value) => (Array.isArray(value) ? value.toReversed() : value);
const exchange: Change = (value) => (Array.isArray(value) ? value.map(reverse) : value);
const shorten: Change = (value) => (Array.isArray(value) ? value.slice(0, -1) : value);
const flip: Change = (value) => (typeof value === "boolean" ? !value : value);
const to =
  (text: string): Change =>
  (value) =>
    typeof value === "string" ? text : value;

const NEGATIVE_FEES = [{ feeType: "Cancellation fee", amount: -150, currency: "USD", daysBeforeDeparture: 7 }];
const withNegativeFees: Change = (offer) => (isObject(offer) ? { ...offer, potentialFees: NEGATIVE_FEES } : offer);

/** A price of 3.25 CBM whose charges are not raised to a minimum of 5; its totals are their sums. */
const withoutMinimum: Change = (price) => {
  const charges = readList(price, "charges");
  const lower = charges.map((charge) => {
    const isRaised = String(read(charge, "note")).startsWith("Minimum 5 W/M") && isObject(charge);
    const amount = Math.round(325 * Number(read(charge, "unit.amount"))) / 100;
    return isRaised ? { ...charge, amount: { ...Object(charge["amount"]), amount } } : charge;
  });
  const toAmount = (charge: unknown): number => Number(read(charge, "amount.amount"));
  const saved = charges.map((charge, index) => ({
    currency: read(charge, "amount.currency"),
    amount: toAmount(charge) - toAmount(lower[index]),
  }));
  const totals = readList(price, "totals").map((total) => {
    const own = saved.filter(({ currency, amount }) => currency === read(total, "currency") && amount > 0);
    const less = own.reduce((sum, { amount }) => sum + amount, 0);
    return { ...Object(total), amount: Math.round((Number(read(total, "amount")) - less) * 100) / 100 };
  });
  return isObject(price) ? { ...price, charges: lower, totals } : price;
};

/** The load of 3.25 CBM is charged as 1 CBM, in a price that has no minimum. */
const chargedOnce: Change = (charges) =>
  Array.isArray(charges)
    ? charges.map((charge) => (read(charge, "basis") === "per-wm" ? { ...Object(charge), quantity: 1 } : charge))
    : charges;

const withAnotherRate =
  (values: object): Change =>
  (rates) =>
    Array.isArray(rates) ? [...rates, { ...Object(rates[0]), ...values, _id: "LCL-OTHER" }] : rates;

/** So many entries, each of which differs from the others. */
const lengthen =
  (count: number): Change =>
  (entries) =>
    Array.isArray(entries) && entries.length > 0
      ? Array.from({ length: count }, (_, index) => ({ ...Object(entries[index % entries.length]), place: `${index}` }))
      : entries;

const TRANSIT = "TTT (PORT TO PORT)";
const LATE = [{ departureDate: "2099-01-01" }];

/** Operation, the value, what is done to it in words, the change, and what must be named if it is not the value. */
type Row = readonly [operation: string, path: string, fault: string, change: Change, field?: string];

const MONEY: readonly Row[] = [
  ["getBooking", "result[].booking.shipment.total.amount", "twice the total", scale(2)],
  ["getBooking", "result[].booking.shipment.total.amount", "a total below zero", scale(-1)],
  ["getBooking", "result[].booking.shipment.total.currency", "a total in another currency", to("EUR")],
  [
    "getBooking",
    "result[].offer.api.quoteLine.surcharges.matchingSurchargesPerEquipmentTypes[].allInRate",
    "twice the sum",
    scale(2),
  ],
  ["getBooking", "result[].exchangeRates.quotes[].unitsPerBase", "a rate of 0", to("0")],
  ["openSharedBooking", "result[].shipment.total.amount", "another total than the price", scale(1.1)],
  ["openSharedBooking", "result[].shipment.total.currency", "a total in another currency", to("EUR")],
  ["openSharedBooking", "result[].exchangeRates.quotes", "a currency twice", repeatFirst],
  ["getQuote", "result[].offers[].total.amount", "a total that was converted twice", scale(1.2)],
  ["getQuote", "result[].offers[].total.currency", "a total in another currency", to("EUR")],
  ["getQuote", "result[].offers[].price.totals", "a total twice", repeatFirst],
  ["listAmendments", "result[].amendments[].replaced.total.amount", "another total than its price", scale(2)],
  ["listAmendments", "result[].amendments[].proposedFee.amount", "a fee below zero", scale(-1)],
  ["decideSharedQuote", "result[].offers[].total.amount", "another total than its price", scale(0.5)],
  ["commentQuote", "result[].offers[].price.totals[].amount", "another total than its charges", scale(2), "totals"],
  ["searchRates", "haulageEstimates[].amount", "an estimate below zero", scale(-1)],
  ["lclRates", "fclComparison.amount", "a comparison below zero", scale(-1)],
  [
    "startRateSearch",
    "result[].api[].quoteLine.surcharges.matchingSurchargesPerEquipmentTypes[].allInRate",
    "twice the sum",
    scale(2),
  ],
  ["continueRateSearch", "exchangeRates.quotes[].unitsPerBase", "a rate of 0", to("0")],
  ...["getQuote", "createQuote"].map(
    (operation): Row => [
      operation,
      "result[].offers[].price",
      "forgets the minimum of a part load",
      withoutMinimum,
      "charges[].amount",
    ],
  ),
  ["getQuote", "result[].offers[].price.charges", "charges one cubic metre", chargedOnce, "charges[].quantity"],
  ["searchRates", "result[].excel[].charges", "charges below zero", () => ({ "OCEAN FREIGHT 20GP": "USD -940" })],
  ["searchRates", "result[].api[].potentialFees", "fees below zero", () => NEGATIVE_FEES],
  ["getBooking", "result[].offer.api", "fees below zero", withNegativeFees, "potentialFees"],
];

const MEANING: readonly Row[] = [
  ["getBooking", "result[].booking.deadlines[].cutOff.local", "the clock of another place", anotherHour],
  ["getBooking", "result[].booking.deadlines[].timeZone", "another zone", to("America/New_York")],
  ["getBooking", "result[].booking.shipment.arrival.eventClassifierCode", "an actual arrival to come", to("ACT")],
  ["getBooking", "result[].booking.shipment.to.locationName", "the name of the other end", to("Nhava Sheva")],
  ["getBooking", "result[].booking.deadlines[].unLocationCode", "the place of another stop", to("SGSIN")],
  ["getBooking", "result[].booking.deadlines", "the last one first", reverse],
  ["getBooking", "result[].booking.deadlines[].of", "twice the containers", scale(2)],
  [
    "getBooking",
    "result[].booking.shipment.containers[].numberOfContainers",
    "another load than requested",
    add(1),
    "containers",
  ],
  ["getBooking", "result[].booking.shipment.from.timeZone", "another zone", to("Europe/Amsterdam")],
  ["getBooking", "result[].booking.shipment.portOfLoading.unLocationCode", "another port of loading", to("SGSIN")],
  ["getBooking", "result[].booking.shipment.departure.eventDateTime", "another day than the offer", shift(-1)],
  ["getBooking", "result[].booking.validityTill", "another day than the offer", shift(1)],
  ["getBooking", "result[].history", "the oldest first", reverse],
  [
    "getBooking",
    "result[].tracking.overview[].coordinates.latitude",
    "longitude and latitude exchanged",
    scale(-1),
    "coordinates",
  ],
  ["getBooking", "result[].tracking.overview", "the destination first", reverse],
  ["getBooking", "result[].offer.api.routingLegs[].vgmCutOffDate", "a cut-off after the departure", shift(365)],
  ["getTracking", "result[].seaLanes[].nauticalMiles", "kilometres", scale(1.852)],
  ["getTracking", "result[].seaLanes[].path", "from the end to the begin", reverse],
  ["getTracking", "result[].seaLanes[].path", "latitude before longitude", exchange],
  ["getTracking", "result[].seaLanes", "a way twice", repeatFirst],
  ["listQuotations", "result[].shipment.portOfLoading.timeZone", "another zone", to("America/New_York")],
  ["listQuotations", "result[].shipment.from.unLocationCode", "another place of departure", to("SGSIN")],
  ["listQuotations", "result[].deadlines", "the last one first", reverse],
  ["listQuotations", "facets.statuses[].status", "another number", add(1), "statuses"],
  ["dashboard", "result[].nextDeadlines[].deadline.of", "other containers than the booking", add(1), "deadline"],
  ["dashboard", "result[].runningBookings[].bookedAt", "a day in the future", shift(365)],
  ["getQuote", "result[].offers[].transitTime", "twice the days", scale(2)],
  ["getQuote", "result[].offers[].cutOffs[].cutOffDateTime", "a cut-off after the departure", shift(365)],
  ["getQuote", "result[].search.requestedEquipments[].numberOfContainers", "another load than quoted", add(1)],
  ["openSharedBooking", "result[].stops", "the destination first", reverse],
  ["openSharedBooking", "result[].shipment.arrival.eventDateTime", "an arrival before the departure", shift(-365)],
  ["searchRates", "result[].api[].portOfLoadingZone", "another zone", to("America/New_York")],
  ["searchRates", "bookedSailings[].departureDate", "a vessel that has left", shift(-365)],
  ["searchRates", "result[].excel[].PORT OF LOADING", "another port", to("Chennai")],
  ["searchRates", "result[].excel[].PORT OF DISCHARGE", "another port", to("Hamburg")],
  ["startRateSearch", "result[].api[].arrivalDate", "an arrival before the departure", shift(-365)],
  ["createBookingLink", "result[].expiresAt", "another day than asked for", shift(365)],
  ["createApiKey", "result[].expiresAt", "another day than asked for", shift(365)],
  ["listLinks", "result[].expiresAt", "an end before it was created", shift(-365)],
  ["findFclPorts", "result[].ports[].timeZone", "another zone", to("America/New_York")],
  ["findPublicPlaces", "result[].countryCode", "another country", to("SG"), "country"],
  ["lclPorts", "places[].countryCode", "another country", to("SG")],
  ["lclRates", "result[].Port of loading", "another port of loading", to("Mundra")],
  ["lclRates", "result[].Dest CFS", "a station that cfs leaves out", to("Duisburg")],
];

const BEHAVIOUR: readonly Row[] = [
  ["createTemplate", "result[].search.requestedEquipments[].numberOfContainers", "stores another load", add(1)],
  ["createTemplate", "result[].search.portOfLoading", "stores another port", to("SGSIN")],
  ["createAddress", "result[].party.partyName", "stores another name", to("Somebody else")],
  ["createDeskRequest", "result[].search.loadingPort", "stores another port", to("Singapore")],
  ["createSavedView", "result[].name", "stores another name", to("Another view")],
  ["saveLeadTimes", "result[].vgm", "stores other hours", add(1)],
  ["createQuote", "result[].customer.companyName", "stores another customer", to("Somebody else")],
  ["startRateSearch", "isComplete", "ends while sources are asked", flip],
  ["continueRateSearch", "isComplete", "never ends", flip],
  ["stopRateSearch", "progress", "names a source twice", repeatFirst],
  ["listNotifications", "unread", "does not count new messages", () => 0],
  ["listSessions", "result[].current", "does not know its own session", () => false],
  ["listMembers", "result[].you", "does not know the person", () => false],
  ["listLinks", "result[].opens", "does not count openings", () => 0],
  ["listNotifications", "result", "lists the oldest first", reverse],
  ["lclPorts", "result", "leaves a place out", shorten, "places"],
  ["lclRates", "result", "has the dearest rate first", reverse],
  ["lclRates", "result", "ignores cfs", withAnotherRate({ "Dest CFS": "Duisburg" }), "Dest CFS"],
  ["lclRates", "result", "ignores departsBy", withAnotherRate({ nextDepartures: LATE }), "nextDepartures"],
  ["lclRates", "result", "ignores maxTransitDays", withAnotherRate({ [TRANSIT]: "90" }), TRANSIT],
  ["lclRates", "lowestRateId", "names a rate of no page", to("LCL-0")],
  ["dashboard", "result[].runningBookings", "has eleven running bookings", lengthen(11)],
  ["dashboard", "result[].nextCutOffs", "has eleven cut-offs", lengthen(11)],
  ["dashboard", "result[].nextDeadlines", "has eleven deadlines", lengthen(11)],
  ["dashboard", "result[].lastSearches", "has seven searches", lengthen(7)],
  ["declineBooking", "result[].mayDecide", "offers what is decided", () => true],
  ["getCargo", "result[].equipments", "has a container more", repeatFirst],
  ["listDocuments", "result[].versions[].number", "counts from 0", add(-1)],
];

const REFERENCE = "reference" as const;

const toMutants = (kind: FaultKind, rows: readonly Row[]): readonly Mutant[] =>
  rows.map(([operation, path, fault, change, field = path]) => ({
    operation,
    server: REFERENCE,
    kind,
    fault,
    field,
    changeAnswer: (answer) => (answer.status === 200 ? setProperty(path, change)(answer) : answer),
  }));

export const valueMutants: readonly Mutant[] = [
  ...toMutants("money", MONEY),
  ...toMutants("meaning", MEANING),
  ...toMutants("behaviour", BEHAVIOUR),
];

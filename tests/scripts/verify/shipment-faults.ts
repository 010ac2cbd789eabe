/* A shipment with events: its reports, containers, stages and days. */
import { read, readList } from "../../../scripts/verify/journeys/comparison.ts";
import { isObject, type JsonObject } from "../../../scripts/verify/json.ts";
import { calls, changeQuery, deep, type Fault, OK, replies, row, servesFirst, setQuery } from "./fault-kit.ts";
import { eachEntry, isOther } from "./part-kit.ts";

const shipped = row("followShipment");
const arrived = row("meetShipment");

const changeEvents = (change: (events: readonly JsonObject[]) => unknown) =>
  replies((body) => {
    const [tracking] = readList(body, "result");
    const details = readList(tracking, "details").filter(isObject);
    return isObject(tracking) ? { ...body, result: [{ ...tracking, details: change(details) }] } : body;
  });

/** Changes the shipment of bookings that are under way or have arrived. */
const changeShipment = (change: (shipment: JsonObject) => JsonObject) =>
  eachEntry((entry) => {
    const { shipment } = entry;
    return isObject(shipment) && shipment["stage"] !== "planned" ? { ...entry, shipment: change(shipment) } : entry;
  });

const PLANNED = { eventClassifierCode: "PLN" };

const changeHomeBookings = (change: (bookings: readonly unknown[], home: JsonObject) => JsonObject) =>
  replies((body) => {
    const [home] = readList(body, "result");
    return isObject(home) ? { ...body, result: [change(readList(home, "runningBookings"), home)] } : body;
  });

export const SHIPMENT_FAULTS: readonly Fault[] = [
  shipped(
    "getTracking",
    "names the first container for events of the second",
    "track",
    deep("equipmentReference", (value) => (value === null ? value : "KLSU4821178")),
  ),
  shipped(
    "getTracking",
    "lists events of the first container alone",
    "track",
    changeEvents((events) => events.filter(({ eventId }) => eventId !== "loaded-2")),
  ),
  shipped(
    "getTracking",
    "lists the first report of a corrected event alone",
    "track",
    changeEvents((events) =>
      events.filter(
        ({ eventId }, index) =>
          eventId !== "departed" || events.findIndex((one) => one["eventId"] === "departed") === index,
      ),
    ),
  ),
  shipped(
    "getTracking",
    "lists the last report of a corrected event alone",
    "track",
    changeEvents((events) => events.filter(({ changeRemark, eventId }) => eventId !== "departed" || changeRemark)),
  ),
  shipped(
    "getTracking",
    "says that a load of an empty container was reported",
    "track",
    deep("emptyIndicatorCode", () => "EMPTY"),
  ),
  shipped(
    "getTracking",
    "heard of nothing",
    "track",
    deep("lastHeardAt", () => null),
  ),
  shipped(
    "getTracking",
    "heard last when the vessel departed",
    "track",
    deep("lastHeardAt", (value) => (typeof value === "string" ? value.replace(/T09/, "T02") : value)),
  ),
  shipped("getTracking", "tracks the first booking for each number", "trackPlanned", {
    ...setQuery("KLB-2026-000124", "bookingId", "KLB-2026-000123"),
  }),
  shipped("getTracking", "tracks bookings of somebody else", "trackForeign", {
    changeCall: (call, memory) => (isOther(call, memory) ? servesFirst(call, memory) : call),
  }),
  shipped(
    "getTracking",
    "tracks a booking as another kind of shipment",
    "trackAsPartLoad",
    calls("type=lcl", () => OK),
  ),
  shipped(
    "listQuotations",
    "leaves a booking planned that has departed",
    "listShipments listRunning",
    changeShipment((shipment) => ({ ...shipment, stage: "planned" })),
  ),
  shipped(
    "listQuotations",
    "has the planned departure of a booking that has departed",
    "listShipments",
    changeShipment((shipment) => ({ ...shipment, departure: { ...Object(shipment["departure"]), ...PLANNED } })),
  ),
  shipped(
    "listQuotations",
    "has the first report of a corrected departure",
    "listShipments",
    changeShipment((shipment) => ({
      ...shipment,
      departure: {
        ...Object(shipment["departure"]),
        eventDateTime: String(read(shipment, "departure.eventDateTime")).replace("T06:20", "T01:20"),
      },
    })),
  ),
  shipped(
    "listQuotations",
    "has the planned arrival in place of the expected one",
    "listShipments",
    changeShipment((shipment) => ({ ...shipment, arrival: { ...Object(shipment["arrival"]), ...PLANNED } })),
  ),
  shipped(
    "listQuotations",
    "keeps deadlines before a departure",
    "listShipments",
    eachEntry((entry) => ({
      ...entry,
      deadlines: [
        {
          task: "vgm",
          stop: "loading",
          responsible: "shipper",
          locationName: "Nhava Sheva",
          unLocationCode: "INNSA",
          timeZone: "Asia/Kolkata",
          latestSafe: null,
          cutOff: null,
          basis: null,
          done: 0,
          of: 2,
          doneAt: null,
        },
      ],
    })),
  ),
  shipped(
    "listQuotations",
    "finds a booking by its first container alone",
    "listBySecondContainer",
    calls("NRVU5301267", (call) => changeQuery(call, (query) => query.set("search", "nothing"))),
  ),
  shipped(
    "listQuotations",
    "does not find a booking by its containers",
    "listByFirstContainer listBySecondContainer",
    calls("search=", (call) => changeQuery(call, (query) => query.set("search", "nothing"))),
  ),
  shipped(
    "listQuotations",
    "filters by the planned departure",
    "listOnDay",
    calls("departureFrom=", (call) => changeQuery(call, (query) => query.set("departureFrom", "2099-01-01"))),
  ),
  shipped(
    "listQuotations",
    "counts nothing that has departed as running",
    "listRunning",
    calls("running=true", (call) => changeQuery(call, (query) => query.set("departureFrom", "2099-01-01"))),
  ),
  shipped(
    "dashboard",
    "has no booking that has departed",
    "readHome",
    changeHomeBookings((bookings, home) => ({
      ...home,
      nextCutOffs: [],
      nextDeadlines: [],
      runningBookings: bookings.filter((one) => read(one, "shipment.stage") !== "under-way"),
    })),
  ),
  shipped(
    "dashboard",
    "has a cut-off of a vessel that has sailed",
    "readHome",
    changeHomeBookings((bookings, home) => ({
      ...home,
      nextCutOffs: bookings.map((one) => ({
        quotationId: read(one, "quotationId"),
        bookingId: read(one, "bookingId"),
        code: "VCO",
        at: "2026-11-24T12:00",
        place: null,
        overdue: true,
      })),
    })),
  ),
  arrived(
    "listQuotations",
    "leaves a booking under way that has arrived",
    "listArrived listLater",
    changeShipment((shipment) => ({ ...shipment, stage: "under-way" })),
  ),
  arrived(
    "listQuotations",
    "has the expected arrival of a booking that has arrived",
    "listArrived",
    changeShipment((shipment) => ({
      ...shipment,
      arrival: { ...Object(shipment["arrival"]), eventClassifierCode: "EST" },
    })),
  ),
  arrived(
    "listQuotations",
    "counts nothing that has arrived as running",
    "listRunning",
    calls("running=true", (call) => changeQuery(call, (query) => query.set("departureFrom", "2099-01-01"))),
  ),
  arrived(
    "listQuotations",
    "counts what has arrived as running for ever",
    "listNoLongerRunning",
    calls("running=true", (call) => changeQuery(call, (query) => query.delete("running"))),
  ),
  arrived(
    "dashboard",
    "has no booking that has arrived",
    "readHome",
    changeHomeBookings((_, home) => ({ ...home, nextCutOffs: [], nextDeadlines: [], runningBookings: [] })),
  ),
  arrived(
    "listQuotations",
    "loses bookings that have arrived",
    "listArrived listLater",
    replies((body) => ({
      ...body,
      lenResult: 0,
      facets: undefined,
      result: readList(body, "result").filter((one) => read(one, "shipment.stage") !== "arrived"),
    })),
  ),
];

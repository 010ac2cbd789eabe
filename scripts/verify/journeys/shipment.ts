/* What the carrier has reported of a shipment, everywhere that it is shown. */
import type { TrackingEvent } from "../../../src/api/schema.d.ts";
import { type Difference, showValue } from "../differences.ts";
import type { JsonObject } from "../json.ts";
import {
  type Answered,
  type Comparison,
  differ,
  findEntry,
  only,
  read,
  readList,
  readString,
  same,
  sameTime,
} from "./comparison.ts";
import { addDays } from "./days.ts";
import { ARRIVES, BOOKING_ID, CONTAINERS, DEPARTED, PLANNED_ID, toEvents } from "./shipment-events.ts";

const readDay = ({ inputs }: Answered): string => String(inputs["bookedOn"]);

/* Times may be written in another precision and with another offset. */
const TIMES: readonly string[] = ["eventDateTime", "eventCreatedDateTime"];

const isReported = (reported: TrackingEvent, own: unknown): boolean =>
  Object.entries<unknown>({ ...reported }).every(([name, value]) =>
    TIMES.includes(name)
      ? Date.parse(readString(own, name) ?? "") === Date.parse(readString(reported, name) ?? "")
      : read(own, name) === value,
  );

/** Every event as it was reported, each of its own container, and none that was not. */
const compareEvents = (step: Answered): readonly Difference[] => {
  const path = "$.result[0].details";
  const details = readList(step.body, "result.0.details");
  const reported = toEvents(readDay(step));
  const lost = reported.filter((event) => !details.some((own) => isReported(event, own)));
  const known: readonly unknown[] = CONTAINERS;
  const latest = `${addDays(readDay(step), DEPARTED)}T09:00:00Z`;
  const heard = readString(step.body, "result.0.lastHeardAt");
  return [
    ...lost.map((event) =>
      differ(
        path,
        `the event ${showValue(event)}`,
        details.filter((own) => read(own, "eventId") === event.eventId),
      ),
    ),
    ...details.flatMap((own, index) =>
      (read(own, "equipmentReference") ?? null) === null || known.includes(read(own, "equipmentReference"))
        ? []
        : [differ(`${path}[${index}].equipmentReference`, known.join(" or "), read(own, "equipmentReference"))],
    ),
    ...findUnreported(
      step,
      reported.map(({ eventId }) => eventId),
    ),
    ...(heard !== null && Date.parse(heard) === Date.parse(latest)
      ? []
      : [differ("$.result[0].lastHeardAt", `${latest}, when the last event was reported`, heard)]),
  ];
};

/** Nothing that moves a shipment has happened which no carrier has reported. */
const findUnreported = ({ body }: Answered, known: readonly unknown[]): readonly Difference[] =>
  readList(body, "result.0.details").flatMap((own, index) =>
    read(own, "eventClassifierCode") === "ACT" &&
    read(own, "eventType") !== "SHIPMENT" &&
    !known.includes(read(own, "eventId"))
      ? [differ(`$.result[0].details[${index}]`, "an event that was reported", read(own, "eventId"))]
      : [],
  );

const MOMENTS = [
  ["departure", "ACT", DEPARTED, "06:20"],
  ["arrival", "EST", ARRIVES, "14:00"],
] as const;

/** Tasks before the departure are over. */
const BEFORE_DEPARTURE: readonly unknown[] = ["premises", "origin", "loading"];

/** A booking under way, by its events: the corrected departure, the expected arrival, and nothing that was due before. */
const compareShipped = (step: Answered, list: string): readonly Difference[] => {
  const found = findEntry(step.body, list, "bookingId", BOOKING_ID);
  if (found === undefined)
    return [differ(`$.${list.replace(".0", "[0]")}`, `the booking ${BOOKING_ID}`, readNumbers(step.body, list))];
  const { path, entry } = found;
  const stage = readString(entry, "shipment.stage");
  return [
    ...(stage === null ? [] : same(`${path}.shipment.stage`, "under-way", stage)),
    ...MOMENTS.flatMap(([name, code, days, time]) => {
      const moment = read(entry, `shipment.${name}`) ?? null;
      const local = `${addDays(readDay(step), days)}T${time}`;
      const at = `${path}.shipment.${name}`;
      return moment === null
        ? []
        : [
            ...same(`${at}.eventClassifierCode`, code, read(moment, "eventClassifierCode")),
            ...sameTime(`${at}.eventDateTime`, local, readString(moment, "eventDateTime")),
          ];
    }),
    ...readList(entry, "deadlines").flatMap((one, index) =>
      BEFORE_DEPARTURE.includes(read(one, "stop"))
        ? [differ(`${path}.deadlines[${index}].stop`, "a place after the departure", read(one, "stop"))]
        : [],
    ),
  ];
};

const readNumbers = (body: unknown, list: string): readonly unknown[] =>
  readList(body, list).map((one) => read(one, "bookingId"));

/** The other booking has nothing of what was reported. */
const comparePlanned = (step: Answered): readonly Difference[] => {
  const found = findEntry(step.body, "result", "bookingId", PLANNED_ID);
  const code = read(found?.entry, "shipment.departure.eventClassifierCode");
  return found !== undefined && code === "ACT"
    ? [differ(`${found.path}.shipment.departure.eventClassifierCode`, "PLN or EST: nothing was reported", code)]
    : [];
};

const readShipment = ({ body }: Answered): JsonObject => ({
  shippingLine: read(findEntry(body, "result", "bookingId", BOOKING_ID)?.entry, "shippingLine"),
});

/** A server that filters finds the booking that was shipped, and no other one. */
const compareFoundAlone = only(({ body }) =>
  read(body, "facets") === undefined
    ? []
    : same("$.result[].bookingId", BOOKING_ID, readNumbers(body, "result").join(", ")),
);

/** A vessel that has sailed has no cut-off. */
const compareCutOffs = ({ body }: Answered): readonly Difference[] =>
  readList(body, "result.0.nextCutOffs").flatMap((one, index) =>
    read(one, "bookingId") === BOOKING_ID
      ? [differ(`$.result[0].nextCutOffs[${index}]`, "none of a vessel that has sailed", read(one, "code"))]
      : [],
  );

const RUNNING = "result.0.runningBookings";

/** Whether the booking is among those that run. */
const compareRuns = (list: string, runs: boolean): Comparison => ({
  compare: only(({ body }) => {
    if (list === "result" && read(body, "facets") === undefined) return [];
    const numbers = readNumbers(body, list);
    return numbers.includes(BOOKING_ID) === runs
      ? []
      : [differ(`$.${list.replace(".0", "[0]")}`, `${runs ? "" : "nothing of "}the booking ${BOOKING_ID}`, numbers)];
  }),
});

/** The steps of `followShipment` that are compared. */
export const SHIPPED: Readonly<Record<string, Comparison>> = {
  listShipments: {
    compare: (step) => ({
      differences: [...compareShipped(step, "result"), ...comparePlanned(step)],
      outputs: readShipment(step),
    }),
  },
  track: { compare: only(compareEvents) },
  trackPlanned: { compare: only((step) => findUnreported(step, [])) },
  listByFirstContainer: { compare: compareFoundAlone },
  listBySecondContainer: { compare: compareFoundAlone },
  listOnDay: { compare: compareFoundAlone },
  listRunning: {
    compare: only((step) => (read(step.body, "facets") === undefined ? [] : compareShipped(step, "result"))),
  },
  readHome: { compare: only((step) => [...compareShipped(step, RUNNING), ...compareCutOffs(step)]) },
};

/** A booking that has arrived is so everywhere. */
const compareArrived = (step: Answered): readonly Difference[] => {
  const found = findEntry(step.body, "result", "bookingId", BOOKING_ID);
  if (found === undefined) return [differ("$.result", `the booking ${BOOKING_ID}`, readNumbers(step.body, "result"))];
  const { path, entry } = found;
  const [stage, arrival] = [readString(entry, "shipment.stage"), read(entry, "shipment.arrival") ?? null];
  return [
    ...(stage === null ? [] : same(`${path}.shipment.stage`, "arrived", stage)),
    ...(arrival === null
      ? []
      : [
          ...same(`${path}.shipment.arrival.eventClassifierCode`, "ACT", read(arrival, "eventClassifierCode")),
          ...sameTime(
            `${path}.shipment.arrival.eventDateTime`,
            `${addDays(readDay(step), ARRIVES)}T09:30`,
            readString(arrival, "eventDateTime"),
          ),
        ]),
  ];
};

/** The steps of `meetShipment` that are compared. */
export const ARRIVED: Readonly<Record<string, Comparison>> = {
  listArrived: { compare: only(compareArrived) },
  listRunning: compareRuns("result", true),
  readHome: compareRuns(RUNNING, true),
  listLater: { compare: only(compareArrived) },
  listNoLongerRunning: compareRuns("result", false),
  readHomeLater: compareRuns(RUNNING, false),
};

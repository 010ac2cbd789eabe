import type { TrackingEvent } from "#api/schema.d.ts";
import { toEventCode } from "#server/modules/tracking/index.ts";
import { CARRIER_PROFILES } from "../freight/carriers.ts";
import {
  DAY_MS,
  type DemoJourney,
  HOUR_MS,
  type Milestone,
  toMilestones,
  toEvent,
  reportedByNow,
} from "./milestones.ts";

type AddEvent = (journey: DemoJourney) => readonly TrackingEvent[];

const findArrival = (journey: DemoJourney): { readonly milestone: Milestone; readonly index: number } | null => {
  const milestones = toMilestones(journey);
  const index = milestones.findLastIndex(
    ({ fields }) => fields.transportEventTypeCode === "ARRI" && fields.modeOfTransport === "VESSEL",
  );
  const milestone = milestones[index];
  return milestone === undefined ? null : { milestone, index };
};

const isActual = (event: TrackingEvent, code: string): boolean =>
  event.eventClassifierCode === "ACT" && toEventCode(event) === code;

const DELAYS = [
  { days: 1, ago: 5, changeRemark: "Congestion on the way" },
  { days: 4, ago: 2, changeRemark: "Slowed down by weather" },
  { days: 3, ago: 0.4, changeRemark: "Vessel sails faster to make up time" },
] as const;
const LATE = { days: 3, ago: 0.4 };

export const delayed: AddEvent = (journey) => {
  const arrival = findArrival(journey);
  if (arrival === null) return reportedByNow(journey);
  const { at, fields } = arrival.milestone;
  const estimates = DELAYS.map(({ days, ago, changeRemark }, nth) => {
    const times = { id: `eta-${nth}`, classifier: "EST", at: at + days * DAY_MS, toldAt: journey.now - ago * DAY_MS };
    return toEvent(journey, { ...fields, changeRemark }, times);
  });
  const onward = toMilestones(journey)
    .slice(arrival.index + 1)
    .filter((milestone) => milestone.fields.eventType === "TRANSPORT")
    .map((milestone, nth) =>
      toEvent(journey, milestone.fields, {
        id: `onward-${nth}`,
        classifier: "EST",
        at: milestone.at + LATE.days * DAY_MS,
        toldAt: journey.now - LATE.ago * DAY_MS,
      }),
    );
  return [...reportedByNow(journey), ...estimates, ...onward];
};

export const onTime: AddEvent = (journey) => {
  const arrival = findArrival(journey);
  if (arrival === null) return reportedByNow(journey);
  const { at, fields } = arrival.milestone;
  const times = { id: "eta", classifier: "EST", at, toldAt: journey.now - 7 * HOUR_MS };
  return [...reportedByNow(journey), toEvent(journey, fields, times)];
};

export const corrected: AddEvent = (journey) => {
  const events = reportedByNow(journey);
  const departure = events.find((event) => isActual(event, "DEPA"));
  const discharge = events.find((event) => isActual(event, "DISC"));
  if (departure === undefined || discharge === undefined) return events;
  const left = Date.parse(departure.eventDateTime ?? "");
  const again = toEvent(journey, departure, {
    id: "",
    classifier: "ACT",
    at: left + 5 * HOUR_MS,
    toldAt: left + 30 * HOUR_MS,
  });
  const wrong: TrackingEvent = { ...discharge, eventId: `${journey.name}-wrong`, equipmentEventTypeCode: "STRP" };
  const { changeRemark, toldAt } = { changeRemark: "Reported for the wrong container", toldAt: left + 25 * DAY_MS };
  return [
    ...events,
    { ...again, eventId: departure.eventId ?? null, changeRemark: "Time of departure corrected" },
    wrong,
    { ...wrong, isRetracted: true, changeRemark, eventCreatedDateTime: new Date(toldAt).toISOString() },
  ];
};

const WEEK_MS = 7 * DAY_MS;

const nextVessel = (provider: string, planned: string | null | undefined): string | null => {
  const vessels = CARRIER_PROFILES.find(({ carrier }) => carrier.name === provider)?.vessels ?? [];
  return vessels.find((vessel) => vessel !== planned) ?? null;
};

const nextVoyage = (voyage: string | null | undefined): string | null =>
  voyage?.replace(/\d+/, (digits) => String(Number(digits) + 1).padStart(digits.length, "0")) ?? null;

export const rolled: AddEvent = (journey) => {
  const milestones = toMilestones(journey);
  const departure = milestones.find(({ fields }) => fields.transportEventTypeCode === "DEPA");
  if (departure === undefined) return reportedByNow(journey);
  const toldAt = Math.min(departure.at - DAY_MS, journey.now - 6 * HOUR_MS);
  const beforeLoading = reportedByNow(journey).filter(
    (event) => event.eventClassifierCode === "PLN" || toEventCode(event) === "GTOT" || toEventCode(event) === "GTIN",
  );
  const moved = milestones
    .filter(({ fields }) => fields.eventType === "TRANSPORT")
    .map(({ at, fields }, index) => {
      const next: TrackingEvent = {
        ...fields,
        vesselName: nextVessel(journey.provider, fields.vesselName),
        voyageReference: nextVoyage(fields.voyageReference),
        changeRemark: "Rolled to the next vessel: the planned one was full",
      };
      return toEvent(journey, next, { id: `rolled-${index}`, classifier: "EST", at: at + WEEK_MS, toldAt });
    });
  return [...beforeLoading, ...moved];
};

/** The booking was cancelled two days after it was made, before anything moved. */
export const cancelled: AddEvent = (journey) => {
  const at = Math.min(journey.bookedAt + journey.shift + 2 * DAY_MS, journey.now - HOUR_MS);
  const [first] = journey.legs;
  const fields: TrackingEvent = {
    eventType: "SHIPMENT",
    shipmentEventTypeCode: "CANC",
    documentTypeCode: "BKG",
    unLocationCode: first?.from.code ?? null,
    locationName: first?.from.name ?? null,
    changeRemark: "Cancelled by the shipper",
  };
  return [toEvent(journey, fields, { id: "cancelled", classifier: "ACT", at, toldAt: at })];
};

export const badData: AddEvent = (journey) => {
  const events = onTime(journey);
  const departure = events.find((event) => isActual(event, "DEPA"));
  const arrival = findArrival(journey);
  if (departure === undefined || arrival === null) return events;
  const { now, containers } = journey;
  const at = Date.parse(departure.eventDateTime ?? "");
  const report = (id: string, fields: TrackingEvent, when: number | null): TrackingEvent =>
    toEvent(journey, { ...departure, ...fields }, { id, classifier: "ACT", at: when, toldAt: now - 12 * HOUR_MS });
  const container: TrackingEvent = {
    eventType: "EQUIPMENT",
    transportEventTypeCode: null,
    modeOfTransport: null,
    vesselName: null,
    voyageReference: null,
    voyageDetailsLink: null,
  };
  return [
    ...events,
    report(
      "unknown",
      { ...container, equipmentEventTypeCode: "XFER", equipmentReference: containers[0] ?? null },
      at + DAY_MS,
    ),
    { ...report("timeless", { ...container, equipmentEventTypeCode: "INSP" }, null), eventDateTime: null },
    { ...report("unreadable", { ...container, equipmentEventTypeCode: "RSEA" }, null), eventDateTime: "after lunch" },
    report(
      "several",
      {
        ...container,
        equipmentEventTypeCode: "GTIN",
        emptyIndicatorCode: "LADEN",
        equipmentReference: containers.join(", "),
      },
      at - DAY_MS,
    ),
    report("early", { ...arrival.milestone.fields }, at - 2 * DAY_MS),
    report("nameless", { ...arrival.milestone.fields, vesselName: null, voyageReference: null }, now - 20 * HOUR_MS),
    report(
      "to-come",
      {
        ...container,
        ...arrival.milestone.fields,
        eventType: "EQUIPMENT",
        transportEventTypeCode: null,
        equipmentEventTypeCode: "DISC",
      },
      now + 3 * DAY_MS,
    ),
  ];
};

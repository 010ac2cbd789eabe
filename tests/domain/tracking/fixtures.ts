import {
  type TrackingEvent,
  type TrackingReport,
  type TrackingStop,
  EMPTY_EVENT,
} from "#domain/tracking/tracking-event.ts";

const NOTHING: TrackingEvent = { ...EMPTY_EVENT, classifier: "ACT" };

export const PLACES = {
  INTKD: { name: "Tughlakabad", offset: "+05:30" },
  INNSA: { name: "Nhava Sheva", offset: "+05:30" },
  EGSUZ: { name: "Suez", offset: "+02:00" },
  NLRTM: { name: "Rotterdam", offset: "+01:00" },
  DEDUI: { name: "Duisburg", offset: "+01:00" },
} as const;
export type PlaceCode = keyof typeof PLACES;

/** An event from a line such as `EST ARRI VESSEL NLRTM 2026-11-25T06:00` with what else it says. */
export const event = (line: string, more: Partial<TrackingEvent> = {}): TrackingEvent => {
  const [classifier = "ACT", code = "", mode = "", place = "", at = ""] = line.split(" ");
  const known = Object.entries(PLACES).find(([code]) => code === place)?.[1];
  const isTransport = code === "DEPA" || code === "ARRI";
  const isBySea = mode === "VESSEL";
  return {
    ...NOTHING,
    classifier,
    eventType: isTransport ? "TRANSPORT" : "EQUIPMENT",
    code,
    mode: mode === "-" ? null : mode,
    locationCode: place,
    locationName: known?.name ?? place,
    at: at === "" ? null : `${at}:00${known?.offset ?? ""}`,
    emptyIndicator: isTransport ? null : "LADEN",
    vesselName: isBySea ? "ASTRID MERIDIAN" : null,
    voyage: isBySea ? "431W" : null,
    ...more,
  };
};

const stop = (role: string, code: PlaceCode, country: string): TrackingStop => ({
  role,
  name: PLACES[code].name,
  country,
  code,
  coordinates: null,
  timeZone: null,
});

export const STOPS: readonly TrackingStop[] = [
  stop("POO", "INTKD", "India"),
  stop("POL", "INNSA", "India"),
  stop("POD", "NLRTM", "Netherlands"),
  stop("FPD", "DEDUI", "Germany"),
];

/** A box that left Tughlakabad by rail and is at sea on its way to Duisburg. */
export const AT_SEA: readonly TrackingEvent[] = [
  event("ACT GTOT TRUCK INTKD 2026-10-22T10:15", { emptyIndicator: "EMPTY" }),
  event("ACT GTIN TRUCK INTKD 2026-10-24T16:40"),
  event("ACT DEPA RAIL INTKD 2026-10-25T22:05"),
  event("ACT ARRI RAIL INNSA 2026-10-28T05:30"),
  event("ACT LOAD VESSEL INNSA 2026-10-30T14:12"),
  event("ACT DEPA VESSEL INNSA 2026-10-31T03:48"),
  event("ACT WAYP VESSEL EGSUZ 2026-11-14T19:25"),
  event("PLN ARRI VESSEL NLRTM 2026-11-22T06:00", { id: "eta-1", reportedAt: "2026-10-20T00:00:00Z" }),
  event("EST ARRI VESSEL NLRTM 2026-11-25T06:00", {
    id: "eta-2",
    reportedAt: "2026-11-10T08:00:00Z",
    remark: "Congestion at Suez",
  }),
  event("EST DEPA RAIL NLRTM 2026-11-26T21:30"),
  event("EST ARRI RAIL DEDUI 2026-11-27T08:00"),
];

export const reported = (events: readonly TrackingEvent[], more: Partial<TrackingReport> = {}): TrackingReport => ({
  stops: STOPS,
  lanes: [],
  events,
  lastUpdatedAt: null,
  ...more,
});

export const NOW = "2026-11-20T12:00:00.000Z";

import {
  type TrackingQuery,
  type TrackingEvent,
  type TrackingReport,
  type TrackingStop,
  EMPTY_EVENT,
} from "#domain/tracking";

export const query: TrackingQuery = { bookingId: "KLB-2026-000123", type: "fcl", shippingLine: "HMM" };

/** An event that says only this. */
export const event = (said: Partial<TrackingEvent>): TrackingEvent => ({ ...EMPTY_EVENT, ...said });

const stop = (said: Pick<TrackingStop, "role" | "name" | "country" | "code">): TrackingStop => ({
  coordinates: null,
  timeZone: null,
  ...said,
});

const aboard = { mode: "VESSEL", vesselName: "ASTRID MERIDIAN", voyage: "431W" } as const;
const mumbai = { locationName: "Nhava Sheva", address: "Jawaharlal Nehru Port, India", locationCode: "INNSA" } as const;
const rotterdam = { locationName: "Rotterdam", address: "Maasvlakte, Netherlands", locationCode: "NLRTM" } as const;

/** Tughlakabad to Duisburg by rail and sea, on the water; on 20 November 2026 due in Rotterdam in five days. */
export const atSea: TrackingReport = {
  stops: [
    stop({ role: "POO", name: "Tughlakabad", country: "India", code: "INTKD" }),
    stop({ role: "POL", name: "Nhava Sheva", country: "India", code: "INNSA" }),
    stop({ role: "POD", name: "Rotterdam", country: "Netherlands", code: "NLRTM" }),
    stop({ role: "FPD", name: "Duisburg", country: "Germany", code: "DEDUI" }),
  ],
  lanes: [],
  events: [
    event({
      id: "e1",
      at: "2026-10-25T22:05:00+05:30",
      classifier: "ACT",
      eventType: "TRANSPORT",
      code: "DEPA",
      mode: "RAIL",
      locationName: "Tughlakabad",
      locationCode: "INTKD",
    }),
    event({
      id: "e2",
      at: "2026-10-31T03:48:00+05:30",
      classifier: "ACT",
      eventType: "TRANSPORT",
      code: "DEPA",
      voyageLink: "https://lines.example/voyages/431W",
      ...aboard,
      ...mumbai,
    }),
    event({
      id: "e3",
      at: "2026-11-23T06:00:00+01:00",
      classifier: "PLN",
      eventType: "TRANSPORT",
      code: "ARRI",
      reportedAt: "2026-10-20T08:00:00Z",
      ...aboard,
      ...rotterdam,
    }),
    event({
      id: "e4",
      at: "2026-11-25T06:00:00+01:00",
      classifier: "EST",
      eventType: "TRANSPORT",
      code: "ARRI",
      reportedAt: "2026-11-14T08:00:00Z",
      remark: "Waited for a berth in Suez",
      ...aboard,
      ...rotterdam,
    }),
  ],
  lastUpdatedAt: "2026-11-18T06:30:00Z",
};

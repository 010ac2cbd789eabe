import { addEvents } from "#server/modules/tracking/store.ts";
import type { TrackingEvent } from "#api/schema.d.ts";
import { type Actor, another, bookSeveral } from "./bookings.ts";
import type { ProviderContext } from "./provider-context.ts";

interface Named {
  readonly bookingId: string;
}

/** A booking of this number, made a moment ago, from Nhava Sheva to Rotterdam. */
export const bookNumbered = async (context: ProviderContext, actor: Actor, { bookingId }: Named): Promise<string> => {
  const { db } = context.database;
  await bookSeveral(context, actor, 1);
  const { id } = await db.selectFrom("quotation").select("id").executeTakeFirstOrThrow();
  await db.updateTable("quotation").set({ bookingId }).where("id", "=", id).execute();
  return id;
};

const tell = (context: ProviderContext, quotation: string, events: readonly TrackingEvent[]): Promise<number> =>
  addEvents(
    context.database.db,
    events.map((event) => ({ quotation, event })),
    { at: context.overrides.now, source: "contract" },
  );

const VESSEL = {
  modeOfTransport: "VESSEL",
  vesselName: "NORRVIK ASTRID",
  vesselIMONumber: "9321483",
  voyageReference: "614W",
  voyageDetailsLink: "https://norrvik.example/voyages/614W",
} as const;

const DEPARTED: TrackingEvent = {
  ...VESSEL,
  eventId: "departed",
  eventType: "TRANSPORT",
  transportEventTypeCode: "DEPA",
  eventClassifierCode: "ACT",
  eventDateTime: "2026-11-12T06:20:00+05:30",
  eventCreatedDateTime: "2026-11-12T01:05:00Z",
  unLocationCode: "INNSA",
  locationName: "Nhava Sheva",
  address: "Jawaharlal Nehru Port, India",
  facilityTypeCode: "POTE",
  facilityName: "Jawaharlal Nehru Port",
  changeRemark: "Berthed late",
};

const LOADED: TrackingEvent = {
  ...VESSEL,
  eventId: "loaded",
  eventType: "EQUIPMENT",
  equipmentEventTypeCode: "LOAD",
  equipmentReference: "KLSU4821178",
  emptyIndicatorCode: "LADEN",
  eventClassifierCode: "ACT",
  eventDateTime: "2026-11-11T22:40:00+05:30",
  eventCreatedDateTime: "2026-11-11T18:00:00Z",
  unLocationCode: "INNSA",
  locationName: "Nhava Sheva",
  address: "Jawaharlal Nehru Port, India",
};

const EXPECTED: TrackingEvent = {
  ...VESSEL,
  eventId: "expected",
  eventType: "TRANSPORT",
  transportEventTypeCode: "ARRI",
  eventClassifierCode: "EST",
  eventDateTime: "2026-12-04T14:00:00+01:00",
  eventCreatedDateTime: "2026-11-19T09:00:00Z",
  unLocationCode: "NLRTM",
  locationName: "Rotterdam",
  address: "Maasvlakte, Netherlands",
  changeRemark: "Waiting for the canal",
};

const CONFIRMED: TrackingEvent = {
  eventId: "confirmed",
  eventType: "SHIPMENT",
  shipmentEventTypeCode: "CONF",
  documentTypeCode: "BKG",
  eventClassifierCode: "ACT",
  eventDateTime: "2026-11-05T10:00:00+05:30",
  eventCreatedDateTime: "2026-11-05T04:30:00Z",
  locationName: "Nhava Sheva",
};

export const sail = async (context: ProviderContext, actor: Actor, named: Named): Promise<void> => {
  await tell(context, await bookNumbered(context, actor, named), [CONFIRMED, LOADED, DEPARTED, EXPECTED]);
};

export const correct = async (context: ProviderContext, actor: Actor, named: Named): Promise<void> => {
  const corrected = {
    ...DEPARTED,
    eventDateTime: "2026-11-12T09:05:00+05:30",
    eventCreatedDateTime: "2026-11-13T01:05:00Z",
    changeRemark: "Departure corrected",
  };
  const retracted = {
    ...LOADED,
    eventCreatedDateTime: "2026-11-13T02:00:00Z",
    isRetracted: true,
    changeRemark: "Wrong container",
  };
  const unknown = {
    eventId: "unknown",
    eventType: "EQUIPMENT",
    equipmentEventTypeCode: "TELE",
    eventClassifierCode: "ACT",
    eventCreatedDateTime: "2026-11-13T03:00:00Z",
    unLocationCode: "INNSA",
  };
  const events = [LOADED, DEPARTED, corrected, retracted, unknown, EXPECTED];
  await tell(context, await bookNumbered(context, actor, named), events);
};

/** A booking whose offer names no port. */
export const bookNowhere = async (context: ProviderContext, actor: Actor, named: Named): Promise<void> => {
  const id = await bookNumbered(context, actor, named);
  const offer = JSON.stringify({ _id: "nowhere", providerName: "Amberline", charges: {} });
  await context.database.db.updateTable("quotation").set({ offer }).where("id", "=", id).execute();
};

export const bookForAnother = async (context: ProviderContext, named: Named): Promise<void> => {
  await bookNumbered(context, await another(context), named);
};

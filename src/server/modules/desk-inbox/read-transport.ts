import type { BookedShipment, QuoteSearch } from "#api/schema.d.ts";
import type { InboxItem as StoredItem } from "#server/modules/inbox/index.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import { readShipment } from "../booking-views/index.ts";
import { type BookingLabel, findBooking, readBookingLabels, readShipments } from "../bookings/index.ts";
import { isLclSearch, readSearches } from "../quotes/index.ts";

interface LanePlace {
  readonly name: string;
  readonly code: string | null;
}

/** From where to where something is carried, and in which containers. */
export interface Transport {
  readonly lane: { readonly from: LanePlace; readonly to: LanePlace } | null;
  readonly containers: readonly { readonly equipment: string; readonly quantity: number }[];
  readonly vessel: string | null;
  readonly voyage: string | null;
  readonly departure: string | null;
  readonly arrival: string | null;
}

const NO_TRANSPORT: Transport = {
  lane: null,
  containers: [],
  vessel: null,
  voyage: null,
  departure: null,
  arrival: null,
};

const toPlace = ({ locationName, unLocationCode }: BookedShipment["from"]): LanePlace => ({
  name: locationName,
  code: unLocationCode ?? null,
});

type Load =
  | BookedShipment["containers"]
  | Extract<QuoteSearch, { requestedEquipments: unknown }>["requestedEquipments"];

const toContainers = (load: Load): Transport["containers"] =>
  (load ?? []).map((line) => ({ equipment: line.equipmentGroupIsoCode, quantity: line.numberOfContainers }));

/** The transport of a booking. */
const toTransport = (shipment: BookedShipment | null): Transport =>
  shipment === null
    ? NO_TRANSPORT
    : {
        lane: { from: toPlace(shipment.from), to: toPlace(shipment.to) },
        containers: toContainers(shipment.containers),
        vessel: shipment.vesselName ?? null,
        voyage: shipment.voyageReference ?? null,
        departure: shipment.departure?.eventDateTime ?? null,
        arrival: shipment.arrival?.eventDateTime ?? null,
      };

const toEnd = (name: string | null, code: string | null): LanePlace => ({ name: name ?? code ?? "", code });

/** The transport that a search is about. */
export const toSearchedTransport = (search: QuoteSearch): Transport => {
  if (isLclSearch(search)) {
    const { portOfLoading: from, portOfDischarge: to } = search;
    return { ...NO_TRANSPORT, lane: { from: toEnd(from, null), to: toEnd(to, null) } };
  }
  const from = toEnd(search.originPlace ?? search.loadingPort, search.placeOfOrigin ?? search.portOfLoading);
  const to = toEnd(search.deliveryPlace ?? search.dischargePort, search.placeOfDelivery ?? search.portOfDischarge);
  return { ...NO_TRANSPORT, lane: { from, to }, containers: toContainers(search.requestedEquipments) };
};

const readAgain = async (db: Executor, id: string, now: number): Promise<BookedShipment | null> => {
  const booking = await findBooking(db, id);
  return booking === null ? null : readShipment(db, booking, now);
};

/** Transports of bookings by their `_id`s: of their summaries, and of the booking itself while that is missing or outdated. */
export const readTransports = async (
  db: Executor,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Transport>> => {
  const stored = await readShipments(db, ids);
  const transports = new Map<string, Transport>();
  for (const id of ids) {
    const { shipment = null, isOutdated = true } = stored.get(id) ?? {};
    const isKnown = shipment !== null && !isOutdated;
    transports.set(id, toTransport(isKnown ? storedJson<BookedShipment>(shipment) : await readAgain(db, id, now)));
  }
  return transports;
};

/** Makes the summaries of new bookings, by which they are searched as well: a portal makes them when its shipper lists them. */
export const summariseNew = async (
  db: Executor,
  items: readonly StoredItem[],
  refresh: (accountId: string) => Promise<void>,
): Promise<void> => {
  const bookings = [...new Set(items.flatMap(({ booking }) => booking ?? []))];
  const known = await readShipments(db, bookings);
  const labels = await readBookingLabels(
    db,
    bookings.filter((id) => (known.get(id)?.shipment ?? null) === null),
  );
  for (const company of new Set([...labels.values()].map(({ accountId }) => accountId))) await refresh(company);
};

/** What is known of the bookings, quotes and requests of items. */
export interface KnownTransports {
  readonly labels: ReadonlyMap<string, BookingLabel>;
  readonly ofBookings: ReadonlyMap<string, Transport>;
  readonly searches: ReadonlyMap<string, QuoteSearch>;
}

const isOfQuote = ({ kind }: StoredItem): boolean =>
  kind === "quote-request" || kind === "quote-approved" || kind === "quote-follow-up";

/* A follow-up is named by its quote and its day. */
const toQuoteNumber = ({ subject }: StoredItem): string => subject.split(" ")[0] ?? subject;

export const readKnownTransports = async (
  db: Executor,
  items: readonly StoredItem[],
  now: number,
): Promise<KnownTransports> => {
  const bookings = [...new Set(items.flatMap(({ booking }) => booking ?? []))];
  return {
    labels: await readBookingLabels(db, bookings),
    ofBookings: await readTransports(db, bookings, now),
    searches: await readSearches(db, items.filter(isOfQuote).map(toQuoteNumber)),
  };
};

export const findTransport = ({ ofBookings, searches }: KnownTransports, item: StoredItem): Transport => {
  const search = searches.get(toQuoteNumber(item));
  if (search !== undefined) return toSearchedTransport(search);
  return ofBookings.get(item.booking ?? "") ?? NO_TRANSPORT;
};

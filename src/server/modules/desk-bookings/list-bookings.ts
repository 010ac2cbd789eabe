import type { BookedShipment } from "#api/schema.d.ts";
import { toBookingStatus } from "#domain/bookings";
import type { BookingStatus } from "#domain/rates";
import { storedJson } from "#server/platform/database/statements.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { nameCompanies, searchCompanies } from "../accounts/index.ts";
import { readShipment, toSearchText } from "../booking-views/index.ts";
import { type BookingPosition, listAllBookings, type StoredBooking } from "../bookings/index.ts";
import { type OfferContext, priceOffer, readOffer } from "../rates/index.ts";

export interface BookingListFilter {
  /** Each has to be found. */
  readonly words: readonly string[];
  /** Null: whichever. */
  readonly state: BookingStatus | null;
}

const STATUSES = { "in-process": 0, booked: 1, cancelled: 2, unknown: -1 } as const;

const findWords = async (db: Executor, words: readonly string[]) => {
  const found = [];
  for (const word of words) found.push({ word, companies: await searchCompanies(db, word) });
  return found;
};

const toPlace = (end: BookedShipment["from"] | undefined) =>
  end === undefined ? null : { name: end.locationName, code: end.unLocationCode ?? null };

/* The total as booked, or sums by currency that cannot be added, as the customer reads them; it says whether a charge has no price and is left out. */
const readTotal = ({ offer, context }: StoredBooking) =>
  priceOffer(readOffer(offer), storedJson<OfferContext>(context)).match(
    ({ price: { converted, perCurrency, unpricedCount } }) => ({
      total: converted.kind === "converted" ? converted.total : null,
      perCurrency: converted.kind === "converted" ? [] : perCurrency.map((sum) => ({ ...sum })),
      isTotalComplete: unpricedCount === 0,
    }),
    () => ({ total: null, perCurrency: [], isTotalComplete: false }),
  );

/** A booking as a line of the list shows it. */
export const presentRow = (booking: StoredBooking, companyName: string, shipment: BookedShipment | null) => ({
  number: booking.quotationId,
  bookingNumber: booking.bookingId,
  state: toBookingStatus(booking.status),
  isHeld: booking.isHeld === 1,
  carrier: booking.providerName,
  companyName,
  reference: booking.reference,
  bookedAt: toInstant(booking.bookedAt),
  from: toPlace(shipment?.from),
  to: toPlace(shipment?.to),
  departure: shipment?.departure?.eventDateTime ?? null,
  arrival: shipment?.arrival?.eventDateTime ?? null,
  vessel: shipment?.vesselName ?? null,
  voyage: shipment?.voyageReference ?? null,
  containers: (shipment?.containers ?? []).map(({ equipmentGroupIsoCode, numberOfContainers }) => ({
    size: equipmentGroupIsoCode,
    quantity: numberOfContainers,
  })),
  weightKg: shipment?.weight ?? null,
  cbm: shipment?.cbm ?? null,
  ...readTotal(booking),
});

const MAX_WORDS = 10;

/** The words of what was typed, in the form that is searched. */
export const toWords = (typed: string): readonly string[] =>
  toSearchText(typed)
    .split(/[\s,;]+/)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS);

/** Bookings of all companies, newest first. */
export const listDeskBookings = async (
  db: Executor,
  { words, state }: BookingListFilter,
  { after, limit }: { readonly after: BookingPosition | null; readonly limit: number },
  now: number,
) => {
  const filter = { words: await findWords(db, words), status: state === null ? null : STATUSES[state] };
  const found = await listAllBookings(db, filter, { after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const names = await nameCompanies(db, [...new Set(page.map(({ accountId }) => accountId))]);
  const rows = [];
  for (const { shipment, ...booking } of page) {
    const known = shipment === null ? await readShipment(db, booking, now) : storedJson<BookedShipment>(shipment);
    rows.push(presentRow(booking, names.get(booking.accountId) ?? "", known));
  }
  const last = page.at(-1);
  return { rows, next: found.length > limit && last !== undefined ? `${last.bookedAt}.${last.quotationId}` : null };
};

/** The position that `next` of a page names; null for a text that names none. */
export const readPosition = (text: string): BookingPosition | null => {
  const [, bookedAt, quotationId] = /^(\d{1,16})\.(.+)$/.exec(text) ?? [];
  return bookedAt === undefined || quotationId === undefined ? null : { bookedAt: Number(bookedAt), quotationId };
};

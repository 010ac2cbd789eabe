import {
  describeSailingChange,
  type DeskSailing,
  isOpen,
  listSailingChanges,
  mapCutOffs,
  type SailingChange,
} from "#domain/amendments";
import { moneyValue, type Sentence, sentence } from "#domain/formatting";
import type { Money } from "#domain/money";
import { BRAND } from "#brand";
import { type StoredBooking, readBookedJourney } from "../bookings/index.ts";
import type { BookingAmendmentTable } from "./tables.ts";

type Offered = Pick<StoredBooking, "offer" | "context" | "bookedAt">;

/** The sailing of an offer as the desk can change it: the first vessel from the port of loading, until the last one arrives. */
export const readDeskSailing = (booking: Offered): DeskSailing => {
  const { legs, cutOffs } = readBookedJourney(booking);
  const voyages = legs.filter(({ mode }) => mode === "sea");
  const [first, last] = [voyages[0], voyages.at(-1)];
  return {
    vessel: first?.vessel ?? null,
    voyage: first?.voyage ?? null,
    departure: first?.departure ?? null,
    arrival: last?.arrival ?? null,
    ...mapCutOffs(({ code }) => cutOffs.find((cutOff) => cutOff.code === code)?.at ?? null),
  };
};

type WithOffer = Pick<
  BookingAmendmentTable,
  "state" | "offer" | "context" | "replacedOffer" | "replacedContext" | "requestedAt"
>;

/**
 * What a request changes of the sailing: compared with the booking while it is open, and with what it replaced once it is
 * carried out; nothing after it was declined or withdrawn.
 */
export const listRequestChanges = (booking: Offered, request: WithOffer): readonly SailingChange[] => {
  const { offer, context, replacedOffer, replacedContext } = request;
  if (offer === null || context === null) return [];
  const after = readDeskSailing({ offer, context, bookedAt: booking.bookedAt });
  if (isOpen(request)) return listSailingChanges(readDeskSailing(booking), after);
  if (replacedOffer === null || replacedContext === null || request.state !== "confirmed") return [];
  const replaced = { offer: replacedOffer, context: replacedContext, bookedAt: booking.bookedAt };
  return listSailingChanges(readDeskSailing(replaced), after);
};

/** What the shipper reads in the mail about a change: the words of the desk, what changes, and the fee. */
export const describeRequest = (
  { text, byDesk }: Pick<BookingAmendmentTable, "text" | "byDesk">,
  changes: readonly SailingChange[],
  fee: Money | null,
): readonly Sentence[] => [
  ...(byDesk === 1 && text !== "" ? [`${BRAND.shortName} writes: ${text}`] : []),
  ...changes.map(describeSailingChange).map(({ label, before, after }) => sentence`${label}: ${before} → ${after}`),
  ...(fee === null || changes.length + text.length === 0
    ? []
    : [sentence`Fee: ${fee.minor === 0 ? "none" : moneyValue(fee)}`]),
];

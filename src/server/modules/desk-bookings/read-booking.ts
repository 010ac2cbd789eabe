import { type DeadlineFacts, assessDeadlines, type DeadlineTime, findDeadlines } from "#domain/deadlines";
import { formatShare } from "#domain/margins";
import { toMinutes } from "#domain/time";
import type { BookedShipment } from "#api/schema.d.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { toInstant, zones } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { type BookingPrices, readBookingPrices } from "../accounting/index.ts";
import { companyById, findContact } from "../accounts/index.ts";
import { readSubjectRevision } from "../audit/index.ts";
import { findHeldDecision } from "../amendments/index.ts";
import { findHeldEvent, type HeldEvent } from "../booking-events/index.ts";
import { readDeskMessages } from "../booking-messages/index.ts";
import { summarise } from "../booking-views/index.ts";
import { describeAtCarrier, readAtCarrier, type StoredBooking } from "../bookings/index.ts";
import { loadLeadTimes } from "../lead-times/index.ts";
import { nameStaffMembers } from "../staff/index.ts";
import { readCargo } from "./read-cargo.ts";
import { readContainers } from "./read-containers.ts";
import { readDocuments } from "./read-documents.ts";
import { readRequests } from "./read-requests.ts";
import { presentRow } from "./list-bookings.ts";
import { listNotes } from "./note-store.ts";
import { presentEntry, readApprovalHistory, readHistory } from "./read-history.ts";

const MINUTE_MS = 60_000;
const IN_PROCESS = 0;

const presentMoment = (time: DeadlineTime | null) =>
  time === null ? null : { local: time.local, utc: toInstant(time.utc * MINUTE_MS) };

/** The deadlines of a booking by the lead times of its company. */
export const readDeadlines = async (db: Executor, { accountId }: StoredBooking, text: string | null, now: number) => {
  if (text === null) return [];
  const facts = storedJson<DeadlineFacts>(text);
  const { hours } = (await loadLeadTimes(db, accountId))(facts.origin.code);
  const deadlines = findDeadlines(facts, hours, zones);
  return assessDeadlines(deadlines, toMinutes(now)).map(
    ({ task, place: { name, code }, responsible, latest, cutOff, state, done, of }) => ({
      task,
      place: { name, code },
      responsible,
      latest: presentMoment(latest),
      cutOff: presentMoment(cutOff),
      state,
      done,
      of,
    }),
  );
};

const readContact = async (db: Executor, booking: StoredBooking) => {
  const contact = await findContact(db, booking);
  const company = await companyById(db, booking.accountId);
  if (contact === undefined || company === undefined || contact.firstName === "") return null;
  return {
    companyId: company.id,
    companyName: company.name,
    companyState: company.state,
    stateReason: company.stateReason,
    group: company.customerGroup,
    name: `${contact.firstName} ${contact.lastName}`,
    email: contact.email,
    phone: [contact.dialCode, contact.phone].filter((one) => one !== null && one !== "").join(" "),
  };
};

const presentAtCarrier = async (db: Executor, quotation: StoredBooking) => {
  const known = await readAtCarrier(db, quotation);
  const { booking } = known;
  return {
    atCarrier: booking === null ? null : { carrier: booking.source, state: booking.state, number: booking.number },
    isWithCarrier: quotation.status === IN_PROCESS && booking !== null && !["desk", "closed"].includes(booking.state),
    carrierNotes: describeAtCarrier(known),
  };
};

const presentPrices = (prices: BookingPrices | null) => {
  if (prices === null)
    return { charges: [], totals: { selling: null, buying: null, margin: null, marginPercent: null }, exchange: null };
  const { lines, selling, buying, margin, exchange } = prices;
  return {
    charges: lines.map((line) => ({ ...line })),
    totals: {
      selling,
      buying,
      margin,
      marginPercent: margin === null || selling === null ? null : formatShare(margin, selling),
    },
    exchange: exchange === null ? null : { base: exchange.base, date: exchange.date, quotes: [...exchange.quotes] },
  };
};

const readNotes = async (db: Executor, booking: StoredBooking) => {
  const notes = await listNotes(db, booking.id);
  const names = await nameStaffMembers(
    db,
    notes.map(({ writtenBy }) => writtenBy),
  );
  return notes.map(({ id, text, writtenBy, writtenAt }) => ({
    id,
    text,
    writtenBy: names.get(writtenBy) ?? "",
    writtenAt: toInstant(writtenAt),
  }));
};

type Certainty = "actual" | "expected" | "planned";

const CERTAINTY: ReadonlyMap<string, Certainty> = new Map([
  ["ACT", "actual"],
  ["EST", "expected"],
  ["PLN", "planned"],
]);

const toClass = (moment: BookedShipment["departure"]): Certainty | null =>
  CERTAINTY.get(moment?.eventClassifierCode ?? "") ?? null;

type Undone = "confirmation" | "rejection" | "correction" | "cancellation" | "change" | "answer" | "message";

const UNDONE = new Map<string, Undone>([
  ["confirmed", "confirmation"],
  ["rejected", "rejection"],
  ["corrected", "correction"],
  ["cancelled", "cancellation"],
  ["cargo-accepted", "answer"],
  ["cargo-returned", "answer"],
  ["message-written", "message"],
]);

/* What taking the newest answer back undoes. */
const findUndone = async (db: Executor, held: HeldEvent, now: number): Promise<Undone | null> => {
  const request = await findHeldDecision(db, held.quotation, now);
  if (request === null) return UNDONE.get(held.kind) ?? null;
  return (request.beforeAnswer ?? null) === null ? "change" : "answer";
};

/** Everything about one booking for the desk. */
export const readDeskBooking = async (db: Executor, booking: StoredBooking, now: number) => {
  const { shipment: text, deadlineFacts, stage } = await summarise(db, booking, now);
  const shipment = text === null ? null : storedJson<BookedShipment>(text);
  const contact = await readContact(db, booking);
  const held = await findHeldEvent(db, booking.id, now);
  return {
    ...presentRow(booking, contact?.companyName ?? "", shipment),
    revision: await readSubjectRevision(db, booking.quotationId),
    undoUntil: held === null ? null : toInstant(held.heldUntil),
    undoes: held === null ? null : await findUndone(db, held, now),
    priceValidTill: booking.validityTill,
    departureClass: toClass(shipment?.departure),
    arrivalClass: toClass(shipment?.arrival),
    stage,
    ...(await presentAtCarrier(db, booking)),
    ...presentPrices(await readBookingPrices(db, booking.quotationId)),
    contact,
    ...(await readCargo(db, booking)),
    containerNumbers: await readContainers(db, booking, now),
    ...(await readRequests(db, booking, now)),
    documents: await readDocuments(db, booking),
    deadlines: await readDeadlines(db, booking, deadlineFacts, now),
    messages: await readDeskMessages(db, booking),
    notes: await readNotes(db, booking),
    history: [...(await readHistory(db, booking.quotationId)), ...(await readApprovalHistory(db, booking))].map(
      presentEntry,
    ),
  };
};

import { handOverCommand } from "./bookings/hand-over.ts";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { fileTypeFromBuffer } from "file-type";
import { err, ok } from "neverthrow";
import type { BookedShipment } from "#api/schema.d.ts";
import { STATUS_LABELS, toBookingStatus } from "#domain/bookings";
import { findContact, formatContact } from "#server/modules/accounts/index.ts";
import { listBookingEvents } from "#server/modules/booking-events/index.ts";
import { readShipment } from "#server/modules/booking-views/index.ts";
import {
  allQuotations,
  attachDocument,
  describeAtCarrier,
  describeCurrentSailing,
  describeWholeBooking,
  findQuotationFile,
  listAwaitedBookings,
  readAtCarrier,
  readBookingOverview,
  type CarrierBookingTable,
  type StoredBooking,
} from "#server/modules/bookings/index.ts";
import { scanAtOnce } from "#server/platform/scanning/scan-at-once.ts";
import { toSingleLine } from "#server/platform/text.ts";
import { toInstant } from "#server/platform/time.ts";
import { describeBooking, findBooking, readBookedOffer, toBookingRecord } from "../find-booking.ts";
import { defineCommand, defineGroup, defineList } from "../kit/command.ts";
import { readInputFile } from "../kit/files.ts";
import { argument, option, readChoice, rowLimit } from "../kit/parameters.ts";
import { amendmentCommands } from "./bookings/amendments.ts";
import { bookingChanges } from "./bookings/changes.ts";

const LARGEST = 10 * 1024 * 1024;
const ATTACHED_TYPES = ["application/pdf", "image/jpeg", "image/png"];
const STATUS_NUMBERS = { "in-process": 0, booked: 1, cancelled: 2 } as const;
const STATUSES = ["in-process", "booked", "cancelled"] as const;

interface BookingOnList {
  readonly quotation: StoredBooking & { readonly email: string; readonly companyName: string };
  readonly shipment: BookedShipment | null;
}

const describeSailing = ({ quotation, shipment }: BookingOnList): readonly string[] =>
  describeCurrentSailing(readBookingOverview(quotation), shipment);

const list = defineList({
  name: "list",
  description: "List bookings of all shippers, newest first",
  parameters: {
    status: option("<status>", "in-process, booked or cancelled", readChoice(STATUSES)),
    limit: rowLimit(),
  },
  run: async ({ db, clock }, { status, limit }) => {
    const rows: BookingOnList[] = [];
    for (const quotation of await allQuotations(db, status === null ? null : STATUS_NUMBERS[status], limit))
      rows.push({ quotation, shipment: await readShipment(db, quotation, clock()) });
    return ok(rows);
  },
  columns: [
    { key: "quotationId", heading: "Quotation", value: ({ quotation }) => quotation.quotationId },
    {
      key: "bookingId",
      heading: "Booking",
      value: ({ quotation }) => quotation.bookingId,
      text: ({ quotation }) => quotation.bookingId ?? "no booking number",
    },
    {
      key: "status",
      heading: "Status",
      value: ({ quotation }) => toBookingStatus(quotation.status),
      text: ({ quotation }) => STATUS_LABELS[toBookingStatus(quotation.status)],
    },
    { key: "bookedOn", heading: "Booked on", value: ({ quotation }) => quotation.bookedOn },
    { key: "bookedAt", heading: "Booked at", value: ({ quotation }) => toInstant(quotation.bookedAt), text: null },
    { key: "providerName", heading: "Carrier", value: ({ quotation }) => quotation.providerName },
    {
      key: "from",
      heading: "Route",
      value: ({ shipment }) => shipment?.from.unLocationCode ?? shipment?.from.locationName ?? null,
      text: ({ quotation }) => readBookingOverview(quotation).route ?? "route not stated",
    },
    {
      key: "to",
      heading: "To",
      value: ({ shipment }) => shipment?.to.unLocationCode ?? shipment?.to.locationName ?? null,
      text: null,
    },
    {
      key: "containers",
      heading: "Load",
      value: ({ shipment }) => shipment?.containers ?? [],
      text: ({ quotation }) => readBookingOverview(quotation).load ?? "load not stated",
    },
    { key: "weight", heading: "Weight (kg)", value: ({ shipment }) => shipment?.weight ?? null, text: null },
    { key: "cbm", heading: "CBM", value: ({ shipment }) => shipment?.cbm ?? null, text: null },
    {
      key: "etd",
      heading: "Sailing",
      value: ({ shipment }) => shipment?.departure?.eventDateTime ?? null,
      text: (row) => describeSailing(row)[0] ?? "",
    },
    {
      key: "hasDeparted",
      heading: "Departed",
      value: ({ shipment }) => shipment?.departure?.eventClassifierCode === "ACT",
      text: null,
    },
    { key: "vesselName", heading: "Vessel", value: ({ shipment }) => shipment?.vesselName ?? null, text: null },
    {
      key: "voyageReference",
      heading: "Voyage",
      value: ({ shipment }) => shipment?.voyageReference ?? null,
      text: null,
    },
    {
      key: "handover",
      heading: "Hand-over",
      value: ({ shipment }) => shipment?.handover ?? null,
      text: (row) => describeSailing(row)[1] ?? "",
    },
    {
      key: "totals",
      heading: "Total",
      value: ({ quotation }) => readBookedOffer(quotation)?.price.totals ?? [],
      text: ({ quotation }) => readBookingOverview(quotation).total ?? "no total",
      align: "right",
    },
    {
      key: "displayTerms",
      heading: "Shown with the price",
      value: ({ shipment }) => shipment?.displayTerms ?? null,
      text: null,
    },
    { key: "companyName", heading: "Company", value: ({ quotation }) => quotation.companyName },
    { key: "email", heading: "Email", value: ({ quotation }) => quotation.email },
  ],
  empty: "No bookings.",
});

const awaited = defineList({
  name: "awaited",
  description: "List bookings whose carrier has not answered and those that the desk settles with it, oldest first",
  parameters: { limit: rowLimit() },
  run: async ({ db }, { limit }) => ok(await listAwaitedBookings(db, limit)),
  columns: [
    { key: "quotationId", heading: "Quotation" },
    { key: "source", heading: "Carrier" },
    { key: "state", heading: "State" },
    { key: "bookedAt", heading: "Booked at", value: ({ bookedAt }) => toInstant(bookedAt) },
    { key: "sends", heading: "Sent", value: ({ sends }) => sends, text: ({ sends }) => `${sends} times` },
    { key: "calls", heading: "Calls", value: ({ attempts }) => attempts, text: ({ attempts }) => `${attempts} calls` },
    {
      key: "nextCallAt",
      heading: "Next call",
      value: ({ dueAt }) => (dueAt === null ? null : toInstant(dueAt)),
    },
    { key: "problem", heading: "For the desk", text: ({ problem }) => problem ?? "" },
    { key: "reason", heading: "Reason", text: ({ reason }) => toSingleLine(reason ?? "") },
  ],
  empty: "No booking waits for the answer of a carrier.",
});

const toAtCarrier = ({ source, state, sends, sentAt, dueAt, number, problem, reason }: CarrierBookingTable) => ({
  source,
  state,
  sends,
  sentAt: sentAt === null ? null : toInstant(sentAt),
  nextCallAt: dueAt === null ? null : toInstant(dueAt),
  number,
  problem,
  reason,
});

const show = defineCommand({
  name: "show",
  description: "Show a booking with everything that its confirmation states, its shipper and its history",
  parameters: { number: argument("quotation or booking number") },
  run: async ({ db, clock }, { number }) => {
    const found = await findBooking(db, number);
    if (found.isErr()) return err(found.error);
    const quotation = found.value;
    return ok({
      quotation,
      shipper: await findContact(db, quotation),
      known: await readAtCarrier(db, quotation),
      history: await listBookingEvents(db, quotation.id),
      shipment: await readShipment(db, quotation, clock()),
    });
  },
  describe: ({ quotation, shipper, known, history, shipment }) => [
    describeBooking(quotation),
    ...(shipper === undefined ? [] : formatContact(shipper)),
    `Sailing: ${describeCurrentSailing(readBookingOverview(quotation), shipment).map(toSingleLine).join("  ")}`,
    ...describeAtCarrier(known),
    ...describeWholeBooking(quotation).flat(),
    "History",
    `${toInstant(quotation.bookedAt)}  booked`,
    ...history.map(({ kind, fact, happenedAt }) => [toInstant(happenedAt), kind, toSingleLine(fact)].join("  ")),
  ],
  toJson: ({ quotation, shipper, known: { source, booking, price, offerId }, history, shipment }) => ({
    ...toBookingRecord(quotation),
    bookedAt: toInstant(quotation.bookedAt),
    reference: quotation.reference,
    shipper:
      shipper === undefined
        ? null
        : {
            companyName: shipper.companyName,
            firstName: shipper.firstName,
            lastName: shipper.lastName,
            email: shipper.email,
            dialCode: shipper.dialCode,
            phone: shipper.phone,
          },
    source,
    carrierOfferId: offerId,
    atCarrier: booking === null ? null : toAtCarrier(booking),
    securedPrice:
      price === null
        ? null
        : {
            source: price.source,
            outcome: price.outcome,
            number: price.number,
            bookingUrl: price.bookingUrl,
            sameNumber: price.sameNumber,
            askedAt: toInstant(price.askedAt),
          },
    shipment,
    offer: readBookedOffer(quotation),
    history: history.map(({ kind, subject, fact, happenedAt }) => ({
      kind,
      subject,
      fact,
      happenedAt: toInstant(happenedAt),
    })),
  }),
});

const attach = defineCommand({
  name: "attach",
  description: "Add a file (PDF, JPEG or PNG, at most 10 MB) to a booking; its shipper can download it",
  parameters: { number: argument("quotation or booking number"), file: argument("path of the file") },
  run: async ({ db, clock, openScanner }, { number, file }) => {
    const content = await readInputFile(file);
    if (content.isErr()) return err(content.error);
    const contentType = (await fileTypeFromBuffer(content.value))?.mime ?? "";
    if (!ATTACHED_TYPES.includes(contentType)) return err(`${file} is no PDF, JPEG or PNG.`);
    if (content.value.length > LARGEST) return err(`${file} is larger than 10 MB.`);
    const found = await findBooking(db, number);
    if (found.isErr()) return err(found.error);
    const { id: quotation } = found.value;
    const fileName = basename(file);
    if ((await findQuotationFile(db, quotation, fileName)) !== null)
      return err(`${number} has a file ${fileName} already.`);
    const problem = await scanAtOnce(openScanner(), Readable.from([content.value]), () => undefined);
    if (problem !== null) return err(problem.message);
    await attachDocument(db, { quotation, fileName, contentType, content: content.value }, clock());
    return ok({ number, fileName, contentType, bytes: content.value.length });
  },
  describe: ({ number, fileName }) => [`${fileName} is attached to ${number}.`],
});

/** `bookings list`, `awaited`, `show`, `confirm`, `correct`, `reject`, `cancel`, `attach`, `export` and the answers to requests of shippers. */
export const bookingCommands = defineGroup("bookings", "Manage bookings", [
  list,
  awaited,
  show,
  ...bookingChanges,
  ...amendmentCommands,
  attach,
  handOverCommand,
]);

import * as t from "io-ts";
import type { ResultAsync } from "neverthrow";
import type { PartyRole } from "#domain/cargo";
import type { DeadlineTask, Responsible } from "#domain/deadlines";
import type { BookingStatus } from "#domain/rates";
import { decodeWith, list, object, orNull } from "#adapters/http/codec.ts";
import { type Envelope, readAll, readFirst, request } from "#adapters/http/request.ts";
import type { ApiResponse } from "#adapters/http/client.ts";
import type { Failure } from "#ports/failure.ts";
import type { BookingChange, BookingsPort, DeskBooking } from "../ports/index.ts";
import type { DeskClient } from "./client.ts";
import { MoneyCodec } from "./codecs.ts";

const StateCodec: t.Type<BookingStatus, unknown> = t.keyof({
  "in-process": null,
  booked: null,
  cancelled: null,
  unknown: null,
});

const PlaceCodec = object({ name: t.string, code: orNull(t.string) });

const ROW = {
  number: t.string,
  bookingNumber: orNull(t.string),
  state: StateCodec,
  isHeld: t.boolean,
  carrier: t.string,
  companyName: t.string,
  reference: orNull(t.string),
  bookedAt: t.string,
  from: orNull(PlaceCodec),
  to: orNull(PlaceCodec),
  departure: orNull(t.string),
  arrival: orNull(t.string),
  vessel: orNull(t.string),
  voyage: orNull(t.string),
  containers: list(object({ size: t.string, quantity: t.number })),
  weightKg: orNull(t.number),
  cbm: orNull(t.number),
  total: orNull(MoneyCodec),
};

const ChargeCodec = object({
  name: t.string,
  code: orNull(t.string),
  basis: orNull(t.string),
  size: orNull(t.string),
  kind: t.keyof({ priced: null, included: null, unpriced: null, fee: null }),
  selling: orNull(MoneyCodec),
  buying: orNull(MoneyCodec),
  margin: orNull(MoneyCodec),
  rule: orNull(t.string),
});

const TotalsCodec = object({
  selling: orNull(MoneyCodec),
  buying: orNull(MoneyCodec),
  margin: orNull(MoneyCodec),
  marginPercent: orNull(t.string),
});

const ContactCodec = object({
  companyId: t.string,
  companyName: t.string,
  companyState: t.string,
  group: orNull(t.string),
  name: t.string,
  email: t.string,
  phone: t.string,
});

const MomentCodec = object({ local: t.string, utc: t.string });

const TaskCodec: t.Type<DeadlineTask, unknown> = t.keyof({
  booking: null,
  "empty-pick-up": null,
  stuffing: null,
  trucking: null,
  documents: null,
  vgm: null,
  customs: null,
  "cfs-delivery": null,
  "gate-in": null,
  "port-delivery": null,
  "pick-up": null,
  "empty-return": null,
});

const ResponsibleCodec: t.Type<Responsible, unknown> = t.keyof({
  shipper: null,
  haulier: null,
  "customs-agent": null,
  carrier: null,
  consignee: null,
});

const RoleCodec: t.Type<PartyRole, unknown> = t.keyof({ shipper: null, consignee: null, notifyParty: null });

const DeadlineCodec = object({
  task: TaskCodec,
  place: PlaceCodec,
  responsible: ResponsibleCodec,
  latest: orNull(MomentCodec),
  cutOff: orNull(MomentCodec),
  state: t.keyof({ done: null, next: null, "in-time": null, overdue: null, missed: null, "none-stated": null }),
  done: t.number,
  of: t.number,
});

const CertaintyCodec = orNull(t.keyof({ actual: null, expected: null, planned: null }));

const BookingCodec: t.Type<DeskBooking, unknown> = object({
  ...ROW,
  revision: t.number,
  undoUntil: orNull(t.string),
  priceValidTill: orNull(t.string),
  departureClass: CertaintyCodec,
  arrivalClass: CertaintyCodec,
  stage: t.keyof({ planned: null, "under-way": null, arrived: null, delivered: null }),
  isWithCarrier: t.boolean,
  carrierNotes: list(t.string),
  charges: list(ChargeCodec),
  totals: TotalsCodec,
  exchange: orNull(
    object({ base: t.string, date: t.string, quotes: list(object({ currency: t.string, unitsPerBase: t.string })) }),
  ),
  contact: orNull(ContactCodec),
  parties: list(object({ role: RoleCodec, name: t.string, address: t.string })),
  deadlines: list(DeadlineCodec),
  notes: list(object({ id: t.string, text: t.string, writtenBy: t.string, writtenAt: t.string })),
  history: list(
    object({
      id: t.string,
      at: t.string,
      action: t.string,
      who: orNull(t.string),
      role: t.string,
      reason: orNull(t.string),
    }),
  ),
});

const sendChange = (
  api: DeskClient,
  number: string,
  change: BookingChange,
  signal: AbortSignal,
): Promise<ApiResponse> => {
  const params = { path: { number } };
  switch (change.kind) {
    case "confirm": {
      const { bookingNumber, revision } = change;
      return api.POST("/bookings/{number}/confirmation", { params, body: { bookingNumber, revision }, signal });
    }
    case "correct": {
      const { bookingNumber, revision } = change;
      return api.PATCH("/bookings/{number}/confirmation", { params, body: { bookingNumber, revision }, signal });
    }
    case "reject": {
      const { reason, revision } = change;
      return api.POST("/bookings/{number}/rejection", { params, body: { reason, revision }, signal });
    }
    case "undo":
      return api.POST("/bookings/{number}/undo", { params, signal });
    case "cancel":
      return api.POST("/bookings/{number}/cancellation", { params, body: { revision: change.revision }, signal });
    case "note":
      return api.POST("/bookings/{number}/notes", { params, body: { text: change.text }, signal });
  }
};

const readNext = (envelope: Envelope): string | null =>
  decodeWith(object({ next: orNull(t.string) }))(envelope)
    .map(({ next }) => next)
    .unwrapOr(null);

const readBooking = (sent: Promise<ApiResponse>): ResultAsync<DeskBooking, Failure> =>
  request(sent).andThen(readFirst(BookingCodec));

export const createBookings = (api: DeskClient): BookingsPort => ({
  list: ({ search, state, after }, signal) => {
    const query = {
      ...(search === "" ? {} : { search }),
      ...(state === null ? {} : { state }),
      ...(after === null ? {} : { after }),
    };
    return request(api.GET("/bookings", { params: { query }, signal })).andThen((envelope) =>
      readAll(list(object(ROW)))(envelope).map((bookings) => ({ bookings, next: readNext(envelope) })),
    );
  },
  read: (number, signal) => readBooking(api.GET("/bookings/{number}", { params: { path: { number } }, signal })),
  change: (number, change, signal) => readBooking(sendChange(api, number, change, signal)),
});

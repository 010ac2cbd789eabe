import * as t from "io-ts";
import { list, listOrNone, object, orNull } from "#adapters/http/codec.ts";
import { mapCutOffs } from "#domain/amendments";
import type { PartyRole } from "#domain/cargo";
import type { DeadlineTask, Responsible } from "#domain/deadlines";
import type { DocumentKind, FileScan } from "#domain/documents";
import type { BookingStatus } from "#domain/rates";
import type { CustomerBooking, DeskBooking, ListedBooking } from "../ports/index.ts";
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
  perCurrency: listOrNone(MoneyCodec),
  isTotalComplete: t.boolean,
};

const SOLD = {
  name: t.string,
  code: orNull(t.string),
  basis: orNull(t.string),
  size: orNull(t.string),
  kind: t.keyof({ priced: null, included: null, unpriced: null, fee: null }),
  selling: orNull(MoneyCodec),
};

const ChargeCodec = object({
  ...SOLD,
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
  stateReason: orNull(t.string),
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

const SailingCodec = object({
  vessel: orNull(t.string),
  voyage: orNull(t.string),
  departure: orNull(t.string),
  arrival: orNull(t.string),
  containers: list(object({ size: t.string, quantity: t.number })),
  total: orNull(MoneyCodec),
});

const SAILING = {
  vessel: orNull(t.string),
  voyage: orNull(t.string),
  departure: orNull(t.string),
  arrival: orNull(t.string),
  ...mapCutOffs(() => orNull(t.string)),
};

const ChangeCodec = object({
  field: t.keyof({
    vessel: null,
    voyage: null,
    departure: null,
    arrival: null,
    ...mapCutOffs(() => null),
  }),
  before: orNull(t.string),
  after: orNull(t.string),
});

const ContainerCodec = object({
  number: t.string,
  size: orNull(t.string),
  seals: t.string,
  source: t.keyof({ shipper: null, carrier: null, both: null }),
});

const RequestCodec = object({
  id: t.string,
  kind: t.keyof({ cancellation: null, sailing: null, quantity: null, details: null }),
  state: t.keyof({
    received: null,
    forwarded: null,
    "fee-proposed": null,
    confirmed: null,
    declined: null,
    withdrawn: null,
  }),
  requestedAt: t.string,
  byDesk: t.boolean,
  text: t.string,
  replacement: orNull(SailingCodec),
  changes: list(ChangeCodec),
  fee: orNull(MoneyCodec),
  proposedFee: orNull(MoneyCodec),
  reason: orNull(t.string),
  decidedAt: orNull(t.string),
});

const CargoPartCodec = object({
  subject: t.keyof({ "shipping-instruction": null, "pick-up": null, vgm: null }),
  container: t.number,
  status: t.keyof({ missing: null, complete: null, sent: null, accepted: null, returned: null }),
  missing: t.number,
  reason: orNull(t.string),
  sentAt: orNull(t.string),
  lines: list(t.string),
});

const KindCodec: t.Type<DocumentKind, unknown> = t.keyof({
  "booking-confirmation": null,
  "shipping-instruction": null,
  "draft-bill-of-lading": null,
  "bill-of-lading": null,
  "vgm-certificate": null,
  "commercial-invoice": null,
  "packing-list": null,
  "certificate-of-origin": null,
  other: null,
});

export const ScanCodec: t.Type<FileScan | null, unknown> = orNull(
  object({ state: t.keyof({ waiting: null, infected: null }), signature: orNull(t.string) }),
);

const AuthorCodec = t.keyof({ desk: null, shipper: null });

const DocumentCodec = object({
  id: t.string,
  kind: KindCodec,
  state: t.keyof({
    requested: null,
    "awaiting-approval": null,
    approved: null,
    "changes-requested": null,
    final: null,
    added: null,
    information: null,
    checking: null,
    infected: null,
  }),
  isFile: t.boolean,
  canRequestEnd: t.boolean,
  request: orNull(object({ requestedAt: t.string, note: orNull(t.string), dueOn: orNull(t.string) })),
  versions: list(
    object({
      number: t.number,
      fileName: t.string,
      bytes: orNull(t.number),
      addedBy: AuthorCodec,
      addedAt: orNull(t.string),
      scan: ScanCodec,
    }),
  ),
  comments: list(object({ version: t.number, writtenBy: AuthorCodec, writtenAt: t.string, text: t.string })),
});

/** Everything about one booking. */
export const BookingCodec: t.Type<DeskBooking, unknown> = object({
  ...ROW,
  changeProblem: orNull(t.string),
  amendmentFee: orNull(MoneyCodec),
  cancellationFee: orNull(MoneyCodec),
  sailing: object({ zone: t.string, ...SAILING }),
  containerNumbers: list(ContainerCodec),
  requests: list(RequestCodec),
  cargoParts: list(CargoPartCodec),
  documents: list(DocumentCodec),
  revision: t.number,
  undoUntil: orNull(t.string),
  undoes: orNull(
    t.keyof({
      confirmation: null,
      rejection: null,
      correction: null,
      cancellation: null,
      change: null,
      answer: null,
      message: null,
    }),
  ),
  priceValidTill: orNull(t.string),
  departureClass: CertaintyCodec,
  arrivalClass: CertaintyCodec,
  stage: t.keyof({ planned: null, "under-way": null, arrived: null, delivered: null }),
  isWithCarrier: t.boolean,
  atCarrier: orNull(
    object({
      carrier: t.string,
      state: t.keyof({
        unsent: null,
        unknown: null,
        received: null,
        confirmed: null,
        declined: null,
        desk: null,
        closed: null,
      }),
      number: orNull(t.string),
    }),
  ),
  carrierNotes: list(t.string),
  charges: list(ChargeCodec),
  totals: TotalsCodec,
  exchange: orNull(
    object({ base: t.string, date: t.string, quotes: list(object({ currency: t.string, unitsPerBase: t.string })) }),
  ),
  contact: orNull(ContactCodec),
  parties: list(object({ role: RoleCodec, name: t.string, address: t.string })),
  deadlines: list(DeadlineCodec),
  messages: listOrNone(
    object({
      id: t.string,
      writtenBy: AuthorCodec,
      name: orNull(t.string),
      writtenAt: t.string,
      readAt: orNull(t.string),
      text: t.string,
    }),
  ),
  notes: list(object({ id: t.string, text: t.string, writtenBy: t.string, writtenAt: t.string })),
  history: list(
    object({
      id: t.string,
      at: t.string,
      action: t.string,
      who: orNull(t.string),
      role: t.string,
      before: orNull(t.UnknownRecord),
      after: orNull(t.UnknownRecord),
      reason: orNull(t.string),
    }),
  ),
});

/** A booking as its customer sees it. */
export const CustomerBookingCodec: t.Type<CustomerBooking, unknown> = object({
  ...ROW,
  awaitsAnswerOf: orNull(t.string),
  charges: list(object(SOLD)),
  documents: list(DocumentCodec),
  deadlines: list(DeadlineCodec),
});

/** A booking in the list. */
export const ListedBookingCodec: t.Type<ListedBooking, unknown> = object(ROW);

import type { ResultAsync } from "neverthrow";
import type { RejectionReason } from "#domain/bookings";
import { isAnyWaiting } from "#domain/documents";
import type { FieldProblem } from "#domain/field-problem.ts";
import { isConflict, refusedFields } from "#flows/kit/failure.ts";
import { createForm, type FormActor, type FormSnapshot, formView } from "#flows/kit/form.ts";
import { createPage, createQueryPage, type PageActor, type PageSnapshot, pageView } from "#flows/kit/page.ts";
import type { Failure } from "#ports/failure.ts";
import type { DeskServices } from "../compose.ts";
import type { BookingChange, BookingPage, BookingQuery, CustomerBooking, DeskBooking } from "../ports/index.ts";

/** A page of the list of bookings. */
export const createBookingList = ({ ports: { bookings }, requestActor }: DeskServices, query: BookingQuery) =>
  createQueryPage<BookingPage, never, BookingQuery>({
    id: "deskBookings",
    requestActor,
    query,
    load: bookings.list,
  });

export const bookingListView = (snapshot: PageSnapshot<BookingPage, never, BookingQuery>) =>
  pageView(snapshot, (page) => ({ ...page, isLoading: snapshot.hasTag("loading") }));

/** One booking as its customer sees it; nothing can be changed. */
export const createCustomerView = ({ ports: { bookings }, requestActor }: DeskServices, number: string) =>
  createPage<CustomerBooking>({
    id: "deskBooking.asCustomer",
    requestActor,
    load: (signal) => bookings.readAsCustomer(number, signal),
  });

export const customerView = (snapshot: PageSnapshot<CustomerBooking>) => pageView(snapshot, (booking) => ({ booking }));

/** One booking, and what is done with it that has nothing to type. */
export const createBookingPage = ({ ports: { bookings }, requestActor }: DeskServices, number: string) => {
  /* Read again by itself: no use of the session. */
  let isRead = false;
  /* Ours as soon as it is known: the carrier's can be corrected while the page is open. */
  let known = number;
  return createPage<DeskBooking, BookingChange>({
    id: "deskBooking",
    requestActor,
    load: (signal) =>
      bookings.read(known, isRead, signal).andTee((booking) => {
        isRead = true;
        known = booking.number;
      }),
    change: (change, signal) => bookings.change(known, change, signal),
    isUnfinished: ({ documents }) => documents.some(({ versions }) => isAnyWaiting(versions)),
  });
};

export type BookingPageActor = PageActor<DeskBooking, BookingChange>;

/** Reads the booking again after a change that was refused as outdated, until the result is called. */
export const readAfterConflicts = (page: BookingPageActor): (() => void) => {
  const changing = page.on("change.failed", ({ failure }) => {
    if (isConflict(failure)) page.send({ type: "page.outdated" });
  });
  return () => changing.unsubscribe();
};

/** Reads the booking again with the news of colleagues and of the customer, until the result is called. */
export const followBooking = ({ ports: { bookings } }: DeskServices, page: BookingPageActor): (() => void) =>
  bookings.follow(() => page.send({ type: "page.outdated" }));

/** What the forms about a booking work with; `page` shows it. */
export interface BookingServices extends DeskServices {
  readonly number: string;
  readonly page: BookingPageActor;
}

/** `number`: of the address, ours as soon as the booking is read. */
export const toBookingServices = (services: DeskServices, number: string, page: BookingPageActor): BookingServices => ({
  ...services,
  page,
  get number() {
    return page.getSnapshot().context.value?.number ?? number;
  },
});

export const bookingView = (snapshot: PageSnapshot<DeskBooking, BookingChange>) =>
  pageView(snapshot, (booking, { change, changeFailure }) => ({ booking, isBusy: change !== null, changeFailure }));

/** What is typed to change a booking; `revision` is that of the booking when it is sent. */
export interface Typed {
  readonly revision: number;
}

interface ChangeForm<Draft, Field extends string> {
  readonly id: string;
  readonly first: Draft;
  readonly fields: readonly Field[];
  readonly validate?: (draft: Draft) => readonly FieldProblem<Field>[];
  readonly send: (draft: Draft, signal: AbortSignal) => ResultAsync<DeskBooking, Failure>;
  /** The draft after it was sent; empty if it is not given. */
  readonly settle?: (draft: Draft) => Draft;
}

/** Shows what was changed; after a refusal as outdated the booking is read again, and what was typed stays. */
export const showChange =
  (page: BookingPageActor) =>
  (sent: ResultAsync<DeskBooking, Failure>): ResultAsync<DeskBooking, Failure> =>
    sent
      .andTee((value) => page.send({ type: "page.updated", value }))
      .orTee((failure) => {
        if (isConflict(failure)) page.send({ type: "page.outdated" });
      });

/** A form about a booking: what was typed stays after a refusal. */
export const createChangeForm = <Draft extends Typed, Field extends string>(
  { requestActor, page }: BookingServices,
  { fields, send, ...form }: ChangeForm<Draft, Field>,
) =>
  createForm<Draft, DeskBooking, Field>({
    ...form,
    requestActor,
    send: (draft, signal) => showChange(page)(send(draft, signal)),
    toProblems: refusedFields(fields),
    after: "closed",
    beginsClosed: true,
    discards: true,
  });

export interface NumberDraft extends Typed {
  readonly bookingNumber: string;
  /** The carrier gave none: ours is used. */
  readonly isOwn: boolean;
}

/** The number of a confirmation that was taken back, to be sent again or corrected; null without one. */
export const findTakenBackNumber = ({
  number,
  history,
}: Pick<DeskBooking, "number" | "history">): Pick<NumberDraft, "bookingNumber" | "isOwn"> | null => {
  const sent = history
    .filter(({ action }) => action === "booking.answer-undone")
    .map(({ before }) => before?.["bookingId"])
    .find((one) => typeof one === "string");
  if (sent === undefined) return null;
  return sent === number ? { bookingNumber: "", isOwn: true } : { bookingNumber: sent, isOwn: false };
};

/* Carriers print numbers in groups, `MSL 0048120`. */
const toNumber = (typed: string): string => typed.replaceAll(/\s+/g, "");

const findNumberProblem = ({ bookingNumber, isOwn }: NumberDraft): readonly FieldProblem<"bookingNumber">[] =>
  isOwn || toNumber(bookingNumber) !== "" ? [] : [{ field: "bookingNumber", message: "Enter the carrier's number." }];

/** The carrier's number: for the first time, or instead of another one. */
export const createNumberForm = (services: BookingServices, kind: "confirm" | "correct") =>
  createChangeForm<NumberDraft, "bookingNumber">(services, {
    id: `deskBooking.${kind}`,
    first: { bookingNumber: "", isOwn: false, revision: 0 },
    fields: ["bookingNumber"],
    validate: findNumberProblem,
    /* An answer that is taken back leaves the number in its field. */
    settle: (draft) => draft,
    send: ({ bookingNumber, isOwn, revision }, signal) => {
      const typed = isOwn ? null : toNumber(bookingNumber);
      return services.ports.bookings.change(services.number, { kind, bookingNumber: typed, revision }, signal);
    },
  });

export type NumberFormActor = FormActor<NumberDraft, DeskBooking, "bookingNumber">;

/** `isTyped`: something would be lost with the form. */
export const numberFormView = (snapshot: FormSnapshot<NumberDraft, DeskBooking, "bookingNumber">) => {
  const view = formView(snapshot);
  const isOpen = view.kind === "open" || view.kind === "sending";
  return { ...view, isTyped: isOpen && (view.draft.bookingNumber.trim() !== "" || view.draft.isOwn) };
};

export interface RejectionDraft extends Typed {
  readonly kind: RejectionReason;
  readonly reason: string;
}

/** Why a booking is not accepted. */
export const createRejectionForm = (services: BookingServices) =>
  createChangeForm<RejectionDraft, "reason">(services, {
    id: "deskBooking.reject",
    first: { kind: "no-space", reason: "", revision: 0 },
    fields: ["reason"],
    validate: ({ reason }) =>
      reason.trim() === "" ? [{ field: "reason", message: "Write a sentence for the customer." }] : [],
    send: ({ reason, revision }, signal) =>
      services.ports.bookings.change(services.number, { kind: "reject", reason: reason.trim(), revision }, signal),
  });

export type RejectionFormActor = FormActor<RejectionDraft, DeskBooking, "reason">;
export const rejectionFormView = (snapshot: FormSnapshot<RejectionDraft, DeskBooking, "reason">) => formView(snapshot);

export interface NoteDraft extends Typed {
  readonly text: string;
}

/** A note for colleagues; it is added whatever happened to the booking. */
export const createNoteForm = (services: BookingServices) =>
  createForm<NoteDraft, DeskBooking, "text">({
    id: "deskBooking.note",
    requestActor: services.requestActor,
    first: { text: "", revision: 0 },
    validate: ({ text }) => (text.trim() === "" ? [{ field: "text", message: "Write something." }] : []),
    send: ({ text }, signal) =>
      showChange(services.page)(
        services.ports.bookings.change(services.number, { kind: "note", text: text.trim() }, signal),
      ),
    toProblems: refusedFields(["text"]),
    after: "open",
  });

export type NoteFormActor = FormActor<NoteDraft, DeskBooking, "text">;
export const noteFormView = (snapshot: FormSnapshot<NoteDraft, DeskBooking, "text">) => formView(snapshot);

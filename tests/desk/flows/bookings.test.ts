import { errAsync, okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { composeDesk } from "#desk/compose.ts";
import {
  bookingView,
  createBookingPage,
  createNumberForm,
  findTakenBackNumber,
  followBooking,
  numberFormView,
  readAfterConflicts,
  toBookingServices,
} from "#desk/flows/bookings.ts";
import type { BookingsPort, DeskBooking } from "#desk/ports/index.ts";
import { describeNews } from "#desk/screens/bookings/news.ts";
import type { Failure } from "#ports/failure.ts";
import { settled } from "#tests/support/flows.ts";
import { OPEN_BOOKING as OPEN } from "../support/booking.ts";

const NUMBER = "QTN-2026-000013";
const CONFIRMED: DeskBooking = {
  ...OPEN,
  state: "booked",
  bookingNumber: "KST582",
  revision: 2,
  history: [
    {
      id: "2",
      at: "2026-11-22T06:00:00.000Z",
      action: "booking.confirmed",
      who: "Jan Visser",
      role: "staff",
      before: null,
      after: null,
      reason: null,
    },
    ...OPEN.history,
  ],
};
const CONFLICT: Failure = {
  kind: "refused",
  reason: "conflict",
  message: "This booking was changed meanwhile. Jan Visser confirmed the booking.",
  fields: [],
};

const open = async (change: BookingsPort["change"]) => {
  let report: () => void = () => undefined;
  const read = vi.fn<BookingsPort["read"]>().mockReturnValue(okAsync(OPEN));
  const follow: BookingsPort["follow"] = (listener) => {
    report = listener;
    return () => undefined;
  };
  const { ports, ...rest } = composeDesk("http://127.0.0.1");
  const services = { ...rest, ports: { ...ports, bookings: { ...ports.bookings, read, follow, change } } };
  const page = createActor(createBookingPage(services, NUMBER)).start();
  readAfterConflicts(page);
  followBooking(services, page);
  const form = createActor(createNumberForm({ ...services, number: NUMBER, page }, "confirm")).start();
  form.send({ type: "form.opened" });
  await settled();
  const booking = () => bookingView(page.getSnapshot());
  return { page, form, read, booking, news: () => report(), view: () => numberFormView(form.getSnapshot()) };
};

it("keeps what is typed when a colleague confirms meanwhile, and says who did", async () => {
  const { form, read, booking, news, view } = await open(() => errAsync(CONFLICT));
  form.send({ type: "form.changed", changes: { bookingNumber: "RAVI-0018" } });
  read.mockReturnValue(okAsync(CONFIRMED));
  news();
  await settled();
  expect(booking()).toMatchObject({ kind: "shown", booking: { bookingNumber: "KST582" } });
  expect(read.mock.calls.map(([, isBackground]) => isBackground)).toEqual([false, true]);
  expect(view()).toMatchObject({ kind: "open", isTyped: true, draft: { bookingNumber: "RAVI-0018" } });
  expect(describeNews(CONFIRMED, "1")).toBe("Jan Visser confirmed this booking with KST582.");
  expect(describeNews(CONFIRMED, "2")).toBeNull();
});

it("keeps what was typed and its refusal after a conflict, while the booking is read again", async () => {
  const { form, read, booking, view } = await open(() => errAsync(CONFLICT));
  form.send({ type: "form.changed", changes: { bookingNumber: "RAVI-0018" } });
  read.mockReturnValue(okAsync(CONFIRMED));
  form.send({ type: "form.submitted", changes: { revision: 1 } });
  await settled();
  expect(booking()).toMatchObject({ kind: "shown", booking: { state: "booked" } });
  expect(view()).toMatchObject({ isTyped: true, failure: CONFLICT, draft: { bookingNumber: "RAVI-0018" } });
});

it("reads the booking again after a change without a form that was refused as outdated", async () => {
  const { page, read, booking } = await open(() => errAsync(CONFLICT));
  read.mockReturnValue(okAsync(CONFIRMED));
  page.send({ type: "change.requested", change: { kind: "cancel", revision: 1 } });
  await settled();
  expect(booking()).toMatchObject({ kind: "shown", changeFailure: CONFLICT, booking: { revision: 2 } });
});

it("names the booking by our number once it is read, as the carrier's can be corrected meanwhile", async () => {
  const change = vi.fn<BookingsPort["change"]>().mockReturnValue(okAsync(CONFIRMED));
  const { ports, ...rest } = composeDesk("http://127.0.0.1");
  const read = vi.fn<BookingsPort["read"]>().mockReturnValue(okAsync(CONFIRMED));
  const services = { ...rest, ports: { ...ports, bookings: { ...ports.bookings, read, change } } };
  const page = createActor(createBookingPage(services, "KST581")).start();
  const form = createActor(createNumberForm(toBookingServices(services, "KST581", page), "correct")).start();
  await settled();
  form.send({ type: "form.opened", changes: { bookingNumber: "KST582", revision: 2 } });
  form.send({ type: "form.submitted" });
  page.send({ type: "change.requested", change: { kind: "cancel", revision: 2 } });
  page.send({ type: "page.outdated" });
  await settled();
  expect(read.mock.calls.map(([number]) => number)).toEqual(["KST581", NUMBER]);
  expect(change.mock.calls.map(([number, { kind }]) => [number, kind])).toEqual([
    [NUMBER, "correct"],
    [NUMBER, "cancel"],
  ]);
});

it("sends a number without the blanks that it is printed with, and leaves it in its field", async () => {
  const change = vi.fn<BookingsPort["change"]>().mockReturnValue(okAsync(CONFIRMED));
  const { form, view } = await open(change);
  form.send({ type: "form.submitted", changes: { bookingNumber: " ", revision: 1 } });
  expect(view().problems).toEqual([{ field: "bookingNumber", message: "Enter the carrier's number." }]);
  form.send({ type: "form.submitted", changes: { bookingNumber: " KST 582 ", revision: 1 } });
  await settled();
  expect(change.mock.calls[0]?.[1]).toEqual({ kind: "confirm", bookingNumber: "KST582", revision: 1 });
  expect(view()).toMatchObject({ kind: "closed", isTyped: false });
  form.send({ type: "form.opened" });
  expect(view().draft.bookingNumber).toBe(" KST 582 ");
});

it("proposes the number of a confirmation that was taken back, and of nothing else", () => {
  const undone = (bookingId: string | null) => ({
    id: "e",
    at: "2026-11-23T05:00:00.000Z",
    action: "booking.answer-undone",
    who: "Ravi Pillai",
    role: "desk",
    before: { status: "confirmed", bookingId },
    after: { status: "in-process", bookingId: null },
    reason: null,
  });
  const find = (...history: DeskBooking["history"]) => findTakenBackNumber({ ...OPEN, history });
  expect(find()).toBeNull();
  expect(find(undone(null))).toBeNull();
  expect(find(undone(null), undone("MSL0048120"), undone("MSL1"))).toEqual({
    bookingNumber: "MSL0048120",
    isOwn: false,
  });
  expect(find(undone(OPEN.number))).toEqual({ bookingNumber: "", isOwn: true });
});

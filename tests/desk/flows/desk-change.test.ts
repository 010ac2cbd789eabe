import { errAsync, okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { composeDesk } from "#desk/compose.ts";
import { createBookingPage } from "#desk/flows/bookings.ts";
import {
  type ChangeDraft,
  createStartForm,
  findUnusual,
  openChange,
  previewChanges,
  readChangeFee,
  startFormView,
  toChange,
  toUnusualKey,
  typeDeparture,
} from "#desk/flows/desk-change.ts";
import type { BookingsPort } from "#desk/ports/index.ts";
import type { Failure } from "#ports/failure.ts";
import { isFormTyped } from "#flows/kit/form.ts";
import { settled } from "#tests/support/flows.ts";
import { OPEN_BOOKING } from "../support/booking.ts";

const NUMBER = "QTN-2026-000013";
const BOOKED = OPEN_BOOKING.sailing;

const FAILURE: Failure = { kind: "refused", reason: "conflict", message: "A request is open.", fields: [] };

const open = () => {
  const change = vi.fn<BookingsPort["change"]>().mockReturnValue(errAsync(FAILURE));
  const { ports, ...rest } = composeDesk("http://127.0.0.1");
  const services = { ...rest, ports: { ...ports, bookings: { ...ports.bookings, change } } };
  const page = createActor(createBookingPage(services, NUMBER)).start();
  const form = createActor(createStartForm({ ...services, number: NUMBER, page })).start();
  const opened = { fee: "75.00", currency: "USD", booked: BOOKED, now: "2026-11-23T09:30" };
  form.send({ type: "form.opened", changes: opened });
  const view = () => startFormView(form.getSnapshot());
  const type = (changes: Partial<ChangeDraft>): void => form.send({ type: "form.changed", changes });
  const typeSailing = (typed: string): void => type(typeDeparture(view().draft, typed));
  return { change, form, view, type, typeSailing };
};

it("proposes arrival and cut-offs for another day of departure, where nothing else was typed", () => {
  const { view, type, typeSailing } = open();
  type({ gateInCutOff: "2026-12-09T12:00" });
  typeSailing("2026-12-10T20:00");
  expect(view().draft).toMatchObject({
    departure: "2026-12-10T20:00",
    arrival: "2027-01-07",
    bookingCutOff: "",
    documentsCutOff: "2026-12-07T12:00",
    vgmCutOff: "",
    cfsCutOff: "",
    gateInCutOff: "2026-12-09T12:00",
    customsCutOff: "",
  });
  typeSailing("2026-12-11");
  expect(view().draft).toMatchObject({ arrival: "2027-01-08", documentsCutOff: "2026-12-08T12:00" });
  typeSailing("11 de");
  expect(view().draft).toMatchObject({ arrival: "2027-01-08" });
  typeSailing("");
  expect(view().draft).toMatchObject({ arrival: "", documentsCutOff: "", gateInCutOff: "2026-12-09T12:00" });
});

it("has a sentence for the customer where none is written, but only about a sailing that changes", () => {
  const { form, view, type, typeSailing } = open();
  form.send({ type: "form.submitted" });
  expect(view().problems.map(({ field }) => field)).toEqual(["text"]);
  type({ gateInCutOff: "2026-12-01T12:00" });
  expect(toChange(view().draft).text).toBe("The dates of your sailing change.");
  typeSailing("2026-12-10");
  expect(toChange(view().draft).text).toBe("The departure of your vessel changes.");
  type({ vessel: " MONSOON KAVERI " });
  expect(toChange(view().draft).text).toBe("Your cargo sails with MONSOON KAVERI.");
  type({ text: "The vessel is full." });
  expect(toChange(view().draft).text).toBe("The vessel is full.");
});

it("shows what the customer reads, and nothing while a date cannot be", () => {
  const { view, type, typeSailing } = open();
  type({ vessel: "MONSOON KAVERI" });
  typeSailing("2026-12-10");
  expect(previewChanges(view().draft)).toEqual([
    { field: "vessel", before: "MONSOON GANGA", after: "MONSOON KAVERI" },
    { field: "departure", before: "2026-12-03T22:00", after: "2026-12-10" },
    { field: "arrival", before: "2026-12-31", after: "2027-01-07" },
    { field: "documentsCutOff", before: "2026-11-30T12:00", after: "2026-12-07T12:00" },
    { field: "gateInCutOff", before: "2026-12-02T18:00", after: "2026-12-09T18:00" },
  ]);
  type({ gateInCutOff: "soon" });
  expect(previewChanges(view().draft)).toBeNull();
  type({ gateInCutOff: "", fee: "seventy" });
  expect([previewChanges(view().draft), readChangeFee(view().draft)]).toEqual([null, null]);
  type({ fee: "-75" });
  expect(readChangeFee(view().draft)).toBeNull();
  type({ fee: "75" });
  expect(readChangeFee(view().draft)).toEqual({ currency: "USD", minor: 7_500 });
});

it("is filled in again after a change that was taken back, and empty for another one", async () => {
  const { change, form, view, type } = open();
  change.mockReturnValue(okAsync(OPEN_BOOKING));
  type({ text: "The vessel is full.", vessel: "MONSOON KAVERI", fee: "80" });
  form.send({ type: "form.submitted" });
  await settled();
  const first = { fee: "75.00", currency: "USD", booked: BOOKED, now: "2026-11-23T09:31" };
  const reopen = (isTakenBack: boolean) => {
    openChange(form, first, isTakenBack);
    const { text, vessel, fee } = view().draft;
    return { text, vessel, fee, isTyped: isFormTyped(form.getSnapshot()) };
  };
  const sent = { text: "The vessel is full.", vessel: "MONSOON KAVERI", fee: "80", isTyped: true };
  expect(reopen(true)).toEqual(sent);
  form.send({ type: "form.submitted" });
  await settled();
  const empty = { text: "", vessel: "", fee: "75.00", isTyped: false };
  expect(reopen(false)).toEqual(empty);
  form.send({ type: "form.closed" });
  expect(reopen(true)).toEqual(empty);
});

it("refuses what cannot be, asks once about what is unusual, and sends dates as ISO 8601", async () => {
  const { change, form, view, type } = open();
  type({ text: "The vessel is full.", vgmCutOff: "tomorrow" });
  form.send({ type: "form.submitted" });
  expect(view().problems).toEqual([
    { field: "vgmCutOff", message: "Write a date such as 5 dec 14:00 or 2026-12-05 14:00." },
  ]);
  type({ vgmCutOff: "2026-12-03T10:00" });
  form.send({ type: "form.submitted" });
  const unusual = [{ field: "vgmCutOff", message: "VGM usually ends before gate-in, 02 Dec, 18:00." }];
  expect(view().problems).toEqual(unusual);
  expect(findUnusual(view().draft)).toEqual(unusual);
  expect(change).not.toHaveBeenCalled();
  form.send({ type: "form.submitted", changes: { accepted: toUnusualKey(findUnusual(view().draft)), revision: 4 } });
  await settled();
  expect(change.mock.calls[0]?.[1]).toEqual({
    kind: "start-change",
    change: {
      text: "The vessel is full.",
      vessel: null,
      voyage: null,
      departure: null,
      arrival: null,
      bookingCutOff: null,
      documentsCutOff: null,
      vgmCutOff: "2026-12-03T10:00",
      cfsCutOff: null,
      gateInCutOff: null,
      customsCutOff: null,
    },
    fee: { currency: "USD", minor: 7_500 },
    acceptsUnusual: true,
    revision: 4,
  });
  type({ vgmCutOff: "2026-12-03T11:00", gateInCutOff: "2026-12-01" });
  form.send({ type: "form.submitted" });
  expect(view().problems).not.toEqual([]);
});

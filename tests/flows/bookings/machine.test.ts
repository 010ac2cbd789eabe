import { errAsync, okAsync, ResultAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { EMPTY_LIST_QUERY, type QuotationListQuery, type QuotationPage } from "#domain/bookings";
import { startAppServices } from "#flows/services.ts";
import { bookingsFlow, runningShipmentsFlow } from "#flows/bookings/machine.ts";
import { filtersView, bookingsView, referenceView } from "#flows/bookings/view.ts";
import type { BookingsNotice } from "#flows/bookings/types.ts";
import type { Failure } from "#ports/failure.ts";
import type { BookingsPort } from "#ports/api.ts";
import { memoryStore, portsWith, settled } from "#tests/support/flows.ts";
import { aQuotation } from "#tests/support/quotations.ts";

const onePage: QuotationPage = { quotations: [aQuotation], total: 31, facets: null };
const noProgress = { kind: "unconfirmed", share: 0, isUnderWay: false };
const listed = {
  kind: "listed",
  rows: [{ quotation: aQuotation, validity: "4 days left", progress: noProgress, due: null }],
  total: 31,
  paging: { page: 0, pageCount: 4, hasPrevious: false, hasNext: true },
  todayIn: expect.any(Function),
  isLoading: false,
};
const failure: Failure = { kind: "refused", reason: "internal", message: "", fields: [] };

const at = (page: number): QuotationListQuery => ({ ...EMPTY_LIST_QUERY, page });

const opened = (port: Partial<BookingsPort>, query: QuotationListQuery = EMPTY_LIST_QUERY) => {
  const bare = portsWith({ sessionStore: memoryStore({ credentials: { xToken: "t", xApiKey: "k" } }) });
  const portal = startAppServices({ ...bare, bookings: { ...bare.bookings, ...port } });
  const clock = new SimulatedClock();
  const { machine, input } = bookingsFlow(portal, query);
  const notices: BookingsNotice[] = [];
  const actor = createActor(machine, { clock, input });
  actor.on("*", (notice) => notices.push(notice));
  actor.start();
  return { actor, clock, notices, view: () => bookingsView(actor.getSnapshot()) };
};

describe("My Bookings", () => {
  it("requests ten rows of the page, and shows skeletons only after 200 ms", async () => {
    const page = vi.fn<BookingsPort["page"]>(() => okAsync(onePage));
    const { clock, view } = opened({ page }, at(2));
    expect(page.mock.calls.map(([asked]) => asked)).toEqual([{ limit: 10, skip: 20 }]);
    expect(view()).toEqual({ kind: "loading", isSlow: false });
    clock.increment(200);
    expect(view()).toEqual({ kind: "loading", isSlow: true });
    await settled();
    expect(view()).toEqual({ ...listed, paging: { page: 2, pageCount: 4, hasPrevious: true, hasNext: true } });
  });

  it("names what is due of a booked shipment, as of now", async () => {
    const vgm = {
      task: "vgm",
      stop: "loading",
      place: { name: "Nhava Sheva", code: "INNSA", timeZone: "Asia/Kolkata" },
      responsible: "shipper",
      latest: { local: "2026-11-19T13:00", utc: Date.UTC(2026, 10, 19, 7, 30) / 60_000 },
      cutOff: { local: "2026-11-20T16:00", utc: Date.UTC(2026, 10, 20, 10, 30) / 60_000 },
      basis: null,
      done: 0,
      of: 1,
      doneAt: null,
    } as const;
    const booked = { ...aQuotation, status: "booked", deadlines: [vgm] } as const;
    const cancelled = { ...booked, status: "cancelled" } as const;
    const { view } = opened({ page: () => okAsync({ ...onePage, quotations: [booked, cancelled] }) });
    await settled();
    expect(view()).toMatchObject({ rows: [{ due: { ...vgm, state: "overdue" } }, { due: null }] });
  });

  it("shows that there are none", async () => {
    const { view } = opened({ page: () => okAsync({ quotations: [], total: 0, facets: null }) });
    await settled();
    expect(view()).toEqual({ kind: "empty", isNarrowed: false });
  });

  it("offers the way back from an empty page after the last one", async () => {
    const nothing: QuotationPage = { quotations: [], total: 20, facets: null };
    const { view } = opened({ page: () => okAsync(nothing) }, at(7));
    await settled();
    expect(view()).toEqual({
      ...listed,
      rows: [],
      total: 20,
      paging: { page: 7, pageCount: 2, hasPrevious: true, hasNext: false },
    });
  });

  it("fails in place of the list and tries again", async () => {
    const page = vi.fn<BookingsPort["page"]>().mockReturnValueOnce(errAsync(failure)).mockReturnValue(okAsync(onePage));
    const { actor, view } = opened({ page });
    await settled();
    expect(view()).toEqual({ kind: "failed", failure });
    actor.send({ type: "list.retried" });
    expect(view()).toEqual({ kind: "loading", isSlow: false });
    await settled();
    expect(view()).toEqual(listed);
  });

  it("aborts a pending page when another is requested, and never requests the same twice", async () => {
    const signals: AbortSignal[] = [];
    const page = vi.fn<BookingsPort["page"]>((_, signal) => {
      signals.push(signal);
      return signals.length === 1 ? new ResultAsync(new Promise(() => undefined)) : okAsync(onePage);
    });
    const { actor, view } = opened({ page });
    actor.send({ type: "list.requested", query: at(1) });
    actor.send({ type: "list.requested", query: at(1) });
    await settled();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(view()).toEqual({ ...listed, paging: { page: 1, pageCount: 4, hasPrevious: true, hasNext: true } });
  });

  it("ends the session on 401", async () => {
    const sessionStore = memoryStore({ credentials: { xToken: "t", xApiKey: "k" } });
    const bare = portsWith({ sessionStore });
    const portal = startAppServices({
      ...bare,
      accounts: {
        ...bare.accounts,
        profile: () => okAsync({ firstName: "Ananya", lastName: "Rao", email: null, phone: null, capabilities: [] }),
      },
      bookings: { ...bare.bookings, page: () => errAsync({ kind: "unauthorised", message: "" }) },
    });
    portal.session.send({ type: "guard.entered", path: "/rate/quote?page=3" });
    await settled();
    const { machine, input } = bookingsFlow(portal, at(2));
    createActor(machine, { input }).start();
    await settled();
    expect(portal.session.getSnapshot().value).toBe("ended");
    expect(sessionStore.credentials()).toBeNull();
    expect(sessionStore.redirect()).toBe("/rate/quote?page=3");
  });

  it("requests the filters and order of the URL, and keeps the rows until the answer arrives", async () => {
    const page = vi.fn<BookingsPort["page"]>(() => okAsync(onePage));
    const { actor, view } = opened({ page });
    await settled();
    const query: QuotationListQuery = {
      page: 1,
      search: " leeds ",
      status: "booked",
      departure: { kind: "next-30" },
      carrier: "Norrvik Line",
      sort: "arrival",
    };
    actor.send({ type: "list.requested", query });
    expect(view()).toMatchObject({ rows: listed.rows, isLoading: true });
    expect(page.mock.calls.at(-1)?.[0]).toEqual({
      limit: 10,
      skip: 10,
      search: "leeds",
      status: "booked",
      /* Still today in the zones that are behind all others. */
      departureFrom: "2026-11-19",
      departureTill: "2026-12-20",
      carrier: "Norrvik Line",
      sort: "arrival",
    });
  });

  it("submits a search after a typing pause of 300 ms, and follows Back", async () => {
    const { actor, clock, notices } = opened({ page: () => okAsync(onePage) });
    const typed = () => filtersView(actor.getSnapshot()).typed;
    actor.send({ type: "search.typed", text: "P" });
    clock.increment(299);
    actor.send({ type: "search.typed", text: "PO " });
    clock.increment(299);
    expect(notices).toEqual([]);
    clock.increment(1);
    expect(notices).toEqual([{ type: "search.settled", text: "PO " }]);
    actor.send({ type: "list.requested", query: { ...EMPTY_LIST_QUERY, search: "PO" } });
    expect(typed()).toBe("PO ");
    actor.send({ type: "list.requested", query: EMPTY_LIST_QUERY });
    expect(typed()).toBe("");
  });

  it("saves a reference and shows it, without loading the list again", async () => {
    const page = vi.fn<BookingsPort["page"]>(() => okAsync(onePage));
    const setReference = vi.fn<BookingsPort["setReference"]>(({ reference }) => okAsync(reference));
    const { actor, notices, view } = opened({ page, setReference });
    await settled();
    actor.send({ type: "reference.opened", id: "q-1" });
    expect(referenceView(actor.getSnapshot())).toEqual({ id: "q-1", isSaving: false, failure: null });
    actor.send({ type: "reference.submitted", id: "q-1", reference: " PO 88213 " });
    expect(referenceView(actor.getSnapshot())).toEqual({ id: "q-1", isSaving: true, failure: null });
    await settled();
    expect(setReference.mock.calls.map(([sent]) => sent)).toEqual([{ id: "q-1", reference: "PO 88213" }]);
    expect(referenceView(actor.getSnapshot())).toBeNull();
    expect(notices).toEqual([{ type: "reference.saved", id: "q-1" }]);
    expect(view()).toMatchObject({ rows: [{ quotation: { reference: "PO 88213" } }] });
    expect(page).toHaveBeenCalledTimes(1);
  });

  it("keeps the field open if a reference cannot be saved", async () => {
    const { actor } = opened({ page: () => okAsync(onePage), setReference: () => errAsync(failure) });
    await settled();
    actor.send({ type: "reference.opened", id: "q-1" });
    actor.send({ type: "reference.submitted", id: "q-1", reference: "" });
    await settled();
    expect(referenceView(actor.getSnapshot())).toEqual({ id: "q-1", isSaving: false, failure });
    actor.send({ type: "reference.closed" });
    expect(referenceView(actor.getSnapshot())).toBeNull();
  });
});

it("requests ten running shipments, next arrival first", async () => {
  const page = vi.fn<BookingsPort["page"]>(() => okAsync(onePage));
  const bare = portsWith({});
  const portal = startAppServices({ ...bare, bookings: { ...bare.bookings, page } });
  const { machine, input } = runningShipmentsFlow(portal, EMPTY_LIST_QUERY);
  createActor(machine, { input }).start();
  await settled();
  expect(page.mock.calls.map(([asked]) => asked)).toEqual([{ limit: 10, skip: 0, running: true, sort: "arrival" }]);
});

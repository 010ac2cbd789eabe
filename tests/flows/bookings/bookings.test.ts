import { okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { EMPTY_LIST_QUERY, type QuotationListQuery, type QuotationPage } from "#domain/bookings";
import { startAppServices } from "#flows/services.ts";
import { bookingsFlow, runningShipmentsFlow, showReference } from "#flows/bookings/list.ts";
import { searchTextMachine } from "#flows/bookings/search-text.ts";
import { bookingsView, filtersView } from "#flows/bookings/view.ts";
import type { BookingsPort } from "#ports/api.ts";
import { portsWith, settled } from "#tests/support/flows.ts";
import { toMinutes } from "#domain/time";
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

/* The latest safe time is 19 November, 07:30 UTC, the cut-off the next day at 10:30 UTC. */
const VGM = {
  task: "vgm",
  stop: "loading",
  place: { name: "Nhava Sheva", code: "INNSA", timeZone: "Asia/Kolkata" },
  responsible: "shipper",
  latest: { local: "2026-11-19T13:00", utc: toMinutes(Date.UTC(2026, 10, 19, 7, 30)) },
  cutOff: { local: "2026-11-20T16:00", utc: toMinutes(Date.UTC(2026, 10, 20, 10, 30)) },
  basis: null,
  done: 0,
  of: 1,
  doneAt: null,
} as const;

const at = (page: number): QuotationListQuery => ({ ...EMPTY_LIST_QUERY, page });

const opened = (port: Partial<BookingsPort>, query: QuotationListQuery = EMPTY_LIST_QUERY) => {
  const bare = portsWith({});
  const portal = startAppServices({ ...bare, bookings: { ...bare.bookings, ...port } });
  const actor = createActor(bookingsFlow(portal, query)).start();
  return { actor, view: () => bookingsView(actor.getSnapshot()) };
};

describe("My Bookings", () => {
  it("requests ten rows of the page", async () => {
    const page = vi.fn<BookingsPort["page"]>(() => okAsync(onePage));
    const { view } = opened({ page }, at(2));
    expect(page.mock.calls.map(([asked]) => asked)).toEqual([{ limit: 10, skip: 20 }]);
    await settled();
    expect(view()).toEqual({ ...listed, paging: { page: 2, pageCount: 4, hasPrevious: true, hasNext: true } });
  });

  it("names what is due of a booked shipment, as of now", async () => {
    const booked = { ...aQuotation, status: "booked", deadlines: [VGM] } as const;
    const cancelled = { ...booked, status: "cancelled" } as const;
    const { view } = opened({ page: () => okAsync({ ...onePage, quotations: [booked, cancelled] }) });
    await settled();
    expect(view()).toMatchObject({ rows: [{ due: { ...VGM, state: "overdue" } }, { due: null }] });
  });

  it("follows the clock while it is left open", async () => {
    const booked = { ...aQuotation, status: "booked", deadlines: [VGM] } as const;
    const moment = { now: "2026-11-20T10:30:30.000Z" };
    const bare = portsWith({});
    const page = vi.fn<BookingsPort["page"]>(() => okAsync({ ...onePage, quotations: [booked] }));
    const services = startAppServices({
      ...bare,
      bookings: { ...bare.bookings, page },
      clock: { ...bare.clock, now: () => moment.now },
    });
    const clock = new SimulatedClock();
    const actor = createActor(bookingsFlow(services, EMPTY_LIST_QUERY), { clock }).start();
    await settled();
    expect(bookingsView(actor.getSnapshot())).toMatchObject({ rows: [{ due: { state: "overdue" } }] });
    moment.now = "2026-11-20T10:31:00.000Z";
    clock.increment(30_000);
    await settled();
    expect(bookingsView(actor.getSnapshot())).toMatchObject({ rows: [{ due: { state: "missed" } }] });
    clock.increment(3_600_000);
    await settled();
    expect(page).toHaveBeenCalledTimes(2);
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
    actor.send({ type: "query.changed", query });
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

  it("shows a saved reference, without loading the list again", async () => {
    const page = vi.fn<BookingsPort["page"]>(() => okAsync(onePage));
    const { actor, view } = opened({ page });
    await settled();
    showReference(actor, { id: "q-1", reference: "PO 88213" });
    expect(view()).toMatchObject({ rows: [{ quotation: { reference: "PO 88213" } }] });
    expect(page).toHaveBeenCalledTimes(1);
  });

  it.each([
    [null, false],
    [{ statuses: { "in-process": 1, booked: 0, cancelled: 0, unknown: 0 }, carriers: ["Norrvik Line"] }, true],
  ])("can be filtered unless a server has answered without facets: %j", async (facets, canFilter) => {
    const { actor } = opened({ page: () => okAsync({ ...onePage, facets }) });
    expect(filtersView(actor.getSnapshot()).canFilter).toBe(true);
    await settled();
    expect(filtersView(actor.getSnapshot())).toEqual({ query: EMPTY_LIST_QUERY, facets, canFilter });
  });
});

describe("the search field", () => {
  it("is submitted after a typing pause of 300 ms, and follows Back", () => {
    const clock = new SimulatedClock();
    const actor = createActor(searchTextMachine, { clock, input: { typed: "" } });
    const settledTexts: string[] = [];
    actor.on("search.settled", ({ text }) => settledTexts.push(text));
    actor.start();
    const typed = () => actor.getSnapshot().context.typed;
    actor.send({ type: "search.typed", text: "P" });
    clock.increment(299);
    actor.send({ type: "search.typed", text: "PO " });
    clock.increment(299);
    expect(settledTexts).toEqual([]);
    clock.increment(1);
    expect(settledTexts).toEqual(["PO "]);
    actor.send({ type: "search.followed", text: "PO" });
    expect(typed()).toBe("PO ");
    actor.send({ type: "search.followed", text: "" });
    expect(typed()).toBe("");
  });
});

it("requests ten running shipments, next arrival first", async () => {
  const page = vi.fn<BookingsPort["page"]>(() => okAsync(onePage));
  const bare = portsWith({});
  const portal = startAppServices({ ...bare, bookings: { ...bare.bookings, page } });
  createActor(runningShipmentsFlow(portal)).start();
  await settled();
  expect(page.mock.calls.map(([asked]) => asked)).toEqual([{ limit: 10, skip: 0, running: true, sort: "arrival" }]);
});

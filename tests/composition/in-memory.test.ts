import { beforeEach, describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { askEarly, composePortal, composeSite, loadAdapters } from "#composition/in-memory.ts";
import { bookingFlow } from "#flows/booking/machine.ts";
import { bookingView } from "#flows/booking/view.ts";
import { bookingsFlow } from "#flows/bookings/list.ts";
import { bookingsView } from "#flows/bookings/view.ts";
import { dashboardFlow, dashboardView } from "#flows/dashboard.ts";
import { lclFlow } from "#flows/lcl/machine.ts";
import { lclRatesView } from "#flows/lcl/view.ts";
import { ratesFlow } from "#flows/rates/machine.ts";
import { shipmentFlow, shipmentView } from "#flows/shipment.ts";
import { readListQuery } from "#flows/bookings/list-query.ts";
import { expandRate } from "#domain/rates";
import type { FclSearch } from "#domain/search";

beforeEach(() => window.localStorage.clear());

const page = () =>
  Object.assign(new EventTarget(), {
    localStorage: window.localStorage,
    sessionStorage: window.sessionStorage,
    document,
    location: { origin: "http://offline.example", hash: "", assign: () => undefined },
  });

const search: FclSearch = {
  origin: { place: null, port: { name: "Nhava Sheva", code: "INNSA" }, serviceType: "Ramp" },
  destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
  departureDate: null,
  containers: [{ equipment: "20GP", quantity: 2, weightKg: 10_000 }],
  mode: "fcl",
  reefer: null,
};

describe("the portal in memory", () => {
  it("asks no server early", async () => {
    expect(askEarly()).toEqual({ isSignedIn: true });
    await expect(loadAdapters()).resolves.toBeUndefined();
  });

  it("quotes a search, books an offer and lists the booking", async () => {
    const services = composePortal(page());
    const rates = ratesFlow(services, search, { query: "", hasLeadTimes: true, grows: false });
    const offers = createActor(rates).start();
    const { context } = await waitFor(offers, (snapshot) => snapshot.matches("listed"));
    expect(context.shown.map(({ carrier }) => carrier.name)).toHaveLength(9);
    const [listed] = context.shown;
    if (listed === undefined) return expect.unreachable();

    const rate = expandRate(listed);
    const booking = createActor(
      bookingFlow(services, () => undefined),
      { input: { rate, key: "key-1" } },
    ).start();
    booking.send({ type: "booking.confirmed" });
    await waitFor(booking, (snapshot) => snapshot.matches({ booked: "documentSaved" }));
    expect(bookingView(booking.getSnapshot())).toMatchObject({ receipt: { quotationId: "QTN-2026-000125" } });

    const list = createActor(bookingsFlow(services, readListQuery(""))).start();
    await waitFor(list, (snapshot) => snapshot.matches({ page: "shown" }));
    expect(bookingsView(list.getSnapshot())).toMatchObject({ kind: "listed", total: 3 });
  });

  it("shows the running bookings on the dashboard and the journey of one", async () => {
    const services = composePortal(page());
    const dashboard = createActor(dashboardFlow(services)).start();
    await waitFor(dashboard, (snapshot) => snapshot.matches({ page: "shown" }));
    expect(dashboardView(dashboard.getSnapshot())).toMatchObject({
      kind: "shown",
      bookings: [{ id: "6f1f9a52" }, { id: "6f1f9a53" }],
    });

    const query = { bookingId: "KLB-2026-000123", type: "fcl", shippingLine: "HMM" } as const;
    const journey = createActor(shipmentFlow(services, query)).start();
    await waitFor(journey, (snapshot) => snapshot.matches({ page: "shown" }));
    expect(shipmentView(journey.getSnapshot())).toMatchObject({
      kind: "shown",
      read: { journey: { progress: { kind: "nothing-reported" } } },
    });
  });

  it("prices a part load", async () => {
    const machine = lclFlow(composePortal(page()), "origin=Nhava+Sheva&destination=Rotterdam&weight=1200&cbm=3.25");
    const lcl = createActor(machine).start();
    await waitFor(lcl, (snapshot) => snapshot.matches({ rates: "listed" }));
    expect(lclRatesView(lcl.getSnapshot())).toMatchObject({ kind: "listed", answer: { total: 1 } });
  });
});

it("finds places and opens the enquiry of the public site in memory", async () => {
  const site = composeSite(page());
  const found = await site.findPlaces("rotterdam", new AbortController().signal);
  expect(found).toMatchObject([{ places: [{ code: "NLRTM" }] }]);
  expect((await site.loadEnquiry())?.getSnapshot().matches("open")).toBe(true);
});

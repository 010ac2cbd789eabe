import { afterEach, beforeEach, expect, it } from "vitest";
import { cancelBooking } from "#server/modules/amendments/cancel-booking.ts";
import { dashboardFeature } from "#server/modules/dashboard/dashboard.ts";
import { addEvents } from "#server/modules/tracking/store.ts";
import type { BookingAnswer, Dashboard, DashboardAnswer, RatesAnswer, TrackingEvent } from "#api/schema.d.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import {
  addShipper,
  type CredentialHeaders,
  signInAs,
  START,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

/** The signed-in home, over whichever database. */
export const dashboardContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;
  beforeEach(async () => {
    server = await startTestApp({ make, features: [...freightFeatures(), dashboardFeature] });
    await addShipper(server.database);
    headers = await signInAs(server.app);
    /* So that a test may let weeks pass. */
    const ends = Number.MAX_SAFE_INTEGER;
    await server.database.db.updateTable("session").set({ idleUntil: ends, expiresAt: ends }).execute();
  });
  afterEach(() => server.close());

  const home = async (as: CredentialHeaders = headers): Promise<Dashboard> => {
    const answer = await server.app.inject({ method: "GET", url: "/api/resource/dashboard", headers: as });
    const [dashboard] = parsed<DashboardAnswer>(answer.body).result;
    if (dashboard === undefined) throw new Error(`No dashboard: ${answer.body}`);
    return dashboard;
  };
  const search = async (change: object = {}) => {
    const payload = { ...SEARCH, ...change };
    const answer = await server.app.inject({ method: "POST", url: "/api/resource/rates/spot-on", headers, payload });
    return parsed<RatesAnswer>(answer.body).result[0];
  };
  const book = async (offerId: unknown) => {
    const payload = { offerId, providerName: "x", routing: null, arrivalDate: null, departureDate: null };
    const answer = await server.app.inject({ method: "PUT", url: "/api/resource/rates/spot-on", headers, payload });
    return parsed<BookingAnswer>(answer.body).result[0];
  };

  it("is empty for a new account", async () => {
    expect(await home()).toEqual({ runningBookings: [], nextCutOffs: [], nextDeadlines: [], lastSearches: [] });
  });

  it("shows what runs and what is due next, and nothing to anybody else", async () => {
    const group = await search();
    await book(group?.api?.[0]?.offerId);
    await book(group?.excel?.[0]?._id);
    const { runningBookings, nextCutOffs } = await home();
    expect(runningBookings.map(({ quotationId, bookingId, status }) => ({ quotationId, bookingId, status }))).toEqual([
      { quotationId: "QTN-2026-000001", bookingId: "KLB-2026-000001", status: 1 },
    ]);
    const booking = { quotationId: "QTN-2026-000001", bookingId: "KLB-2026-000001", place: "Nhava Sheva" };
    expect(nextCutOffs).toEqual([
      { ...booking, code: "VCO", at: "2026-11-25T12:00" },
      { ...booking, code: "PCO", at: "2026-11-25T18:00" },
    ]);
    await addShipper(server.database, "jan@visser.example");
    expect(await home(await signInAs(server.app, "jan@visser.example"))).toEqual({
      runningBookings: [],
      nextCutOffs: [],
      nextDeadlines: [],
      lastSearches: [],
    });
  });

  it("lists what is due as the page of the booking does, missed cut-offs among it, until the departure has passed", async () => {
    await book((await search())?.api?.[0]?.offerId);
    const due = async () =>
      (await home()).nextDeadlines?.map(({ bookingId, deadline: { task, latestSafe, cutOff, of } }) => ({
        bookingId,
        task,
        latest: latestSafe?.local,
        cutOff: cutOff?.local,
        of,
      }));
    const booking = { bookingId: "KLB-2026-000001", of: 2 };
    const [emptyPickUp, stuffing, trucking, vgm] = [
      { ...booking, task: "empty-pick-up", latest: "2026-11-24T00:00", cutOff: undefined },
      { ...booking, task: "stuffing", latest: "2026-11-25T00:00", cutOff: undefined },
      { ...booking, task: "trucking", latest: "2026-11-25T08:00", cutOff: undefined },
      { ...booking, task: "vgm", latest: "2026-11-25T09:00", cutOff: "2026-11-25T12:00" },
    ];
    expect(await due()).toEqual([emptyPickUp, stuffing, trucking]);
    const [running] = (await home()).runningBookings;
    expect(running?.deadlines?.map(({ task }) => task)).toEqual([
      "empty-pick-up",
      "stuffing",
      "trucking",
      "vgm",
      "gate-in",
    ]);
    server.clock.advance(4 * DAY + 23 * HOUR);
    expect(await due()).toEqual([emptyPickUp, stuffing, vgm]);
    server.clock.advance(4 * DAY);
    expect(await due()).toEqual([]);
  });

  it("lists the latest six different searches, newest first", async () => {
    await search();
    for (let quantity = 1; quantity <= 6; quantity++) {
      server.clock.advance(HOUR);
      const line = { equipmentGroupIsoCode: "40HC", numberOfContainers: quantity, weightPerContainer: 0 };
      await search({ requestedEquipments: [line] });
    }
    server.clock.advance(HOUR);
    const again = {
      departureDate: "2026-11-25",
      requestedEquipments: [{ equipmentGroupIsoCode: "40HC", numberOfContainers: 2, weightPerContainer: 0 }],
    };
    await search(again);
    const { lastSearches } = await home();
    const quantities = lastSearches.map(
      ({ search: { requestedEquipments } }) => requestedEquipments[0]?.numberOfContainers,
    );
    expect(quantities).toEqual([2, 6, 5, 4, 3, 1]);
    expect(await server.database.db.selectFrom("lastSearch").select("accountId").execute()).toHaveLength(6);
    expect(lastSearches[0]).toEqual({ searchedAt: "2026-11-20T15:00:00.000Z", search: { ...SEARCH, ...again } });
  });

  it("remembers a search that found nothing, and none that was refused or looked up for something else", async () => {
    await search({ portOfLoading: null });
    await search({ portOfLoading: "USNYC", loadingPort: "New York", departureDate: "2020-01-01" });
    expect((await home()).lastSearches).toEqual([]);
    await server.app.inject({
      method: "POST",
      url: "/api/resource/rates/spot-on?remember=false",
      headers,
      payload: { ...SEARCH },
    });
    expect((await home()).lastSearches).toEqual([]);
    const empty = await search({ portOfLoading: "USNYC", loadingPort: null });
    expect(empty).toEqual({ api: [], excel: [] });
    const [only, ...others] = (await home()).lastSearches;
    expect(others).toEqual([]);
    expect(only?.search).toEqual({ ...SEARCH, portOfLoading: "USNYC", loadingPort: "New York" });
  });

  it("marks a cut-off overdue when it has passed at the port, drops it when the vessel sails, and a booking when it has arrived", async () => {
    await book((await search())?.api?.[0]?.offerId);
    const cutOffs = async () =>
      (await home()).nextCutOffs.map(({ code, overdue = false }) => (overdue ? `${code} overdue` : code));
    const running = async () => (await home()).runningBookings.length;
    const toNoonInIndia = 4 * DAY + 22.5 * HOUR;
    server.clock.advance(toNoonInIndia);
    expect(await cutOffs()).toEqual(["VCO", "PCO"]);
    server.clock.advance(MINUTE);
    expect(await cutOffs()).toEqual(["VCO overdue", "PCO"]);
    server.clock.advance(6 * HOUR);
    expect([await cutOffs(), await running()]).toEqual([["VCO overdue", "PCO overdue"], 1]);
    server.clock.advance(3 * DAY);
    expect([await cutOffs(), await running()]).toEqual([[], 1]);
    server.clock.advance(20 * DAY);
    expect(await running()).toBe(1);
    server.clock.advance(DAY);
    expect(await running()).toBe(0);
  });

  it("shows the vessel that the cargo was rolled to, and its cut-offs instead of those of the earlier vessel", async () => {
    await book((await search())?.api?.[0]?.offerId);
    const { id } = await server.database.db.selectFrom("quotation").select("id").executeTakeFirstOrThrow();
    const roll = (eventId: string, more: TrackingEvent) =>
      server.database.db.transaction().execute((one) =>
        addEvents(
          one,
          [
            {
              quotation: id,
              event: {
                eventId,
                eventType: "TRANSPORT",
                transportEventTypeCode: "DEPA",
                eventClassifierCode: "PLN",
                modeOfTransport: "VESSEL",
                unLocationCode: "INNSA",
                eventDateTime: "2026-12-03T06:00:00+05:30",
                vesselName: "NORRVIK SOLVEIG",
                voyageReference: "999W",
                ...more,
              },
            },
          ],
          { at: server.clock.now(), source: "test" },
        ),
      );
    const read = async () => {
      const { runningBookings, nextCutOffs, nextDeadlines } = await home();
      return {
        departures: runningBookings.map(({ shipment }) => [
          shipment?.departure?.eventDateTime,
          shipment?.vesselName,
          shipment?.voyageReference,
        ]),
        cutOffs: nextCutOffs.map(({ code, at }) => `${code} ${at}`),
        deadlines: nextDeadlines?.map(({ deadline: { task, cutOff } }) => `${task} ${cutOff?.local ?? ""}`),
      };
    };
    await roll("1", { eventCreatedDateTime: "2026-11-20T08:00:00Z", voyageReference: null });
    const departures = [["2026-12-03T06:00", "NORRVIK SOLVEIG", null]];
    expect(await read()).toEqual({ departures, cutOffs: [], deadlines: [] });
    await roll("2", {
      eventCreatedDateTime: "2026-11-20T09:00:00Z",
      shipmentCutOffTimes: [{ cutOffDateTimeCode: "VCO", cutOffDateTime: "2026-12-02T12:00:00+05:30" }],
    });
    expect(await read()).toEqual({
      departures: [["2026-12-03T06:00", "NORRVIK SOLVEIG", "999W"]],
      cutOffs: ["VCO 2026-12-02T12:00"],
      deadlines: ["empty-pick-up ", "stuffing ", "vgm 2026-12-02T12:00"],
    });
  });

  it("shows no cancelled booking", async () => {
    await book((await search())?.api?.[0]?.offerId);
    await cancelBooking(server.database.db, "QTN-2026-000001", START);
    expect(await home()).toMatchObject({ runningBookings: [], nextCutOffs: [] });
  });

  it("is for signed-in shippers", async () => {
    const answer = await server.app.inject({ method: "GET", url: "/api/resource/dashboard" });
    expect(answer.statusCode).toBe(401);
  });
};

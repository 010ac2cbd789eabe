import { okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Dashboard, NextDeadline } from "#domain/accounts";
import type { FclSearch } from "#domain/search";
import { dashboardFlow, findRepeatableSearches, dashboardView } from "#flows/dashboard.ts";
import { startAppServices } from "#flows/services.ts";
import type { DashboardPort } from "#ports/api.ts";
import { portsWith, settled } from "../support/flows.ts";
import { toMinutes } from "#domain/time";

const search: FclSearch = {
  origin: { place: { name: "Tughlakabad ICD", code: "INTKD" }, port: null, serviceType: "Ramp" },
  destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
  departureDate: "2026-11-23",
  containers: [{ equipment: "20GP", quantity: 2, weightKg: 10_000 }],
  mode: "fcl",
  reefer: null,
};
const searchedAt = "2026-11-20T08:15:00.000Z";
const empty: Dashboard = { runningBookings: [], nextCutOffs: [], lastSearches: [] };

const opened = (load: DashboardPort["load"]) => {
  const actor = createActor(dashboardFlow(startAppServices(portsWith({ dashboard: { load } })))).start();
  return { view: () => dashboardView(actor.getSnapshot()) };
};

describe("the signed-in home", () => {
  it("is new for an account that has neither searched nor booked", async () => {
    const { view } = opened(() => okAsync(empty));
    await settled();
    expect(view()).toEqual({ kind: "new" });
  });

  it("shows what there is", async () => {
    const { view } = opened(() => okAsync({ ...empty, lastSearches: [{ searchedAt, search }] }));
    await settled();
    expect(view()).toEqual({
      kind: "shown",
      todayIn: expect.any(Function),
      bookings: [],
      cutOffs: [],
      deadlines: [],
      searches: [
        {
          from: { name: "Tughlakabad ICD", code: "INTKD" },
          to: { name: "Rotterdam", code: "NLRTM" },
          load: "2 × 20GP of 10 000 kg",
          departureDate: "2026-11-23",
          query:
            "from=INTKD,Tughlakabad+ICD&fromBy=Ramp&pod=NLRTM,Rotterdam&toBy=Ramp&date=2026-11-23&load=20GPx2&kg=10000",
        },
      ],
    });
  });
});

describe("the signed-in home that is left open", () => {
  it("shows that the time of a deadline has passed", async () => {
    const vgm: NextDeadline = {
      quotationId: "QTN-2026-000001",
      bookingId: null,
      task: "vgm",
      stop: "loading",
      place: { name: "Nhava Sheva", code: "INNSA", timeZone: "Asia/Kolkata" },
      responsible: "shipper",
      latest: { local: "2026-11-20T16:00", utc: toMinutes(Date.UTC(2026, 10, 20, 10, 30)) },
      cutOff: null,
      basis: null,
      done: 0,
      of: 1,
      doneAt: null,
    };
    const load = vi.fn<DashboardPort["load"]>(() =>
      okAsync({ ...empty, lastSearches: [{ searchedAt, search }], nextDeadlines: [vgm] }),
    );
    const moment = { now: "2026-11-20T10:30:59.000Z" };
    const bare = portsWith({ dashboard: { load } });
    const clock = new SimulatedClock();
    const services = startAppServices({ ...bare, clock: { ...bare.clock, now: () => moment.now } });
    const actor = createActor(dashboardFlow(services), { clock }).start();
    await settled();
    expect(dashboardView(actor.getSnapshot())).toMatchObject({ deadlines: [{ state: "next" }] });
    moment.now = "2026-11-20T10:31:00.000Z";
    clock.increment(1_000);
    await settled();
    expect(dashboardView(actor.getSnapshot())).toMatchObject({ deadlines: [{ state: "overdue" }] });
    clock.increment(3_600_000);
    await settled();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe("a search made again", () => {
  it("uses the earliest date if its own has passed", () => {
    const [again] = findRepeatableSearches([{ searchedAt, search }], toMinutes(Date.parse("2026-11-24T00:00Z")));
    expect(again?.departureDate).toBeNull();
    expect(again?.query).toBe(
      "from=INTKD,Tughlakabad+ICD&fromBy=Ramp&pod=NLRTM,Rotterdam&toBy=Ramp&load=20GPx2&kg=10000",
    );
  });

  it("is not offered without a point at each end", () => {
    const broken = { ...search, origin: { ...search.origin, place: null } };
    expect(
      findRepeatableSearches([{ searchedAt, search: broken }], toMinutes(Date.parse("2026-11-20T00:00Z"))),
    ).toEqual([]);
  });
});

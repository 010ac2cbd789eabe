import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { LclNotice } from "#flows/lcl/types.ts";
import { lclFlow } from "#flows/lcl/machine.ts";
import { lclDialogView, lclPortsView, selectLclQuery, lclRatesView } from "#flows/lcl/view.ts";
import { DEFAULT_LCL_CRITERIA } from "#domain/lcl";
import { startAppServices } from "#flows/services.ts";
import type { Failure } from "#ports/failure.ts";
import type { PlacesPort, LclRateList, LclPort, LclRatesRequest } from "#ports/api.ts";
import { draftsIn, memoryStore, portsWith, settled } from "#tests/support/flows.ts";
import { anLclAnswer, anLclPlace, anLclQuestion, anLclRate, anLclSearch } from "#tests/support/lcl.ts";
import { type Pending, pending } from "#tests/support/pending.ts";
import { writeSentence } from "#domain/formatting";

const PORTS = ["Chennai", "Nhava Sheva", "Rotterdam"].map((name) => anLclPlace(name));
const WHOLE = { origin: "Nhava Sheva", destination: "Rotterdam", weight: "1200", cbm: "3.25" };
const deadNetwork: Failure = { kind: "unreachable", cause: "network" };
const searching = { kind: "searching", withSkeletons: false };

interface Opened {
  readonly find?: PlacesPort["find"];
  readonly query?: string;
  readonly kept?: string;
  readonly ports?: LclPort["ports"];
  /** The moment at which the tab is opened; its clock goes on with that of the machine. */
  readonly openedAt?: string;
}

/** The LCL tab over calls that the test answers. */
const openTab = ({ query = "", kept, ports = () => okAsync(PORTS), find, openedAt }: Opened = {}) => {
  const clock = new SimulatedClock();
  const asked: {
    readonly question: LclRatesRequest;
    readonly signal: AbortSignal;
    readonly call: Pending<LclRateList>;
  }[] = [];
  const drafts = new Map(kept === undefined ? [] : [["lclFormState", kept]]);
  const session = memoryStore({ credentials: { xToken: "token", xApiKey: "key" } });
  const portal = startAppServices(
    portsWith({
      ...(find === undefined
        ? {}
        : { places: { find, timeZone: () => okAsync(null), nearbyPorts: () => okAsync([]) } }),
      ...(openedAt === undefined
        ? {}
        : {
            clock: {
              now: () => new Date(Date.parse(openedAt) + clock.now()).toISOString(),
              today: () => openedAt.slice(0, 10),
              timeZone: () => "America/New_York",
              synchronise: () => undefined,
            },
          }),
      lcl: {
        ports,
        rates: (question, signal) => {
          const call = pending<LclRateList>();
          asked.push({ question, signal, call });
          return call.answer;
        },
      },
      drafts: draftsIn(drafts),
      accounts: {
        signIn: () => errAsync(deadNetwork),
        signOut: () => errAsync(deadNetwork),
        profile: () => okAsync({ firstName: "Asha", lastName: "Menon", email: null, phone: null, capabilities: [] }),
      },
      sessionStore: session,
    }),
  );
  portal.session.send({ type: "guard.entered", path: "/rate?mode=LCL" });
  const machine = lclFlow(portal, query);
  const actor = createActor(machine, { clock });
  const notices: LclNotice[] = [];
  actor.on("search.refused", (notice) => notices.push(notice));
  actor.start();
  return {
    actor,
    asked,
    clock,
    drafts,
    notices,
    session,
    change: (changes: Partial<typeof WHOLE>) => actor.send({ type: "draft.changed", changes }),
    view: () => lclRatesView(actor.getSnapshot()),
    query: () => selectLclQuery(actor.getSnapshot()),
    problems: () => actor.getSnapshot().context.problems,
  };
};

const wholeTab = async (opened: Opened = {}) => {
  const tab = openTab(opened);
  await settled();
  tab.change(WHOLE);
  tab.clock.increment(400);
  return tab;
};

describe("the LCL form", () => {
  it("searches automatically after a typing pause if all four fields are set", async () => {
    const { asked, change, clock, view } = openTab();
    await settled();
    change({ origin: "nhava sheva", destination: "Rotterdam", weight: "1200" });
    clock.increment(10_000);
    expect(view()).toEqual({ kind: "idle" });
    change({ cbm: "3.2" });
    clock.increment(399);
    change({ cbm: "3.25" });
    clock.increment(399);
    expect(asked).toEqual([]);
    expect(view()).toEqual(searching);
    clock.increment(1);
    expect(asked.map(({ question }) => question)).toEqual([anLclQuestion()]);
    clock.increment(200);
    expect(view()).toEqual({ kind: "searching", withSkeletons: true });
    const answer = anLclAnswer();
    await asked[0]?.call.succeed(answer);
    expect(view()).toEqual({
      kind: "listed",
      search: anLclSearch(),
      answer,
      page: { page: 0, size: 10 },
      paging: { pageCount: 1, hasPrevious: false, hasNext: false, text: "Page 1 of 1" },
      criteria: DEFAULT_LCL_CRITERIA,
      isUpdating: false,
      hasTurned: false,
    });
  });

  it("never shows an earlier answer over a later one", async () => {
    const { asked, change, clock, view } = await wholeTab();
    change({ weight: "9000" });
    clock.increment(400);
    expect(asked.map(({ question, signal }) => [question.search.weightKg, signal.aborted])).toEqual([
      [1200, true],
      [9000, false],
    ]);
    const later = anLclAnswer({ total: 9 });
    await asked[1]?.call.succeed(later);
    await asked[0]?.call.succeed(anLclAnswer({ total: 1 }));
    expect(view()).toMatchObject({ kind: "listed", search: { weightKg: 9000 }, answer: { total: 9 } });
  });

  it("judges the offers again after the midnight of their office, where it is the afternoon of the shipper", async () => {
    const { asked, clock, view } = await wholeTab({ openedAt: "2026-11-25T18:00:00Z" });
    const aLine = (id: string, validFrom: string, validTill: string | null, now = "2026-11-25T18:00:00Z") =>
      anLclRate({ id, validFor: "booking", validFrom, validTill }, anLclSearch(), Date.parse(now) / 60_000);
    const rates = [
      aLine("of-the-day", "2026-11-20", "2026-11-25"),
      aLine("of-tomorrow", "2026-11-26", null),
      aLine("of-both", "2026-11-25", "2026-11-26"),
    ];
    await asked[0]?.call.succeed(anLclAnswer({ rates, lowestRateId: "of-the-day" }));
    const judged = () => {
      const shown = view();
      if (shown.kind !== "listed") throw new Error("No list is shown.");
      const offers = shown.answer.rates.map(({ availability }) =>
        availability.kind === "bookable" ? "bookable" : writeSentence(availability.reason),
      );
      return { offers, lowest: shown.answer.lowestRateId };
    };
    const before = {
      offers: ["bookable", "Can be booked from 26 Nov 2026 (Kolkata time)", "bookable"],
      lowest: "of-the-day",
    };
    expect(judged()).toEqual(before);
    clock.increment(29 * 60_000);
    expect(judged()).toEqual(before);
    clock.increment(60_000);
    expect(judged()).toEqual({ offers: ["Ended on 25 Nov 2026 (Kolkata time)", "bookable", "bookable"], lowest: null });
  });

  it("does not repeat the search that is shown", async () => {
    const { asked, change, clock, view } = await wholeTab();
    await asked[0]?.call.succeed(anLclAnswer());
    change({ cbm: "3.2" });
    expect(view()).toEqual(searching);
    change({ cbm: "3,25" });
    clock.increment(400);
    expect(asked).toHaveLength(1);
    expect(view()).toMatchObject({ kind: "listed", search: { cbm: 3.25 } });
  });

  it.each([
    ["a negative weight", { weight: "-1" }, "weight", "Weight must be at least 0 kg"],
    ["a negative figure", { cbm: "-1" }, "cbm", "CBM must be at least 0"],
    ["an enormous one", { weight: "1e9" }, "weight", "Please enter the Weight as a number"],
    ["one above the limit", { cbm: "1000.01" }, "cbm", "CBM must be at most 1,000"],
    ["one too fine", { cbm: "3.2555" }, "cbm", "CBM goes in steps of 0.01. Enter 3.25 or 3.26."],
    ["words", { weight: "heavy" }, "weight", "Please enter the Weight as a number"],
    [
      "a port that is not in the list",
      { origin: "Atlantis" },
      "portOfLoading",
      "Please choose the Origin Port from the list",
    ],
    [
      "the same port twice",
      { destination: "Nhava Sheva" },
      "portOfDischarge",
      "Origin and destination must be two different ports",
    ],
  ])("refuses %s at its field, once", async (_, changes, field, message) => {
    const { asked, change, clock, notices, problems, view } = openTab();
    await settled();
    change({ ...WHOLE, ...changes });
    clock.increment(400);
    expect(problems()).toEqual([{ field, message }]);
    expect(notices).toEqual([{ type: "search.refused", problems: [{ field, message }], isRequested: false }]);
    expect(view()).toEqual({ kind: "idle" });
    change({ ...changes, ...(field === "cbm" ? { weight: "1300" } : { cbm: "3.3" }) });
    expect(view()).toEqual({ kind: "idle" });
    clock.increment(400);
    expect(notices.flatMap((notice) => notice.problems)).toEqual([{ field, message }]);
    change(WHOLE);
    expect(problems()).toEqual([]);
    clock.increment(400);
    expect(asked).toHaveLength(1);
  });

  it("reports all missing fields each time Search Rates is pressed", async () => {
    const { actor, notices } = openTab();
    await settled();
    const problems = [
      { field: "portOfLoading", message: "Please select both origin and destination ports" },
      { field: "weight", message: "Please enter the Weight" },
      { field: "cbm", message: "Please enter the CBM" },
    ];
    actor.send({ type: "search.requested" });
    actor.send({ type: "search.requested" });
    expect(notices).toEqual([
      { type: "search.refused", problems, isRequested: true },
      { type: "search.refused", problems, isRequested: true },
    ]);
  });

  it("swaps the ports and searches the reverse lane", async () => {
    const { actor, asked, clock } = await wholeTab();
    actor.send({ type: "ends.swapped" });
    clock.increment(400);
    expect(asked[1]?.question.search).toEqual(
      anLclSearch({ portOfLoading: "Rotterdam", portOfDischarge: "Nhava Sheva" }),
    );
  });
});

describe("the list of LCL ports", () => {
  it("is fetched once, and reports a failure", async () => {
    let calls = 0;
    const { actor, asked } = openTab({
      query: "?mode=LCL&origin=Chennai&destination=Rotterdam&weight=5&cbm=1",
      ports: () => (calls++ === 0 ? errAsync(deadNetwork) : okAsync(PORTS)),
    });
    await settled();
    expect(lclPortsView(actor.getSnapshot())).toEqual({ kind: "failed", failure: deadNetwork });
    expect(lclRatesView(actor.getSnapshot())).toEqual({ kind: "idle" });
    actor.send({ type: "ports.retried" });
    await settled();
    expect(lclPortsView(actor.getSnapshot())).toEqual({ kind: "known", places: PORTS });
    expect(asked.map(({ question }) => question.search.portOfLoading)).toEqual(["Chennai"]);
    expect(calls).toBe(2);
  });

  it("is fetched again by Search Rates", async () => {
    let calls = 0;
    const { actor, notices } = openTab({ ports: () => (calls++ === 0 ? errAsync(deadNetwork) : okAsync(PORTS)) });
    await settled();
    actor.send({ type: "search.requested" });
    expect(notices).toEqual([]);
    await settled();
    expect(calls).toBe(2);
    expect(notices).toHaveLength(1);
  });
});

describe("the LCL form after a reload", () => {
  it("is saved on every change and restored with its rates", async () => {
    const { drafts } = await wholeTab();
    const kept = drafts.get("lclFormState");
    expect(kept).toBe("origin=Nhava+Sheva&destination=Rotterdam&weight=1200&cbm=3.25");
    const { asked } = openTab({ kept: kept ?? "" });
    await settled();
    expect(asked.map(({ question }) => question)).toEqual([anLclQuestion()]);
  });

  it("prefers the search and the page of the URL to the saved draft", async () => {
    const { asked, query } = openTab({
      query: "?mode=LCL&origin=Nhava+Sheva&destination=Rotterdam&weight=1200&cbm=3.25&page=3&rows=20",
      kept: "origin=Chennai&destination=Rotterdam&weight=1&cbm=1",
    });
    expect(query()).toBeNull();
    await settled();
    expect(asked.map(({ question }) => question)).toEqual([anLclQuestion({ limit: 20, skip: 40 })]);
    expect(query()).toBe("origin=Nhava+Sheva&destination=Rotterdam&weight=1200&cbm=3.25&page=3&rows=20");
  });

  it.each(["page=0", "page=-1", "page=x", "page=1e3", "rows=7", "rows=1000000"])(
    "reads %s as the first page of ten",
    async (odd) => {
      const { asked } = openTab({ query: `origin=Chennai&destination=Rotterdam&weight=5&cbm=1&${odd}` });
      await settled();
      expect(asked[0]?.question).toMatchObject({ limit: 10, skip: 0 });
    },
  );

  it("forgets all of it with Clear", async () => {
    const { actor, asked, drafts, query, view } = await wholeTab();
    await asked[0]?.call.succeed(anLclAnswer());
    actor.send({ type: "form.cleared" });
    expect(actor.getSnapshot().context.draft).toEqual({ origin: "", destination: "", weight: "", cbm: "" });
    expect(view()).toEqual({ kind: "idle" });
    expect(drafts.size).toBe(0);
    expect(query()).toBe("");
  });
});

describe("the pages of LCL rates", () => {
  it("changes page and page size around the first row, and restarts with another search", async () => {
    const { actor, asked, change, clock, query, view } = await wholeTab();
    await asked[0]?.call.succeed(anLclAnswer({ rates: Array.from({ length: 10 }, () => anLclRate()), total: 41 }));
    expect(view()).toMatchObject({ paging: { text: "Page 1 of 5", hasPrevious: false, hasNext: true } });
    actor.send({ type: "page.requested", page: 3 });
    await asked[1]?.call.succeed(anLclAnswer({ total: 41 }));
    actor.send({ type: "size.chosen", size: 20 });
    await asked[2]?.call.succeed(anLclAnswer({ total: 41 }));
    expect(view()).toMatchObject({ paging: { text: "Page 2 of 3" }, hasTurned: true });
    expect(query()).toContain("&page=2&rows=20");
    change({ weight: "1300" });
    clock.increment(400);
    expect(asked.map(({ question: { limit, skip } }) => [limit, skip])).toEqual([
      [10, 0],
      [10, 30],
      [20, 20],
      [20, 0],
    ]);
    await asked[3]?.call.succeed(anLclAnswer({ total: 41 }));
    expect(view()).toMatchObject({ paging: { text: "Page 1 of 3" }, hasTurned: false });
  });

  it("without a total, a full page may have a next one", async () => {
    const { asked, view } = await wholeTab();
    await asked[0]?.call.succeed(anLclAnswer({ rates: Array.from({ length: 10 }, () => anLclRate()), total: null }));
    expect(view()).toMatchObject({ paging: { text: "Page 1", hasNext: true } });
  });
});

describe("the order and the filters of LCL rates", () => {
  const changed = async () => {
    const tab = await wholeTab();
    await tab.asked[0]?.call.succeed(anLclAnswer({ total: 41 }));
    tab.actor.send({ type: "page.requested", page: 3 });
    await tab.asked[1]?.call.succeed(anLclAnswer({ total: 41 }));
    tab.actor.send({ type: "criteria.changed", changes: { sort: "transit-time", cfs: "port" } });
    return tab;
  };

  it("show the former list until the new one arrives, and start on the first page", async () => {
    const { asked, query, view } = await changed();
    const criteria = { ...DEFAULT_LCL_CRITERIA, sort: "transit-time", cfs: "port" };
    expect(asked[2]?.question).toEqual({ search: anLclSearch(), criteria, limit: 10, skip: 0 });
    expect(view()).toMatchObject({ kind: "listed", criteria, isUpdating: true, answer: { total: 41 } });
    await asked[2]?.call.succeed(anLclAnswer({ total: 3 }));
    expect(view()).toMatchObject({
      kind: "listed",
      criteria,
      isUpdating: false,
      answer: { total: 3 },
      hasTurned: false,
    });
    expect(query()).toBe("origin=Nhava+Sheva&destination=Rotterdam&weight=1200&cbm=3.25&sort=transit-time&cfs=port");
  });

  it("search again if the form returns to the former search before the answer arrives", async () => {
    const { asked, change, clock, view } = await changed();
    change({ cbm: "3.2" });
    change({ cbm: "3.25" });
    clock.increment(400);
    expect(asked).toHaveLength(4);
    expect(view()).toEqual(searching);
  });

  it("survive another load, and only the order survives another lane", async () => {
    const { actor, asked, change, clock } = await changed();
    await asked[2]?.call.succeed(anLclAnswer());
    change({ weight: "1300" });
    clock.increment(400);
    expect(asked[3]?.question.criteria).toEqual({ ...DEFAULT_LCL_CRITERIA, sort: "transit-time", cfs: "port" });
    actor.send({ type: "ends.swapped" });
    clock.increment(400);
    expect(asked[4]?.question.criteria).toEqual({ ...DEFAULT_LCL_CRITERIA, sort: "transit-time" });
  });

  it("are read from the URL without invalid values", async () => {
    const whole = "origin=Nhava+Sheva&destination=Rotterdam&weight=1200&cbm=3.25";
    const good = openTab({ query: `${whole}&sort=next-departure&cfs=inland&departsBy=2026-12-04&days=26` });
    const bad = openTab({ query: `${whole}&sort=price&cfs=sea&departsBy=2026-13-04&days=0` });
    await settled();
    expect(good.asked[0]?.question.criteria).toEqual({
      sort: "next-departure",
      cfs: "inland",
      departsBy: "2026-12-04",
      maxTransitDays: 26,
    });
    expect(bad.asked[0]?.question.criteria).toEqual(DEFAULT_LCL_CRITERIA);
  });
});

describe("failures", () => {
  it.each<Failure>([
    deadNetwork,
    { kind: "unreachable", cause: "timeout" },
    { kind: "malformed", issues: ["the answer is not JSON"] },
    { kind: "refused", reason: "internal", message: "", fields: [] },
  ])("shows $kind and asks again when told to", async (failure) => {
    const { actor, asked, view } = await wholeTab();
    await asked[0]?.call.fail(failure);
    expect(view()).toEqual({ kind: "failed", failure });
    actor.send({ type: "rates.retried" });
    expect(asked).toHaveLength(2);
    await asked[1]?.call.succeed(anLclAnswer());
    expect(view()).toMatchObject({ kind: "listed" });
  });

  it("end the session on 401 and keep the form", async () => {
    const { asked, drafts, session } = await wholeTab();
    await asked[0]?.call.fail({ kind: "unauthorised", message: "Please sign in." });
    expect(session.credentials()).toBeNull();
    expect(session.redirect()).toBe("/rate?mode=LCL");
    expect(drafts.get("lclFormState")).toContain("weight=1200");
  });
});

describe("the dialogs over LCL rates", () => {
  it("open for a rate of the list, and close", async () => {
    const { actor, asked } = await wholeTab();
    await asked[0]?.call.succeed(anLclAnswer());
    const dialog = () => lclDialogView(actor.getSnapshot());
    actor.send({ type: "breakdown.opened", rateId: "lcl-1" });
    expect(dialog()).toEqual({ kind: "breakdown", rate: anLclRate() });
    actor.send({ type: "booking.opened", rateId: "lcl-1" });
    expect(dialog()).toMatchObject({ kind: "booking", rate: { id: "lcl-1" } });
    actor.send({ type: "dialog.closed" });
    expect(dialog()).toBeNull();
    actor.send({ type: "breakdown.opened", rateId: "unknown" });
    expect(dialog()).toBeNull();
  });

  it("an offer that was withdrawn stays in the list with the reason, and is the lowest no more", async () => {
    const { actor, asked, view } = await wholeTab();
    await asked[0]?.call.succeed(anLclAnswer({ lowestRateId: "lcl-1" }));
    actor.send({ type: "booking.opened", rateId: "lcl-1" });
    actor.send({ type: "offer.withdrawn", rateId: "lcl-1", reason: "Baywater has withdrawn this rate." });
    actor.send({ type: "dialog.closed" });
    expect(view()).toMatchObject({
      kind: "listed",
      answer: {
        lowestRateId: null,
        rates: [{ id: "lcl-1", availability: { kind: "not-bookable", reason: "Baywater has withdrawn this rate." } }],
      },
    });
  });

  it("repeat the search if an offer is gone", async () => {
    const { actor, asked } = await wholeTab();
    await asked[0]?.call.succeed(anLclAnswer());
    actor.send({ type: "booking.opened", rateId: "lcl-1" });
    actor.send({ type: "rates.retried" });
    expect(lclDialogView(actor.getSnapshot())).toBeNull();
    expect(asked).toHaveLength(2);
  });
});

describe("a typed LCL port without a choice from the list", () => {
  const places = [anLclPlace("Chennai", { code: "INMAA" }), anLclPlace("Nhava Sheva", { code: "INNSA" })];
  const ports = () => okAsync(places);
  const india = { name: "India", code: "IN" };

  it("is taken when the field is left and only one listed port matches, by name, code or alternative name", async () => {
    const asked: string[] = [];
    const find: PlacesPort["find"] = (text) => {
      asked.push(text);
      const place = { name: "Nhava Sheva", code: "INNSA", country: india, pointType: "sea" } as const;
      return okAsync(text === "JNPT" ? [{ country: india, places: [place] }] : []);
    };
    const { actor, change } = openTab({ ports, find });
    await settled();
    change({ origin: "nhava", destination: "inmaa" });
    actor.send({ type: "port.entered", end: "origin" });
    actor.send({ type: "port.entered", end: "destination" });
    expect(actor.getSnapshot().context.draft).toMatchObject({ origin: "Nhava Sheva", destination: "Chennai" });
    change({ origin: "JNPT" });
    actor.send({ type: "port.entered", end: "origin" });
    await settled();
    expect(asked).toEqual(["JNPT"]);
    expect(actor.getSnapshot().context.draft.origin).toBe("Nhava Sheva");
  });

  it("waits for the listed ports when the field is left before they arrive", async () => {
    const { actor, change, problems } = openTab({ ports, find: () => okAsync([]) });
    change({ origin: "nhava" });
    actor.send({ type: "port.entered", end: "origin" });
    expect(actor.getSnapshot().context.draft.origin).toBe("nhava");
    await settled();
    expect(actor.getSnapshot().context.draft.origin).toBe("Nhava Sheva");
    expect(problems()).toEqual([]);
  });

  it("is refused at its field if it is not a listed port", async () => {
    const { actor, change, problems } = openTab({ ports, find: () => okAsync([]) });
    await settled();
    change({ destination: "xyzqq" });
    actor.send({ type: "port.entered", end: "destination" });
    await settled();
    expect(problems()).toEqual([
      { field: "portOfDischarge", message: "Please choose the Destination Port from the list" },
    ]);
  });
});

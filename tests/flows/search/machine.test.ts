import { errAsync, okAsync, ResultAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { findProblem } from "#domain/field-problem.ts";
import { EMPTY_DRAFT, type FclDraft } from "#domain/search";
import { parseDraft, serialiseDraft } from "#flows/search/draft-text.ts";
import type { Place } from "#domain/places";
import type { DraftEvent, SearchNotice } from "#flows/search/types.ts";
import { searchFlow } from "#flows/search/machine.ts";
import {
  selectSavedElsewhere,
  selectDepartureWindow,
  selectDraft,
  summariseDraftLoad,
  selectNearbyPorts,
  selectProblems,
  selectUndoOffer,
} from "#flows/search/view.ts";
import { startAppServices } from "#flows/services.ts";
import type { PlacesPort } from "#ports/api.ts";
import { draftsIn, portsWith, settled } from "#tests/support/flows.ts";
import type { TodayIn } from "#domain/time";

const india = { name: "India", code: "IN" };
const tughlakabad: Place = { name: "Tughlakabad", code: "INTKD", country: india, pointType: "inland" };
const rotterdam: Place = {
  name: "Rotterdam",
  code: "NLRTM",
  country: { name: "Netherlands", code: "NL" },
  pointType: "sea",
};
const nhavaSheva = { name: "Nhava Sheva", code: "INNSA" };

interface Given {
  readonly kept?: string;
  readonly query?: string;
  readonly nearbyPorts?: PlacesPort["nearbyPorts"];
  readonly today?: TodayIn;
  readonly timeZone?: PlacesPort["timeZone"];
}

const opened = ({
  kept,
  query = "",
  nearbyPorts = () => okAsync([]),
  today = () => "2026-11-20",
  timeZone = () => okAsync(null),
}: Given = {}) => {
  const drafts = new Map(kept === undefined ? [] : [["fclFormState", kept]]);
  const otherTab: ((text: string | null) => void)[] = [];
  const bare = portsWith({
    clock: {
      now: () => "2026-11-20T06:30:00.000Z",
      today,
      timeZone: () => "Asia/Kolkata",
      synchronise: () => undefined,
    },
    drafts: {
      ...draftsIn(drafts),
      watch: (key, changed) => {
        if (key === "fclFormState") otherTab.push(changed);
        return () => undefined;
      },
    },
  });
  const portal = startAppServices({ ...bare, places: { ...bare.places, nearbyPorts, timeZone } });
  const { machine } = searchFlow(portal, query);
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock });
  const notices: SearchNotice[] = [];
  actor.on("*", (notice) => notices.push(notice));
  actor.start();
  const draft = () => selectDraft(actor.getSnapshot());
  const send = (...events: readonly DraftEvent[]) => {
    for (const event of events) actor.send(event);
  };
  const offer = () => selectUndoOffer(actor.getSnapshot());
  /** Another tab saves a text, or removes the draft. */
  const saveElsewhere = (text: string | null) => otherTab.forEach((changed) => changed(text));
  return { actor, clock, draft, drafts, notices, offer, saveElsewhere, send };
};

const filled: readonly DraftEvent[] = [
  { type: "draft.placeChosen", end: "origin", place: tughlakabad },
  { type: "draft.portChosen", end: "origin", port: nhavaSheva },
  { type: "draft.placeChosen", end: "destination", place: rotterdam },
  { type: "draft.dateChosen", date: "2026-12-01" },
  { type: "draft.containerAdded", equipment: "20GP" },
  { type: "draft.containerAdded", equipment: "40HC" },
  { type: "draft.weightTyped", equipment: "20GP", text: "18 t" },
  { type: "draft.weightEntered", equipment: "20GP" },
];

const filledDraft: FclDraft = {
  ...EMPTY_DRAFT,
  origin: {
    place: { text: "Tughlakabad", code: "INTKD" },
    port: { text: "Nhava Sheva", code: "INNSA" },
    serviceType: "Door",
  },
  destination: { place: { text: "Rotterdam", code: "NLRTM" }, port: { text: "", code: null }, serviceType: "Ramp" },
  departureDate: "2026-12-01",
  selection: {
    kind: "Dry",
    quantities: { "20GP": 2, "40GP": 0, "40HC": 1, "45HC": 0, "20RE": 0, "40RH": 0 },
    weights: { "20GP": "18 000 KGM", "40GP": "", "40HC": "", "45HC": "", "20RE": "", "40RH": "" },
  },
};

describe("the FCL search form", () => {
  it("starts empty: Ramp at both ends, one 20GP, today to thirty days ahead", () => {
    const { actor, draft } = opened();
    expect(draft()).toEqual(EMPTY_DRAFT);
    expect(selectDepartureWindow(actor.getSnapshot())).toEqual({ first: "2026-11-20", last: "2026-12-20" });
    expect(summariseDraftLoad(draft())).toEqual({
      lines: [{ equipment: "20GP", quantity: 1, weightKg: 0 }],
      sum: { containers: 1, teu: 1, netWeightKg: 0, weighed: 0 },
    });
  });

  it("saves every change under fclFormState, and restores it after a reload", () => {
    const { draft, drafts, send } = opened();
    for (const event of filled) {
      send(event);
      expect(parseDraft(drafts.get("fclFormState") ?? "")).toEqual(draft());
    }
    expect(draft()).toEqual(filledDraft);
    expect(opened({ kept: drafts.get("fclFormState") ?? "" }).draft()).toEqual(filledDraft);
  });

  it("gives back what was typed and not chosen, too", () => {
    const { drafts, send } = opened();
    send({ type: "draft.placeTyped", end: "origin", text: "Tughl" });
    expect(opened({ kept: drafts.get("fclFormState") ?? "" }).draft().origin.place).toEqual({
      text: "Tughl",
      code: null,
    });
  });

  it("opens empty if the saved text is not a draft", () => {
    expect(opened({ kept: "{broken" }).draft()).toEqual(EMPTY_DRAFT);
  });

  it("removes only a saved departure date that has passed", () => {
    const kept = serialiseDraft({ ...filledDraft, departureDate: "2026-11-19" });
    expect(opened({ kept }).draft()).toEqual({ ...filledDraft, departureDate: null });
  });

  it("offers the new days after midnight when it is entered again, and keeps the selection", () => {
    let day = "2026-11-20";
    const { actor, draft, send } = opened({ today: () => day });
    send(...filled, { type: "draft.dateChosen", date: "2026-11-20" });
    day = "2026-11-21";
    actor.send({ type: "form.entered" });
    expect(selectDepartureWindow(actor.getSnapshot())).toEqual({ first: "2026-11-21", last: "2026-12-21" });
    expect(draft()).toEqual({ ...filledDraft, departureDate: "2026-11-20" });
  });

  it("begins with today at the place of origin, or at the port where no place is chosen", async () => {
    const asked: string[] = [];
    const { actor, notices, send } = opened({
      today: (zone) => (zone === "Pacific/Auckland" ? "2026-11-21" : "2026-11-20"),
      timeZone: (code) => {
        asked.push(code);
        return okAsync(code === "NZAKL" ? "Pacific/Auckland" : null);
      },
    });
    const auckland = { ...nhavaSheva, name: "Auckland", code: "NZAKL" };
    send(
      ...filled,
      { type: "draft.placeCleared", end: "origin" },
      { type: "draft.portChosen", end: "origin", port: auckland },
    );
    await settled();
    expect(selectDepartureWindow(actor.getSnapshot())).toEqual({ first: "2026-11-21", last: "2026-12-21" });
    send({ type: "draft.dateChosen", date: "2026-11-20" });
    actor.send({ type: "search.requested" });
    expect(notices).toEqual([
      {
        type: "search.refused",
        problems: [
          {
            field: "departureDate",
            message: "It is already 21 Nov in Auckland. Choose that day or a later one.",
          },
        ],
      },
    ]);
    send({ type: "draft.placeChosen", end: "origin", place: tughlakabad });
    await settled();
    expect(selectDepartureWindow(actor.getSnapshot())).toEqual({ first: "2026-11-20", last: "2026-12-20" });
    expect(asked).toEqual(["INTKD", "INNSA", "NZAKL", "INTKD"]);
  });

  it("is checked against the day on which it is sent", () => {
    let day = "2026-11-20";
    const { actor, notices, send } = opened({ today: () => day });
    send(...filled, { type: "draft.dateChosen", date: "2026-11-20" });
    day = "2026-11-21";
    actor.send({ type: "search.requested" });
    const problems = [{ field: "departureDate", message: "Departure date cannot be before today" }];
    expect(selectProblems(actor.getSnapshot())).toEqual(problems);
    expect(notices).toEqual([{ type: "search.refused", problems }]);
    send({ type: "draft.dateChosen", date: "2026-12-21" });
    actor.send({ type: "search.requested" });
    expect(notices.at(-1)).toMatchObject({ type: "search.accepted", search: { departureDate: "2026-12-21" } });
  });

  it("prefers a search in the query to the saved draft, and saves it", () => {
    const query =
      "from=INTKD,Tughlakabad&pol=INNSA,Nhava+Sheva&fromBy=Door&to=NLRTM,Rotterdam&toBy=Ramp&date=2026-12-01&load=20GPx2,40HCx1&kg=18000,0";
    const { draft, drafts } = opened({ kept: serialiseDraft(EMPTY_DRAFT), query });
    expect(draft()).toEqual(filledDraft);
    expect(parseDraft(drafts.get("fclFormState") ?? "")).toEqual(filledDraft);
  });

  it("resets everything and removes the saved draft with Clear", () => {
    const { actor, draft, drafts, send } = opened();
    send(...filled);
    actor.send({ type: "search.requested" });
    actor.send({ type: "form.cleared" });
    expect(draft()).toEqual(EMPTY_DRAFT);
    expect(drafts.size).toBe(0);
    expect(selectProblems(actor.getSnapshot())).toEqual([]);
  });

  it("keeps a selected name that the field reports as typed, and deselects it for other text", () => {
    const { draft, send } = opened();
    send({ type: "draft.placeChosen", end: "origin", place: tughlakabad });
    send({ type: "draft.placeTyped", end: "origin", text: "Tughlakabad" });
    expect(draft().origin.place).toEqual({ text: "Tughlakabad", code: "INTKD" });
    send({ type: "draft.placeTyped", end: "origin", text: "Tughlakaba" });
    expect(draft().origin.place).toEqual({ text: "Tughlakaba", code: null });
  });

  it("swaps both ends with all that is in them", () => {
    const { draft, send } = opened();
    send(...filled, { type: "draft.endsSwapped" });
    expect([draft().origin, draft().destination]).toEqual([filledDraft.destination, filledDraft.origin]);
  });

  it("carries the container cards' rules: one card selected, others reset; reefer starts with one 20RE", () => {
    const { draft, send } = opened();
    send({ type: "draft.cardSelected", equipment: "45HC" });
    expect(draft().selection.quantities).toEqual({ "20GP": 0, "40GP": 0, "40HC": 0, "45HC": 1, "20RE": 0, "40RH": 0 });
    send({ type: "draft.containerTaken", equipment: "45HC" }, { type: "draft.containerTaken", equipment: "45HC" });
    expect(draft().selection.quantities["45HC"]).toBe(0);
    send({ type: "draft.kindChosen", kind: "Reefer" }, { type: "draft.containerAdded", equipment: "40RH" });
    expect(draft().selection.quantities).toEqual({ "20GP": 0, "40GP": 0, "40HC": 0, "45HC": 0, "20RE": 1, "40RH": 1 });
    send({ type: "draft.cardRemoved", equipment: "20RE" });
    expect(draft().selection.quantities["20RE"]).toBe(0);
  });
});

describe("Undo", () => {
  const load = filledDraft.selection;
  const only40HC = { "20GP": 0, "40GP": 0, "40HC": 1, "45HC": 0, "20RE": 0, "40RH": 0 };

  it("restores the whole load after one size was selected, and keeps other changes", () => {
    const { actor, draft, drafts, offer, send } = opened();
    send(...filled);
    expect(offer()).toBeNull();
    send({ type: "draft.cardSelected", equipment: "40HC" });
    expect(draft().selection.quantities).toEqual(only40HC);
    expect(offer()).toEqual({ key: 1, title: "Only 40HC", removed: "2 × 20GP removed" });
    send({ type: "draft.dateChosen", date: "2026-12-05" });
    actor.send({ type: "undo.requested" });
    expect(draft()).toEqual({ ...filledDraft, departureDate: "2026-12-05" });
    expect(parseDraft(drafts.get("fclFormState") ?? "").selection).toEqual(load);
    expect(offer()).toBeNull();
  });

  it.each<[DraftEvent, string, string]>([
    [{ type: "draft.cardRemoved", equipment: "20GP" }, "20GP removed", "2 containers, 18 000 KGM each"],
    [{ type: "draft.cardRemoved", equipment: "40HC" }, "40HC removed", "1 container"],
    [{ type: "draft.kindChosen", kind: "Reefer" }, "Changed to Reefer", "2 × 20GP, 1 × 40HC removed"],
  ])("is offered after %o", (event, title, removed) => {
    const { actor, draft, offer, send } = opened();
    send(...filled, event);
    expect(offer()).toEqual({ key: 1, title, removed });
    actor.send({ type: "undo.requested" });
    expect(draft().selection).toEqual(load);
  });

  it("restores the whole form after Clear, and saves it again", () => {
    const { actor, draft, drafts, offer, send } = opened();
    send(...filled);
    actor.send({ type: "form.cleared" });
    expect(offer()).toEqual({
      key: 1,
      title: "Form cleared",
      removed: "Removed: the route, the departure date, 2 × 20GP, 1 × 40HC",
    });
    actor.send({ type: "undo.requested" });
    expect(draft()).toEqual(filledDraft);
    expect(parseDraft(drafts.get("fclFormState") ?? "")).toEqual(filledDraft);
  });

  it("is not offered when nothing was taken away", () => {
    const { actor, offer, send } = opened();
    actor.send({ type: "form.cleared" });
    send(
      { type: "draft.containerAdded", equipment: "40HC" },
      { type: "draft.containerTaken", equipment: "40HC" },
      { type: "draft.containerTaken", equipment: "20GP" },
      { type: "draft.cardSelected", equipment: "45HC" },
      { type: "draft.kindChosen", kind: "Dry" },
    );
    expect(offer()).toBeNull();
  });

  it("reverts two resets in turn", () => {
    const { actor, draft, offer, send } = opened();
    send(...filled, { type: "draft.cardRemoved", equipment: "40HC" }, { type: "draft.cardRemoved", equipment: "20GP" });
    actor.send({ type: "undo.requested" });
    expect(offer()).toMatchObject({ title: "40HC removed" });
    actor.send({ type: "undo.requested" });
    expect(draft().selection).toEqual(load);
    expect(offer()).toBeNull();
  });

  it("is offered for ten seconds, a new reset starts them again, and the time stops while it is read", () => {
    const { actor, clock, draft, offer, send } = opened();
    send(...filled, { type: "draft.cardRemoved", equipment: "40HC" });
    for (let second = 0; second < 9; second++) clock.increment(1000);
    send({ type: "draft.cardRemoved", equipment: "20GP" });
    for (let second = 0; second < 9; second++) clock.increment(1000);
    expect(offer()).toMatchObject({ title: "20GP removed" });
    actor.send({ type: "undo.readingBegan" });
    clock.increment(60_000);
    expect(offer()).toMatchObject({ title: "20GP removed" });
    actor.send({ type: "undo.readingEnded" });
    clock.increment(1000);
    expect(offer()).toBeNull();
    actor.send({ type: "undo.requested" });
    expect(draft().selection.quantities).toEqual({ ...only40HC, "40HC": 0 });
  });

  it("can be dismissed", () => {
    const { actor, offer, send } = opened();
    send(...filled, { type: "draft.cardRemoved", equipment: "40HC" });
    actor.send({ type: "undo.dismissed" });
    expect(offer()).toBeNull();
  });
});

describe("Search Rates", () => {
  it("hands on a complete search", () => {
    const { actor, notices, send } = opened();
    send(...filled);
    actor.send({ type: "search.requested" });
    expect(notices).toEqual([
      {
        type: "search.accepted",
        search: {
          origin: {
            place: { name: "Tughlakabad", code: "INTKD" },
            port: { name: "Nhava Sheva", code: "INNSA" },
            serviceType: "Door",
          },
          destination: { place: { name: "Rotterdam", code: "NLRTM" }, port: null, serviceType: "Ramp" },
          departureDate: "2026-12-01",
          containers: [
            { equipment: "20GP", quantity: 2, weightKg: 18_000 },
            { equipment: "40HC", quantity: 1, weightKg: 0 },
          ],
          mode: "fcl",
          reefer: null,
        },
      },
    ]);
  });

  it("refuses with the specified messages, each at its field", () => {
    const { actor, notices, send } = opened();
    send({ type: "draft.cardRemoved", equipment: "20GP" });
    actor.send({ type: "search.requested" });
    const problems = [
      { field: "placeOfOrigin", message: "Please enter at least Place of Origin or Port of Loading" },
      { field: "placeOfDelivery", message: "Please enter at least Place of Delivery or Port of Discharge" },
      { field: "containers", message: "Please select at least one container" },
    ];
    expect(notices).toEqual([{ type: "search.refused", problems }]);
    expect(selectProblems(actor.getSnapshot())).toEqual(problems);
  });

  it("removes a problem when it is corrected, and adds new ones only at the next Search Rates", () => {
    const { actor, send } = opened();
    send({ type: "draft.cardRemoved", equipment: "20GP" });
    actor.send({ type: "search.requested" });
    send({ type: "draft.portChosen", end: "origin", port: nhavaSheva });
    send({ type: "draft.placeTyped", end: "origin", text: "Tug" });
    const problems = selectProblems(actor.getSnapshot());
    expect(problems.map(({ field }) => field)).toEqual(["placeOfDelivery", "containers"]);
    expect(findProblem(problems, "containers")).toBe("Please select at least one container");
    expect(findProblem(problems, "placeOfOrigin")).toBeUndefined();
  });

  it("requires the set-point of an operating reefer", () => {
    const { actor, send } = opened();
    send(...filled, { type: "draft.kindChosen", kind: "Reefer" });
    send({ type: "draft.reeferChanged", changes: { use: "operating" } });
    actor.send({ type: "search.requested" });
    expect(selectProblems(actor.getSnapshot()).map(({ field }) => field)).toEqual(["temperature"]);
  });
});

describe("nearby ports", () => {
  it("are loaded for the end whose place was chosen", async () => {
    const nearbyPorts = vi.fn<PlacesPort["nearbyPorts"]>(() => okAsync([nhavaSheva]));
    const { actor, send } = opened({ nearbyPorts });
    send({ type: "draft.placeChosen", end: "origin", place: tughlakabad });
    await settled();
    expect(nearbyPorts.mock.calls.map(([code]) => code)).toEqual(["INTKD"]);
    expect(selectNearbyPorts("origin")(actor.getSnapshot())).toEqual([nhavaSheva]);
    expect(selectNearbyPorts("destination")(actor.getSnapshot())).toEqual([]);
  });

  it("are loaded for a saved place, follow a swap, and are removed with the place", async () => {
    const nearbyPorts = vi.fn<PlacesPort["nearbyPorts"]>((code) => okAsync([{ name: `near ${code}`, code: "XXXXX" }]));
    const { actor, send } = opened({ kept: serialiseDraft(filledDraft), nearbyPorts });
    await settled();
    send({ type: "draft.endsSwapped" });
    await settled();
    expect(nearbyPorts.mock.calls.map(([code]) => code)).toEqual(["INTKD", "NLRTM", "NLRTM", "INTKD"]);
    expect(selectNearbyPorts("origin")(actor.getSnapshot())).toEqual([{ name: "near NLRTM", code: "XXXXX" }]);
    send({ type: "draft.placeCleared", end: "origin" });
    expect(selectNearbyPorts("origin")(actor.getSnapshot())).toEqual([]);
    expect(nearbyPorts).toHaveBeenCalledTimes(4);
  });

  it("belong to the latest place: the question before is aborted", async () => {
    const signals: AbortSignal[] = [];
    const { actor, send } = opened({
      nearbyPorts: (_, signal) => {
        signals.push(signal);
        return signals.length === 1 ? new ResultAsync(new Promise(() => undefined)) : okAsync([nhavaSheva]);
      },
    });
    send({ type: "draft.placeChosen", end: "origin", place: rotterdam });
    send({ type: "draft.placeChosen", end: "origin", place: tughlakabad });
    await settled();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(selectNearbyPorts("origin")(actor.getSnapshot())).toEqual([nhavaSheva]);
  });

  it("are an empty list if they cannot be fetched, and the form does not change", async () => {
    const { actor, draft, send } = opened({ nearbyPorts: () => errAsync({ kind: "unreachable", cause: "network" }) });
    send(...filled);
    await settled();
    expect(selectNearbyPorts("origin")(actor.getSnapshot())).toEqual([]);
    expect(draft()).toEqual(filledDraft);
  });
});

describe("a form that is open in two tabs", () => {
  it("shows that the other tab has changed it, and takes that over only on request", () => {
    const { actor, draft, drafts, saveElsewhere, send } = opened();
    send(...filled);
    const own = drafts.get("fclFormState") ?? null;
    saveElsewhere(own);
    expect(selectSavedElsewhere(actor.getSnapshot())).toBe(false);

    saveElsewhere(serialiseDraft({ ...filledDraft, departureDate: "2026-12-08" }));
    expect([selectSavedElsewhere(actor.getSnapshot()), draft().departureDate]).toEqual([true, "2026-12-01"]);
    actor.send({ type: "form.replaced" });
    expect([selectSavedElsewhere(actor.getSnapshot()), draft().departureDate]).toEqual([false, "2026-12-08"]);
    expect(drafts.get("fclFormState")).toBe(serialiseDraft(draft()));
  });

  it("stays as it is on request, and is saved again", () => {
    const { actor, draft, drafts, saveElsewhere, send } = opened();
    send(...filled);
    saveElsewhere(null);
    drafts.delete("fclFormState");
    expect(selectSavedElsewhere(actor.getSnapshot())).toBe(true);
    actor.send({ type: "form.retained" });
    expect([selectSavedElsewhere(actor.getSnapshot()), draft()]).toEqual([false, filledDraft]);
    expect(drafts.get("fclFormState")).toBe(serialiseDraft(filledDraft));
  });
});

import { errAsync, okAsync, ResultAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { type CargoDetails, emptyDetails, setTexts, type Submission } from "#domain/cargo";
import { formatDraft, parseDraft } from "#flows/cargo/draft.ts";
import { cargoFlow } from "#flows/cargo/machine.ts";
import { cargoView, type ShownCargo } from "#flows/cargo/view.ts";
import { startAppServices } from "#flows/services.ts";
import type { BookingCargo, BookingCargoPort } from "#ports/booking-cargo.ts";
import type { Failure } from "#ports/failure.ts";
import { COMPLETE, SCOPE } from "#tests/domain/cargo/samples.ts";
import { draftsIn, portsWith, settled } from "#tests/support/flows.ts";

const AT = "2026-11-22T05:22:00Z";
const PLACE = "transport.incoTermsPlace";
const SI = { subject: "shipping-instruction", container: 0 } as const;
const offline: Failure = { kind: "unreachable", cause: "network" };
const conflict: Failure = { kind: "refused", reason: "conflict", message: "Changed elsewhere.", fields: [] };

const saved = (version: number, details: CargoDetails, submissions: readonly Submission[] = []): BookingCargo => ({
  version,
  savedAt: AT,
  scope: SCOPE,
  details,
  submissions,
});
const sent: Submission = { ...SI, status: "sent", reason: null, sentAt: AT, answeredAt: null };
const withPlace = (place: string, details = COMPLETE) => setTexts(details, [[PLACE, place]]);

/** A server with one state. `next` replaces the answer of the next save. */
const startServer = (stored: BookingCargo) => {
  const server = { stored, failures: [] as Failure[], saves: [] as number[], sends: 0 };
  const port: BookingCargoPort = {
    load: () => okAsync(server.stored),
    save: ({ version, details }) => {
      server.saves.push(version);
      const failure = server.failures.shift();
      if (failure !== undefined) return errAsync(failure);
      if (version !== server.stored.version) return errAsync(conflict);
      server.stored = { ...server.stored, version: version + 1, details };
      return okAsync(server.stored);
    },
    send: ({ version }) => {
      server.sends += 1;
      if (version !== server.stored.version) return errAsync(conflict);
      server.stored = { ...server.stored, version: version + 1, submissions: [sent] };
      return okAsync(server.stored);
    },
  };
  return { server, port };
};

const open = async (port: BookingCargoPort, texts = new Map<string, string>()) => {
  const clock = new SimulatedClock();
  const portal = startAppServices({
    ...portsWith({}),
    bookingCargo: port,
    drafts: draftsIn(texts),
  });
  const actor = createActor(cargoFlow(portal, "b-1"), { clock });
  const notices: unknown[] = [];
  actor.on("*", (notice) => notices.push(notice));
  actor.start();
  await settled();
  const view = (): ShownCargo => {
    const shown = cargoView(actor.getSnapshot());
    if (shown.kind !== "shown") throw new Error(shown.kind);
    return shown;
  };
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settled();
  };
  const type = (path: string, text: string) => actor.send({ type: "text.typed", path, text });
  return { actor, notices, view, pass, type, texts };
};

describe("cargo while it is typed", () => {
  it("is copied from an earlier booking and saved", async () => {
    const { server, port } = startServer({
      ...saved(0, emptyDetails(SCOPE)),
      earlier: { quotationId: "QTN-2026-000016", details: COMPLETE },
    });
    const { actor, view, pass } = await open(port);
    expect(view().earlier).toBe("QTN-2026-000016");
    actor.send({ type: "earlier.copied" });
    expect(view().details.documentParties).toEqual(COMPLETE.documentParties);
    expect(view().earlier).toBeNull();
    await pass(1_000);
    expect(server.saves).toEqual([0]);
    expect(server.stored.details.commodities).toEqual(COMPLETE.commodities);
  });

  it("is saved once after a pause", async () => {
    const { server, port } = startServer(saved(1, COMPLETE));
    const { view, pass, type, texts } = await open(port);
    type(PLACE, "Th");
    await pass(500);
    type(PLACE, "Thane");
    await pass(799);
    expect([server.saves, view().saving, texts.size]).toEqual([[], "unsaved", 1]);
    await pass(1);
    expect([server.saves, view().saving, texts.size]).toEqual([[1], "saved", 0]);
    expect(server.stored.details).toEqual(withPlace("Thane"));
  });

  it("is not interrupted while it is saved, and saved again", async () => {
    const { server, port } = startServer(saved(1, COMPLETE));
    const waiting: (() => void)[] = [];
    const { view, pass, type } = await open({
      ...port,
      save: (save, signal) =>
        ResultAsync.fromSafePromise(new Promise<void>((resolve) => waiting.push(resolve))).andThen(() =>
          port.save(save, signal),
        ),
    });
    type(PLACE, "Th");
    await pass(800);
    type(PLACE, "Thane");
    waiting.shift()?.();
    await settled();
    waiting.shift()?.();
    await settled();
    expect([server.saves, server.stored.details, view().conflicts]).toEqual([[1, 2], withPlace("Thane"), []]);
  });

  it("stays in the browser when it cannot be saved, and is tried again", async () => {
    const { server, port } = startServer(saved(1, COMPLETE));
    server.failures.push(offline);
    const { view, pass, type, texts } = await open(port);
    type(PLACE, "Thane");
    await pass(800);
    expect([view().saving, view().saveFailure, texts.size]).toEqual(["failed", offline, 1]);
    await pass(15_000);
    expect([view().saving, view().saveFailure, texts.size]).toEqual(["saved", null, 0]);
  });

  it("is restored after a reload and joined with what was saved meanwhile", async () => {
    const { server, port } = startServer(saved(1, COMPLETE));
    const first = await open(port);
    first.type(PLACE, "Thane");
    first.actor.stop();
    server.stored = saved(2, setTexts(COMPLETE, [["pickUp.instructions", "Call the gate"]]));
    const second = await open(port, first.texts);
    expect(server.stored.details).toEqual(
      withPlace("Thane", setTexts(COMPLETE, [["pickUp.instructions", "Call the gate"]])),
    );
    expect([second.view().conflicts, second.texts.size]).toEqual([[], 0]);
  });
});

describe("cargo that was changed elsewhere", () => {
  const change = async (choice: "mine" | "theirs") => {
    const { server, port } = startServer(saved(1, COMPLETE));
    const form = await open(port);
    server.stored = saved(2, withPlace("Mumbai"));
    form.type(PLACE, "Thane");
    await form.pass(800);
    const { conflicts } = form.view();
    const stored = form.texts.size;
    form.actor.send({ type: "conflict.resolved", path: PLACE, choice });
    await form.pass(800);
    return { conflicts, stored, place: server.stored.details.transport.incoTermsPlace, form };
  };

  it.each([
    ["mine", "Thane"],
    ["theirs", "Mumbai"],
  ] as const)("is decided text by text: %s", async (choice, place) => {
    const changed = await change(choice);
    expect(changed.conflicts).toEqual([{ path: PLACE, mine: "Thane", theirs: "Mumbai" }]);
    expect([changed.stored, changed.place, changed.form.view().conflicts]).toEqual([1, place, []]);
  });

  it("is not sent before it was decided", async () => {
    const { server, port } = startServer(saved(1, COMPLETE));
    const form = await open(port);
    server.stored = saved(2, withPlace("Mumbai"));
    form.type(PLACE, "Thane");
    form.actor.send({ type: "part.submitted", part: SI });
    await settled();
    form.actor.send({ type: "part.submitted", part: SI });
    await settled();
    expect([server.sends, form.notices]).toEqual([
      0,
      [
        { type: "part.refused", path: PLACE },
        { type: "part.refused", path: PLACE },
      ],
    ]);
  });

  it("shows what was typed in a part that another tab has sent", async () => {
    const { server, port } = startServer(saved(1, COMPLETE));
    const form = await open(port);
    server.stored = saved(2, COMPLETE, [sent]);
    form.type(PLACE, "Thane");
    await form.pass(800);
    expect([form.view().conflicts, form.view().details, form.view().saving]).toEqual([
      [{ path: PLACE, mine: "Thane", theirs: "Bhiwandi" }],
      COMPLETE,
      "saved",
    ]);
  });
});

describe("a part", () => {
  it("is saved first and then sent", async () => {
    const { server, port } = startServer(saved(1, COMPLETE));
    const form = await open(port);
    form.type(PLACE, "Thane");
    form.actor.send({ type: "part.submitted", part: SI });
    await settled();
    expect([server.saves, server.sends, form.notices]).toEqual([[1], 1, [{ type: "part.sent", part: SI }]]);
    expect(form.view().sections[0]).toMatchObject({ section: "cargo", status: "sent" });
  });

  it("is refused with its first missing field, and shows all of them", async () => {
    const { server, port } = startServer(saved(1, setTexts(COMPLETE, [["documentParties.consignee.countryCode", ""]])));
    const form = await open(port);
    expect(form.view().errors.size).toBe(0);
    form.actor.send({ type: "part.submitted", part: SI });
    expect([server.sends, form.notices, [...form.view().errors]]).toEqual([
      0,
      [{ type: "part.refused", path: "documentParties.consignee.countryCode" }],
      [["documentParties.consignee.countryCode", "Choose the country of the consignee."]],
    ]);
  });

  it("shows a wrong text when its field was left", async () => {
    const form = await open(startServer(saved(1, COMPLETE)).port);
    form.type("commodities.0.hsCode", "63");
    expect(form.view().errors.size).toBe(0);
    form.actor.send({ type: "field.left", path: "commodities.0.hsCode" });
    expect(form.view().errors.get("commodities.0.hsCode")).toBe("An HS code has 6 to 10 digits, such as 6302.21.");
  });

  it("that cannot be sent says why", async () => {
    const { port } = startServer(saved(1, COMPLETE));
    const form = await open({ ...port, send: () => errAsync(offline) });
    form.actor.send({ type: "part.submitted", part: SI });
    await settled();
    expect([form.view().sendFailure, form.view().sending]).toEqual([offline, null]);
  });
});

describe("the form", () => {
  it("adds and removes commodities and copies the consignee", async () => {
    const form = await open(startServer(saved(1, COMPLETE)).port);
    form.actor.send({ type: "commodity.added" });
    form.actor.send({ type: "commodity.removed", position: 0 });
    form.type("documentParties.consignee.city", "Duisburg");
    form.actor.send({ type: "consignee.copied" });
    const { commodities, documentParties } = form.view().details;
    expect([commodities.length, commodities[0]?.hsCode, documentParties.notifyParty.city]).toEqual([1, "", "Duisburg"]);
  });

  it("is slow once the answer takes 200 milliseconds", () => {
    const clock = new SimulatedClock();
    const load = () => new ResultAsync<BookingCargo, Failure>(new Promise(() => undefined));
    const bookingCargo = { ...startServer(saved(1, COMPLETE)).port, load };
    const portal = startAppServices({ ...portsWith({}), bookingCargo, drafts: draftsIn(new Map()) });
    const actor = createActor(cargoFlow(portal, "b-1"), { clock }).start();
    clock.increment(199);
    expect([cargoView(actor.getSnapshot()), actor.getSnapshot().hasTag("loading")]).toEqual([
      { kind: "loading", isSlow: false },
      true,
    ]);
    clock.increment(1);
    expect(cargoView(actor.getSnapshot())).toEqual({ kind: "loading", isSlow: true });
  });

  it("says why it cannot be loaded", async () => {
    const load = vi.fn<BookingCargoPort["load"]>(() => errAsync(offline));
    const portal = startAppServices({
      ...portsWith({}),
      bookingCargo: { ...startServer(saved(1, COMPLETE)).port, load },
      drafts: draftsIn(new Map()),
    });
    const actor = createActor(cargoFlow(portal, "b-1")).start();
    await settled();
    expect(cargoView(actor.getSnapshot())).toEqual({ kind: "failed", failure: offline });
    load.mockReturnValue(okAsync(saved(1, COMPLETE)));
    actor.send({ type: "cargo.retried" });
    await settled();
    expect(cargoView(actor.getSnapshot()).kind).toBe("shown");
  });
});

describe("a stored draft", () => {
  it("is read as it was written, and others stay", () => {
    const draft = { base: COMPLETE, details: withPlace("Thane"), conflicts: [{ path: PLACE, mine: "a", theirs: "b" }] };
    const text = formatDraft(formatDraft(null, "b-2", draft), "b-1", draft);
    expect(parseDraft(text, "b-1")).toEqual(draft);
    expect(parseDraft(formatDraft(text, "b-1", null), "b-2")).toEqual(draft);
    expect(formatDraft(formatDraft(null, "b-1", draft), "b-1", null)).toBeNull();
  });

  it.each(["", "[]", "{", '{"b-1":1}', '{"b-1":{"base":{},"details":{}}}'])(
    "that cannot be read is none: %s",
    (text) => {
      expect(parseDraft(text, "b-1")).toBeNull();
    },
  );
});

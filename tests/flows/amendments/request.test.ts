import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { Amendment } from "#domain/amendments";
import { STANDARD_LEAD_TIMES } from "#domain/deadlines";
import { amendmentsFlow, amendmentsView } from "#flows/amendments/list.ts";
import { amendmentRequestFlow, requestView } from "#flows/amendments/request.ts";
import { startAppServices } from "#flows/services.ts";
import type { AmendmentsPort, NewAmendment } from "#ports/amendments.ts";
import type { BookingDetails } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { draftsIn, portsWith, settled } from "#tests/support/flows.ts";
import { aQuotation } from "#tests/support/quotations.ts";

const FEE = { currency: "USD", minor: 15_000 };
const SENT: Amendment = {
  id: "a-1",
  kind: "details",
  state: "received",
  startedBy: "shipper",
  requestedAt: "2026-11-22T05:34:00Z",
  text: "Another consignee",
  replacement: null,
  replaced: null,
  changes: [],
  fee: FEE,
  proposedFee: null,
  reason: null,
  decidedAt: null,
};
const CHANGED: Failure = { kind: "refused", reason: "conflict", message: "The fee is now USD 300.00.", fields: [] };
const DETAILS: BookingDetails = {
  quotation: { ...aQuotation, id: "b-1" },
  booked: null,
  load: [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }],
  exchange: null,
  report: null,
  leadTimes: STANDARD_LEAD_TIMES,
  sentTasks: [],
  markedTasks: [],
  awaitsAnswerOf: null,
  isMuted: null,
  history: null,
  revision: 1,
};

const open = (request: AmendmentsPort["request"], drafts = new Map<string, string>()) => {
  const bare = portsWith({});
  const services = startAppServices({
    ...bare,
    amendments: { ...bare.amendments, request },
    ids: { next: () => "key-1" },
    drafts: draftsIn(drafts),
  });
  const actor = createActor(amendmentRequestFlow(services, DETAILS)).start();
  const emitted: unknown[] = [];
  actor.on("*", (event) => emitted.push(event));
  return { actor, emitted, drafts, view: () => requestView(actor.getSnapshot()) };
};

describe("the form for a request", () => {
  it("names what is missing and sends nothing", () => {
    const { actor, view } = open(() => errAsync(CHANGED));
    actor.send({ type: "form.opened", kind: "details" });
    actor.send({ type: "request.submitted", shownFee: FEE });
    expect([view().state, view().problem]).toEqual(["editing", "Describe what should be changed."]);
  });

  it("sends the fee that was shown, and forgets the draft", async () => {
    const requests: NewAmendment[] = [];
    const { actor, emitted, drafts, view } = open((request) => {
      requests.push(request);
      return okAsync(SENT);
    });
    actor.send({ type: "form.opened", kind: "details" });
    actor.send({ type: "text.changed", text: " Another consignee " });
    expect(drafts.size).toBe(1);
    actor.send({ type: "request.submitted", shownFee: FEE });
    await settled();
    expect(
      requests.map(({ booking, kind, text, offerId, shownFee }) => [booking, kind, text, offerId, shownFee]),
    ).toEqual([["b-1", "details", "Another consignee", null, FEE]]);
    expect([view().state, view().text, drafts.size]).toEqual(["closed", "", 0]);
    expect(emitted).toEqual([{ type: "request.sent", id: "a-1" }]);
  });

  it("keeps what was typed if the fee has changed, and has the fees read again", async () => {
    const { actor, emitted, view } = open(() => errAsync(CHANGED));
    actor.send({ type: "form.opened", kind: "details" });
    actor.send({ type: "text.changed", text: "Another consignee" });
    actor.send({ type: "request.submitted", shownFee: FEE });
    await settled();
    expect([view().state, view().text, view().failure]).toEqual(["editing", "Another consignee", CHANGED]);
    expect(emitted).toEqual([{ type: "request.outdated" }]);
  });

  it("begins with what was typed before a reload", () => {
    const { drafts, actor } = open(() => okAsync(SENT));
    actor.send({ type: "form.opened", kind: "details" });
    actor.send({ type: "text.changed", text: "Another consignee" });
    const again = open(() => okAsync(SENT), drafts);
    again.actor.send({ type: "form.opened", kind: "details" });
    expect(again.view().text).toBe("Another consignee");
  });

  it("changes quantities, never below one, and asks for prices anew", () => {
    const { actor, view } = open(() => okAsync(SENT));
    actor.send({ type: "form.opened", kind: "quantity" });
    for (const by of [-1, -1, 1] as const) actor.send({ type: "quantity.changed", equipment: "20GP", by });
    expect(view().containers).toEqual([{ equipment: "20GP", quantity: 2, weightKg: 18_000 }]);
    for (const type of ["sailings.requested", "request.submitted"] as const) {
      actor.send({ type, shownFee: FEE });
      expect(view()).toMatchObject({ state: "editing", problem: "Change the number of containers first." });
    }
    actor.send({ type: "quantity.changed", equipment: "20GP", by: 1 });
    expect(view().problem).toBeNull();
    actor.send({ type: "request.submitted", shownFee: FEE });
    expect(view().problem).toBe("Show prices first.");
  });
});

describe("the requests of a booking", () => {
  const listed = { problem: null, fees: { cancellation: [], amendment: [] }, amendments: [SENT] };
  const show = (port: Partial<AmendmentsPort>) => {
    const bare = portsWith({});
    const services = startAppServices({
      ...bare,
      amendments: { ...bare.amendments, list: () => okAsync(listed), ...port },
    });
    const actor = createActor(amendmentsFlow(services, "b-1")).start();
    const emitted: unknown[] = [];
    actor.on("*", (event) => emitted.push(event));
    return { actor, emitted, view: () => amendmentsView(actor.getSnapshot()) };
  };

  it("are loaded, and one that was just sent can be undone", async () => {
    const { actor, view } = show({});
    await settled();
    expect(view()).toEqual({ kind: "listed", loaded: listed, isDeciding: false, undoable: null, outdated: null });
    actor.send({ type: "request.sent", id: "a-1" });
    await settled();
    expect(view()).toMatchObject({ kind: "listed", undoable: "a-1" });
  });

  it("are read again after a decision, also after one that was refused", async () => {
    const { actor, emitted, view } = show({ decide: () => errAsync(CHANGED) });
    await settled();
    actor.send({ type: "decision.made", id: "a-1", decision: "withdraw" });
    await settled();
    expect(emitted).toEqual([{ type: "decision.outdated" }]);
    expect(view()).toMatchObject({ outdated: { amendment: "a-1", decision: "withdraw", fee: null } });
    expect(view()).toMatchObject({ kind: "listed", isDeciding: false });
  });

  it("name a failure", async () => {
    const { view } = show({ list: () => errAsync(CHANGED) });
    await settled();
    expect(view()).toEqual({ kind: "failed", failure: CHANGED });
  });
});

import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { TrackingForm } from "#domain/tracking";
import { startAppServices } from "#flows/services.ts";
import { toDetailsPath, toFormPath, parseDetailsForm, parseForm } from "#flows/tracking/query.ts";
import { trackingFlow } from "#flows/tracking/machine.ts";
import { selectForm, selectOwnForm, selectProblems } from "#flows/tracking/view.ts";
import type { TrackingEvent, TrackingNotice } from "#flows/tracking/types.ts";
import type { BookingsPort } from "#ports/api.ts";
import { draftsIn, portsWith, settled } from "#tests/support/flows.ts";
import { aQuotation } from "#tests/support/quotations.ts";

const empty: TrackingForm = { bookingId: "", type: null, shippingLine: null, airType: null };
const full: TrackingForm = { bookingId: "KLB-2026-000123", type: "fcl", shippingLine: "HMM", airType: null };
const fullQuery = "bookingId=KLB-2026-000123&type=fcl&shippingLine=HMM";

const none: BookingsPort["page"] = () => okAsync({ quotations: [], total: 0, facets: null });

const openedOn = (query: string, kept: Map<string, string> = new Map(), page = none) => {
  const drafts = draftsIn(kept);
  const bare = portsWith({ drafts });
  const portal = startAppServices({ ...bare, bookings: { ...bare.bookings, page } });
  const machine = trackingFlow(portal, query);
  const clock = new SimulatedClock();
  const notices: TrackingNotice[] = [];
  const actor = createActor(machine, { clock });
  actor.on("*", (notice) => notices.push(notice));
  actor.start();
  const send = (...events: readonly TrackingEvent[]) => {
    for (const event of events) actor.send(event);
  };
  return {
    clock,
    kept,
    isOwn: () => selectOwnForm(actor.getSnapshot()) !== null,
    notices,
    send,
    form: () => selectForm(actor.getSnapshot()),
    problems: () => selectProblems(actor.getSnapshot()),
  };
};

describe("the tracking form", () => {
  it("is submitted as a query when it is complete, with the Booking ID trimmed", () => {
    const { notices, problems, send } = openedOn("");
    send(
      { type: "form.bookingTyped", text: " KLB-2026-000123 " },
      { type: "form.typeChosen", trackingType: "fcl" },
      { type: "form.lineChosen", line: "HMM" },
      { type: "tracking.requested" },
    );
    expect(problems()).toEqual([]);
    expect(notices).toEqual([
      { type: "tracking.accepted", query: { bookingId: "KLB-2026-000123", type: "fcl", shippingLine: "HMM" } },
    ]);
  });

  it("reports everything that is missing with the specified messages", () => {
    const { notices, send } = openedOn("");
    const nothing = [
      { field: "bookingId", message: "Please enter a Booking ID." },
      { field: "type", message: "Please select a type." },
    ];
    const noLine = [nothing[0], { field: "shippingLine", message: "Please select a shipping line." }];
    const noAirType = [nothing[0], { field: "airType", message: "Please select an air type." }];
    send({ type: "tracking.requested" });
    send({ type: "form.typeChosen", trackingType: "fcl" }, { type: "tracking.requested" });
    send({ type: "form.typeChosen", trackingType: "air" }, { type: "tracking.requested" });
    send({ type: "form.typeChosen", trackingType: "land" }, { type: "tracking.requested" });
    expect(notices).toEqual([
      { type: "tracking.refused", problems: nothing },
      { type: "tracking.refused", problems: noLine },
      { type: "tracking.refused", problems: noAirType },
      { type: "tracking.refused", problems: [nothing[0]] },
    ]);
  });

  it("removes a message when its field is corrected, and adds none before the next Track", () => {
    const { problems, send } = openedOn("");
    send({ type: "tracking.requested" }, { type: "form.typeChosen", trackingType: "fcl" });
    expect(problems()).toEqual([{ field: "bookingId", message: "Please enter a Booking ID." }]);
    send({ type: "form.bookingTyped", text: "K" });
    expect(problems()).toEqual([]);
  });

  it("clears shipping line and air type with another type", () => {
    const { form, send } = openedOn(fullQuery);
    expect(form()).toEqual(full);
    send({ type: "form.typeChosen", trackingType: "air" });
    expect(form()).toEqual({ ...full, type: "air", shippingLine: null });
    send({ type: "form.airTypeChosen", airType: "flight" }, { type: "form.typeChosen", trackingType: "fcl" });
    expect(form()).toEqual({ ...full, shippingLine: null });
  });

  it("keeps the form through a reload and after the session has ended", () => {
    const { kept, send } = openedOn(fullQuery);
    send({ type: "form.bookingTyped", text: "KLB-2026-000999" });
    expect(openedOn(fullQuery, kept).form()).toEqual({ ...full, bookingId: "KLB-2026-000999" });
  });

  it("is filled in by a link whatever was typed before", () => {
    const { kept, send } = openedOn("");
    send({ type: "form.bookingTyped", text: "KLB-2026-000999" });
    expect(openedOn("", kept).form()).toEqual({ ...empty, bookingId: "KLB-2026-000999" });
    expect(openedOn(fullQuery, kept).form()).toEqual(full);
  });

  it("follows the way back, and stays as typed while the address is the same", () => {
    const { form, send } = openedOn(fullQuery);
    send({ type: "form.bookingTyped", text: "KLB-2026-000999" }, { type: "address.changed", form: full });
    expect(form()).toEqual({ ...full, bookingId: "KLB-2026-000999" });
    send({ type: "address.changed", form: empty });
    expect(form()).toEqual(empty);
  });
});

describe("the number of an own booking", () => {
  const own = { ...aQuotation, bookingId: "KLB-2026-000014" };
  const found = vi.fn<BookingsPort["page"]>(() => okAsync({ quotations: [own], total: 1, facets: null }));

  it("fills in type and carrier after a typing pause of 400 ms, also for a carrier outside the ten lines", async () => {
    const { clock, form, isOwn, notices, send } = openedOn("", new Map(), found);
    send({ type: "tracking.requested" }, { type: "form.bookingTyped", text: " klb-2026-000014 " });
    clock.increment(399);
    expect(found).not.toHaveBeenCalled();
    clock.increment(1);
    expect(found.mock.calls.map(([asked]) => asked)).toEqual([{ limit: 10, skip: 0, search: "klb-2026-000014" }]);
    await settled();
    expect(form()).toEqual({ ...empty, bookingId: " klb-2026-000014 ", type: "fcl", shippingLine: "Norrvik Line" });
    expect(isOwn()).toBe(true);
    send({ type: "tracking.requested" });
    expect(notices.at(-1)).toEqual({
      type: "tracking.accepted",
      query: { bookingId: "KLB-2026-000014", type: "fcl", shippingLine: "Norrvik Line" },
    });
  });

  it("is sent where the shipper's reference of one booking was typed", async () => {
    const referenced = { ...own, reference: "PO 7" };
    const page: BookingsPort["page"] = () => okAsync({ quotations: [aQuotation, referenced], total: 2, facets: null });
    const { clock, form, notices, send } = openedOn("", new Map(), page);
    send({ type: "form.bookingTyped", text: "po 7" });
    clock.increment(400);
    await settled();
    expect(form()).toEqual({ ...empty, bookingId: "po 7", type: "fcl", shippingLine: "Norrvik Line" });
    send({ type: "tracking.requested" });
    expect(notices).toEqual([
      { type: "tracking.accepted", query: { bookingId: "KLB-2026-000014", type: "fcl", shippingLine: "Norrvik Line" } },
    ]);
  });

  it("is not guessed where two bookings have the same reference", async () => {
    const twice = [1, 2].map((count) => ({ ...own, id: `b-${count}`, reference: "PO 7" }));
    const page: BookingsPort["page"] = () => okAsync({ quotations: twice, total: 2, facets: null });
    const { clock, isOwn, send } = openedOn("", new Map(), page);
    send({ type: "form.bookingTyped", text: "PO 7" });
    clock.increment(400);
    await settled();
    expect(isOwn()).toBe(false);
  });

  it("is recognised in a link with another line", async () => {
    const { form, isOwn } = openedOn("bookingId=KLB-2026-000014&type=fcl&shippingLine=MAERSK", new Map(), found);
    await settled();
    expect([form().shippingLine, isOwn()]).toEqual(["Norrvik Line", true]);
  });

  it("gives the carrier back with the booking's type, and after a reload", async () => {
    const { clock, form, isOwn, send } = openedOn("", new Map(), found);
    send({ type: "form.bookingTyped", text: "KLB-2026-000014" });
    clock.increment(400);
    await settled();
    send({ type: "form.typeChosen", trackingType: "lcl" });
    expect(form()).toEqual({ ...empty, bookingId: "KLB-2026-000014", type: "lcl" });
    send({ type: "form.typeChosen", trackingType: "fcl" });
    const filled = { ...empty, bookingId: "KLB-2026-000014", type: "fcl", shippingLine: "Norrvik Line" };
    expect([form(), isOwn()]).toEqual([filled, true]);
    const reloaded = openedOn("bookingId=KLB-2026-000014&type=fcl", new Map(), found);
    await settled();
    expect([reloaded.form(), reloaded.isOwn()]).toEqual([filled, true]);
  });

  it("removes a carrier outside the ten lines with the number", async () => {
    const { clock, form, isOwn, send } = openedOn("", new Map(), found);
    send({ type: "form.bookingTyped", text: "KLB-2026-000014" });
    clock.increment(400);
    await settled();
    send({ type: "form.bookingTyped", text: "KLB-2026-00001" });
    expect([form().type, form().shippingLine, isOwn()]).toEqual(["fcl", null, false]);
  });

  it("changes nothing for a number that only resembles it, a short one, and when the server does not answer", async () => {
    const failing = vi.fn<BookingsPort["page"]>(() => errAsync({ kind: "unreachable", cause: "network" }));
    for (const [text, page] of [
      ["KLB-2026-0000145", found],
      ["KL", found],
      ["KLB-2026-000014", failing],
    ] as const) {
      const { clock, form, isOwn, send } = openedOn("", new Map(), page);
      send({ type: "form.bookingTyped", text });
      clock.increment(400);
      await settled();
      expect([form(), isOwn()]).toEqual([{ ...empty, bookingId: text }, false]);
    }
  });
});

describe("the addresses of tracking", () => {
  it("carry the form there and back, whatever is in the Booking ID", () => {
    const odd = { ...full, bookingId: "HAL/66 30&?#%", type: "air", shippingLine: null, airType: "awb" } as const;
    expect(toFormPath(odd)).toBe("/rate/tracking?bookingId=HAL%2F66+30%26%3F%23%25&type=air&airType=awb");
    expect(parseForm(toFormPath(odd).split("?")[1] ?? "")).toEqual(odd);
    expect(toFormPath(empty)).toBe("/rate/tracking");
    expect(toDetailsPath({ bookingId: odd.bookingId, type: "air", airType: "awb" })).toBe(
      "/rate/tracking/HAL%2F66%2030%26%3F%23%25?type=air&airType=awb",
    );
  });

  it("read what is none of the choices as no choice, but a carrier beyond the ten lines as it is", () => {
    expect(parseDetailsForm("KLB-1", "?type=ship&shippingLine=Norrvik+Line&airType=awb")).toEqual({
      bookingId: "KLB-1",
      type: null,
      shippingLine: "Norrvik Line",
      airType: "awb",
    });
  });
});

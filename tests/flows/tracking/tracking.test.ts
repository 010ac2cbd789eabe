import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { TrackingForm } from "../../../src/domain/tracking/form.ts";
import { openPortal } from "../../../src/flows/portal.ts";
import { detailsAddress, formAddress, formFromDetails, formFromQuery } from "../../../src/flows/tracking/address.ts";
import type { TrackingEvent, TrackingNotice } from "../../../src/flows/tracking/events.ts";
import { trackingFlow } from "../../../src/flows/tracking/flow.ts";
import { formOf, problemsOf } from "../../../src/flows/tracking/selectors.ts";
import { portsWith } from "../../support/flows.ts";

const empty: TrackingForm = { bookingId: "", type: null, shippingLine: null, airType: null };
const full: TrackingForm = { bookingId: "KLB-2026-000123", type: "fcl", shippingLine: "HMM", airType: null };
const fullQuery = "bookingId=KLB-2026-000123&type=fcl&shippingLine=HMM";

const openedOn = (query: string, kept: Map<string, string> = new Map()) => {
  const drafts = {
    load: (key: string) => kept.get(key) ?? null,
    save: (key: string, text: string) => void kept.set(key, text),
    remove: (key: string) => void kept.delete(key),
    forget: () => undefined,
  };
  const { machine, input } = trackingFlow(openPortal(portsWith({ drafts })), query);
  const notices: TrackingNotice[] = [];
  const actor = createActor(machine, { input });
  actor.on("*", (notice) => notices.push(notice));
  actor.start();
  const send = (...events: readonly TrackingEvent[]) => {
    for (const event of events) actor.send(event);
  };
  return {
    kept,
    notices,
    send,
    form: () => formOf(actor.getSnapshot()),
    problems: () => problemsOf(actor.getSnapshot()),
  };
};

describe("the tracking form", () => {
  it("is accepted as a query once it is complete, without blanks around the Booking ID", () => {
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

  it("names everything that is missing, in the specified words", () => {
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

  it("takes a sentence away when its field is put right, and adds none before the next Track", () => {
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

  it("keeps what is typed through a reload, and through a session that ends", () => {
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

describe("the addresses of tracking", () => {
  it("carry the form there and back, whatever is in the Booking ID", () => {
    const odd = { ...full, bookingId: "HAL/66 30&?#%", type: "air", shippingLine: null, airType: "awb" } as const;
    expect(formAddress(odd)).toBe("/rate/tracking?bookingId=HAL%2F66+30%26%3F%23%25&type=air&airType=awb");
    expect(formFromQuery(formAddress(odd).split("?")[1] ?? "")).toEqual(odd);
    expect(formAddress(empty)).toBe("/rate/tracking");
    expect(detailsAddress({ bookingId: odd.bookingId, type: "air", airType: "awb" })).toBe(
      "/rate/tracking/HAL%2F66%2030%26%3F%23%25?type=air&airType=awb",
    );
  });

  it("read what is none of the choices as no choice", () => {
    expect(formFromDetails("KLB-1", "?type=ship&shippingLine=NORRVIK&airType=awb")).toEqual({
      bookingId: "KLB-1",
      type: null,
      shippingLine: null,
      airType: "awb",
    });
  });
});

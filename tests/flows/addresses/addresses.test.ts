import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { EMPTY_PARTY, type SavedAddress } from "#domain/addresses";
import { addressesFlow, addressesView } from "#flows/addresses/flow.ts";
import { startAppServices } from "#flows/services.ts";
import type { AddressesPort } from "#ports/addresses.ts";
import type { Failure } from "#ports/failure.ts";
import { portsWith, settled } from "#tests/support/flows.ts";

const PARTY = { ...EMPTY_PARTY, partyName: "Rheinland Wohnen", city: "Duisburg", countryCode: "DE" };
const SAVED: SavedAddress = { id: "a-1", version: 1, party: PARTY };
const UNREACHABLE: Failure = { kind: "unreachable", cause: "network" };
const refused = (reason: "conflict" | "not-found"): Failure => ({
  kind: "refused",
  reason,
  message: "No.",
  fields: [],
});

const open = async (given: Partial<AddressesPort>) => {
  const bare = portsWith({});
  const stored = new Map<string, string>();
  const services = startAppServices({
    ...bare,
    drafts: {
      ...bare.drafts,
      load: (key) => stored.get(key) ?? null,
      save: (key, text) => stored.set(key, text),
      remove: (key) => stored.delete(key),
    },
    addresses: { ...bare.addresses, list: () => okAsync([SAVED]), ...given },
  });
  const flow = addressesFlow(services);
  const actor = createActor(flow.machine).start();
  const emitted: unknown[] = [];
  actor.on("*", (event) => emitted.push(event));
  await settled();
  const view = () => {
    const shown = addressesView(actor.getSnapshot());
    if (shown.kind !== "listed") throw new Error(shown.kind);
    return shown;
  };
  return { actor, emitted, view, stored, openDraft: flow.openDraft };
};

describe("the address book", () => {
  it("is listed, searched, and loaded again after a failure", async () => {
    const list = vi.fn<AddressesPort["list"]>(() => okAsync([SAVED])).mockReturnValueOnce(errAsync(UNREACHABLE));
    const { actor, view } = await open({ list });
    expect(addressesView(actor.getSnapshot())).toEqual({ kind: "failed", failure: UNREACHABLE });
    actor.send({ type: "list.requested" });
    await settled();
    actor.send({ type: "query.typed", query: "duis" });
    expect(view().found).toEqual([SAVED]);
    actor.send({ type: "query.typed", query: "essen" });
    expect(view().found).toEqual([]);
  });

  it("names what is missing in a new address, then saves it without spaces around its texts", async () => {
    const create = vi.fn<AddressesPort["create"]>((party) => okAsync({ id: "a-2", version: 1, party }));
    const { actor, view, emitted, openDraft, stored } = await open({ create });
    actor.send({ type: "form.opened", draft: openDraft(null) });
    actor.send({ type: "text.typed", field: "countryCode", text: "IN" });
    actor.send({ type: "form.submitted" });
    expect(view().form?.problems).toEqual([{ field: "partyName", message: "Enter the name of the company." }]);
    expect(emitted).toEqual([{ type: "form.refused", field: "partyName" }]);
    actor.send({ type: "text.typed", field: "partyName", text: " Menon Spices " });
    expect(openDraft(null).party).toEqual({ ...EMPTY_PARTY, partyName: " Menon Spices ", countryCode: "IN" });
    actor.send({ type: "form.submitted" });
    await settled();
    expect(create.mock.calls[0]?.[0]).toEqual({ ...EMPTY_PARTY, partyName: "Menon Spices", countryCode: "IN" });
    expect(emitted.at(-1)).toEqual({ type: "address.saved" });
    expect([view().form, stored.size]).toEqual([null, 0]);
  });

  it("joins a change with one that was made elsewhere, and saves over it when it is sent again", async () => {
    const theirs = { id: "a-1", version: 2, party: { ...PARTY, city: "Essen", street: "Ruhrallee 1" } };
    const change = vi
      .fn<AddressesPort["change"]>((address) => okAsync(address))
      .mockReturnValueOnce(errAsync(refused("conflict")));
    const list = vi.fn<AddressesPort["list"]>(() => okAsync([theirs])).mockReturnValueOnce(okAsync([SAVED]));
    const { actor, view, openDraft } = await open({ change, list });
    actor.send({ type: "form.opened", draft: openDraft(SAVED) });
    actor.send({ type: "text.typed", field: "city", text: "Köln" });
    actor.send({ type: "form.submitted" });
    await settled();
    expect(view().form).toMatchObject({
      news: "changed",
      party: { ...PARTY, city: "Köln", street: "Ruhrallee 1" },
      conflicts: [{ field: "city", saved: "Essen" }],
    });
    actor.send({ type: "form.submitted" });
    await settled();
    expect(change.mock.calls[1]?.[0]).toEqual({
      id: "a-1",
      version: 2,
      party: { ...PARTY, city: "Köln", street: "Ruhrallee 1" },
    });
  });

  it("adds an address again that was deleted while it was changed", async () => {
    const create = vi.fn<AddressesPort["create"]>((party) => okAsync({ id: "a-2", version: 1, party }));
    const change = vi.fn<AddressesPort["change"]>(() => errAsync(refused("not-found")));
    const list = vi.fn<AddressesPort["list"]>(() => okAsync([])).mockReturnValueOnce(okAsync([SAVED]));
    const { actor, view, openDraft } = await open({ create, change, list });
    actor.send({ type: "form.opened", draft: openDraft(SAVED) });
    actor.send({ type: "form.submitted" });
    await settled();
    expect(view().form).toMatchObject({ isNew: true, news: "deleted", party: PARTY });
    actor.send({ type: "form.submitted" });
    await settled();
    expect(create.mock.calls[0]?.[0]).toEqual(PARTY);
  });

  it("keeps what is typed when saving fails, and forgets it when the form is closed", async () => {
    const change = vi.fn<AddressesPort["change"]>(() => errAsync(UNREACHABLE));
    const { actor, view, openDraft } = await open({ change });
    actor.send({ type: "form.opened", draft: openDraft(SAVED) });
    actor.send({ type: "text.typed", field: "phone", text: "+49 203 5550148" });
    actor.send({ type: "form.submitted" });
    await settled();
    expect(view().form).toMatchObject({ failure: UNREACHABLE, party: { ...PARTY, phone: "+49 203 5550148" } });
    expect(openDraft(SAVED).party.phone).toBe("+49 203 5550148");
    expect(openDraft(null).party).toEqual(EMPTY_PARTY);
    actor.send({ type: "form.closed" });
    expect(openDraft(SAVED)).toEqual({ id: "a-1", version: 1, base: PARTY, party: PARTY });
  });

  it("adds a party of a booking, and says so when it cannot", async () => {
    const create = vi
      .fn<AddressesPort["create"]>((party) => okAsync({ id: "a-2", version: 1, party }))
      .mockReturnValueOnce(errAsync(UNREACHABLE));
    const { actor, emitted } = await open({ create });
    actor.send({ type: "party.added", party: PARTY });
    await settled();
    actor.send({ type: "party.added", party: PARTY });
    await settled();
    expect(emitted).toEqual([{ type: "addition.failed", failure: UNREACHABLE }, { type: "address.saved" }]);
  });

  it("deletes after a question", async () => {
    const remove = vi.fn<AddressesPort["remove"]>(() => okAsync(undefined)).mockReturnValueOnce(errAsync(UNREACHABLE));
    const { actor, emitted, view } = await open({ remove });
    actor.send({ type: "deletion.requested", id: "a-1" });
    expect(view().deletion).toEqual({ address: SAVED, isRunning: false });
    actor.send({ type: "deletion.cancelled" });
    expect(view().deletion).toBeNull();
    for (const _ of [1, 2]) {
      actor.send({ type: "deletion.requested", id: "a-1" });
      actor.send({ type: "deletion.confirmed" });
      await settled();
    }
    expect(remove.mock.calls.map(([id]) => id)).toEqual(["a-1", "a-1"]);
    expect(emitted).toEqual([{ type: "removal.failed", failure: UNREACHABLE }, { type: "address.removed" }]);
  });
});

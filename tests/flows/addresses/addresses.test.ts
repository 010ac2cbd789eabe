import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { EMPTY_PARTY, type SavedAddress } from "#domain/addresses";
import { addressFormFlow, addressFormView } from "#flows/addresses/form.ts";
import { addressesFlow, addressesView } from "#flows/addresses/list.ts";
import { startAppServices } from "#flows/services.ts";
import type { AddressesPort } from "#ports/addresses.ts";
import type { Failure } from "#ports/failure.ts";
import { portsWith, settled } from "#tests/support/flows.ts";

const PARTY = { ...EMPTY_PARTY, partyName: "Rheinland Wohnen", city: "Duisburg", countryCode: "DE" };
const SAVED: SavedAddress = { id: "a-1", version: 1, party: PARTY };
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
  const actor = createActor(addressesFlow(services)).start();
  await settled();
  const flow = addressFormFlow(services, (value) => actor.send({ type: "page.updated", value }));
  const editor = createActor(flow.machine).start();
  const list = (query = "") => {
    const shown = addressesView(actor.getSnapshot(), query);
    if (shown.kind !== "shown") throw new Error(shown.kind);
    return shown;
  };
  const type = (changes: Partial<typeof PARTY>) => {
    const { party } = editor.getSnapshot().context.draft;
    editor.send({ type: "form.changed", changes: { party: { ...party, ...changes } } });
  };
  const submit = async () => {
    editor.send({ type: "form.submitted" });
    await settled();
    await settled();
  };
  const openForm = (address: SavedAddress | null) =>
    editor.send({ type: "form.opened", changes: flow.openDraft(address) });
  const form = () => addressFormView(editor.getSnapshot());
  return { actor, editor, list, form, type, submit, openForm, stored, openDraft: flow.openDraft };
};

describe("the address book", () => {
  it.each([
    ["duis", [SAVED]],
    ["essen", []],
  ])("is searched for %j", async (query, found) => {
    expect((await open({})).list(query)).toMatchObject({ addresses: [SAVED], found });
  });

  it("adds a party of a booking without spaces around its texts", async () => {
    const create = vi.fn<AddressesPort["create"]>((party) => okAsync({ id: "a-2", version: 1, party }));
    const { actor, list } = await open({ create });
    actor.send({ type: "change.requested", change: { kind: "add", party: { ...PARTY, city: " Duisburg " } } });
    expect(list()).toMatchObject({ isAdding: true, isRemoving: false });
    await settled();
    expect(create.mock.calls[0]?.[0]).toEqual(PARTY);
  });

  it("is read again without an address that was deleted", async () => {
    const remove = vi.fn<AddressesPort["remove"]>(() => okAsync(undefined));
    const read = vi.fn<AddressesPort["list"]>(() => okAsync([])).mockReturnValueOnce(okAsync([SAVED]));
    const { actor, list } = await open({ list: read, remove });
    actor.send({ type: "change.requested", change: { kind: "remove", id: "a-1" } });
    expect(list()).toMatchObject({ isAdding: false, isRemoving: true });
    await settled();
    await settled();
    expect([remove.mock.calls[0]?.[0], list().addresses]).toEqual(["a-1", []]);
  });
});

describe("the form of an address", () => {
  it("names what is missing in a new address, then saves it without spaces around its texts", async () => {
    const create = vi.fn<AddressesPort["create"]>((party) => okAsync({ id: "a-2", version: 1, party }));
    const { form, openDraft, openForm, stored, submit, type } = await open({ create });
    openForm(null);
    type({ countryCode: "IN" });
    await submit();
    expect(form()?.problems).toEqual([{ field: "partyName", message: "Enter the name of the company." }]);
    type({ partyName: " Menon Spices " });
    expect(form()?.problems).toEqual([]);
    expect(openDraft(null).party).toEqual({ ...EMPTY_PARTY, partyName: " Menon Spices ", countryCode: "IN" });
    await submit();
    expect(create.mock.calls[0]?.[0]).toEqual({ ...EMPTY_PARTY, partyName: "Menon Spices", countryCode: "IN" });
    expect([form(), stored.size]).toEqual([null, 0]);
  });

  it("joins a change with one that was made elsewhere, and saves over it when it is sent again", async () => {
    const theirs = { id: "a-1", version: 2, party: { ...PARTY, city: "Essen", street: "Ruhrallee 1" } };
    const change = vi
      .fn<AddressesPort["change"]>((address) => okAsync(address))
      .mockReturnValueOnce(errAsync(refused("conflict")));
    const read = vi.fn<AddressesPort["list"]>(() => okAsync([theirs])).mockReturnValueOnce(okAsync([SAVED]));
    const { form, list, openForm, submit, type } = await open({ change, list: read });
    openForm(SAVED);
    type({ city: "Köln" });
    await submit();
    expect(form()).toMatchObject({
      news: "changed",
      party: { ...PARTY, city: "Köln", street: "Ruhrallee 1" },
      conflicts: [{ field: "city", saved: "Essen" }],
      failure: null,
    });
    expect(list().addresses).toEqual([theirs]);
    await submit();
    expect(change.mock.calls[1]?.[0]).toEqual({
      id: "a-1",
      version: 2,
      party: { ...PARTY, city: "Köln", street: "Ruhrallee 1" },
    });
  });

  it("adds an address again that was deleted while it was changed", async () => {
    const create = vi.fn<AddressesPort["create"]>((party) => okAsync({ id: "a-2", version: 1, party }));
    const change = vi.fn<AddressesPort["change"]>(() => errAsync(refused("not-found")));
    const read = vi.fn<AddressesPort["list"]>(() => okAsync([])).mockReturnValueOnce(okAsync([SAVED]));
    const { form, openForm, submit } = await open({ create, change, list: read });
    openForm(SAVED);
    await submit();
    expect(form()).toMatchObject({ isNew: true, news: "deleted", party: PARTY });
    await submit();
    expect(create.mock.calls[0]?.[0]).toEqual(PARTY);
  });

  it("shows a refusal of a new address, and merges nothing", async () => {
    const { form, openForm, submit, type } = await open({ create: () => errAsync(refused("conflict")) });
    openForm(null);
    type(PARTY);
    await submit();
    expect(form()).toMatchObject({ isNew: true, news: null, failure: refused("conflict"), party: PARTY });
  });

  it("restores what was typed, and forgets it when it is closed", async () => {
    const { editor, openDraft, openForm, type } = await open({});
    openForm(SAVED);
    type({ phone: "+49 203 5550148" });
    expect(openDraft(SAVED).party.phone).toBe("+49 203 5550148");
    expect(openDraft(null).party).toEqual(EMPTY_PARTY);
    editor.send({ type: "form.closed" });
    expect(openDraft(SAVED)).toMatchObject({ id: "a-1", version: 1, base: PARTY, party: PARTY });
  });
});

import { errAsync, okAsync, ResultAsync } from "neverthrow";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { composeDesk } from "#desk/compose.ts";
import { createDraftFlow, draftView, findTyped } from "#desk/flows/quote-draft.ts";
import { EMPTY_OFFER } from "#desk/flows/quote-typed.ts";
import { createQuotePage } from "#desk/flows/quotes.ts";
import type { DeskQuoteRequest, QuotesPort, SavedDraft, TypedQuote, UnsavedDraft } from "#desk/ports/index.ts";
import type { Failure } from "#ports/failure.ts";

const NUMBER = "DSK-2026-000007";
const REQUEST: DeskQuoteRequest = {
  number: NUMBER,
  state: "open",
  requestedAt: "2026-11-22T05:40:00.000Z",
  companyName: "Kaveri Home Textiles",
  search: "Patna to Reykjavik, 1 × 40HC",
  quoteNumber: null,
  isPartLoad: false,
  departureDate: null,
  weights: [{ size: "40HC", kilograms: null }],
  sizes: ["40HC"],
  commodity: null,
  note: null,
  reason: null,
  contact: {
    companyId: "c-1",
    companyState: "active",
    stateReason: null,
    group: null,
    name: "Asha Menon",
    email: "asha@menon.example",
  },
  earlier: [],
  draft: null,
  sent: null,
  undoUntil: null,
};
const typed = (carrier: string): TypedQuote => ({ offers: [{ ...EMPTY_OFFER, carrier }], followUpOn: null });
const saved = (carrier: string, revision: number, savedBy = "Ravi Pillai"): SavedDraft => ({
  content: typed(carrier),
  savedBy,
  savedAt: "2026-11-23T05:10:00.000Z",
  revision,
});
const UNREACHABLE: Failure = { kind: "unreachable", cause: "network" };
const CONFLICT: Failure = {
  kind: "refused",
  reason: "conflict",
  message: "Sven Olsen has changed this draft at 10:40.",
  fields: [],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Start {
  readonly saveDraft: QuotesPort["saveDraft"];
  readonly onServer?: SavedDraft | null;
  readonly kept?: UnsavedDraft | null;
  readonly read?: SavedDraft | null;
}

const start = ({ saveDraft, onServer = null, kept = null, read = null }: Start) => {
  const { ports, ...rest } = composeDesk("http://127.0.0.1");
  let unsaved = kept;
  const quotes = {
    ...ports.quotes,
    saveDraft,
    read: () => okAsync<DeskQuoteRequest, Failure>({ ...REQUEST, draft: read }),
  };
  const unsavedQuotes = {
    load: () => unsaved,
    save: (_: string, draft: UnsavedDraft | null) => void (unsaved = draft),
  };
  const services = { ...rest, ports: { ...ports, quotes, unsavedQuotes } };
  const page = createActor(createQuotePage(services, NUMBER)).start();
  const source = { ...services, number: NUMBER, page, saved: onServer };
  const begins = findTyped(source);
  const draft = createActor(createDraftFlow(source)).start();
  return { draft, begins, view: () => draftView(draft.getSnapshot()), readUnsaved: () => unsaved };
};

it("saves a moment after the last key, and keeps nothing in the tab afterwards", async () => {
  const saveDraft = vi.fn<QuotesPort["saveDraft"]>().mockReturnValue(okAsync(saved("Kestrel", 1)));
  const { draft, view, readUnsaved } = start({ saveDraft });
  draft.send({ type: "draft.typed", typed: typed("Kes") });
  draft.send({ type: "draft.typed", typed: typed("Kestrel") });
  expect(readUnsaved()).toEqual({ content: typed("Kestrel"), revision: 0 });
  await vi.advanceTimersByTimeAsync(800);
  expect(saveDraft.mock.calls.map(([, sent]) => sent)).toEqual([{ content: typed("Kestrel"), revision: 0 }]);
  expect(view()).toEqual({ kind: "saved", draft: saved("Kestrel", 1) });
  expect(readUnsaved()).toBeNull();
});

it("saves what is typed over a slow network after what is being saved", async () => {
  const answers = [Promise.withResolvers<SavedDraft>(), Promise.withResolvers<SavedDraft>()];
  const waiting = [...answers];
  const saveDraft = vi.fn<QuotesPort["saveDraft"]>(() =>
    ResultAsync.fromPromise(waiting.shift()?.promise ?? Promise.reject(new Error()), () => UNREACHABLE),
  );
  const { draft, view } = start({ saveDraft });
  draft.send({ type: "draft.typed", typed: typed("Kes") });
  await vi.advanceTimersByTimeAsync(800);
  draft.send({ type: "draft.typed", typed: typed("Kestrel") });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(saveDraft).toHaveBeenCalledTimes(1);
  answers[0]?.resolve(saved("Kes", 1));
  await vi.advanceTimersByTimeAsync(800);
  answers[1]?.resolve(saved("Kestrel", 2));
  await vi.advanceTimersByTimeAsync(0);
  expect(saveDraft.mock.calls[1]?.[1]).toEqual({ content: typed("Kestrel"), revision: 1 });
  expect(view()).toEqual({ kind: "saved", draft: saved("Kestrel", 2) });
});

it("saves again after a failure, and begins a reloaded page with what was not saved", async () => {
  const saveDraft = vi.fn<QuotesPort["saveDraft"]>().mockReturnValueOnce(errAsync(UNREACHABLE));
  saveDraft.mockReturnValue(okAsync(saved("Kestrel", 2)));
  const kept = { content: typed("Kestrel"), revision: 1 };
  const { begins, view } = start({ saveDraft, onServer: saved("Kes", 1), kept });
  expect(begins).toEqual(typed("Kestrel"));
  await vi.advanceTimersByTimeAsync(0);
  expect(view()).toEqual({ kind: "unsaved", failure: UNREACHABLE });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(view()).toEqual({ kind: "saved", draft: saved("Kestrel", 2) });
});

it("asks which draft stays when a colleague has saved another one", async () => {
  const theirs = saved("Pelagia", 2, "Sven Olsen");
  const saveDraft = vi.fn<QuotesPort["saveDraft"]>().mockReturnValueOnce(errAsync(CONFLICT));
  saveDraft.mockReturnValue(okAsync(saved("Kestrel", 3)));
  const { draft, view } = start({ saveDraft, onServer: saved("Kes", 1), read: theirs });
  draft.send({ type: "draft.typed", typed: typed("Kestrel") });
  await vi.advanceTimersByTimeAsync(800);
  expect(view()).toEqual({ kind: "differing", theirs });
  draft.send({ type: "draft.kept" });
  await vi.advanceTimersByTimeAsync(0);
  expect(saveDraft.mock.calls[1]?.[1]).toEqual({ content: typed("Kestrel"), revision: 2 });
  expect(view()).toEqual({ kind: "saved", draft: saved("Kestrel", 3) });
});

it("uses the draft of the colleague, which stays theirs", async () => {
  const theirs = saved("Pelagia", 2, "Sven Olsen");
  const saveDraft = vi.fn<QuotesPort["saveDraft"]>().mockReturnValueOnce(errAsync(CONFLICT));
  const { draft, view, readUnsaved } = start({ saveDraft, onServer: saved("Kes", 1), read: theirs });
  const replaced = vi.fn();
  draft.on("draft.replaced", ({ content }) => replaced(content));
  draft.send({ type: "draft.typed", typed: typed("Kestrel") });
  await vi.advanceTimersByTimeAsync(800);
  draft.send({ type: "draft.taken" });
  draft.send({ type: "draft.typed", typed: theirs.content });
  await vi.advanceTimersByTimeAsync(800);
  expect(replaced).toHaveBeenCalledWith(theirs.content);
  expect(view()).toEqual({ kind: "saved", draft: theirs });
  expect(saveDraft).toHaveBeenCalledTimes(1);
  expect(readUnsaved()).toBeNull();
});

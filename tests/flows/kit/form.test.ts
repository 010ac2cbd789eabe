import { errAsync, okAsync, ResultAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { FieldProblem } from "#domain/field-problem.ts";
import { refusedFields } from "#flows/kit/failure.ts";
import { createCommand, createForm, type FormSource, formView, isFormTyped } from "#flows/kit/form.ts";
import { createRequestActor } from "#flows/kit/request.ts";
import type { Failure } from "#ports/failure.ts";
import { settled } from "#tests/support/flows.ts";

interface Draft {
  readonly name: string;
  readonly note: string;
}

type Field = keyof Draft;
type Source = FormSource<Draft, string, Field>;

const UNREACHABLE: Failure = { kind: "unreachable", cause: "network" };
const SESSION_ENDED: Failure = { kind: "unauthorised", message: "" };
const refusal = (reason: "conflict" | "invalid-fields", field?: string): Failure => ({
  kind: "refused",
  reason,
  message: "No.",
  fields: field === undefined ? [] : [{ field, message: "Wrong." }],
});
const NAME_MISSING: FieldProblem<Field> = { field: "name", message: "Enter a name." };
const NOTE_MISSING: FieldProblem<Field> = { field: "note", message: "Enter a note." };
const EMPTY: Draft = { name: "", note: "" };
const FILLED: Draft = { name: "Asha", note: "Spices" };

const validate = ({ name, note }: Draft): readonly FieldProblem<Field>[] => [
  ...(name === "" ? [NAME_MISSING] : []),
  ...(note === "" ? [NOTE_MISSING] : []),
];

const open = (given: Partial<Source> = {}) => {
  const send = vi.fn<Source["send"]>(given.send ?? (() => okAsync("id-1")));
  const onUnauthorised = vi.fn<() => void>();
  const form = createForm<Draft, string, Field>({
    id: "form",
    requestActor: createRequestActor(onUnauthorised),
    first: EMPTY,
    validate,
    toProblems: refusedFields(["name", "note"]),
    after: "open",
    ...given,
    send,
  });
  const actor = createActor(form).start();
  const emitted: unknown[] = [];
  actor.on("*", (event) => emitted.push(event));
  return {
    actor,
    emitted,
    send,
    onUnauthorised,
    type: (changes: Partial<Draft>) => actor.send({ type: "form.changed", changes }),
    submit: async (changes: Partial<Draft> = {}) => {
      actor.send({ type: "form.submitted", changes });
      await settled();
      await settled();
    },
    view: () => formView(actor.getSnapshot()),
  };
};

describe("a form", () => {
  it("is sent with what was typed, and begins anew", async () => {
    const { emitted, send, submit, type, view } = open();
    type({ name: "Asha" });
    await submit({ note: "Spices" });
    expect(send.mock.calls.map(([draft]) => draft)).toEqual([FILLED]);
    expect(view()).toEqual({ kind: "open", draft: EMPTY, problems: [], failure: null, sent: "id-1" });
    expect(emitted).toEqual([{ type: "form.sent", sent: "id-1" }]);
  });

  it("says whether a person has typed what is not sent: nothing that it was opened or sent with", async () => {
    const { actor, submit, type } = open({ beginsClosed: true, discards: true });
    const isTyped = (): boolean => isFormTyped(actor.getSnapshot());
    actor.send({ type: "form.opened", changes: { note: "Spices" } });
    await submit({ note: "Tea" });
    expect(isTyped()).toBe(false);
    type({ name: "Asha" });
    expect(isTyped()).toBe(true);
    type({ name: "" });
    expect(isTyped()).toBe(false);
    type({ name: "Asha" });
    actor.send({ type: "form.closed" });
    expect(isTyped()).toBe(false);
    actor.send({ type: "form.opened" });
    type({ name: "Asha" });
    await submit({ note: "Tea" });
    expect(isTyped()).toBe(false);
  });

  it("is not sent with problems, which are announced until their field is typed", async () => {
    const { emitted, send, submit, type, view } = open();
    await submit();
    const problems = [NAME_MISSING, NOTE_MISSING];
    expect([view().problems, emitted, send.mock.calls.length]).toEqual([
      problems,
      [{ type: "form.refused", problems }],
      0,
    ]);
    type({ name: "A" });
    expect(view().problems).toEqual([NOTE_MISSING]);
  });

  it("removes all problems on typing where it is declared so", async () => {
    const { submit, type, view } = open({ clearsAll: true });
    await submit();
    type({ name: "A" });
    expect(view().problems).toEqual([]);
  });

  it("ends a refusal that named fields when the last of them is typed, and keeps one that named none", async () => {
    const failures = [refusal("invalid-fields", "name"), UNREACHABLE];
    const { submit, type, view } = open({ stored: FILLED, send: () => errAsync(failures.shift() ?? UNREACHABLE) });
    await submit();
    expect(view().problems).toEqual([{ field: "name", message: "Wrong." }]);
    type({ note: "Tea" });
    expect([view().problems.length, view().failure]).toEqual([1, refusal("invalid-fields", "name")]);
    type({ name: "Usha" });
    expect([view().problems, view().failure]).toEqual([[], null]);
    await submit();
    type({ name: "Asha" });
    expect([view().problems, view().failure]).toEqual([[], UNREACHABLE]);
  });

  it("is sent once if it is submitted twice, and ignores typing meanwhile", async () => {
    const { actor, send, type, view } = open({
      stored: FILLED,
      send: () => new ResultAsync(new Promise(() => undefined)),
    });
    actor.send({ type: "form.submitted" });
    actor.send({ type: "form.submitted" });
    type({ name: "Usha" });
    await settled();
    expect([view().kind, view().draft, send.mock.calls.length]).toEqual(["sending", FILLED, 1]);
  });

  it("keeps what was typed if it fails, and is sent again on request", async () => {
    const { emitted, submit, view } = open({ stored: FILLED, send: () => errAsync(UNREACHABLE) });
    await submit();
    expect(view()).toEqual({ kind: "open", draft: FILLED, problems: [], failure: UNREACHABLE, sent: null });
    expect(emitted).toEqual([{ type: "form.refused", problems: [] }]);
  });

  it("marks the fields that the server refuses, and no others", async () => {
    const fields = [
      { field: "note", message: "Wrong." },
      { field: "other", message: "Wrong." },
    ];
    const failure: Failure = { kind: "refused", reason: "invalid-fields", message: "No.", fields };
    const { submit, view } = open({ stored: FILLED, send: () => errAsync(failure) });
    await submit();
    expect(view()).toMatchObject({ failure, problems: [{ field: "note", message: "Wrong." }] });
  });

  it("reports the end of the session, and keeps what was typed", async () => {
    const { onUnauthorised, submit, view } = open({ stored: FILLED, send: () => errAsync(SESSION_ENDED) });
    await submit();
    expect([view().draft, onUnauthorised.mock.calls.length]).toEqual([FILLED, 1]);
  });

  it("aborts its request when it is left", async () => {
    const signals: AbortSignal[] = [];
    const { actor, emitted } = open({
      stored: FILLED,
      send: (_, signal) => {
        signals.push(signal);
        return okAsync("id-1");
      },
    });
    actor.send({ type: "form.submitted" });
    actor.stop();
    await settled();
    expect([signals[0]?.aborted, emitted]).toEqual([true, []]);
  });

  it("uses a key until what was typed is sent", async () => {
    const keys = ["k-1", "k-2", "k-3"].values();
    const send = vi.fn<Source["send"]>(() => okAsync("id-1")).mockReturnValueOnce(errAsync(UNREACHABLE));
    const { submit } = open({ send, nextKey: () => keys.next().value ?? "" });
    await submit(FILLED);
    await submit();
    await submit(FILLED);
    expect(send.mock.calls.map(([, , key]) => key)).toEqual(["k-1", "k-1", "k-2"]);
  });
});

describe("the draft of a form", () => {
  it("is stored while it is typed, and removed once it is sent", async () => {
    const store = vi.fn<(draft: Draft | null) => void>();
    const { submit, type } = open({ store });
    type({ name: "Asha" });
    await submit({ note: "Spices" });
    expect(store.mock.calls).toEqual([[{ name: "Asha", note: "" }], [null]]);
  });

  it("is what settles after sending", async () => {
    const { submit, view } = open({ stored: FILLED, settle: (draft, sent) => ({ ...draft, note: sent ?? "" }) });
    await submit();
    expect(view().draft).toEqual({ name: "Asha", note: "id-1" });
  });

  it("is merged after a conflict, and sent again on request only", async () => {
    const store = vi.fn<(draft: Draft | null) => void>();
    const { send, submit, view } = open({
      stored: FILLED,
      store,
      send: () => errAsync(refusal("conflict")),
      merge: (draft) => okAsync({ ...draft, note: "Tea" }),
    });
    await submit();
    const merged = { name: "Asha", note: "Tea" };
    expect(view()).toMatchObject({ kind: "open", draft: merged, failure: refusal("conflict") });
    expect([send.mock.calls.length, store.mock.calls]).toEqual([1, [[merged]]]);
  });

  it("stays as it is where a conflict cannot be merged", async () => {
    const { submit, view } = open({
      stored: FILLED,
      send: () => errAsync(refusal("conflict")),
      merge: () => errAsync(UNREACHABLE),
    });
    await submit();
    expect(view()).toMatchObject({ kind: "open", draft: FILLED, failure: refusal("conflict") });
  });
});

describe("a form in a dialog", () => {
  const DIALOG = { beginsClosed: true, after: "closed" } as const;

  it("closes once it is sent", async () => {
    const { actor, submit, view } = open(DIALOG);
    expect(view().kind).toBe("closed");
    actor.send({ type: "form.opened", changes: FILLED });
    expect(view()).toMatchObject({ kind: "open", draft: FILLED });
    await submit();
    expect(view()).toMatchObject({ kind: "closed", draft: EMPTY });
  });

  it("keeps what was typed when it is closed, without its problems", async () => {
    const { actor, submit, type, view } = open(DIALOG);
    actor.send({ type: "form.opened" });
    type({ name: "Asha" });
    await submit();
    actor.send({ type: "form.closed" });
    expect(view()).toMatchObject({ kind: "closed", draft: { name: "Asha", note: "" }, problems: [] });
  });

  it("discards what was typed where it is declared so", () => {
    const store = vi.fn<(draft: Draft | null) => void>();
    const { actor, view } = open({ ...DIALOG, discards: true, store });
    actor.send({ type: "form.opened", changes: FILLED });
    actor.send({ type: "form.closed" });
    expect([view().draft, store.mock.calls]).toEqual([EMPTY, [[null]]]);
  });

  it("shows what was sent until it is closed", async () => {
    const { actor, submit, view } = open({ after: "sent", stored: FILLED });
    await submit();
    expect(view()).toMatchObject({ kind: "sent", sent: "id-1", draft: FILLED });
    actor.send({ type: "form.closed" });
    expect(view()).toEqual({ kind: "closed", draft: EMPTY, problems: [], failure: null, sent: null });
  });
});

describe("a command", () => {
  const openCommand = (send: () => ResultAsync<string, Failure>, after: "open" | "sent") => {
    const requestActor = createRequestActor(() => undefined);
    const actor = createActor(createCommand<string>({ id: "command", requestActor, send, after })).start();
    const ask = async () => {
      actor.send({ type: "form.submitted" });
      await settled();
    };
    return { ask, view: () => formView(actor.getSnapshot()) };
  };

  it("is sent once where its answer stays, and again after a failure", async () => {
    const send = vi
      .fn<() => ResultAsync<string, Failure>>(() => okAsync("a"))
      .mockReturnValueOnce(errAsync(UNREACHABLE));
    const { ask, view } = openCommand(send, "sent");
    await ask();
    expect(view()).toMatchObject({ kind: "open", failure: UNREACHABLE });
    await ask();
    await ask();
    expect([view().kind, view().sent, send.mock.calls.length]).toEqual(["sent", "a", 2]);
  });

  it("is sent again on request where it stays open", async () => {
    const send = vi.fn<() => ResultAsync<string, Failure>>(() => okAsync("a"));
    const { ask } = openCommand(send, "open");
    await ask();
    await ask();
    expect(send).toHaveBeenCalledTimes(2);
  });
});

it("proposes what arrives late for fields that are still as they were", async () => {
  const propose = () => okAsync({ name: "Asha", note: "Proposed" });
  const { actor } = open({ propose, first: EMPTY, stored: null });
  actor.send({ type: "form.changed", changes: { note: "Typed" } });
  await settled();
  expect(formView(actor.getSnapshot()).draft).toEqual({ name: "Asha", note: "Typed" });
});

it("stays as it is without what it would propose", async () => {
  const { actor } = open({ propose: () => errAsync(UNREACHABLE) });
  await settled();
  expect(formView(actor.getSnapshot())).toMatchObject({ kind: "open", draft: EMPTY, failure: null });
});

import { errAsync, okAsync, type ResultAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { createConversation } from "#flows/kit/conversation.ts";
import { formView } from "#flows/kit/form.ts";
import { publicRequestActor } from "#flows/kit/request.ts";
import type { Failure } from "#ports/failure.ts";
import { draftsIn, settled } from "#tests/support/flows.ts";

const UNREACHABLE: Failure = { kind: "unreachable", cause: "network" };

interface Answer {
  readonly comment: string;
  readonly outcome: "approved" | null;
}
type Send = (answer: Answer, signal: AbortSignal, key: string) => ResultAsync<string, Failure>;

const open = (given: Send = () => okAsync("sent"), drafts = new Map<string, string>()) => {
  let keys = 0;
  const send = vi.fn<Send>(given);
  const conversation = createConversation<Answer, string, never>({
    id: "conversation",
    requestActor: publicRequestActor,
    ports: {
      ids: { next: () => `key-${++keys}` },
      drafts: draftsIn(drafts),
    },
    draftKey: "comments",
    about: "d-1",
    first: { comment: "", outcome: null },
    send,
  });
  const actor = createActor(conversation).start();
  return { actor, drafts, send, view: () => formView(actor.getSnapshot()) };
};

it("stores a comment by what it is about until it is sent", async () => {
  const typed = open();
  typed.actor.send({ type: "form.changed", changes: { comment: "Wrong consignee" } });
  expect(typed.drafts.get("comments")).toBe('{"d-1":"Wrong consignee"}');
  const { actor, drafts, view } = open(undefined, typed.drafts);
  expect(view().draft).toEqual({ comment: "Wrong consignee", outcome: null });
  actor.send({ type: "form.submitted", changes: { outcome: "approved" } });
  await settled();
  expect([view().draft, view().sent, drafts.size]).toEqual([{ comment: "", outcome: "approved" }, "sent", 0]);
});

it("sends a comment with the same key until it was sent, and the next one with another", async () => {
  let fails = true;
  const { actor, send, view } = open(() => (fails ? errAsync(UNREACHABLE) : okAsync("sent")));
  actor.send({ type: "form.submitted", changes: { comment: "First" } });
  await settled();
  expect(view()).toMatchObject({ failure: UNREACHABLE, draft: { comment: "First" } });
  fails = false;
  for (const changes of [{}, { comment: "Second" }]) {
    actor.send({ type: "form.submitted", changes });
    await settled();
  }
  expect(send.mock.calls.map(([{ comment }, , key]) => [comment, key])).toEqual([
    ["First", "key-1"],
    ["First", "key-1"],
    ["Second", "key-2"],
  ]);
});

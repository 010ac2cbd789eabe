import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { formView } from "#flows/kit/form.ts";
import { type BookingMessage, messagesFlow, messagesView, writeMessageFlow } from "#flows/messages/messages.ts";
import { startAppServices } from "#flows/services.ts";
import type { BookingMessagesPort } from "#ports/booking-messages.ts";
import type { Failure } from "#ports/failure.ts";
import { portsWith, settled } from "#tests/support/flows.ts";

const failure: Failure = { kind: "unreachable", cause: "network" };
const message: BookingMessage = {
  id: "m-1",
  writtenBy: "desk",
  name: "Ravi Pillai",
  writtenAt: "2026-11-27T09:20:00Z",
  readAt: null,
  text: "On Friday.",
};

const start = (given: Partial<BookingMessagesPort> = {}) => {
  const bare = portsWith({});
  let keys = 0;
  let stored: string | null = null;
  const portal = startAppServices({
    ...bare,
    bookingMessages: { ...bare.bookingMessages, list: () => okAsync([message]), ...given },
    ids: { next: () => `key-${++keys}` },
    drafts: {
      ...bare.drafts,
      load: () => stored,
      save: (_, text) => {
        stored = text;
      },
      remove: () => {
        stored = null;
      },
    },
  });
  const write = () => createActor(writeMessageFlow(portal, "b-1")).start();
  return { portal, write };
};

describe("the messages of a booking", () => {
  it("are shown once they are loaded", async () => {
    const actor = createActor(messagesFlow(start().portal, "b-1")).start();
    await settled();
    expect(messagesView(actor.getSnapshot())).toEqual({ kind: "shown", messages: [message] });
  });
});

describe("a message to the desk", () => {
  it("is sent without the blanks around it, and empties the field", async () => {
    const write = vi.fn<BookingMessagesPort["write"]>(() => okAsync([message]));
    const actor = start({ write }).write();
    actor.send({ type: "form.submitted", changes: { comment: " When does the vessel sail? " } });
    await settled();
    expect(write.mock.calls.map(([sent]) => sent)).toEqual([
      { booking: "b-1", text: "When does the vessel sail?", key: "key-1" },
    ]);
    expect(formView(actor.getSnapshot())).toMatchObject({ kind: "open", draft: { comment: "" }, sent: [message] });
  });

  it("is not sent without a text", async () => {
    const actor = start().write();
    actor.send({ type: "form.submitted", changes: { comment: "  " } });
    await settled();
    expect(formView(actor.getSnapshot()).problems).toEqual([{ field: "comment", message: "Write a message." }]);
  });

  it("keeps its text and key after a lost connection, also after a reload", async () => {
    const write = vi.fn<BookingMessagesPort["write"]>(() => errAsync(failure));
    const one = start({ write });
    const actor = one.write();
    actor.send({ type: "form.changed", changes: { comment: "When?" } });
    actor.send({ type: "form.submitted" });
    await settled();
    actor.send({ type: "form.submitted" });
    await settled();
    expect(write.mock.calls.map(([{ key }]) => key)).toEqual(["key-1", "key-1"]);
    expect(formView(actor.getSnapshot())).toMatchObject({ draft: { comment: "When?" }, failure });
    expect(formView(one.write().getSnapshot()).draft).toEqual({ comment: "When?" });
  });
});

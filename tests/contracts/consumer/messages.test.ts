import { describe, it } from "vitest";
import { patient } from "#tests/adapters/support/api.ts";
import { CALLS } from "./calls.ts";
import {
  expectFailure,
  expectValue,
  fieldFailure,
  fieldRefused,
  filled,
  matching,
  refusal,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";

const AT = "2026-11-20T08:15:00.000Z";
const moment = matching("\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})", AT);
const WRITTEN = { booking: "b-1", text: "The vessel sails on Friday." };
const hasMessage = { ...signedIn, "the desk has written about a booking": WRITTEN };
const hasNone = { ...signedIn, "the server has messages": {}, "no booking has the id": { id: "b-1" } };
const ofDesk = { id: "desk-message", writtenBy: "desk", name: null, writtenAt: AT, text: WRITTEN.text };
const own = { id: "m-1", writtenBy: "shipper", name: "Asha Menon", writtenAt: AT, readAt: null };
const TEXT = "When does the vessel sail?";

describe("messages of a booking", () => {
  const { request, send } = CALLS.listMessages;

  it("are listed, and read with that", () =>
    testInteraction({
      title: "messages",
      states: hasMessage,
      request,
      response: success([{ ...ofDesk, id: filled(ofDesk.id), writtenAt: moment, readAt: moment }]),
      check: expectValue(send, [{ ...ofDesk, readAt: AT }]),
    }));

  it("are refused for an unknown booking", () =>
    testInteraction({
      title: "messages of no booking",
      states: hasNone,
      request,
      ...refusal(404, "This booking was not found.", send),
    }));
});

describe("a message to the desk", () => {
  const { request, send } = CALLS.writeMessage;

  it("is added after the others", () =>
    testInteraction({
      title: "a message",
      states: hasMessage,
      request,
      response: success([
        { ...ofDesk, id: filled(ofDesk.id), writtenAt: moment, readAt: null },
        { ...own, id: filled(own.id), name: filled(own.name), writtenAt: moment, text: TEXT },
      ]),
      check: expectValue(send, [
        { ...ofDesk, readAt: null },
        { ...own, text: TEXT },
      ]),
    }));

  it("is refused without a text", () =>
    testInteraction({
      title: "a message of blanks",
      states: hasMessage,
      request: { ...request, json: { text: " " } },
      response: fieldRefused("text", "Write a message."),
      check: expectFailure(
        ({ messages }) => messages.write({ booking: "b-1", text: " ", key: "pact-message-0001" }, patient()),
        fieldFailure("text", "Write a message."),
      ),
    }));

  it("is refused for an unknown booking", () =>
    testInteraction({
      title: "a message about no booking",
      states: hasNone,
      request,
      ...refusal(404, "This booking was not found.", send),
    }));
});

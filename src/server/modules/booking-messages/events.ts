import { toSingleLine } from "#server/platform/text.ts";
import { eventRecorder, type LoggedEvent } from "../booking-events/index.ts";

export const MESSAGE_EVENT = "message-written";

const MAX_FACT_TEXT = 120;

const shorten = (text: string): string => {
  const line = toSingleLine(text);
  return line.length > MAX_FACT_TEXT ? `${line.slice(0, MAX_FACT_TEXT)}...` : line;
};

/** A message of the desk; belongs in the transaction of the message. */
export const recordMessageEvent = eventRecorder(
  ({ id, text }: { readonly id: string; readonly text: string }): LoggedEvent => ({
    kind: MESSAGE_EVENT,
    subject: id,
    fact: shorten(text),
  }),
);

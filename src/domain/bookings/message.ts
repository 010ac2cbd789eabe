import { err, ok, type Result } from "neverthrow";

/** Who wrote a message about a booking. */
export type MessageAuthor = "shipper" | "desk";

/** Characters of a message without the blanks around it. */
export const MAX_MESSAGE_LENGTH = 2_000;

/** The most messages of a booking. */
export const MAX_MESSAGES = 500;

export type MessageProblem = "empty" | "too-long";

/** The text of a message without the blanks around it; refused if nothing or too much is left. */
export const checkMessage = (text: string): Result<string, MessageProblem> => {
  const trimmed = text.trim();
  if (trimmed === "") return err("empty");
  return trimmed.length > MAX_MESSAGE_LENGTH ? err("too-long") : ok(trimmed);
};

export const MESSAGE_PROBLEM_LABELS: Readonly<Record<MessageProblem, string>> = {
  empty: "Write a message.",
  "too-long": "Use at most 2,000 characters.",
};

import type { BookingLinkOptions } from "#domain/links";
import { parseFields, toFields, toText } from "../kit/stored-json.ts";

/** A link as it is typed, before it is created. */
export interface LinkDraft {
  readonly recipient: string;
  readonly days: number;
  readonly options: BookingLinkOptions;
}

const isOptions = (value: unknown): value is BookingLinkOptions => {
  const { documents, ...options } = toFields(value);
  return (
    ["prices", "references", "deadlines"].every((name) => typeof options[name] === "boolean") &&
    Array.isArray(documents) &&
    documents.every((name) => typeof name === "string")
  );
};

/** The draft of this booking in a stored text; null if there is none or it cannot be read. */
export const parseLinkDraft = (text: string | null, booking: string): LinkDraft | null => {
  const fields = parseFields(text);
  const [recipient, days, options] = [toText(fields["recipient"]), fields["days"], fields["options"]];
  return fields["booking"] === booking && recipient !== null && typeof days === "number" && isOptions(options)
    ? { recipient, days, options }
    : null;
};

import { fromThrowable } from "neverthrow";
import type { BookingLinkOptions } from "#domain/links";

/** A link as it is typed, before it is created. */
export interface LinkDraft {
  readonly recipient: string;
  readonly days: number;
  readonly options: BookingLinkOptions;
}

const parse = fromThrowable((text: string): unknown => JSON.parse(text));

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

const isOptions = (value: unknown): value is BookingLinkOptions =>
  typeof value === "object" &&
  value !== null &&
  ["prices", "references", "deadlines"].every((name) => typeof Reflect.get(value, name) === "boolean") &&
  isTexts(Reflect.get(value, "documents"));

/** The draft of this booking in a stored text; null if there is none or it cannot be read. */
export const parseLinkDraft = (text: string | null, booking: string): LinkDraft | null => {
  const value = parse(text ?? "").unwrapOr(null);
  if (typeof value !== "object" || value === null || Reflect.get(value, "booking") !== booking) return null;
  const recipient: unknown = Reflect.get(value, "recipient");
  const days: unknown = Reflect.get(value, "days");
  const options: unknown = Reflect.get(value, "options");
  return typeof recipient === "string" && typeof days === "number" && isOptions(options)
    ? { recipient, days, options }
    : null;
};

export const formatLinkDraft = (draft: LinkDraft, booking: string): string => JSON.stringify({ booking, ...draft });

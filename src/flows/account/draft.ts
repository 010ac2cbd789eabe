import { fromThrowable } from "neverthrow";
import { DETAILS_FIELDS, type PersonalDetails } from "#domain/accounts";

/** Typed details that are not saved, and those that typing began with. */
export interface DetailsDraft {
  readonly read: PersonalDetails;
  readonly typed: PersonalDetails;
}

const parse = fromThrowable((text: string): unknown => JSON.parse(text));

const isDetails = (value: unknown): value is PersonalDetails =>
  typeof value === "object" &&
  value !== null &&
  DETAILS_FIELDS.every((field) => typeof Reflect.get(value, field) === "string");

/** The draft of a stored text; null if there is none or it cannot be read. */
export const parseDraft = (text: string | null): DetailsDraft | null => {
  const value = parse(text ?? "").unwrapOr(null);
  if (typeof value !== "object" || value === null || !("read" in value) || !("typed" in value)) return null;
  return isDetails(value.read) && isDetails(value.typed) ? { read: value.read, typed: value.typed } : null;
};

export const formatDraft = ({ read, typed }: DetailsDraft): string => JSON.stringify({ read, typed });

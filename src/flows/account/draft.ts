import { DETAILS_FIELDS, type PersonalDetails } from "#domain/accounts";
import { parseFields, toFields, toText } from "../kit/stored-json.ts";

/** Typed details that are not saved, and those that typing began with. */
export interface DetailsDraft {
  readonly read: PersonalDetails;
  readonly typed: PersonalDetails;
}

const readDetails = (value: unknown): PersonalDetails | null => {
  const fields = toFields(value);
  const [firstName = null, lastName = null, phone = null] = DETAILS_FIELDS.map((field) => toText(fields[field]));
  return firstName === null || lastName === null || phone === null ? null : { firstName, lastName, phone };
};

/** The draft of a stored text; null if there is none or it cannot be read. */
export const parseDraft = (text: string | null): DetailsDraft | null => {
  const fields = parseFields(text);
  const [read, typed] = [readDetails(fields["read"]), readDetails(fields["typed"])];
  return read === null || typed === null ? null : { read, typed };
};

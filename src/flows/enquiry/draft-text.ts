import { Result } from "neverthrow";
import { ENQUIRY_FIELDS, type Enquiry } from "#domain/enquiries";

const EMPTY: Enquiry = { firstName: "", lastName: "", email: "", mobileNo: "", companyName: "", message: "" };

const parse = Result.fromThrowable((json: string): unknown => JSON.parse(json));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** An unsent enquiry as it is kept on the device. */
export const serialiseEnquiry = (enquiry: Enquiry): string =>
  JSON.stringify(Object.fromEntries(ENQUIRY_FIELDS.map(({ field }) => [field, enquiry[field]])));

/** The enquiry in a kept text; whatever cannot be read is empty, and no text makes it fail. */
export const parseEnquiry = (text: string | null): Enquiry => {
  const kept = parse(text ?? "null").unwrapOr(null);
  if (!isRecord(kept)) return EMPTY;
  return ENQUIRY_FIELDS.reduce((enquiry, { field }) => {
    const value = kept[field];
    return typeof value === "string" ? { ...enquiry, [field]: value } : enquiry;
  }, EMPTY);
};

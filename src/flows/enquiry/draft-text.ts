import type { Enquiry } from "#domain/enquiries";
import { parseFields, withStoredTexts } from "../kit/stored-json.ts";

const EMPTY: Enquiry = { firstName: "", lastName: "", email: "", mobileNo: "", companyName: "", message: "" };

/** An unsent enquiry as it is stored on the device. */
export const serialiseEnquiry = ({ firstName, lastName, email, mobileNo, companyName, message }: Enquiry): string =>
  JSON.stringify({ firstName, lastName, email, mobileNo, companyName, message });

/** The enquiry in a stored text; whatever cannot be read is empty, and no text makes it fail. */
export const parseEnquiry = (text: string | null): Enquiry => withStoredTexts(EMPTY, parseFields(text));

export { parseEnquiry, serialiseEnquiry } from "./draft-text.ts";
export { ENQUIRY_FIELDS, type Enquiry, type EnquiryField, type EnquiryProblem, validateEnquiry } from "./enquiry.ts";

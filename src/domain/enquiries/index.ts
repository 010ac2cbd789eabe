export { ENQUIRY_FIELDS, type Enquiry, type EnquiryField } from "./enquiry.ts";
export { type EnquiryProblem, validateEnquiry } from "./validate.ts";

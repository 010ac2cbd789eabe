/** What a visitor writes to the company; every field is required. */
export interface Enquiry {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobileNo: string;
  readonly companyName: string;
  readonly message: string;
}

export type EnquiryField = keyof Enquiry;

/** The fields in the order of the form, each with its name on screen and the letters it may have at most. */
export const ENQUIRY_FIELDS: readonly {
  readonly field: EnquiryField;
  readonly label: string;
  readonly most: number;
}[] = [
  { field: "firstName", label: "First name", most: 100 },
  { field: "lastName", label: "Last name", most: 100 },
  { field: "email", label: "Email", most: 254 },
  { field: "mobileNo", label: "Mobile no", most: 32 },
  { field: "companyName", label: "Company name", most: 200 },
  { field: "message", label: "Message", most: 5000 },
];

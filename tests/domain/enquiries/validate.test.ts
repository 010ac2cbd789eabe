import { describe, expect, it } from "vitest";
import { type Enquiry } from "#domain/enquiries/enquiry.ts";
import { validateEnquiry } from "#domain/enquiries/validate.ts";

const asha: Enquiry = {
  firstName: "Asha",
  lastName: "Menon",
  email: "asha@menon.example",
  mobileNo: "+91 98765 43210",
  companyName: "Menon Spices",
  message: "Two 40HC of cardamom a month from Kochi to Rotterdam.",
};

const problems = (changes: Partial<Enquiry>) =>
  validateEnquiry({ ...asha, ...changes }).match(
    () => [],
    (found) => found,
  );

describe("validateEnquiry", () => {
  it("trims every field", () => {
    expect(validateEnquiry({ ...asha, firstName: "  Asha ", message: "\nHello\n" })._unsafeUnwrap()).toEqual({
      ...asha,
      message: "Hello",
    });
  });

  it("requires all six fields in the order of the form", () => {
    const empty = { firstName: "", lastName: " ", email: "", mobileNo: "\t", companyName: "", message: "\n" };
    expect(problems(empty)).toEqual([
      { field: "firstName", message: "First name is required." },
      { field: "lastName", message: "Last name is required." },
      { field: "email", message: "Email is required." },
      { field: "mobileNo", message: "Mobile no is required." },
      { field: "companyName", message: "Company name is required." },
      { field: "message", message: "Message is required." },
    ]);
  });

  it.each([
    "meera",
    "meera@",
    "@krishnan.example",
    "meera@krishnan-exports",
    "meera@a..b",
    "me era@k.example",
    "a@b@c.d",
  ])("refuses the email address %s", (email) => {
    expect(problems({ email })).toEqual([
      { field: "email", message: "Enter an email address such as name@company.com." },
    ]);
  });

  it.each(["meera+freight@krishnan-exports.co.in", "m@k.io", "मीरा@उदाहरण.भारत"])(
    "accepts the email address %s",
    (email) => {
      expect(problems({ email })).toEqual([]);
    },
  );

  it("limits the length of every field", () => {
    expect(problems({ message: "x".repeat(5000) })).toEqual([]);
    expect(problems({ message: "x".repeat(5001), firstName: "y".repeat(101) })).toEqual([
      { field: "firstName", message: "First name can have 100 characters at most." },
      { field: "message", message: "Message can have 5000 characters at most." },
    ]);
  });
});

import * as fc from "fast-check";
import { expect, it } from "vitest";
import { parseEnquiry, serialiseEnquiry } from "#flows/enquiry/draft-text.ts";
import { anyText } from "#tests/support/property-tests.ts";

const EMPTY = { firstName: "", lastName: "", email: "", mobileNo: "", companyName: "", message: "" };

it("an enquiry draft round-trips any text", () => {
  const enquiries = fc.record(
    {
      firstName: anyText(),
      lastName: anyText(),
      email: anyText(),
      mobileNo: anyText(),
      companyName: anyText(),
      message: anyText(),
    },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(enquiries, (enquiry) => {
      expect(parseEnquiry(serialiseEnquiry(enquiry))).toStrictEqual(enquiry);
    }),
  );
});

it.each([
  [null, EMPTY],
  ["{", EMPTY],
  ["null", EMPTY],
  ["[1]", EMPTY],
  ['{"firstName":1,"message":"Two 40HC","unknown":"x"}', { ...EMPTY, message: "Two 40HC" }],
])("an enquiry draft of %j ignores what is unreadable", (text, enquiry) => {
  expect(parseEnquiry(text)).toStrictEqual(enquiry);
});

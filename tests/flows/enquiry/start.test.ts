import { describe, expect, it } from "vitest";
import { readEnquiryMessage, startWith, toEnquiryAddress } from "#flows/enquiry/start.ts";

const EMPTY = { firstName: "", lastName: "", email: "", mobileNo: "", companyName: "", message: "" };
const PROFILE = {
  firstName: "Asha",
  lastName: "Menon",
  email: "asha@menon.example",
  phone: "+91 98765 43210",
  capabilities: [],
};

describe("the message of an address", () => {
  it.each(["From: Mundra (INMUN)\nTo: Nuuk", "100 % & more = #1?", "グリーンランド"])(
    "is read as it was written: %j",
    (message) => {
      const address = toEnquiryAddress(message);
      expect(address).toMatch(/^\/enquiry#message=[^\s#]+$/);
      expect(readEnquiryMessage(address.slice("/enquiry".length))).toBe(message);
    },
  );

  it.each(["", "#", "#contact", "#other=1"])("is empty in %j", (hash) => {
    expect(readEnquiryMessage(hash)).toBe("");
  });
});

describe("a new enquiry", () => {
  it("has what is known of the signed-in shipper, and the message", () => {
    expect(startWith(EMPTY, { profile: PROFILE, message: "To: Nuuk" })).toEqual({
      firstName: "Asha",
      lastName: "Menon",
      email: "asha@menon.example",
      mobileNo: "+91 98765 43210",
      companyName: "",
      message: "To: Nuuk",
    });
  });

  it("keeps what was typed, and has the message once, behind the one that was typed", () => {
    const typed = { ...EMPTY, firstName: "A.", message: "Hello" };
    const asked = startWith(typed, { profile: PROFILE, message: "To: Nuuk" });
    expect(asked).toMatchObject({ firstName: "A.", lastName: "Menon", message: "Hello\n\nTo: Nuuk" });
    expect(startWith(asked, { profile: null, message: "To: Nuuk" })).toEqual(asked);
  });
});

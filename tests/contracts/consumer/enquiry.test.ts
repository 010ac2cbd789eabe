import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { outcomeOf, patient } from "#tests/adapters/support/api.ts";
import { afterFieldRefused, agreed, failure, fieldRefused, refused, success } from "./kit.ts";

const asha = {
  firstName: "Asha",
  lastName: "Menon",
  email: "asha@menon.example",
  mobileNo: "+91 98765 43210",
  companyName: "Menon Spices Private Limited",
  message: "Two 40HC of cardamom a month from Kochi to Rotterdam. What can you offer?",
};
const THANKS = "Thank you for your enquiry! We will get back to you soon.";
const contactUs = { method: "POST", path: "/api/resource/contact-us", asVisitor: true } as const;

describe("an enquiry", () => {
  it("is taken with thanks", () =>
    agreed({
      title: "an enquiry",
      given: {},
      asked: { ...contactUs, json: asha },
      answered: success([], { message: MatchersV3.like(THANKS) }),
      proves: async ({ enquiry }) =>
        expect(await outcomeOf(enquiry.send({ ...asha, website: "" }, patient()))).toEqual({ value: undefined }),
    }));

  it("is refused when the address is none", () =>
    agreed({
      title: "an enquiry without a real email address",
      given: {},
      asked: { ...contactUs, json: { ...asha, email: "asha" } },
      answered: fieldRefused("email", "Enter an email address.", "Please check the fields."),
      proves: async ({ enquiry }) =>
        expect(await outcomeOf(enquiry.send({ ...asha, email: "asha", website: "" }, patient()))).toEqual(
          afterFieldRefused("email", "Enter an email address.", "Please check the fields."),
        ),
    }));

  it("is not lost without a word when the server meets a fault", () =>
    agreed({
      title: "an enquiry while the server meets a fault",
      given: { "the server meets a fault": {} },
      asked: { ...contactUs, json: asha },
      answered: failure(500, 5000, "Something went wrong. Please try again."),
      proves: async ({ enquiry }) =>
        expect(await outcomeOf(enquiry.send({ ...asha, website: "" }, patient()))).toEqual({
          failure: refused("internal", "Something went wrong. Please try again."),
        }),
    }));

  it("is refused when too many were sent", () =>
    agreed({
      title: "one enquiry too many",
      given: { "too many enquiries were sent": {} },
      asked: { ...contactUs, json: asha },
      answered: failure(429, 4290, "Too many enquiries. Please try again in 15 minutes."),
      proves: async ({ enquiry }) =>
        expect(await outcomeOf(enquiry.send({ ...asha, website: "" }, patient()))).toEqual({
          failure: refused("too-many-requests", "Too many enquiries. Please try again in 15 minutes."),
        }),
    }));
});

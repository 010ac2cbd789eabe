import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { outcomeOf, patient } from "../../adapters/support/api.ts";
import { agreed, failure, refused, success } from "./kit.ts";

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
        expect(await outcomeOf(enquiry.send({ ...asha, website: "" }, patient()))).toEqual({ value: THANKS }),
    }));

  it("is refused when the address is none", () =>
    agreed({
      title: "an enquiry without a real email address",
      given: {},
      asked: { ...contactUs, json: { ...asha, email: "asha" } },
      answered: {
        status: 422,
        json: {
          status: false,
          code: 4220,
          message: MatchersV3.like("Please check the fields."),
          result: MatchersV3.eachLike({ field: "email", message: "Enter an email address." }),
        },
      },
      proves: async ({ enquiry }) =>
        expect(await outcomeOf(enquiry.send({ ...asha, email: "asha", website: "" }, patient()))).toEqual({
          failure: {
            kind: "refused",
            reason: "invalid-fields",
            message: "Please check the fields.",
            fields: [{ field: "email", message: "Enter an email address." }],
          },
        }),
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
});

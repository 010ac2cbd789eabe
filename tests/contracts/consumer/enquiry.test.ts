import { describe, it } from "vitest";
import { patient } from "#tests/adapters/support/api.ts";
import { CALLS } from "./calls.ts";
import { expectFailure, expectValue, fieldFailure, fieldRefused, success, testInteraction } from "./kit.ts";
import { ENQUIRY } from "./samples.ts";

const { request, send } = CALLS.contactUs;

describe("an enquiry", () => {
  it("is accepted", () =>
    testInteraction({
      title: "an enquiry",
      states: {},
      request,
      response: success([]),
      check: expectValue(send, undefined),
    }));

  it("is refused at the field of an impossible email address", () => {
    const message = "This is not an email address.";
    return testInteraction({
      title: "an enquiry without a real email address",
      states: {},
      request: { ...request, json: { ...request.json, email: "asha" } },
      response: fieldRefused("email", message),
      check: expectFailure(
        (adapters) => adapters.enquiry.send({ ...ENQUIRY, email: "asha", website: "" }, patient()),
        fieldFailure("email", message),
      ),
    });
  });
});

import { describe, it } from "vitest";
import { patient } from "#tests/adapters/support/api.ts";
import { CALLS } from "./calls.ts";
import { expectFailure, expectValue, fieldFailure, fieldRefused, refusal, success, testInteraction } from "./kit.ts";
import { DOMESTIC_ACCOUNT, INTERNATIONAL_ACCOUNT, toForm, SHIPPER } from "./samples.ts";

const otpToken = "pact-otp-token";
const verified = { email: SHIPPER.email, otpToken };
const PDF = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n";

const copy = (name: string, content: string) => ({
  name,
  content: new Blob([content], { type: "application/pdf" }),
});
const copyPart = (name: string, content: string, fileName: string) => ({ name, content, fileName });
const withPanCopy = (content: string) => ({
  otpToken,
  basicData: DOMESTIC_ACCOUNT,
  panCopy: copy("pan.pdf", content),
  gstCopy: null,
});

const { request, send } = CALLS.signUp;

describe("creating an account", () => {
  it("succeeds for an international account", () =>
    testInteraction({
      title: "an international account",
      states: { "an address was verified": verified },
      request,
      response: success([]),
      check: expectValue(send, undefined),
    }));

  it("succeeds for a domestic account with one copy", () =>
    testInteraction({
      title: "a domestic account with a PAN copy",
      states: { "an address was verified": verified },
      request: { ...request, form: [...toForm(DOMESTIC_ACCOUNT), copyPart("panCopy", PDF, "pan.pdf")] },
      response: success([]),
      check: expectValue(({ signup }) => signup.createAccount(withPanCopy(PDF), patient()), undefined),
    }));

  it("succeeds for a domestic account with both copies", () =>
    testInteraction({
      title: "a domestic account with both copies",
      states: { "an address was verified": verified },
      request: {
        ...request,
        form: [...toForm(DOMESTIC_ACCOUNT), copyPart("panCopy", PDF, "pan.pdf"), copyPart("gstCopy", PDF, "gst.pdf")],
      },
      response: success([]),
      check: expectValue(
        ({ signup }) => signup.createAccount({ ...withPanCopy(PDF), gstCopy: copy("gst.pdf", PDF) }, patient()),
        undefined,
      ),
    }));

  it("is refused at a copy that is not a PDF file", () => {
    const content = "GIF89a, no PDF at all";
    const message = "This file is not a PDF.";
    return testInteraction({
      title: "a domestic account with a renamed picture",
      states: { "an address was verified": verified },
      request: { ...request, form: [...toForm(DOMESTIC_ACCOUNT), copyPart("panCopy", content, "pan.pdf")] },
      response: fieldRefused("panCopy", message),
      check: expectFailure(
        ({ signup }) => signup.createAccount(withPanCopy(content), patient()),
        fieldFailure("panCopy", message),
      ),
    });
  });

  it("is refused at a country that is not listed", () => {
    const basicData = { ...INTERNATIONAL_ACCOUNT, country: "Atlantis" };
    const message = "Please choose a country from the list.";
    return testInteraction({
      title: "an account in an unknown country",
      states: { "an address was verified": verified },
      request: { ...request, form: toForm(basicData) },
      response: fieldRefused("country", message),
      check: expectFailure(
        ({ signup }) => signup.createAccount({ otpToken, basicData, panCopy: null, gstCopy: null }, patient()),
        fieldFailure("country", message),
      ),
    });
  });

  it.each([
    ["long after its verification", { "an address was verified too long ago": verified }],
    ["without a verification", { "no sign-up has the token": { otpToken } }],
  ] as const)("is refused %s", (when, states) =>
    testInteraction({
      title: `an account ${when}`,
      states,
      request,
      ...refusal(410, "The verification of your email address has expired. Please verify it again.", send),
    }),
  );

  it("is refused if the address has an account already", () =>
    testInteraction({
      title: "a second account for an address",
      states: { "an account was created for the address": verified },
      request,
      ...refusal(409, "This email address already has an account. Please sign in.", send),
    }));
});

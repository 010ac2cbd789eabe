import { describe, expect, it } from "vitest";
import { outcomeOf, patient } from "#tests/adapters/support/api.ts";
import {
  afterFault,
  afterFieldRefused,
  agreed,
  broken,
  failure,
  faulty,
  fieldRefused,
  refused,
  success,
} from "./kit.ts";

const email = "asha@menon.example";
const otpToken = "pact-otp-token";
const verified = { email, otpToken };
const PDF = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n";

const international = {
  firstName: "Asha",
  lastName: "Menon",
  companyName: "Menon Spices",
  phoneNumber: "+91 98765 43210",
  address: "12 Jew Town Road, Kochi",
  pinCode: "682001",
  country: "IN",
  password: "kardamom",
  confirmPassword: "kardamom",
  email,
};
const domestic = { ...international, panNumber: "AASCS2460H", gstNumber: "27AASCS2460H1Z0" };

const account = { otpToken, basicData: international, panCopy: null, gstCopy: null };
const withCopy = (content: string) => ({
  otpToken,
  basicData: domestic,
  panCopy: { name: "pan.pdf", content: new Blob([content], { type: "application/pdf" }) },
  gstCopy: null,
});

const signUp = {
  method: "POST",
  path: "/api/auth/sign_up",
  asVisitor: true,
  headers: { "x-otp-token": otpToken },
} as const;
const formOf = (basicData: object) => [
  { name: "basic_data", content: JSON.stringify(basicData) },
  { name: "applicationId", content: "702020" },
];
const copyOf = (content: string) => ({ name: "panCopy", content, fileName: "pan.pdf" });

describe("creating an account", () => {
  it("succeeds for an international account", () =>
    agreed({
      title: "an international account",
      given: { "an address was verified": verified },
      asked: { ...signUp, form: formOf(international) },
      answered: success([]),
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.createAccount(account, patient()))).toEqual({ value: undefined }),
    }));

  it("succeeds for a domestic account with a copy", () =>
    agreed({
      title: "a domestic account with a PAN copy",
      given: { "an address was verified": verified },
      asked: { ...signUp, form: [...formOf(domestic), copyOf(PDF)] },
      answered: success([]),
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.createAccount(withCopy(PDF), patient()))).toEqual({ value: undefined }),
    }));

  it("is refused at its file when that is no PDF inside", () =>
    agreed({
      title: "a domestic account with a renamed picture",
      given: { "an address was verified": verified },
      asked: { ...signUp, form: [...formOf(domestic), copyOf("GIF89a, no PDF at all")] },
      answered: fieldRefused("panCopy", "This file is not a PDF."),
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.createAccount(withCopy("GIF89a, no PDF at all"), patient()))).toEqual(
          afterFieldRefused("panCopy", "This file is not a PDF."),
        ),
    }));

  it("is refused at the country when nobody knows it", () => {
    const basicData = { ...international, country: "Atlantis" };
    return agreed({
      title: "an account in an unknown country",
      given: { "an address was verified": verified },
      asked: { ...signUp, form: formOf(basicData) },
      answered: fieldRefused("country", "Please choose a country from the list."),
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.createAccount({ ...account, basicData }, patient()))).toEqual(
          afterFieldRefused("country", "Please choose a country from the list."),
        ),
    });
  });

  it("is too late a while after the verification", () =>
    agreed({
      title: "an account long after its verification",
      given: { "an address was verified too long ago": verified },
      asked: { ...signUp, form: formOf(international) },
      answered: failure(410, 4100, "The verification of your email address has expired. Please verify it again."),
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.createAccount(account, patient()))).toEqual({
          failure: refused("offer-gone", "The verification of your email address has expired. Please verify it again."),
        }),
    }));

  it("is refused when the address has an account already", () =>
    agreed({
      title: "a second account for an address",
      given: { "an account was created for the address": verified },
      asked: { ...signUp, form: formOf(international) },
      answered: failure(409, 4090, "This email address already has an account. Please sign in."),
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.createAccount(account, patient()))).toEqual({
          failure: refused("conflict", "This email address already has an account. Please sign in."),
        }),
    }));

  it("is refused when too many were sent", () =>
    agreed({
      title: "one account too many",
      given: { "an address was verified": verified, "too many sign-ups were sent": {} },
      asked: { ...signUp, form: formOf(international) },
      answered: failure(429, 4290, "Too many sign-ups from your network. Please wait 60 minutes."),
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.createAccount(account, patient()))).toEqual({
          failure: refused("too-many-requests", "Too many sign-ups from your network. Please wait 60 minutes."),
        }),
    }));

  it("fails with the server", () =>
    agreed({
      title: "an account while the server meets a fault",
      given: { "an address was verified": verified, ...faulty },
      asked: { ...signUp, form: formOf(international) },
      answered: broken,
      proves: async ({ signup }) =>
        expect(await outcomeOf(signup.createAccount(account, patient()))).toEqual(afterFault),
    }));
});

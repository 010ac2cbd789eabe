import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  EMPTY_DETAILS,
  findCopyProblem,
  readCode,
  type SignupDetails,
  toBasicData,
  validateSignup,
} from "#domain/accounts/signup.ts";
import { anyText } from "#tests/support/property-tests.ts";

const ASHA: SignupDetails = {
  mode: "Domestic",
  firstName: " Asha ",
  lastName: "Menon",
  companyName: "Menon Spices Private Limited",
  phoneNumber: "+91 98765 43210",
  address: "12 Jew Town Road\nKochi",
  pinCode: "682001",
  country: "IN",
  password: " kardamom ",
  confirmPassword: " kardamom ",
  panNumber: "aascs 2460 h",
  gstNumber: "27aascs2460h1z0",
};

describe("validateSignup", () => {
  it("trims every field except the passwords", () => {
    expect(validateSignup(ASHA)._unsafeUnwrap()).toEqual({
      ...ASHA,
      firstName: "Asha",
      address: "12 Jew Town Road Kochi",
      panNumber: "AASCS2460H",
      gstNumber: "27AASCS2460H1Z0",
    });
  });

  it("reports every missing field in the order of the form", () => {
    expect(validateSignup(EMPTY_DETAILS)._unsafeUnwrapErr()).toEqual([
      { field: "firstName", message: "First name is required." },
      { field: "lastName", message: "Last name is required." },
      { field: "companyName", message: "Company name is required." },
      { field: "phoneNumber", message: "Phone number is required." },
      { field: "address", message: "Address is required." },
      { field: "pinCode", message: "PIN code is required." },
      { field: "country", message: "Country is required." },
      { field: "password", message: "Password is required." },
      { field: "confirmPassword", message: "Please type the password again." },
      { field: "gstNumber", message: "GST number is required." },
    ]);
  });

  it("requires no tax number for International and ignores the hidden fields", () => {
    const form: SignupDetails = { ...ASHA, mode: "International", panNumber: "x".repeat(50), gstNumber: "" };
    expect(validateSignup(form).isOk()).toBe(true);
  });

  it("requires no PAN for Domestic and accepts doubtful tax numbers", () => {
    expect(validateSignup({ ...ASHA, panNumber: "", gstNumber: "not a GSTIN" }).isOk()).toBe(true);
  });

  it.each([
    [{ pinCode: "6820011" }, { field: "pinCode", message: "PIN code can have 6 characters at most." }],
    [{ firstName: "a".repeat(101) }, { field: "firstName", message: "First name can have 100 characters at most." }],
    [{ lastName: " \u0000\t\n " }, { field: "lastName", message: "Last name is required." }],
    [{ gstNumber: "x".repeat(21) }, { field: "gstNumber", message: "GST number can have 20 characters at most." }],
    [{ panNumber: "x".repeat(21) }, { field: "panNumber", message: "PAN number can have 20 characters at most." }],
    [{ confirmPassword: "kardamom" }, { field: "confirmPassword", message: "Passwords do not match" }],
  ])("refuses %j", (change, problem) => {
    expect(validateSignup({ ...ASHA, ...change })._unsafeUnwrapErr()).toEqual([problem]);
  });

  it("accepts any script and counts 100 emoji as 100 characters", () => {
    const form = { ...ASHA, firstName: "😀".repeat(100), lastName: "מנון", companyName: "<b>Menon & Söhne</b>" };
    expect(validateSignup(form)._unsafeUnwrap()).toMatchObject({
      firstName: "😀".repeat(100),
      lastName: "מנון",
      companyName: "<b>Menon & Söhne</b>",
    });
  });

  it("accepts its own result unchanged and removes control characters", () => {
    const text = anyText({ minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(text, text, text, (firstName, pinCode, gstNumber) => {
        const once = validateSignup({ ...ASHA, firstName, pinCode, gstNumber });
        if (once.isErr()) return;
        expect(validateSignup(once.value)._unsafeUnwrap()).toEqual(once.value);
        expect(JSON.stringify([once.value.firstName, once.value.pinCode, once.value.gstNumber])).not.toMatch(/\\u0000/);
      }),
    );
  });
});

describe("toBasicData", () => {
  const details = validateSignup(ASHA)._unsafeUnwrap();

  it("includes both tax numbers for a domestic account", () => {
    expect(toBasicData(details, "asha@menon.example")).toEqual({
      firstName: "Asha",
      lastName: "Menon",
      phoneNumber: "+91 98765 43210",
      country: "IN",
      email: "asha@menon.example",
      password: " kardamom ",
      confirmPassword: " kardamom ",
      pinCode: "682001",
      address: "12 Jew Town Road Kochi",
      companyName: "Menon Spices Private Limited",
      panNumber: "AASCS2460H",
      gstNumber: "27AASCS2460H1Z0",
    });
    expect(Object.keys(toBasicData({ ...details, panNumber: "" }, "a@b.example"))).not.toContain("panNumber");
  });

  it("omits tax numbers and mode for an international account", () => {
    const keys = Object.keys(toBasicData({ ...details, mode: "International" }, "asha@menon.example"));
    expect(keys.filter((key) => ["panNumber", "gstNumber", "mode"].includes(key))).toEqual([]);
    expect(keys).toHaveLength(10);
  });
});

describe("readCode and findCopyProblem", () => {
  it.each([
    ["482913", 482_913],
    [" 482 913 ", 482_913],
    ["048291", null],
    ["48291", null],
    ["4829133", null],
    ["48291a", null],
    ["４８２９１３", null],
    ["", null],
  ])("reads the code %j", (text, code) => {
    expect(readCode(text)).toBe(code);
  });

  it.each([
    [{ name: "pan.pdf", bytes: 1 }, null],
    [{ name: "PAN.PDF", bytes: 5_242_880 }, null],
    [{ name: "pan.pdf", bytes: 5_242_881 }, "This file is larger than 5 MB."],
    [{ name: "pan.pdf", bytes: 0 }, "This file is empty."],
    [{ name: "pan.pdf.png", bytes: 10 }, "Please choose a PDF file."],
  ])("checks the copy %j", (copy, problem) => {
    expect(findCopyProblem(copy)).toBe(problem);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type DetailsField,
  findDeletionObstacle,
  findReplacementProblems,
  formatDevice,
  mergeDetails,
  type PersonalDetails,
  readCapabilities,
  readDevice,
  toDeviceType,
  validateDetails,
} from "#domain/accounts";
import { anyText } from "#tests/support/property-tests.ts";

const ASHA: PersonalDetails = { firstName: "Asha", lastName: "Menon", phone: "+91 98200 55014" };
const FIELDS: readonly DetailsField[] = ["firstName", "lastName", "phone"];

describe("validateDetails", () => {
  it("normalises texts", () => {
    const details = validateDetails({ firstName: " Asha\n", lastName: "Menon ", phone: " +91 98200 55014" });
    expect(details._unsafeUnwrap()).toEqual(ASHA);
  });

  it("returns all problems in the order of the form", () => {
    const details = validateDetails({ firstName: " ", lastName: "m".repeat(101), phone: "" });
    expect(details._unsafeUnwrapErr()).toEqual([
      { field: "firstName", message: "First name is required." },
      { field: "lastName", message: "Last name can have 100 characters at most." },
      { field: "phone", message: "Phone number is required." },
    ]);
  });

  it("accepts its own result", () => {
    fc.assert(
      fc.property(anyText(), anyText(), anyText(), (firstName, lastName, phone) => {
        const details = validateDetails({ firstName, lastName, phone });
        if (details.isOk()) expect(validateDetails(details.value)).toEqual(details);
      }),
    );
  });
});

describe("mergeDetails", () => {
  it("keeps what was typed, takes what was stored, and names what differs", () => {
    const typed = { ...ASHA, firstName: "Aasha", phone: "1" };
    const stored = { firstName: "Usha", lastName: "Nair", phone: ASHA.phone };
    expect(mergeDetails(typed, ASHA, stored)).toEqual({
      details: { firstName: "Aasha", lastName: "Nair", phone: "1" },
      conflicts: ["firstName"],
    });
  });

  it("has no conflict if the same was typed here and stored elsewhere", () => {
    const changed = { ...ASHA, lastName: "Nair" };
    expect(mergeDetails(changed, ASHA, changed)).toEqual({ details: changed, conflicts: [] });
  });

  const text = fc.constantFrom("a", "b", "c");
  const details = fc.record({ firstName: text, lastName: text, phone: text });

  it("loses nothing that was typed, and nothing that was stored in fields that were not", () => {
    fc.assert(
      fc.property(details, details, details, (typed, read, stored) => {
        const merged = mergeDetails(typed, read, stored);
        for (const field of FIELDS)
          expect(merged.details[field]).toBe(typed[field] === read[field] ? stored[field] : typed[field]);
      }),
    );
  });

  it("has no conflict if nothing was stored in the meantime", () => {
    fc.assert(
      fc.property(details, details, (typed, read) => {
        expect(mergeDetails(typed, read, read)).toEqual({ details: typed, conflicts: [] });
      }),
    );
  });
});

describe("findReplacementProblems", () => {
  it.each([
    ["kardamom", "star-anise", "star-anise", []],
    ["", "star-anise", "star-anise", [{ field: "currentPassword", message: "Please enter your current password." }]],
    ["kardamom", "kardamom", "kardamom", [{ field: "password", message: "This is your current password." }]],
    [
      "short",
      "short",
      "",
      [
        { field: "password", message: "Password must be at least 6 characters long" },
        { field: "confirmPassword", message: "Please type the password again." },
      ],
    ],
  ])("checks case %#", (currentPassword, password, confirmPassword, problems) => {
    expect(findReplacementProblems({ currentPassword, password, confirmPassword })).toEqual(problems);
  });
});

const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";

describe("readDevice", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "computer", "Firefox on Linux"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, "computer", "Chrome on Windows"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`, "computer", "Edge on Windows"],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.1 Safari/605.1.15`,
      "computer",
      "Safari on macOS",
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`,
      "phone",
      "Safari on iPhone",
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${WEBKIT} CriOS/142.0 Mobile/15E148 Safari/604.1`,
      "tablet",
      "Chrome on iPad",
    ],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, "phone", "Chrome on Android"],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
      "tablet",
      "Samsung Internet on Android",
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36 OPR/120.0`, "computer", "Opera on ChromeOS"],
    ["curl/8.11.0", "unknown", "Unknown device"],
    ["", "unknown", "Unknown device"],
  ])("reads %s", (userAgent, type, name) => {
    const device = readDevice(userAgent);
    expect([device.type, formatDevice(device)]).toEqual([type, name]);
  });

  it("reads any text and none", () => {
    expect(readDevice(null)).toEqual({ type: "unknown", browser: null, operatingSystem: null });
    fc.assert(
      fc.property(anyText(), (text) => {
        const device = readDevice(text);
        expect(toDeviceType(device.type)).toBe(device.type);
        expect(formatDevice(device)).not.toBe("");
      }),
    );
  });

  it("names what is known of a device", () => {
    expect(formatDevice({ type: "unknown", browser: "Firefox", operatingSystem: null })).toBe("Firefox");
    expect(formatDevice({ type: "computer", browser: null, operatingSystem: "Linux" })).toBe("Linux");
    expect(toDeviceType("fridge")).toBe("unknown");
  });
});

describe("findDeletionObstacle", () => {
  it.each([
    [true, 0, 0, 0, false, null],
    [true, 2, 1, 1, true, "bookings-in-process"],
    [true, 0, 1, 1, true, "cargo-under-way"],
    [true, 0, 0, 1, true, "open-requests"],
    [true, 0, 0, 0, true, "colleagues"],
    [false, 0, 0, 0, true, "not-requested"],
    [false, 2, 1, 1, false, "not-requested"],
  ])(
    "checks case %#: requested %s, %i in process, %i under way, %i open, needed by colleagues %s",
    (isRequested, bookingsInProcess, bookingsUnderWay, openRequests, isNeededByColleagues, obstacle) => {
      const facts = { isRequested, bookingsInProcess, bookingsUnderWay, openRequests, isNeededByColleagues };
      expect(findDeletionObstacle(facts)).toBe(obstacle);
    },
  );
});

describe("readCapabilities", () => {
  it("leaves out what the portal does not know", () => {
    expect(readCapabilities(["teleport", "account", "account"])).toEqual(["account"]);
  });
});

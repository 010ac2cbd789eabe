import { describe, expect, it } from "vitest";
import type { Failure, Refusal } from "#flows/failure.ts";
import { type Attempt, failureMessage } from "#web/messages/failures.ts";

const dead: Failure = { kind: "unreachable", cause: "network" };
const late: Failure = { kind: "unreachable", cause: "timeout" };
const unreadable: Failure = { kind: "malformed", issues: ["not JSON"] };
const refused = (message: string, reason: Refusal = "other"): Failure => ({
  kind: "refused",
  reason,
  message,
  fields: [],
});

describe("failure message", () => {
  it.each<[string, Attempt, Failure, string, string | null]>([
    ["sign-in, the server's words first", "sign-in", refused("Account locked"), "Account locked", null],
    [
      "sign-in, a 401 with words",
      "sign-in",
      { kind: "unauthorised", message: "Unknown username" },
      "Unknown username",
      null,
    ],
    ["sign-in, a refusal without words", "sign-in", refused(""), "Invalid credentials. Please try again.", null],
    ["sign-in, no credentials in the answer", "sign-in", unreadable, "Invalid response format", null],
    [
      "sign-in, a dead server: said beside the specified sentence",
      "sign-in",
      dead,
      "Invalid credentials. Please try again.",
      "The server could not be reached. Check your connection.",
    ],
    ["rates, the server's words first", "rates", refused("No lane", "no-source"), "No lane", null],
    ["rates, late", "rates", late, "Failed to fetch rates", "The server took too long to answer."],
    [
      "quotations, the server's words as the cause",
      "quotations",
      refused("Maintenance until 06:00", "internal"),
      "Failed to fetch quotations.",
      "Maintenance until 06:00",
    ],
    [
      "quotations, a server in trouble",
      "quotations",
      refused("", "internal"),
      "Failed to fetch quotations.",
      "The server had an internal error.",
    ],
    [
      "quotations, unreadable",
      "quotations",
      unreadable,
      "Failed to fetch quotations.",
      "The server's answer could not be read.",
    ],
    ["booking, no words", "booking", refused(""), "Booking failed. Please try again.", null],
    ["booking, the server's words", "booking", refused("Sold out", "offer-gone"), "Sold out", null],
    [
      "image",
      "image-download",
      dead,
      "Failed to download image.",
      "The server could not be reached. Check your connection.",
    ],
  ])("%s", (_, attempt, failure, sentence, cause) => {
    expect(failureMessage(attempt, failure)).toEqual({ sentence, cause });
  });
});

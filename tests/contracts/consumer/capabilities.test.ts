import { MatchersV3 } from "@pact-foundation/pact";
import { describe, it } from "vitest";
import type { Capability } from "#domain/accounts";
import {
  CALLS,
  hasAddresses,
  hasAmendments,
  hasBookingPages,
  hasCargo,
  hasDigest,
  hasDocuments,
  hasLeadTimes,
  hasLinks,
  hasMarks,
  hasNotifications,
  hasQuotes,
  hasTemplates,
} from "./calls.ts";
import { accountPage, expectValue, signedIn, type States, success, testInteraction } from "./kit.ts";
import { SHIPPER } from "./samples.ts";

/* LCL and tracking are levels of their own: a profile without `capabilities` has both. */
type OptionalPart = Exclude<Capability, "lcl" | "tracking">;

const STATES: Readonly<Record<OptionalPart, States>> = {
  "booking-pages": hasBookingPages,
  account: accountPage,
  notifications: hasNotifications,
  digest: hasDigest,
  sharing: hasLinks,
  templates: hasTemplates,
  "lead-times": hasLeadTimes,
  "deadline-marks": hasMarks,
  addresses: hasAddresses,
  documents: hasDocuments,
  quotes: hasQuotes,
  cargo: hasCargo,
  amendments: hasAmendments,
};
const isCapability = (name: string): name is OptionalPart => name in STATES;

describe("the profile", () => {
  const { request, send } = CALLS.getProfile;
  const { firstName, lastName, email, phone } = SHIPPER;
  const person = { firstName, lastName, email, phone };

  it.each(Object.keys(STATES).filter(isCapability))("lists what the server has: %s", (capability) =>
    testInteraction({
      title: `the profile with the capability ${capability}`,
      states: { ...signedIn, ...STATES[capability] },
      request,
      response: success([{ ...person, capabilities: MatchersV3.arrayContaining(capability) }]),
      check: expectValue(send, { ...person, capabilities: [capability] }),
    }),
  );
});

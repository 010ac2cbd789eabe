import { MatchersV3 } from "@pact-foundation/pact";
import { describe, it } from "vitest";
import type { Capability } from "#domain/accounts";
import {
  CALLS,
  hasAddresses,
  hasAmendments,
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

const STATES: Readonly<Record<Capability, States>> = {
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
const isCapability = (name: string): name is Capability => name in STATES;

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

import { MatchersV3 } from "@pact-foundation/pact";
import { describe, it } from "vitest";
import { EMPTY_PARTY } from "#domain/addresses";
import { CALLS, hasAddresses } from "./calls.ts";
import { PARTY } from "./cargo-samples.ts";
import {
  expectFailure,
  expectValue,
  failure,
  fieldFailure,
  fieldRefused,
  filled,
  refused,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";
import { SHIPPER } from "./samples.ts";

const { arrayContaining, integer } = MatchersV3;

const addresses = { ...signedIn, ...hasAddresses };
const saved = { ...addresses, "an address is saved": { id: "address-1", partyName: "Rheinland Wohnen" } };
const { firstName, lastName, email, phone } = SHIPPER;
const person = { firstName, lastName, email, phone };
const RHEINLAND = { ...EMPTY_PARTY, partyName: "Rheinland Wohnen", countryCode: "DE" };

describe("the capabilities of a server", () => {
  it("contain addresses if it has an address book", () =>
    testInteraction({
      title: "the profile with the capability of addresses",
      states: addresses,
      request: CALLS.getProfile.request,
      response: success([{ ...person, capabilities: arrayContaining("addresses") }]),
      check: expectValue(CALLS.getProfile.send, { ...person, capabilities: ["addresses"] }),
    }));
});

describe("the address book", () => {
  const { request, send } = CALLS.listAddresses;

  it("has companies with a version", () =>
    testInteraction({
      title: "the address book of a shipper",
      states: saved,
      request,
      response: success([{ id: "address-1", version: integer(1), party: RHEINLAND }]),
      check: expectValue(send, [{ id: "address-1", version: 1, party: RHEINLAND }]),
    }));

  it("is an empty list while nothing was saved", () =>
    testInteraction({
      title: "the address book while nothing was saved",
      states: addresses,
      request,
      response: success([]),
      check: expectValue(send, []),
    }));
});

const NO_NAME = "Enter the name of the company.";

describe("a new address", () => {
  const { request, send } = CALLS.createAddress;

  it("is saved", () =>
    testInteraction({
      title: "a new address of a company",
      states: addresses,
      request,
      response: success([{ id: filled("address-1"), version: integer(1), party: PARTY }]),
      check: expectValue(send, { id: "address-1", version: 1, party: PARTY }),
    }));

  it("is refused without a name", () =>
    testInteraction({
      title: "a new address without a name",
      states: addresses,
      request: { ...request, json: { party: { ...PARTY, partyName: " " } } },
      response: fieldRefused("party.partyName", NO_NAME),
      check: expectFailure((_, sendAsIs) => sendAsIs(), fieldFailure("party.partyName", NO_NAME)),
    }));

  it("is refused in a full address book", () => {
    const message = "The address book has 500 addresses. Delete some first.";
    return testInteraction({
      title: "a new address in a full address book",
      states: { ...addresses, "the address book is full": {} },
      request,
      response: failure(409, 4090, message),
      check: expectFailure(send, refused("conflict", message)),
    });
  });
});

describe("a change of an address", () => {
  const { request, send } = CALLS.changeAddress;

  it("raises its version", () =>
    testInteraction({
      title: "a change of an address that exists",
      states: saved,
      request,
      response: success([{ id: "address-1", version: integer(2), party: PARTY }]),
      check: expectValue(send, { id: "address-1", version: 2, party: PARTY }),
    }));

  it("is refused if the address was changed meanwhile", () => {
    const message = "This address was changed elsewhere meanwhile.";
    return testInteraction({
      title: "a change of an older version of an address",
      states: saved,
      request: { ...request, json: { version: 7, party: PARTY } },
      response: failure(409, 4090, message),
      check: expectFailure((_, sendAsIs) => sendAsIs(), refused("conflict", message)),
    });
  });

  it("is refused if the address was deleted", () => {
    const message = "This address was deleted.";
    return testInteraction({
      title: "a change of no address",
      states: { ...addresses, "no address has the id": { id: "address-1" } },
      request,
      response: failure(404, 4040, message),
      check: expectFailure(send, refused("not-found", message)),
    });
  });

  it("is refused without a name", () =>
    testInteraction({
      title: "a change of an address without a name",
      states: saved,
      request: { ...request, json: { version: 1, party: { ...PARTY, partyName: "" } } },
      response: fieldRefused("party.partyName", NO_NAME),
      check: expectFailure((_, sendAsIs) => sendAsIs(), fieldFailure("party.partyName", NO_NAME)),
    }));
});

describe("the end of an address", () => {
  it("is immediate", () =>
    testInteraction({
      title: "the end of an address that exists",
      states: saved,
      request: CALLS.deleteAddress.request,
      response: success([]),
      check: expectValue(CALLS.deleteAddress.send, undefined),
    }));
});

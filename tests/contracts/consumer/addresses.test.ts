import { MatchersV3 } from "@pact-foundation/pact";
import { describe, it } from "vitest";
import { EMPTY_PARTY } from "#domain/addresses";
import { CALLS, hasAddresses } from "./calls.ts";
import { PARTY } from "./cargo-samples.ts";
import { expectValue, fieldRefusal, filled, refusal, signedIn, success, testInteraction } from "./kit.ts";

const { integer } = MatchersV3;

const addresses = { ...signedIn, ...hasAddresses };
const saved = { ...addresses, "an address is saved": { id: "address-1", partyName: "Rheinland Wohnen" } };
const foreign = { ...addresses, "another shipper has the address": { id: "address-1", partyName: "Rheinland Wohnen" } };
const RHEINLAND = { ...EMPTY_PARTY, partyName: "Rheinland Wohnen", countryCode: "DE" };

describe("the address book", () => {
  const { request, send } = CALLS.listAddresses;

  it("has companies with a version", () =>
    testInteraction({
      title: "the address book of a shipper",
      states: saved,
      request,
      response: success([{ id: "address-1", version: 1, party: RHEINLAND }]),
      check: expectValue(send, [{ id: "address-1", version: 1, party: RHEINLAND }]),
    }));

  it.each([
    ["nothing was saved", addresses],
    ["only another shipper has saved an address", foreign],
    ["the only address was deleted", { ...saved, "the address was deleted": { id: "address-1" } }],
  ] as const)("is an empty list while %s", (when, states) =>
    testInteraction({
      title: `the address book while ${when}`,
      states,
      request,
      response: success([]),
      check: expectValue(send, []),
    }),
  );

  it.each([
    ["before", "Adler Spedition", ["address-2", "address-1"]],
    ["after", "Zander Logistik", ["address-1", "address-2"]],
  ] as const)("is sorted by name: another company %s the first one", (where, partyName, ids) => {
    const companies = {
      "address-1": { id: "address-1", version: 1, party: RHEINLAND },
      "address-2": { id: "address-2", version: 1, party: { ...RHEINLAND, partyName } },
    };
    return testInteraction({
      title: `the address book with a company ${where} the first one`,
      states: { ...saved, "another address is saved": { id: "address-2", partyName } },
      request,
      response: success(ids.map((id) => companies[id])),
      check: expectValue(
        send,
        ids.map((id) => companies[id]),
      ),
    });
  });

  it("has a company as it was changed last", () =>
    testInteraction({
      title: "the address book after a change",
      states: { ...saved, "the address was changed": { id: "address-1", partyName: "Rheinland Wohnen GmbH" } },
      request,
      response: success([
        { id: "address-1", version: integer(2), party: { ...RHEINLAND, partyName: "Rheinland Wohnen GmbH" } },
      ]),
      check: expectValue(send, [
        { id: "address-1", version: 2, party: { ...RHEINLAND, partyName: "Rheinland Wohnen GmbH" } },
      ]),
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
      response: success([{ id: filled("address-1"), version: 1, party: PARTY }]),
      check: expectValue(send, { id: "address-1", version: 1, party: PARTY }),
    }));

  it("is refused without a name", () =>
    testInteraction({
      title: "a new address without a name",
      states: addresses,
      request: { ...request, json: { party: { ...PARTY, partyName: " " } } },
      ...fieldRefusal("party.partyName", NO_NAME),
    }));

  it("is refused without a country", () =>
    testInteraction({
      title: "a new address without a country",
      states: addresses,
      request: { ...request, json: { party: { ...PARTY, countryCode: "" } } },
      ...fieldRefusal("party.countryCode", "Choose the country."),
    }));

  it("is refused in a full address book", () =>
    testInteraction({
      title: "a new address in a full address book",
      states: { ...addresses, "the address book is full": {} },
      request,
      ...refusal(409, "The address book has 500 addresses. Delete some first.", send),
    }));
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

  it("is refused if the address was changed meanwhile", () =>
    testInteraction({
      title: "a change of an older version of an address",
      states: { ...saved, "the address was changed": { id: "address-1", partyName: "Rheinland Wohnen GmbH" } },
      request,
      ...refusal(409, "This address was changed elsewhere meanwhile.", send),
    }));

  it.each([
    ["no address", { ...addresses, "no address has the id": { id: "address-1" } }],
    ["somebody else's address", foreign],
  ] as const)("is refused for %s", (whose, states) =>
    testInteraction({
      title: `a change of ${whose}`,
      states,
      request,
      ...refusal(404, "This address was deleted.", send),
    }),
  );

  it("is refused without a name", () =>
    testInteraction({
      title: "a change of an address without a name",
      states: saved,
      request: { ...request, json: { version: 1, party: { ...PARTY, partyName: "" } } },
      ...fieldRefusal("party.partyName", NO_NAME),
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

  it("needs its owner", () =>
    testInteraction({
      title: "the address book after another shipper has tried to delete an address",
      states: { ...saved, "another shipper has tried to delete the address": { id: "address-1" } },
      request: CALLS.listAddresses.request,
      response: success([{ id: "address-1", version: 1, party: RHEINLAND }]),
      check: expectValue(CALLS.listAddresses.send, [{ id: "address-1", version: 1, party: RHEINLAND }]),
    }));
});

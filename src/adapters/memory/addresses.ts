import { errAsync, okAsync, type ResultAsync } from "neverthrow";
import type { SavedAddress } from "#domain/addresses";
import type { AddressesPort } from "#ports/addresses.ts";
import type { Failure } from "#ports/failure.ts";

const SAMPLE: SavedAddress = {
  id: "sample-address-1",
  version: 1,
  party: {
    partyName: "Rheinland Wohnen GmbH",
    street: "Hafenstrasse 12",
    postCode: "47119",
    city: "Duisburg",
    countryCode: "DE",
    contactName: "Jana Weber",
    email: "jana@rheinland.example",
    phone: "+49 203 5550148",
    taxReference: "DE123456788",
  },
};

const refuse = (reason: "conflict" | "not-found"): ResultAsync<never, Failure> =>
  errAsync({ kind: "refused", reason, message: "", fields: [] });

/** One address, and those that are added until the page is left. */
export const createMemoryAddresses = (): AddressesPort => {
  let addresses: readonly SavedAddress[] = [SAMPLE];
  let added = 1;
  return {
    list: () => okAsync(addresses),
    create: (party) => {
      added += 1;
      const address = { id: `sample-address-${added}`, version: 1, party };
      addresses = [...addresses, address];
      return okAsync(address);
    },
    change: ({ id, version, party }) => {
      const saved = addresses.find((one) => one.id === id);
      if (saved === undefined) return refuse("not-found");
      if (saved.version !== version) return refuse("conflict");
      const changed = { id, version: version + 1, party };
      addresses = addresses.map((one) => (one.id === id ? changed : one));
      return okAsync(changed);
    },
    remove: (id) => {
      addresses = addresses.filter((one) => one.id !== id);
      return okAsync(undefined);
    },
  };
};

import { type SavedAddress, searchAddresses, trimParty } from "#domain/addresses";
import type { Party } from "#domain/cargo";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";

export type AddressChange =
  | { readonly kind: "add"; readonly party: Party }
  | { readonly kind: "remove"; readonly id: string };

type Addresses = readonly SavedAddress[];

/** The shipper's address book. */
export const addressesFlow = ({ requestActor, ports: { addresses } }: FlowServices<"addresses">) =>
  createPage<Addresses, AddressChange>({
    id: "addresses",
    requestActor,
    load: (signal) => addresses.list(signal),
    change: (change, signal) =>
      change.kind === "add"
        ? addresses.create(trimParty(change.party), signal).map(() => null)
        : addresses.remove(change.id, signal).map(() => null),
  });

/** `found` are the addresses that fit the query; all are sorted by name. */
export const addressesView = (snapshot: PageSnapshot<Addresses, AddressChange>, query = "") =>
  pageView(snapshot, (addresses, { change }) => ({
    addresses,
    found: searchAddresses(addresses, query),
    isAdding: change?.kind === "add",
    isRemoving: change?.kind === "remove",
  }));

export type AddressesView = ReturnType<typeof addressesView>;

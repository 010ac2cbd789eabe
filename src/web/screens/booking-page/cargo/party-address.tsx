import { type ReactElement, useState } from "react";
import { findAddressProblems, isSameParty } from "#domain/addresses";
import { type Party, PARTY_FIELDS, type PartyRole } from "#domain/cargo";
import type { AddressesView } from "#flows/addresses/list.ts";
import type { CargoEvent } from "#flows/cargo/types.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Button } from "#web/components/button.tsx";
import { Select } from "#web/components/select.tsx";
import * as css from "./cargo.css.ts";

export interface AddressBook {
  readonly view: AddressesView;
  readonly onAdd: (party: Party) => void;
}

type PartyAddressProps = {
  readonly role: PartyRole;
  readonly party: Party;
  readonly book: AddressBook;
  readonly send: (event: CargoEvent) => void;
};

const isEmpty = (party: Party): boolean => PARTY_FIELDS.every((field) => party[field].trim() === "");

const describe = ({ partyName, city, countryCode }: Party): string =>
  [partyName, city, countryCode].filter((part) => part !== "").join(", ");

/** Fills a party from the address book, or adds what was typed to it. */
export function PartyAddress({ role, party, book, send }: PartyAddressProps): ReactElement | null {
  const [replaced, setReplaced] = useState<Party | null>(null);
  if (book.view.kind !== "shown") return null;
  const { addresses, isAdding } = book.view;
  const chosen = addresses.find((address) => isSameParty(address.party, party));
  const fill = (id: string) => {
    const address = addresses.find((one) => one.id === id);
    if (address === undefined) return;
    setReplaced(isEmpty(party) || chosen !== undefined ? null : party);
    send({ type: "party.filled", role, party: address.party });
  };
  const canAdd = chosen === undefined && findAddressProblems(party).length === 0;
  if (addresses.length === 0 && !canAdd) return null;
  return (
    <div className={`${css.group} ${css.fields}`}>
      {addresses.length > 0 && (
        <Select
          label="From the address book"
          placeholder="Choose"
          value={chosen?.id ?? ""}
          options={addresses.map((address) => ({ value: address.id, label: describe(address.party) }))}
          onChange={fill}
        />
      )}
      <div className={css.besideField}>
        {replaced !== null && chosen !== undefined && (
          <Button
            kind="secondary"
            size="small"
            onClick={() => {
              send({ type: "party.filled", role, party: replaced });
              setReplaced(null);
            }}
          >
            Put back what was typed
          </Button>
        )}
        {canAdd && (
          <Button
            kind="secondary"
            size="small"
            busyLabel={isAdding ? "Saving..." : undefined}
            onClick={() => book.onAdd(party)}
          >
            Save in the address book
            <VisuallyHidden>: {party.partyName}</VisuallyHidden>
          </Button>
        )}
      </div>
    </div>
  );
}

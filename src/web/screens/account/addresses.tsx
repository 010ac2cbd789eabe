import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { SavedAddress } from "#domain/addresses";
import { addressFormFlow, addressFormView } from "#flows/addresses/form.ts";
import { type AddressesView, addressesFlow, addressesView } from "#flows/addresses/list.ts";
import { countriesFlow, countriesView } from "#flows/countries.ts";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { mapPin, plus, search } from "#web/components/icon/shapes.ts";
import { TextField } from "#web/components/text-field.tsx";
import { Row } from "#web/kit/layout.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { entry, entryNote, entryTitle, explanation, foot, list, searchField } from "./account.css.ts";
import { AddressForm } from "./address-form.tsx";
import { ListState, Section } from "./section.tsx";

/* A shorter list is read at a glance. */
const MOST_WITHOUT_SEARCH = 8;

type Countries = ReadonlyMap<string, string>;

/** The companies that a shipper keeps for the parties of its shipments. */
export function Addresses(): ReactElement {
  const actor = useActorRef(useFlow(addressesFlow));
  const { machine, openDraft } = useFlow((services) =>
    addressFormFlow(services, (value) => actor.send({ type: "page.updated", value })),
  );
  const editor = useActorRef(machine);
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<SavedAddress | null>(null);
  const view = addressesView(
    useSelector(actor, (snapshot) => snapshot),
    query,
  );
  const form = useSelector(editor, addressFormView);
  const countriesActor = useActorRef(useFlow(countriesFlow));
  const listed = useSelector(countriesActor, countriesView);
  const title = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  useEffect(() => countriesActor.send({ type: "form.submitted" }), [countriesActor]);
  useFlowEvents(actor, (event) => {
    setChosen(null);
    if (event.type === "change.failed") {
      if (event.failure !== null) toast("critical", failureMessage("address-change", event.failure).sentence);
      return;
    }
    title.current?.focus();
    toast("positive", "Address deleted.");
  });
  useFlowEvents(editor, (event) => {
    if (event.type === "form.sent") {
      toast("positive", "Address saved.");
      actor.send({ type: "page.requested" });
    } else if (event.problems[0] !== undefined) focusField(event.problems[0].field);
  });
  const countries: Countries = new Map(
    listed.kind === "loaded" ? listed.countries.map(({ id, name }) => [id, name] as const) : [],
  );
  const open = (address: SavedAddress | null) => editor.send({ type: "form.opened", changes: openDraft(address) });
  return (
    <Section
      id="addresses"
      title="Address book"
      titleRef={title}
      lead="Shippers, consignees and notify parties of your shipments. A booking keeps its parties when you change or delete one here."
    >
      <ListState
        view={view}
        attempt="addresses"
        label="Loading addresses..."
        onRetry={() => actor.send({ type: "page.requested" })}
      >
        {(shown) => (
          <Entries
            view={shown}
            countries={countries}
            query={query}
            onSearch={setQuery}
            onOpen={open}
            onDelete={setChosen}
          />
        )}
      </ListState>
      {form !== null && <AddressForm form={form} countries={countries} send={editor.send} />}
      {chosen !== null && (
        <Deletion
          address={chosen}
          isRunning={view.kind === "shown" && view.isRemoving}
          onClose={() => setChosen(null)}
          onConfirm={() => actor.send({ type: "change.requested", change: { kind: "remove", id: chosen.id } })}
        />
      )}
    </Section>
  );
}

const focusField = (field: string): void =>
  document.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, select)`)?.focus();

type EntriesProps = {
  readonly view: Extract<AddressesView, { readonly kind: "shown" }>;
  readonly countries: Countries;
  readonly query: string;
  readonly onSearch: (query: string) => void;
  readonly onOpen: (address: SavedAddress | null) => void;
  readonly onDelete: (address: SavedAddress) => void;
};

function Entries({ view, countries, query, onSearch, onOpen, onDelete }: EntriesProps): ReactElement {
  const { addresses, found } = view;
  return (
    <>
      {addresses.length > MOST_WITHOUT_SEARCH && (
        <div className={searchField}>
          <TextField
            label="Search addresses"
            type="search"
            icon={search}
            value={query}
            onChange={onSearch}
            onClear={() => onSearch("")}
          />
          <p className={entryNote} role="status">
            {found.length === addresses.length ? `${found.length} addresses` : `${found.length} of ${addresses.length}`}
          </p>
        </div>
      )}
      {addresses.length === 0 && <p className={explanation}>No addresses yet.</p>}
      {addresses.length > 0 && found.length === 0 && <p className={explanation}>No address has these words.</p>}
      <ul className={list}>
        {found.map((address) => (
          <Entry
            key={address.id}
            address={address}
            country={countries.get(address.party.countryCode) ?? address.party.countryCode}
            onChange={() => onOpen(address)}
            onDelete={() => onDelete(address)}
          />
        ))}
      </ul>
      <div className={foot}>
        <Button kind="secondary" icon={plus} onClick={() => onOpen(null)}>
          Add address
        </Button>
      </div>
    </>
  );
}

type EntryProps = {
  readonly address: SavedAddress;
  readonly country: string;
  readonly onChange: () => void;
  readonly onDelete: () => void;
};

function Entry({ address: { party }, country, onChange, onDelete }: EntryProps): ReactElement {
  const { partyName, street, postCode, city, contactName, email } = party;
  const place = [postCode, city].filter((part) => part !== "").join(" ");
  return (
    <li className={entry}>
      <Icon shape={mapPin} />
      <span>
        <b className={entryTitle}>{partyName}</b>
        <small className={entryNote}>{[street, place, country].filter((part) => part !== "").join(", ")}</small>
        {(contactName !== "" || email !== "") && (
          <small className={entryNote}>{[contactName, email].filter((part) => part !== "").join(", ")}</small>
        )}
      </span>
      <Row as="span" gap="4 8" wrap align="stretch">
        <Button kind="ghost" size="small" ariaLabel={`Change ${partyName}`} onClick={onChange}>
          Change
        </Button>
        <Button kind="ghost" size="small" destructive ariaLabel={`Delete ${partyName}`} onClick={onDelete}>
          Delete
        </Button>
      </Row>
    </li>
  );
}

type DeletionProps = {
  readonly address: SavedAddress;
  readonly isRunning: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

function Deletion({ address, isRunning, onClose, onConfirm }: DeletionProps): ReactElement {
  return (
    <Dialog
      open
      locked={isRunning}
      onClose={onClose}
      title={`Delete ${address.party.partyName}?`}
      footer={
        <>
          <Button kind="secondary" disabled={isRunning} onClick={onClose}>
            Cancel
          </Button>
          <Button busyLabel={isRunning ? "Deleting..." : undefined} onClick={onConfirm}>
            Delete
          </Button>
        </>
      }
    >
      <p>Bookings that this address was copied to keep it.</p>
    </Dialog>
  );
}

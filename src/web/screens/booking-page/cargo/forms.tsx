import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { INCO_TERMS, MAX_COMMODITIES, PARTY_ROLE_LABELS, PARTY_ROLES, type PartyRole } from "#domain/cargo";
import { getEquipment } from "#domain/containers";
import { addressesFlow, addressesView } from "#flows/addresses/list.ts";
import { countriesFlow, countriesView } from "#flows/countries.ts";
import { Button } from "#web/components/button.tsx";
import { plus } from "#web/components/icon/shapes.ts";
import type { SelectOption } from "#web/components/select.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { useCapability, useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import * as css from "./cargo.css.ts";
import { CargoField, type FormProps } from "./field.tsx";
import { type AddressBook, PartyAddress } from "./party-address.tsx";

type Props = FormProps & { readonly isLocked: boolean };

const YES_NO: readonly SelectOption<string>[] = [
  { value: "no", label: "No" },
  { value: "yes", label: "Yes" },
];
const TERMS: readonly SelectOption<string>[] = INCO_TERMS.map((term) => ({ value: term, label: term }));

function Commodity({ index, ...props }: Props & { readonly index: number }): ReactElement {
  const { view, send, isLocked } = props;
  const path = `commodities.${index}`;
  const isDangerous = view.details.commodities[index]?.isDangerousGoods === "yes";
  const isPartLoad = view.scope.equipments.length === 0;
  return (
    <fieldset className={css.group}>
      <legend className={css.groupTitle}>Item {index + 1}</legend>
      <div className={css.fields}>
        <CargoField {...props} path={`${path}.commodityType`} placeholder="Cotton bed linen" />
        <CargoField {...props} path={`${path}.hsCode`} placeholder="6302.21" />
        <CargoField {...props} path={`${path}.numberOfPackages`} />
        <CargoField {...props} path={`${path}.packageKind`} placeholder="cartons" />
        <CargoField
          {...props}
          path={`${path}.cargoGrossWeight`}
          {...(isPartLoad ? {} : { mark: "Optional" as const })}
        />
        <CargoField {...props} path={`${path}.isDangerousGoods`} kind="choice" options={YES_NO} />
        {isDangerous && (
          <>
            <CargoField {...props} path={`${path}.unNumber`} placeholder="UN 1263" />
            <CargoField {...props} path={`${path}.imoClass`} placeholder="3" />
          </>
        )}
      </div>
      {!isLocked && view.details.commodities.length > 1 && (
        <div className={css.buttons}>
          <Button
            kind="ghost"
            size="small"
            destructive
            onClick={() => send({ type: "commodity.removed", position: index })}
          >
            Remove item {index + 1}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

export function CargoForm(props: Props): ReactElement {
  const { view, send, isLocked } = props;
  const { equipments } = view.scope;
  const isReefer = equipments.some((code) => getEquipment(code).kind === "Reefer");
  return (
    <>
      {view.details.commodities.map((_, index) => (
        <Commodity key={String(index)} {...props} index={index} />
      ))}
      {!isLocked && view.details.commodities.length < MAX_COMMODITIES && (
        <div className={css.group}>
          <Button kind="secondary" size="small" icon={plus} onClick={() => send({ type: "commodity.added" })}>
            Add an item
          </Button>
        </div>
      )}
      <fieldset className={css.group}>
        <legend className={css.groupTitle}>All items</legend>
        <div className={css.fields}>
          {equipments.map((_, index) => (
            <CargoField key={String(index)} {...props} path={`requestedEquipments.${index}.cargoGrossWeight`} />
          ))}
          {isReefer && <CargoField {...props} path="transport.temperatureSetpoint" placeholder="-18" />}
          <CargoField {...props} path="transport.cargoReadyDate" kind="date" />
          <CargoField {...props} path="transport.incoTerms" kind="choice" options={TERMS} />
          <CargoField {...props} path="transport.incoTermsPlace" />
        </div>
      </fieldset>
    </>
  );
}

function PartyForm({
  role,
  countries,
  book,
  ...props
}: Props & {
  readonly role: PartyRole;
  readonly countries: readonly SelectOption<string>[];
  readonly book: AddressBook | null;
}): ReactElement {
  const path = `documentParties.${role}`;
  const code = props.texts.get(`${path}.countryCode`) ?? "";
  const isListed = code === "" || countries.some(({ value }) => value === code);
  return (
    <fieldset className={css.group}>
      <legend className={css.groupTitle}>{PARTY_ROLE_LABELS[role]}</legend>
      {role === "notifyParty" && !props.isLocked && (
        <div className={css.group}>
          <Button kind="secondary" size="small" onClick={() => props.send({ type: "consignee.copied" })}>
            Same as consignee
          </Button>
        </div>
      )}
      {book !== null && !props.isLocked && (
        <PartyAddress role={role} party={props.view.details.documentParties[role]} book={book} send={props.send} />
      )}
      <div className={css.fields}>
        <CargoField {...props} path={`${path}.partyName`} />
        <CargoField {...props} path={`${path}.street`} />
        <CargoField {...props} path={`${path}.postCode`} mark="Optional" />
        <CargoField {...props} path={`${path}.city`} />
        <CargoField
          {...props}
          path={`${path}.countryCode`}
          kind="choice"
          options={isListed ? countries : [{ value: code, label: code }, ...countries]}
        />
        <CargoField {...props} path={`${path}.contactName`} mark="Optional" />
        <CargoField {...props} path={`${path}.email`} mark="Optional" />
        <CargoField {...props} path={`${path}.phone`} mark="Optional" />
        <CargoField {...props} path={`${path}.taxReference`} mark="Optional" />
      </div>
    </fieldset>
  );
}

export function PartiesForm(props: Props): ReactElement {
  return useCapability("addresses") ? <PartiesWithBook {...props} /> : <Parties {...props} book={null} />;
}

function PartiesWithBook(props: Props): ReactElement {
  const actor = useActorRef(useFlow(addressesFlow));
  const view = useSelector(actor, (snapshot) => addressesView(snapshot));
  const toast = useToast();
  useFlowEvents(actor, (event) => {
    if (event.type === "change.done") toast("positive", "Saved in the address book.");
    if (event.type === "change.failed" && event.failure !== null)
      toast("critical", failureMessage("address-change", event.failure).sentence);
  });
  return (
    <Parties
      {...props}
      book={{ view, onAdd: (party) => actor.send({ type: "change.requested", change: { kind: "add", party } }) }}
    />
  );
}

function Parties({ book, ...props }: Props & { readonly book: AddressBook | null }): ReactElement {
  const actor = useActorRef(useFlow(countriesFlow));
  const listed = useSelector(actor, countriesView);
  useEffect(() => actor.send({ type: "form.submitted" }), [actor]);
  const countries =
    listed.kind === "loaded" ? listed.countries.map(({ id, name }) => ({ value: id, label: name })) : [];
  return (
    <>
      {PARTY_ROLES.map((role) => (
        <PartyForm key={role} {...props} role={role} countries={countries} book={book} />
      ))}
      {listed.kind === "failed" && (
        <div className={css.group}>
          <Button kind="secondary" size="small" onClick={() => actor.send({ type: "form.submitted" })}>
            Load the countries again
          </Button>
        </div>
      )}
    </>
  );
}

export function PickUpForm(props: Props): ReactElement {
  return (
    <div className={css.fields}>
      <CargoField {...props} path="pickUp.shipperReference" mark="Optional" />
      <CargoField {...props} path="pickUp.pickUpAddress" kind="area" />
      <CargoField {...props} path="pickUp.instructions" kind="area" mark="Optional" />
    </div>
  );
}

import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { StateChange } from "#domain/companies";
import { formatMoney } from "#domain/money";
import type { FormActor } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { Spinner } from "#web/components/loading.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import { createCustomerPage, createStateForm, customerView, listChanges } from "../../flows/customers.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import type { Customer, CustomerPerson, CustomerStateChange } from "../../ports/index.ts";
import { useDeskFlow, useMay } from "../../services.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import { CustomerData } from "./customer-data.tsx";
import { CustomerPeople } from "./customer-people.tsx";
import { CustomerTermsCard } from "./customer-terms.tsx";
import { CHANGE_LABELS, CustomerState } from "./customer-state.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { PrivateTariffs } from "./private-tariffs.tsx";
import { StateDialog } from "./state-dialog.tsx";
import { TaxDocuments } from "./tax-documents.tsx";
import * as css from "./customers.css.ts";

interface CustomerDetailProps {
  readonly id: string;
  readonly onChanged: () => void;
}

/** One company: state, terms, people, tax numbers. */
export function CustomerDetail({ id, onChanged }: CustomerDetailProps): ReactElement {
  const actor = useActorRef(useDeskFlow((services) => createCustomerPage(services, id)));
  const view = useSelector(actor, customerView, isSameView);
  const state = useActorRef(useDeskFlow(createStateForm));
  const [merging, setMerging] = useState<string | null>(null);
  const mayErase = useMay("block-customers");
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<CustomerPerson | null>(null);
  const update = (customer: Customer): void => {
    actor.send({ type: "page.updated", value: customer });
    onChanged();
  };
  useEffect(() => {
    const listening = state.on("form.sent", ({ sent }) => {
      if (sent !== null) update(sent);
    });
    return () => listening.unsubscribe();
  });
  if (view.kind === "loading") return <Spinner size="l" label="Loading..." />;
  if (view.kind === "failed") return <Refusal failure={view.failure} />;
  const { customer } = view;
  return (
    <section className={css.stack} aria-labelledby="customer">
      <Head customer={customer} form={state} />
      <Refusal failure={view.changeFailure} />
      <Warnings customer={customer} onMerge={setMerging} />
      <Tiles customer={customer} />
      <div className={css.parts}>
        <div className={css.stack}>
          <CustomerPeople customer={customer} onChanged={update} onDelete={setDeleting} />
          <PrivateTariffs key={`${customer.id} ${customer.group ?? ""}`} customer={customer} />
        </div>
        <div className={css.stack}>
          <CustomerTermsCard key={customer.id} customer={customer} onChanged={update} />
          <TaxDocuments customer={customer} />
          {mayErase && (
            <CustomerData
              key={`${customer.id} ${customer.revision}`}
              customer={customer}
              onDeleted={() => {
                onChanged();
                void navigate("/customers");
              }}
            />
          )}
        </div>
      </div>
      {merging !== null && (
        <MergeDialog
          target={customer.id}
          source={merging}
          onMerged={(merged) => {
            setMerging(null);
            update(merged);
          }}
          onClose={() => setMerging(null)}
        />
      )}
      <StateDialog form={state} name={customer.name} onOutdated={() => actor.send({ type: "page.outdated" })} />
      <FormDialog
        name="delete-person"
        open={deleting !== null}
        title={`Delete the account of ${deleting?.name ?? ""}?`}
        isSending={false}
        submit={{ label: "Delete the account", busyLabel: "Deleting...", kind: "ghost", destructive: true }}
        onSubmit={() => {
          if (deleting !== null)
            actor.send({ type: "change.requested", change: { kind: "delete-person", person: deleting.id } });
          setDeleting(null);
        }}
        onClose={() => setDeleting(null)}
      >
        <p>Personal data is erased. Bookings are kept as the law demands. It cannot be undone.</p>
      </FormDialog>
    </section>
  );
}

interface HeadProps {
  readonly customer: Customer;
  readonly form: FormActor<CustomerStateChange, Customer, "reason">;
}

function Head({ customer, form }: HeadProps): ReactElement {
  const mayBlock = useMay("block-customers");
  const { id, name, state, createdAt, gstins, revision } = customer;
  const open = (change: StateChange): void =>
    form.send({ type: "form.opened", changes: { id, change, reason: "", revision } });
  const isAllowed = (change: StateChange): boolean => mayBlock || (change !== "block" && state !== "blocked");
  return (
    <div className={css.head}>
      <div>
        <div className={css.wrapped}>
          <h2 id="customer" className={text.h2}>
            {name}
          </h2>
          <CustomerState state={state} />
        </div>
        <p className={num}>
          Since {formatOfficeMoment(createdAt)}
          {gstins[0] !== undefined && `, GSTIN ${gstins[0]}`}
        </p>
      </div>
      <div className={css.wrapped}>
        {listChanges(state)
          .filter(isAllowed)
          .map((change) =>
            change === "approve" ? (
              <KeyButton key={change} letter="c" size="small" onPress={() => open(change)}>
                {CHANGE_LABELS[change]}
              </KeyButton>
            ) : (
              <Button
                key={change}
                kind={change === "block" || change === "refuse" ? "ghost" : "secondary"}
                destructive={change === "block" || change === "refuse"}
                size="small"
                opens="dialog"
                onClick={() => open(change)}
              >
                {CHANGE_LABELS[change]}
              </Button>
            ),
          )}
      </div>
    </div>
  );
}

interface WarningsProps {
  readonly customer: Customer;
  readonly onMerge: (source: string) => void;
}

function Warnings({ customer: { duplicates, stateReason }, onMerge }: WarningsProps): ReactElement {
  const mayMerge = useMay("merge-customers");
  return (
    <>
      {stateReason !== null && <Banner tone="neutral">The customer reads: {stateReason}</Banner>}
      {duplicates.length > 0 && (
        <Banner tone="caution">
          <p>Other accounts have the same tax numbers:</p>
          <ul className={css.list}>
            {duplicates.map(({ id, name, state }) => (
              <li key={id}>
                <span>
                  <Link to={`/customers/${encodeURIComponent(id)}`}>{name}</Link> ({state})
                </span>
                {mayMerge && (
                  <Button
                    kind="secondary"
                    size="small"
                    opens="dialog"
                    ariaLabel={`Merge ${name} into this company`}
                    onClick={() => onMerge(id)}
                  >
                    Merge into this one
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}

function Tiles({ customer }: { readonly customer: Customer }): ReactElement {
  const { group, creditLimit, usedCredit, uncountedBookings, paymentDays, bookings, bookingsInProcess } = customer;
  const share = creditLimit === null || creditLimit.minor === 0 ? null : usedCredit.minor / creditLimit.minor;
  return (
    <div className={`${css.tiles} ${num}`}>
      <div className={css.tile}>
        Group <b>{group ?? "None"}</b>
      </div>
      <div className={css.tile}>
        Used credit
        <b>
          {formatMoney(usedCredit)}
          {creditLimit !== null && ` of ${formatMoney(creditLimit)}`}
        </b>
        {share !== null && (
          <span className={css.meter} aria-hidden>
            <span className={share > 1 ? css.over : css.fill} style={{ width: `${Math.min(share, 1) * 100}%` }} />
          </span>
        )}
        {uncountedBookings > 0 && <small>{uncountedBookings} bookings without a total</small>}
      </div>
      <div className={css.tile}>
        Terms <b>{paymentDays === null ? "Nothing agreed" : `${paymentDays} days`}</b>
        <small>from bill of lading date</small>
      </div>
      <div className={css.tile}>
        Bookings <b>{bookings}</b>
        <small>{bookingsInProcess} in process</small>
      </div>
      <div className={css.tile}>
        Quotes <b>{customer.quotes}</b>
        <Link to={`/audit?company=${encodeURIComponent(customer.id)}`}>Audit trail</Link>
      </div>
    </div>
  );
}

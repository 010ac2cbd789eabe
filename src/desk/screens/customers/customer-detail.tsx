import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useCallback, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { formatMoney } from "#domain/money";
import { isSameView } from "#flows/kit/same-view.ts";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import { createCustomerPage, createStateForm, customerView } from "../../flows/customers.ts";
import { followNews } from "../../flows/follow-news.ts";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import type { Customer, CustomerPerson } from "../../ports/index.ts";
import { useDesk, useDeskFlow, useMay } from "../../services.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import { CustomerData } from "./customer-data.tsx";
import { CustomerPeople } from "./customer-people.tsx";
import { CustomerTermsCard } from "./customer-terms.tsx";
import { CustomerState } from "./customer-state.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { PrivateTariffs } from "./private-tariffs.tsx";
import { StateButtons, type StateProps, StateWarnings } from "./state-buttons.tsx";
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
  const services = useDesk();
  useEffect(() => followNews(services, actor), [services, actor]);
  const [merging, setMerging] = useState<string | null>(null);
  const mayErase = useMay("block-customers");
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<CustomerPerson | null>(null);
  const readAgain = useCallback(() => actor.send({ type: "page.outdated" }), [actor]);
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
  if (view.kind === "loading") return <Loading />;
  if (view.kind === "failed") return <Refusal failure={view.failure} />;
  const { customer } = view;
  return (
    <section className={css.stack} aria-labelledby="customer">
      <Head customer={customer} form={state} />
      <Refusal failure={view.changeFailure} />
      <StateWarnings customer={customer} onMerge={setMerging} />
      <Tiles customer={customer} />
      <div className={css.parts}>
        <div className={css.stack}>
          <CustomerPeople customer={customer} onChanged={update} onDelete={setDeleting} />
          <PrivateTariffs key={`${customer.id} ${customer.group ?? ""}`} customer={customer} />
        </div>
        <div className={css.stack}>
          <CustomerTermsCard key={customer.id} customer={customer} onChanged={update} onOutdated={readAgain} />
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
      <StateDialog form={state} customer={customer} onOutdated={readAgain} />
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

function Head({ customer, form }: StateProps): ReactElement {
  const { name, state, createdAt, gstins } = customer;
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
      <StateButtons customer={customer} form={form} />
    </div>
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
        {paymentDays !== null && <small>from bill of lading date</small>}
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

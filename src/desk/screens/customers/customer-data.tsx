import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { BOOKINGS_KEPT_YEARS } from "#domain/accounts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Button } from "#web/components/button.tsx";
import { text } from "#web/styles/typography.css.ts";
import { companyDeletionView, createCompanyDeletion } from "../../flows/customer-changes.ts";
import type { Customer } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import * as css from "./customers.css.ts";

interface CustomerDataProps {
  readonly customer: Customer;
  readonly onDeleted: () => void;
}

/** The data of a company: all of it as a file, and its deletion. */
export function CustomerData({ customer, onDeleted }: CustomerDataProps): ReactElement {
  const { id, name, revision } = customer;
  const form = useActorRef(useDeskFlow(createCompanyDeletion));
  const view = useSelector(form, companyDeletionView, isSameView);
  useEffect(() => {
    const listening = form.on("form.sent", onDeleted);
    return () => listening.unsubscribe();
  });
  return (
    <section className={css.panel} aria-labelledby="data">
      <h3 id="data" className={text.h3}>
        Data
      </h3>
      <p className={css.download}>
        <a href={`/desk/api/customers/${encodeURIComponent(id)}/data`} download>
          Download everything that is stored
        </a>
      </p>
      <div>
        <Button
          kind="ghost"
          size="small"
          destructive
          opens="dialog"
          onClick={() => form.send({ type: "form.opened", changes: { id, revision } })}
        >
          Delete the company
        </Button>
      </div>
      <ReasonDialog
        name="delete-company"
        title={`Delete ${name}?`}
        label="Delete and tell everybody"
        effect={`The personal data of everybody is erased, and nobody can sign in. Bookings, name and tax numbers are kept for ${BOOKINGS_KEPT_YEARS} years, as the law requires. It cannot be undone.`}
        hint="It is kept in the audit trail."
        view={view}
        onChange={(reason) => form.send({ type: "form.changed", changes: { reason } })}
        onSubmit={() => form.send({ type: "form.submitted" })}
        onClose={() => form.send({ type: "form.closed" })}
      />
    </section>
  );
}

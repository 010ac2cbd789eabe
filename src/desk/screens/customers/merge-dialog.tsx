import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import type { MergedKind } from "#domain/companies";
import { formatMoney } from "#domain/money";
import { isConflict } from "#flows/kit/failure.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { isFormTyped } from "#flows/kit/form.ts";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { createMergeForm, createMergePage, mergeFormView, mergePageView } from "../../flows/customer-changes.ts";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import type { Customer, CustomerMerge, MergeOf } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import * as css from "./customers.css.ts";

const KIND_LABELS: Readonly<Record<MergedKind, string>> = {
  people: "People",
  bookings: "Bookings with their documents",
  quotes: "Quotes",
  requests: "Quote requests",
  approvals: "Decided approvals",
  templates: "Templates",
  addresses: "Addresses",
  "lead-times": "Lead times, where there are none yet",
  links: "Share links",
  copies: "Copies of tax certificates, where there are none yet",
  keys: "API keys, which reach all data of the company",
  webhooks: "Webhooks, which get all events of the company",
  "private-tariffs": "Private tariffs",
};

interface MergeDialogProps extends MergeOf {
  readonly onMerged: (customer: Customer) => void;
  readonly onClose: () => void;
}

/** What merging a company into the one that is shown does, and the reason for it. */
export function MergeDialog({ target, source, onMerged, onClose }: MergeDialogProps): ReactElement {
  const page = useActorRef(useDeskFlow((services) => createMergePage(services, { target, source })));
  const form = useActorRef(useDeskFlow((services) => createMergeForm(services, { target, source })));
  const view = useSelector(page, mergePageView, isSameView);
  const { kind, draft, problems, failure } = useSelector(form, mergeFormView, isSameView);
  useEffect(() => {
    const listening = form.on("form.sent", ({ sent }) => {
      if (sent !== null) onMerged(sent);
    });
    return () => listening.unsubscribe();
  });
  const merge = view.kind === "shown" ? view.merge : null;
  return (
    <FormDialog
      name="merge"
      title={merge === null ? "Merge companies" : `Merge ${merge.source.name} into ${merge.target.name}?`}
      isSending={kind === "sending"}
      submit={{
        label: "Merge and tell everybody",
        busyLabel: "Merging...",
        kind: "ghost",
        destructive: true,
        disabled: merge === null || merge.obstacles.length > 0,
      }}
      onSubmit={() => {
        if (merge !== null) form.send({ type: "form.submitted", changes: { revision: merge.revision } });
      }}
      isTyped={useSelector(form, isFormTyped)}
      onClose={onClose}
    >
      {view.kind === "loading" && <Loading />}
      {view.kind === "failed" && <Refusal failure={view.failure} />}
      {problems.length === 0 && <Refusal failure={failure} />}
      {isConflict(failure) && (
        <Button kind="secondary" size="small" onClick={() => page.send({ type: "page.outdated" })}>
          Read again what will happen
        </Button>
      )}
      {merge !== null && <Merge merge={merge} />}
      {merge?.obstacles.length === 0 && (
        <TextField
          label="Reason"
          autoFocus
          hint="It is kept in the audit trail."
          maxLength={500}
          value={draft.reason}
          error={problems[0]?.message}
          onChange={(reason) => form.send({ type: "form.changed", changes: { reason } })}
        />
      )}
    </FormDialog>
  );
}

function Merge({ merge }: { readonly merge: CustomerMerge }): ReactElement {
  if (merge.obstacles.length > 0)
    return (
      <Banner tone="critical">
        <p>They cannot be merged:</p>
        <ul>
          {merge.obstacles.map(({ kind, message }) => (
            <li key={kind}>{message}</li>
          ))}
        </ul>
      </Banner>
    );
  const { source, target, moved, invitations, endsGroup, endsCreditLimit, creditLimit, requiresFactor } = merge;
  return (
    <>
      <div>
        <p id="moves">
          <b>Moves to {target.name}</b>
        </p>
        <ul className={css.list} aria-labelledby="moves">
          {moved.map(({ kind, count }) => (
            <li key={kind}>
              <span>{KIND_LABELS[kind]}</span>
              <b>{count}</b>
            </li>
          ))}
        </ul>
      </div>
      <ul className={css.notes}>
        <li>
          <b>A merge cannot be undone.</b>
        </li>
        <li>
          Prices and group stay those of {target.name}.
          {endsGroup !== null && ` The group ${endsGroup} of ${source.name} ends.`}
        </li>
        <li>
          Credit afterwards: {creditLimit === null ? "nothing agreed" : formatMoney(creditLimit)}.
          {endsCreditLimit !== null && ` The credit of ${formatMoney(endsCreditLimit)} of ${source.name} ends.`}
        </li>
        <li>Tax numbers afterwards: {[merge.pan, ...merge.gstins, merge.vatId].filter(Boolean).join(", ")}.</li>
        <li>Admins of {source.name} become bookers. Everybody of it signs in again.</li>
        {invitations > 0 && <li>{invitations} invitations that were not accepted end.</li>}
        {requiresFactor && <li>Everybody needs a second factor.</li>}
      </ul>
    </>
  );
}

import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { type Company, findFreeCredit, STATE_SENTENCES } from "#domain/companies";
import { findProblem } from "#domain/field-problem.ts";
import type { CompanyActor, CompanyChange, CompanyPage } from "#flows/account/company.ts";
import { addGstinFlow, vatIdFlow } from "#flows/account/company-forms.ts";
import { formView } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { type Definition, DefinitionList } from "#web/components/definition-list.tsx";
import { file } from "#web/components/icon/shapes.ts";
import { TextField } from "#web/components/text-field.tsx";
import { top } from "#web/kit/atoms.css.ts";
import { DataList, DataRow } from "#web/kit/data-list.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { formatMoney } from "#web/messages/formats.ts";
import { formatLimit } from "#web/messages/limits.ts";
import { foot } from "../account.css.ts";
import { Section } from "../section.tsx";
import * as css from "./company.css.ts";

interface CompanyDetailsProps {
  readonly actor: CompanyActor;
  readonly page: CompanyPage;
  readonly busy: CompanyChange | null;
}

/** Tax numbers, which an admin changes, and what is agreed with the forwarder. */
export function CompanyDetails({ actor, page, busy }: CompanyDetailsProps): ReactElement {
  const { company } = page;
  const gstin = useActorRef(useFlow(addGstinFlow));
  const vat = useActorRef(useFlow(vatIdFlow));
  const toast = useToast();
  const update = (changed: Company | null, message: string) => {
    toast("positive", message);
    if (changed !== null) actor.send({ type: "page.updated", value: { ...page, company: changed } });
  };
  useFlowEvents(gstin, (event) => {
    if (event.type === "form.sent") update(event.sent, "GSTIN added.");
  });
  useFlowEvents(vat, (event) => {
    if (event.type === "form.sent") update(event.sent, "VAT id saved.");
  });
  const remove = (gstNumber: string) =>
    actor.send({ type: "change.requested", change: { kind: "remove-gstin", gstNumber } });
  return (
    <Section id="company" title="Company">
      {company.state !== "active" && (
        <div className={top[16]}>
          <Banner tone="caution">
            <p>{STATE_SENTENCES[company.state]}</p>
            {company.stateReason !== null && <p>{company.stateReason}</p>}
          </Banner>
        </div>
      )}
      <div className={css.facts}>
        <DefinitionList layout="tiles" items={toFacts(company)} />
      </div>
      <Gstins company={company} busy={busy} onRemove={remove} />
      {company.role === "admin" && (
        <div className={foot}>
          <Button kind="secondary" opens="dialog" onClick={() => gstin.send({ type: "form.opened" })}>
            Add a GSTIN
          </Button>
          <Button
            kind="ghost"
            opens="dialog"
            onClick={() => vat.send({ type: "form.opened", changes: { vatId: company.vatId ?? "" } })}
          >
            {company.vatId === null ? "Add a VAT id" : "Change the VAT id"}
          </Button>
        </div>
      )}
      <GstinDialog form={gstin} />
      <VatDialog form={vat} />
    </Section>
  );
}

const toFacts = (company: Company): readonly Definition[] => {
  const { name, panNumber, vatId, creditLimit, paymentDays, currency } = company;
  return [
    { term: "Legal name", value: name },
    { term: "PAN", value: panNumber ?? "None" },
    { term: "VAT id", value: vatId ?? "None" },
    {
      term: "Credit limit",
      value: creditLimit === null ? "None agreed" : formatLimit(creditLimit, currency),
    },
    ...toCredit(company),
    {
      term: "Payment terms",
      value: paymentDays === null ? "None agreed" : `${paymentDays} days`,
      notes: paymentDays === null ? [] : ["from the date of the bill of lading"],
    },
  ];
};

/* What others of the company are not shown. */
const toCredit = (company: Company): readonly Definition[] => {
  const { role, usedCredit, currency } = company;
  const free = findFreeCredit(company);
  if (role !== "admin" || usedCredit === null || free === null) return [];
  const isOver = free.minor < 0;
  return [
    {
      term: "Used credit",
      value: formatLimit(usedCredit, currency),
      notes: ["of bookings that were not cancelled"],
    },
    {
      term: "Free credit",
      value: formatMoney(isOver ? { ...free, minor: 0 } : free),
      notes: isOver ? [`${formatMoney({ ...free, minor: -free.minor })} above the limit`] : [],
    },
  ];
};

interface GstinsProps {
  readonly company: Company;
  readonly busy: CompanyChange | null;
  readonly onRemove: (gstNumber: string) => void;
}

function Gstins({ company: { role, gstNumbers }, busy, onRemove }: GstinsProps): ReactElement {
  const removing = busy?.kind === "remove-gstin" ? busy.gstNumber : null;
  return (
    <DataList top={16} empty="No GSTIN yet.">
      {gstNumbers.map((gstNumber) => (
        <DataRow key={gstNumber} icon={file} title={gstNumber} notes={["GSTIN"]}>
          {role === "admin" && gstNumbers.length > 1 ? (
            <Button
              kind="ghost"
              size="small"
              destructive
              ariaLabel={`Remove the GSTIN ${gstNumber}`}
              busyLabel={removing === gstNumber ? "Removing..." : undefined}
              disabled={busy !== null}
              onClick={() => onRemove(gstNumber)}
            >
              Remove
            </Button>
          ) : (
            <span />
          )}
        </DataRow>
      ))}
    </DataList>
  );
}

type GstinActor = ReturnType<typeof useActorRef<ReturnType<typeof addGstinFlow>>>;
type VatActor = ReturnType<typeof useActorRef<ReturnType<typeof vatIdFlow>>>;

function GstinDialog({ form }: { readonly form: GstinActor }): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, formView, isSameView);
  return (
    <FormDialog
      name="add-gstin"
      open={kind !== "closed"}
      title="Add a GSTIN"
      isSending={kind === "sending"}
      submit={{ label: "Add", busyLabel: "Adding..." }}
      onSubmit={() => form.send({ type: "form.submitted" })}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <FailureBanner attempt="company-change" failure={problems.length === 0 ? failure : null} cause="below" />
      <TextField
        label="GSTIN"
        hint="15 characters, with the PAN of your company inside."
        autoComplete="off"
        maxLength={40}
        value={draft.gstNumber}
        error={findProblem(problems, "gstNumber")}
        onChange={(gstNumber) => form.send({ type: "form.changed", changes: { gstNumber } })}
      />
    </FormDialog>
  );
}

function VatDialog({ form }: { readonly form: VatActor }): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, formView, isSameView);
  return (
    <FormDialog
      name="vat-id"
      open={kind !== "closed"}
      title="VAT id"
      isSending={kind === "sending"}
      submit={{ label: "Save", busyLabel: "Saving..." }}
      onSubmit={() => form.send({ type: "form.submitted" })}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <FailureBanner attempt="company-change" failure={problems.length === 0 ? failure : null} cause="below" />
      <TextField
        label="VAT id"
        hint="Begins with the country, for example NL823456789B01. Left empty, it is removed."
        autoComplete="off"
        maxLength={40}
        value={draft.vatId}
        error={findProblem(problems, "vatId")}
        onChange={(vatId) => form.send({ type: "form.changed", changes: { vatId } })}
      />
    </FormDialog>
  );
}

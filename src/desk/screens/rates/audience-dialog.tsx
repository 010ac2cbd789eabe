import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { findProblem } from "#domain/field-problem.ts";
import { isFormTyped } from "#flows/kit/form.ts";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { type AudienceFormActor, audienceFormView } from "../../flows/rates.ts";
import { choicesView, createChoicesPage } from "../../flows/rates-import.ts";
import { Refusal } from "../../kit/refusal.tsx";
import type { RateSheet } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { AudienceField } from "./audience-field.tsx";
import * as css from "./rates.css.ts";

interface AudienceDialogProps {
  readonly form: AudienceFormActor;
  /** The sheets as they were read last. */
  readonly sheets: readonly RateSheet[];
}

/** Asks who finds a sheet. */
export function AudienceDialog({ form, sheets }: AudienceDialogProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, audienceFormView);
  const choices = useActorRef(useDeskFlow(createChoicesPage));
  const known = useSelector(choices, choicesView);
  const sheet = sheets.find(({ id }) => id === draft.sheet);
  return (
    <FormDialog
      name="audience"
      open={kind === "open" || kind === "sending"}
      title={`Who finds ${sheet?.name ?? "this sheet"}`}
      isSending={kind === "sending"}
      submit={{ label: "Save", busyLabel: "Saving..." }}
      onSubmit={() =>
        form.send({ type: "form.submitted", changes: sheet === undefined ? {} : { revision: sheet.revision } })
      }
      isTyped={useSelector(form, isFormTyped)}
      onClose={() => form.send({ type: "form.closed" })}
    >
      {problems.length === 0 && <Refusal failure={failure} />}
      <AudienceField
        audience={draft.audience}
        known={known}
        named={sheet?.audience?.companies ?? []}
        onSearch={(search) => choices.send({ type: "query.changed", query: search })}
        error={findProblem(problems, "audience")}
        typedCompany={draft.typedCompany}
        companyError={findProblem(problems, "typedCompany")}
        onType={(typedCompany) => form.send({ type: "form.changed", changes: { typedCompany } })}
        onChange={(audience) => form.send({ type: "form.changed", changes: { audience } })}
      />
      <p className={css.quietText}>Counts from the next search on. Bookings and quotes keep their prices.</p>
    </FormDialog>
  );
}

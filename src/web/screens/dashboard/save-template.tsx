import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { findProblem } from "#domain/field-problem.ts";
import { type QuoteSearch } from "#domain/quotes";
import { MAX_NAME } from "#domain/names";
import { formView } from "#flows/kit/form.ts";
import { saveTemplateFlow } from "#flows/templates/save.ts";
import { Button, type ButtonLook } from "#web/components/button.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";

/** Saves a lane and a load under a name. */
export function SaveTemplate({
  search,
  look,
}: {
  readonly search: QuoteSearch;
  readonly look: ButtonLook;
}): ReactElement {
  const actor = useActorRef(useFlow((services) => saveTemplateFlow(services, search)));
  const { kind, draft, problems, failure } = useSelector(actor, formView);
  const problem = findProblem(problems, "name");
  const toast = useToast();
  useFlowEvents(actor, ({ type }) => {
    if (type === "form.sent") toast("positive", "Template saved. Find it on your dashboard.");
  });
  return (
    <>
      <Button {...look} opens="dialog" onClick={() => actor.send({ type: "form.opened" })}>
        Save as template
      </Button>
      <FormDialog
        name="save-template"
        open={kind !== "closed"}
        title="Save as template"
        isSending={kind === "sending"}
        submit={{ label: "Save template", busyLabel: "Saving..." }}
        onSubmit={() => actor.send({ type: "form.submitted" })}
        onClose={() => actor.send({ type: "form.closed" })}
      >
        <p>
          {search.mode === "lcl"
            ? "Ports, weight and volume are saved."
            : "Lane, service and load are saved, the departure date is not."}
        </p>
        <TextField
          label="Name"
          required
          maxLength={MAX_NAME}
          value={draft.name}
          error={problem}
          onChange={(typed) => actor.send({ type: "form.changed", changes: { name: typed } })}
        />
        <FailureBanner attempt="template-change" failure={problem === undefined ? failure : null} />
      </FormDialog>
    </>
  );
}

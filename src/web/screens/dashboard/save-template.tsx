import { useActorRef, useSelector } from "@xstate/react";
import type { FormEvent, ReactElement } from "react";
import { type QuoteSearch } from "#domain/quotes";
import { MAX_TEMPLATE_NAME } from "#domain/templates";
import { findFieldProblem } from "#flows/kit/field-problems.ts";
import { formView } from "#flows/kit/form.ts";
import { saveTemplateFlow } from "#flows/templates/save.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button, type ButtonLook } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { form } from "./templates.css.ts";

const FORM = "save-template";

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
  const problem = findFieldProblem(problems, "name");
  const toast = useToast();
  useFlowEvents(actor, ({ type }) => {
    if (type === "form.sent") toast("positive", "Template saved. Find it on your dashboard.");
  });
  const close = () => actor.send({ type: "form.closed" });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "form.submitted" });
  };
  const isSaving = kind === "sending";
  return (
    <>
      <Button {...look} opens="dialog" onClick={() => actor.send({ type: "form.opened" })}>
        Save as template
      </Button>
      <Dialog
        open={kind !== "closed"}
        locked={isSaving}
        onClose={close}
        title="Save as template"
        footer={
          <>
            <Button kind="secondary" disabled={isSaving} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={FORM} busyLabel={isSaving ? "Saving..." : undefined}>
              Save template
            </Button>
          </>
        }
      >
        <form id={FORM} name={FORM} className={form} onSubmit={submit} noValidate>
          <p>
            {search.mode === "lcl"
              ? "Ports, weight and volume are saved."
              : "Lane, service and load are saved, the departure date is not."}
          </p>
          <TextField
            label="Name"
            required
            maxLength={MAX_TEMPLATE_NAME}
            value={draft.name}
            error={problem ?? undefined}
            onChange={(typed) => actor.send({ type: "form.changed", changes: { name: typed } })}
          />
          {failure !== null && problem === null && (
            <Banner tone="critical" urgent>
              {failureMessage("template-change", failure).sentence}
            </Banner>
          )}
        </form>
      </Dialog>
    </>
  );
}

import { useActorRef } from "@xstate/react";
import type { ReactElement } from "react";
import { type QuoteSearch } from "#domain/quotes";
import { saveTemplateFlow } from "#flows/templates/templates.ts";
import { Button, type ButtonLook } from "#web/components/button.tsx";
import { NameDialog } from "#web/kit/named-list.tsx";
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
  const toast = useToast();
  useFlowEvents(actor, ({ type }) => {
    if (type === "form.sent") toast("positive", "Template saved. Find it on your dashboard.");
  });
  return (
    <>
      <Button {...look} opens="dialog" onClick={() => actor.send({ type: "form.opened" })}>
        Save as template
      </Button>
      <NameDialog
        actor={actor}
        attempt="template-change"
        save="Save template"
        name="save-template"
        title="Save as template"
      >
        <p>
          {search.mode === "lcl"
            ? "Ports, weight and volume are saved."
            : "Lane, service and load are saved, the departure date is not."}
        </p>
      </NameDialog>
    </>
  );
}

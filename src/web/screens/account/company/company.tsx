import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { type CompanyActor, companyFlow, type CompanyPage, companyView } from "#flows/account/company.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { useCapability, useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { ApiKeys } from "../api-keys.tsx";
import { ListState, Section } from "../section.tsx";
import { Webhooks } from "../webhooks.tsx";
import { CompanyDetails } from "./company-details.tsx";
import { People } from "./people.tsx";
import { Rights } from "./rights.tsx";

const DONE = {
  "send-again": "Invitation sent again.",
  withdraw: "Invitation withdrawn.",
  "remove-gstin": "GSTIN removed.",
} as const;

/** The company with its people, and the keys and webhooks that only its admins have. */
export function CompanyParts(): ReactElement {
  const actor = useActorRef(useFlow(companyFlow));
  const view = useSelector(actor, companyView, isSameView);
  useNotices(actor);
  if (view.kind !== "shown")
    return (
      <Section id="people" title="People">
        <ListState
          view={view}
          attempt="company"
          label="Loading your company..."
          onRetry={() => actor.send({ type: "page.requested" })}
        >
          {() => null}
        </ListState>
      </Section>
    );
  const { change: busy, kind: _, ...page } = view;
  return (
    <>
      <People actor={actor} page={page} busy={busy} />
      <Rights />
      <CompanyDetails actor={actor} page={page} busy={busy} />
      <Integrations page={page} />
    </>
  );
}

function useNotices(actor: CompanyActor): void {
  const toast = useToast();
  useFlowEvents(actor, (event) => {
    if (event.type === "change.done") {
      if (event.change !== null) toast("positive", DONE[event.change.kind]);
    } else if (event.failure !== null) {
      const { sentence, cause } = failureMessage("company-change", event.failure);
      toast("critical", cause === null ? sentence : `${sentence} ${cause}`);
    }
  });
}

function Integrations({ page: { company, members } }: { readonly page: CompanyPage }): ReactElement {
  const hasKeys = useCapability("api-keys");
  const hasWebhooks = useCapability("webhooks");
  if (company.role === "admin")
    return (
      <>
        {hasKeys && <ApiKeys />}
        {hasWebhooks && <Webhooks />}
      </>
    );
  const admins = members.filter(({ role }) => role === "admin").map(({ name }) => name);
  const lead = `Only admins of your company see and change them: ${admins.join(", ")}.`;
  return (
    <>
      {hasKeys && (
        <Section id="api-keys" title="API keys" lead={lead}>
          {null}
        </Section>
      )}
      {hasWebhooks && (
        <Section id="webhooks" title="Webhooks" lead={lead}>
          {null}
        </Section>
      )}
    </>
  );
}

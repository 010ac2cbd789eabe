import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useRef } from "react";
import { isSameView } from "#flows/kit/same-view.ts";
import { linksFlow, linksView } from "#flows/links/list.ts";
import { Button } from "#web/components/button.tsx";
import { Spinner } from "#web/components/loading.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { LinkList } from "./link-list.tsx";
import { explanation, foot, list } from "./account.css.ts";
import { FailureNotice, Section } from "./section.tsx";

/** All links of the account in one list. */
export function Links(): ReactElement {
  const actor = useActorRef(useFlow((services) => linksFlow(services, null)));
  const view = useSelector(actor, linksView, isSameView);
  const title = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  useFlowEvents(actor, (event) => {
    if (event.type === "change.done") {
      toast("positive", "Link revoked.");
      title.current?.focus();
    } else if (event.failure !== null) toast("critical", failureMessage("link-revocation", event.failure).sentence);
  });
  return (
    <Section
      id="links"
      title="Links"
      lead="Anyone with a link can read what it shows, without signing in."
      titleRef={title}
    >
      {view.kind === "loading" && (
        <p className={list}>
          <Spinner label="Loading links..." />
        </p>
      )}
      {view.kind === "failed" && (
        <>
          <FailureNotice attempt="links" failure={view.failure} />
          <div className={foot}>
            <Button kind="secondary" onClick={() => actor.send({ type: "page.requested" })}>
              Try again
            </Button>
          </div>
        </>
      )}
      {view.kind === "shown" &&
        (view.links.length === 0 ? (
          <p className={explanation}>No links yet. Share a booking on its page.</p>
        ) : (
          <LinkList
            links={view.links}
            revoking={view.revoking}
            hasNames
            onRevoke={(id) => actor.send({ type: "change.requested", change: { id } })}
          />
        ))}
    </Section>
  );
}

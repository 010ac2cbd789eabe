import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useRef } from "react";
import { isSameView } from "#flows/kit/same-view.ts";
import { linksFlow, linksView } from "#flows/links/list.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { LinkList } from "./link-list.tsx";
import { explanation } from "./account.css.ts";
import { ListState, Section } from "./section.tsx";

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
      <ListState
        view={view}
        attempt="links"
        label="Loading links..."
        onRetry={() => actor.send({ type: "page.requested" })}
      >
        {({ links, revoking }) =>
          links.length === 0 ? (
            <p className={explanation}>No links yet. Share a booking on its page.</p>
          ) : (
            <LinkList
              links={links}
              revoking={revoking}
              hasNames
              onRevoke={(id) => actor.send({ type: "change.requested", change: { id } })}
            />
          )
        }
      </ListState>
    </Section>
  );
}

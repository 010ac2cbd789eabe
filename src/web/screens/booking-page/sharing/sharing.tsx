import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useRef } from "react";
import type { Quotation } from "#domain/bookings";
import { formView } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { createLinkFlow } from "#flows/links/create.ts";
import { linksFlow, linksView } from "#flows/links/list.ts";
import { Button } from "#web/components/button.tsx";
import { plus } from "#web/components/icon/shapes.ts";
import { Spinner } from "#web/components/loading.tsx";
import { quietText, top } from "#web/kit/atoms.css.ts";
import { FailureBanner } from "#web/kit/failure.tsx";
import { Section } from "#web/kit/section.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { LinkList } from "../../account/link-list.tsx";
import { LinkDialog } from "./link-dialog.tsx";

type SharingProps = {
  readonly quotation: Quotation;
  /** Rises with each press of "Share" in the head of the page. */
  readonly requests: number;
};

/** The links to a booking, and the form for a new one. */
export default function Sharing({ quotation, requests }: SharingProps): ReactElement {
  const links = useActorRef(useFlow((services) => linksFlow(services, quotation.id)));
  const listed = useSelector(links, linksView, isSameView);
  const creation = useActorRef(useFlow((services) => createLinkFlow(services, quotation)));
  const view = useSelector(creation, formView);
  const title = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  useEffect(() => {
    if (requests > 0) creation.send({ type: "form.opened" });
  }, [requests, creation]);
  useFlowEvents(creation, ({ type }) => {
    if (type === "form.sent") links.send({ type: "page.requested" });
  });
  useFlowEvents(links, (event) => {
    if (event.type === "change.done") {
      toast("positive", "Link revoked.");
      title.current?.focus();
    } else if (event.failure !== null) toast("critical", failureMessage("link-revocation", event.failure).sentence);
  });
  return (
    <Section
      id="sharing"
      title="Sharing"
      isAnchor
      titleRef={title}
      gap={4}
      aside={
        <Button
          kind="secondary"
          size="small"
          icon={plus}
          opens="dialog"
          onClick={() => creation.send({ type: "form.opened" })}
        >
          New link
        </Button>
      }
    >
      <p className={quietText.small}>Read only, no account needed, prices hidden unless you allow them.</p>
      {listed.kind === "loading" && (
        <p className={top[12]}>
          <Spinner label="Loading links..." />
        </p>
      )}
      {listed.kind === "failed" && (
        <div className={top[12]}>
          <FailureBanner
            attempt="links"
            failure={listed.failure}
            polite
            onRetry={() => links.send({ type: "page.requested" })}
          />
        </div>
      )}
      {listed.kind === "shown" && listed.links.length > 0 && (
        <LinkList
          links={listed.links}
          revoking={listed.revoking}
          onRevoke={(id) => links.send({ type: "change.requested", change: { id } })}
        />
      )}
      {view.kind !== "closed" && <LinkDialog view={view} quotation={quotation} send={creation.send} />}
    </Section>
  );
}

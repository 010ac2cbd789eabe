import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { findProblem } from "#domain/field-problem.ts";
import { MAX_RECIPIENT_LENGTH } from "#domain/links";
import { formView } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { linksFlow, linksView } from "#flows/links/list.ts";
import { shareQuoteFlow } from "#flows/quotes/share.ts";
import type { ListedQuote } from "#flows/quotes/page.ts";
import { Button } from "#web/components/button.tsx";
import { CopyField } from "#web/components/copy-field.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { Stack } from "#web/kit/layout.tsx";
import { Section } from "#web/kit/section.tsx";
import { localDayAndTime } from "#web/messages/dates.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { LinkList } from "../account/link-list.tsx";

/** The links to a quote, which can be revoked. */
export function QuoteLinks({ quote }: { readonly quote: ListedQuote }): ReactElement | null {
  const actor = useActorRef(useFlow((services) => linksFlow(services, quote.id)));
  const view = useSelector(actor, linksView, isSameView);
  const toast = useToast();
  useFlowEvents(actor, (event) => {
    if (event.type === "change.done") toast("positive", "Link revoked.");
    else if (event.failure !== null) toast("critical", failureMessage("link-revocation", event.failure).sentence);
  });
  if (view.kind !== "shown" || view.links.length === 0) return null;
  return (
    <Section id="links" title="Links" size="h3">
      <LinkList
        links={view.links}
        revoking={view.revoking}
        onRevoke={(id) => actor.send({ type: "change.requested", change: { id } })}
      />
    </Section>
  );
}

type ShareProps = {
  readonly quote: ListedQuote;
  readonly onCreated: () => void;
  readonly onClose: () => void;
};

export function ShareQuoteDialog({ quote, onCreated, onClose }: ShareProps): ReactElement {
  const actor = useActorRef(useFlow((services) => shareQuoteFlow(services, quote)));
  const { kind, draft, problems, failure, sent: created } = useSelector(actor, formView);
  useFlowEvents(actor, ({ type }) => {
    if (type === "form.sent") onCreated();
  });
  if (created !== null)
    return (
      <Dialog open onClose={onClose} title="Link created" footer={<Button onClick={onClose}>Done</Button>}>
        <NewAddress token={created.token} recipient={created.link.recipient} expiresAt={created.link.expiresAt} />
      </Dialog>
    );
  return (
    <FormDialog
      name="share-quote"
      title="Share for approval"
      isSending={kind === "sending"}
      submit={{ label: "Create link", busyLabel: "Creating..." }}
      onSubmit={() => actor.send({ type: "form.submitted" })}
      onClose={onClose}
    >
      <p>Anyone with the link can read the quote with its prices, comment, and approve or decline it once.</p>
      <TextField
        label="For whom"
        hint="Only you see this."
        required
        maxLength={MAX_RECIPIENT_LENGTH}
        value={draft.recipient}
        error={findProblem(problems, "recipient")}
        onChange={(typed) => actor.send({ type: "form.changed", changes: { recipient: typed } })}
      />
      <FailureBanner attempt="link-creation" failure={failure} />
    </FormDialog>
  );
}

type NewAddressProps = { readonly token: string; readonly recipient: string; readonly expiresAt: string };

function NewAddress({ token, recipient, expiresAt }: NewAddressProps): ReactElement {
  const address = `${globalThis.location.origin}/shared/quotes/${token}`;
  return (
    <Stack gap={16}>
      <p>
        Send it to {recipient}. It works until {localDayAndTime(expiresAt)}, for anyone who has it.
      </p>
      <CopyField label="Link" link={address} />
    </Stack>
  );
}

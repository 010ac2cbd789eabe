import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useRef } from "react";
import { BOOKINGS_KEPT_YEARS } from "#domain/accounts";
import type { Instant } from "#domain/time";
import { downloadDataFlow, requestDeletionFlow, withdrawDeletionFlow } from "#flows/account/data.ts";
import { type FormActor, type FormView, formView } from "#flows/kit/form.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { download as downloadIcon } from "#web/components/icon/shapes.ts";
import { top } from "#web/kit/atoms.css.ts";
import { localDayAndTime } from "#web/messages/dates.ts";
import { type Attempt, failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { erased, foot } from "./account.css.ts";
import { FailureNotice, Section } from "./section.tsx";

const KEPT = `Bookings and their documents are kept for ${BOOKINGS_KEPT_YEARS} years, as the law requires.`;

type YourDataProps = {
  readonly requestedAt: Instant | null;
  readonly onRequested: (requestedAt: Instant | null) => void;
};

export function YourData({ requestedAt, onRequested }: YourDataProps): ReactElement {
  const download = useActorRef(useFlow(downloadDataFlow));
  const deletion = useActorRef(useFlow(requestDeletionFlow));
  const withdrawal = useActorRef(useFlow(withdrawDeletionFlow));
  const title = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const notifyChange = (at: Instant | null) => {
    onRequested(at);
    toast("positive", at === null ? "Request withdrawn." : "Deletion requested.");
    title.current?.focus();
  };
  useFailureToast(download, "account-data");
  useFailureToast(withdrawal, "deletion-withdrawal");
  useFlowEvents(download, ({ type }) => {
    if (type === "form.sent") toast("positive", "Your data was downloaded.");
  });
  useFlowEvents(deletion, (event) => {
    if (event.type === "form.sent") notifyChange(event.sent);
  });
  useFlowEvents(withdrawal, ({ type }) => {
    if (type === "form.sent") notifyChange(null);
  });
  const isDownloading = useSelector(download, formView).kind === "sending";
  const isWithdrawing = useSelector(withdrawal, formView).kind === "sending";
  const view = useSelector(deletion, formView);
  return (
    <Section id="data" title="Your data" lead={KEPT} titleRef={title}>
      {requestedAt !== null && (
        <div className={top[16]}>
          <Banner tone="caution">
            <p>You requested the deletion of your account on {localDayAndTime(requestedAt)}.</p>
            <p>Until we carry it out, your account works as before, and you can withdraw the request.</p>
          </Banner>
        </div>
      )}
      <div className={foot}>
        <Button
          kind="secondary"
          icon={downloadIcon}
          busyLabel={isDownloading ? "Downloading..." : undefined}
          onClick={() => download.send({ type: "form.submitted" })}
        >
          Download all your data
        </Button>
        {requestedAt === null ? (
          <Button kind="ghost" destructive opens="dialog" onClick={() => deletion.send({ type: "form.opened" })}>
            Request deletion of the account
          </Button>
        ) : (
          <Button
            kind="ghost"
            busyLabel={isWithdrawing ? "Withdrawing..." : undefined}
            onClick={() => withdrawal.send({ type: "form.submitted" })}
          >
            Withdraw the request
          </Button>
        )}
      </div>
      <DeletionDialog
        view={view}
        onClose={() => deletion.send({ type: "form.closed" })}
        onConfirm={() => deletion.send({ type: "form.submitted" })}
      />
    </Section>
  );
}

function useFailureToast(actor: FormActor<object, void>, attempt: Attempt): void {
  const toast = useToast();
  useFlowEvents(actor, ({ type }) => {
    const { failure } = actor.getSnapshot().context;
    if (type !== "form.refused" || failure === null) return;
    const { sentence, cause } = failureMessage(attempt, failure);
    toast("critical", cause === null ? sentence : `${sentence} ${cause}`);
  });
}

type DeletionDialogProps = {
  readonly view: FormView<object, Instant>;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

function DeletionDialog({ view, onClose, onConfirm }: DeletionDialogProps): ReactElement {
  const isSending = view.kind === "sending";
  return (
    <Dialog
      open={view.kind !== "closed"}
      locked={isSending}
      onClose={onClose}
      title="Delete your account?"
      footer={
        <>
          <Button kind="secondary" disabled={isSending} autoFocus onClick={onClose}>
            Keep the account
          </Button>
          <Button kind="ghost" destructive busyLabel={isSending ? "Sending..." : undefined} onClick={onConfirm}>
            Send the request
          </Button>
        </>
      }
    >
      <p>We erase:</p>
      <ul className={erased}>
        <li>your name, email address, phone number and password</li>
        <li>your searches and the offers you were quoted</li>
        <li>your messages, sessions and copies of tax certificates</li>
      </ul>
      <p>{KEPT} The name, address and tax numbers of your company stay with them.</p>
      <FailureNotice attempt="deletion-request" failure={view.failure} />
    </Dialog>
  );
}

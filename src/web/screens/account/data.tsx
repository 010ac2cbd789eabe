import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useRef } from "react";
import { BOOKINGS_KEPT_YEARS } from "#domain/accounts";
import type { Instant } from "#domain/time";
import { type AccountDataView, accountDataFlow, accountDataView, isSameData } from "#flows/account/data.ts";
import type { Attempt, Failure } from "#flows/failure.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog.tsx";
import { download } from "#web/components/icon/shapes.ts";
import { localDayAndTime } from "#web/messages/dates.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { erased, foot, notice } from "./account.css.ts";
import { FailureNotice, Section } from "./section.tsx";

const KEPT = `Bookings and their documents are kept for ${BOOKINGS_KEPT_YEARS} years, as the law requires.`;

export function YourData({ requestedAt }: { readonly requestedAt: Instant | null }): ReactElement {
  const { machine, input } = useFlow((portal) => accountDataFlow(portal, requestedAt));
  const actor = useActorRef(machine, { input });
  const view = useSelector(actor, accountDataView, isSameData);
  const title = useRef<HTMLHeadingElement>(null);
  const notify = useFailureToast();
  const toast = useToast();
  useFlowEvents(actor, (event) => {
    switch (event.type) {
      case "download.failed":
        return notify("account-data", event.failure);
      case "withdrawal.failed":
        return notify("deletion-withdrawal", event.failure);
      case "data.saved":
        return toast("positive", "Your data was downloaded.");
      case "deletion.requested":
      case "deletion.withdrawn":
        toast("positive", event.type === "deletion.requested" ? "Deletion requested." : "Request withdrawn.");
        return title.current?.focus();
    }
  });
  return (
    <Section id="data" title="Your data" lead={KEPT} titleRef={title}>
      {view.requestedAt !== null && (
        <div className={notice}>
          <Banner tone="caution">
            <p>You requested the deletion of your account on {localDayAndTime(view.requestedAt)}.</p>
            <p>Until we carry it out, your account works as before, and you can withdraw the request.</p>
          </Banner>
        </div>
      )}
      <div className={foot}>
        <Button
          kind="secondary"
          icon={download}
          busyLabel={view.isDownloading ? "Downloading..." : undefined}
          onClick={() => actor.send({ type: "download.requested" })}
        >
          Download all your data
        </Button>
        {view.requestedAt === null ? (
          <Button kind="ghost" destructive opens="dialog" onClick={() => actor.send({ type: "deletion.opened" })}>
            Request deletion of the account
          </Button>
        ) : (
          <Button
            kind="ghost"
            busyLabel={view.isWithdrawing ? "Withdrawing..." : undefined}
            onClick={() => actor.send({ type: "withdrawal.requested" })}
          >
            Withdraw the request
          </Button>
        )}
      </div>
      <DeletionDialog
        view={view}
        onClose={() => actor.send({ type: "deletion.closed" })}
        onConfirm={() => actor.send({ type: "deletion.confirmed" })}
      />
    </Section>
  );
}

function useFailureToast(): (attempt: Attempt, failure: Failure | null) => void {
  const toast = useToast();
  return (attempt, failure) => {
    if (failure === null) return;
    const { sentence, cause } = failureMessage(attempt, failure);
    toast("critical", cause === null ? sentence : `${sentence} ${cause}`);
  };
}

type DeletionDialogProps = {
  readonly view: AccountDataView;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

function DeletionDialog({ view, onClose, onConfirm }: DeletionDialogProps): ReactElement {
  const isSending = view.dialog === "sending";
  return (
    <Dialog
      open={view.dialog !== "closed"}
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

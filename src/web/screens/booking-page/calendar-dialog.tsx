import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { calendarLinkFlow, calendarLinkView } from "#flows/account/calendar-link.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Button } from "#web/components/button.tsx";
import { CopyField } from "#web/components/copy-field.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { Spinner } from "#web/components/loading.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { localDayAndTime } from "#web/messages/dates.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { dialogText, formFoot } from "./side.css.ts";

/** The link is shown once: the server stores a hash of it. */
export function CalendarDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const toast = useToast();
  const actor = useActorRef(useFlow(calendarLinkFlow));
  const view = useSelector(actor, calendarLinkView, isSameView);
  useFlowEvents(actor, ({ type, change }) => {
    if (type !== "change.done" || change !== "end") return;
    toast("positive", "The calendar link no longer works.");
    onClose();
  });
  const { feed, isBusy } = view.kind === "shown" ? view : { feed: null, isBusy: false };
  const failure = view.kind === "loading" ? null : view.failure;
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isBusy}
      title="Calendar of all bookings"
      footer={
        view.kind !== "loading" && (
          <div className={formFoot}>
            {feed !== null && (
              <Button
                kind="ghost"
                destructive
                disabled={isBusy}
                onClick={() => actor.send({ type: "change.requested", change: "end" })}
              >
                End this link
              </Button>
            )}
            {view.kind === "failed" ? (
              <Button onClick={() => actor.send({ type: "page.requested" })}>Try again</Button>
            ) : (
              <Button
                kind={feed === null ? "primary" : "secondary"}
                busyLabel={isBusy ? "Working..." : undefined}
                onClick={() => actor.send({ type: "change.requested", change: "create" })}
              >
                {feed === null ? "Create link" : "Create a new link"}
              </Button>
            )}
          </div>
        )
      }
    >
      <div className={dialogText}>
        {view.kind === "loading" ? (
          <Spinner size="m" label="Loading calendar link..." />
        ) : (
          <>
            <p>
              A calendar application that subscribes to your private link always shows the deadlines of all your
              bookings. Anyone with the link can read the deadlines, but nothing else.
            </p>
            {feed !== null && feed.link === null && (
              <p>
                Your link was created on {localDayAndTime(feed.createdAt)}. It is shown only once; a new link replaces
                it.
              </p>
            )}
            {feed?.link != null && <CopyField label="Your private link" link={feed.link} />}
          </>
        )}
        <FailureBanner attempt="calendar-link" failure={failure} />
      </div>
    </Dialog>
  );
}

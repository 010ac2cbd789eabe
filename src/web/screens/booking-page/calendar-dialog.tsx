import type { ReactElement } from "react";
import type { FeedView } from "#flows/deadlines/view.ts";
import type { BookingPageEvent } from "#flows/deadlines/types.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { CopyField } from "#web/components/copy-field.tsx";
import { Dialog } from "#web/components/dialog.tsx";
import { Spinner } from "#web/components/loading.tsx";
import { localDayAndTime } from "#web/messages/dates.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { dialogText, formFoot } from "./side.css.ts";

type CalendarDialogProps = { readonly view: FeedView; readonly send: (event: BookingPageEvent) => void };

/** The link is shown once: the server stores a hash of it. */
export function CalendarDialog({ view, send }: CalendarDialogProps): ReactElement {
  const { feed, failure } = view;
  const isBusy = view.kind === "busy";
  return (
    <Dialog
      open
      onClose={() => send({ type: "feed.closed" })}
      locked={isBusy}
      title="Calendar of all bookings"
      footer={
        view.kind !== "loading" && (
          <div className={formFoot}>
            {feed !== null && (
              <Button kind="ghost" destructive disabled={isBusy} onClick={() => send({ type: "feed.ended" })}>
                End this link
              </Button>
            )}
            <Button
              kind={feed === null ? "primary" : "secondary"}
              busyLabel={isBusy ? "Working..." : undefined}
              onClick={() => send({ type: "feed.created" })}
            >
              {feed === null ? "Create link" : "Create a new link"}
            </Button>
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
        {failure !== null && (
          <Banner tone="critical" urgent>
            {failureMessage("calendar-link", failure).sentence}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}

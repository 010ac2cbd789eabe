import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useRef } from "react";
import { calendarLinkFlow, type CalendarLinkView, calendarLinkView } from "#flows/account/calendar-link.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { CopyField } from "#web/components/copy-field.tsx";
import { Button } from "#web/components/button.tsx";
import { Spinner } from "#web/components/loading.tsx";
import { localDayAndTime } from "#web/messages/dates.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { explanation, foot, list } from "./account.css.ts";
import { FailureNotice, Section } from "./section.tsx";

/** The private calendar of all bookings; the link is shown once, because the server stores a hash of it. */
export function CalendarLink(): ReactElement {
  const toast = useToast();
  const title = useRef<HTMLHeadingElement>(null);
  const actor = useActorRef(useFlow(calendarLinkFlow));
  const view = useSelector(actor, calendarLinkView, isSameView);
  useFlowEvents(actor, ({ type, change }) => {
    if (type !== "change.done" || change !== "end") return;
    toast("positive", "The calendar link no longer works.");
    title.current?.focus();
  });
  return (
    <Section
      id="calendar"
      title="Calendar"
      titleRef={title}
      lead="A calendar application that subscribes to your private link shows the deadlines of all your bookings. Anyone with the link can read the deadlines, but nothing else."
    >
      {view.kind === "loading" ? (
        <p className={list}>
          <Spinner label="Loading calendar link..." />
        </p>
      ) : (
        <Content
          view={view}
          onCreate={() => actor.send({ type: "change.requested", change: "create" })}
          onEnd={() => actor.send({ type: "change.requested", change: "end" })}
          onRetry={() => actor.send({ type: "page.requested" })}
        />
      )}
    </Section>
  );
}

type ContentProps = {
  readonly view: Exclude<CalendarLinkView, { readonly kind: "loading" }>;
  readonly onCreate: () => void;
  readonly onEnd: () => void;
  readonly onRetry: () => void;
};

function Content({ view, onCreate, onEnd, onRetry }: ContentProps): ReactElement {
  const { feed, isBusy } = view.kind === "shown" ? view : { feed: null, isBusy: false };
  return (
    <>
      {feed !== null && feed.link === null && (
        <p className={explanation}>
          Your link was created on {localDayAndTime(feed.createdAt)}. It is shown only once; a new link replaces it.
        </p>
      )}
      {feed?.link != null && <CopyField label="Your private link" link={feed.link} />}
      <FailureNotice attempt="calendar-link" failure={view.failure} />
      <div className={foot}>
        {view.kind === "failed" ? (
          <Button kind="secondary" onClick={onRetry}>
            Try again
          </Button>
        ) : (
          <Button kind="secondary" busyLabel={isBusy ? "Working..." : undefined} onClick={onCreate}>
            {feed === null ? "Create link" : "Create a new link"}
          </Button>
        )}
        {feed !== null && (
          <Button kind="ghost" destructive disabled={isBusy} onClick={onEnd}>
            End this link
          </Button>
        )}
      </div>
    </>
  );
}

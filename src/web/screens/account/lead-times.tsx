import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useRef } from "react";
import {
  accountLeadTimesFlow,
  type LeadTimesListView,
  leadTimesListView,
  type OriginLeadTimes,
} from "#flows/account/lead-times.ts";

import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { clock } from "#web/components/icon/shapes.ts";
import { Spinner } from "#web/components/loading.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { code, num } from "#web/styles/typography.css.ts";
import { LeadTimesDialog } from "../booking-page/lead-times-dialog.tsx";
import { formatLeadTimes } from "../booking-page/labels.ts";
import { entry, entryActions, entryNote, entryTitle, explanation, foot, list } from "./account.css.ts";
import { FailureNotice, Section } from "./section.tsx";

/** The lead times that were changed on the page of a booking, by origin. */
export function SavedLeadTimes(): ReactElement | null {
  const toast = useToast();
  const title = useRef<HTMLHeadingElement>(null);
  const actor = useActorRef(useFlow(accountLeadTimesFlow));
  const view = useSelector(actor, leadTimesListView);
  useFlowEvents(actor, (event) => {
    if (event.type === "removal.failed") {
      if (event.failure !== null) toast("critical", failureMessage("lead-times", event.failure).sentence);
      return;
    }
    toast("positive", event.type === "leadTimes.saved" ? "Lead times saved." : "The standard lead times count again.");
    if (event.type === "origin.removed") title.current?.focus();
  });
  return (
    <Section
      id="lead-times"
      title="Lead times"
      titleRef={title}
      lead="How many hours you need before something is due, for all bookings from an origin."
    >
      <Content
        view={view}
        onRetry={() => actor.send({ type: "list.requested" })}
        onEdit={(origin) => actor.send({ type: "origin.opened", origin })}
        onRemove={(origin) => actor.send({ type: "origin.removed", origin })}
      />
      {view.kind === "listed" && view.edited !== null && (
        <LeadTimesDialog
          view={{ isOpen: true, isSaving: view.isSaving, failure: view.failure }}
          leadTimes={view.edited.leadTimes}
          origin={view.edited.name ?? view.edited.origin}
          onClose={() => actor.send({ type: "origin.closed" })}
          onSave={(leadTimes) => actor.send({ type: "leadTimes.submitted", leadTimes })}
        />
      )}
    </Section>
  );
}

type ContentProps = {
  readonly view: LeadTimesListView;
  readonly onRetry: () => void;
  readonly onEdit: (origin: OriginLeadTimes) => void;
  readonly onRemove: (origin: OriginLeadTimes) => void;
};

function Content({ view, onRetry, onEdit, onRemove }: ContentProps): ReactElement {
  if (view.kind === "loading")
    return (
      <p className={list}>
        <Spinner label="Loading lead times..." />
      </p>
    );
  if (view.kind === "failed")
    return (
      <>
        <FailureNotice attempt="lead-times-list" failure={view.failure} />
        <div className={foot}>
          <Button kind="secondary" onClick={onRetry}>
            Try again
          </Button>
        </div>
      </>
    );
  if (view.origins.length === 0)
    return (
      <p className={explanation}>
        You use the standard lead times for every origin. You can change them on the page of a booking.
      </p>
    );
  return (
    <ul className={list}>
      {view.origins.map((origin) => (
        <Origin
          key={origin.origin}
          origin={origin}
          isBusy={view.removing !== null}
          isRemoving={view.removing === origin.origin}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
}

type OriginProps = Pick<ContentProps, "onEdit" | "onRemove"> & {
  readonly origin: OriginLeadTimes;
  readonly isBusy: boolean;
  readonly isRemoving: boolean;
};

function Origin({ origin, isBusy, isRemoving, onEdit, onRemove }: OriginProps): ReactElement {
  const name = origin.name ?? origin.origin;
  return (
    <li className={entry}>
      <Icon shape={clock} />
      <span>
        <b className={entryTitle}>
          {name} {origin.name !== null && <span className={code}>{origin.origin}</span>}
        </b>
        <small className={`${entryNote} ${num}`}>{formatLeadTimes(origin.leadTimes)}</small>
      </span>
      <span className={entryActions}>
        <Button
          kind="secondary"
          size="small"
          ariaLabel={`Change lead times of ${name}`}
          disabled={isBusy}
          onClick={() => onEdit(origin)}
        >
          Change
        </Button>
        <Button
          kind="ghost"
          size="small"
          ariaLabel={`Use the standard lead times of ${name}`}
          busyLabel={isRemoving ? "Resetting..." : undefined}
          disabled={isBusy}
          onClick={() => onRemove(origin)}
        >
          Use standard
        </Button>
      </span>
    </li>
  );
}

import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useRef } from "react";
import {
  accountLeadTimesFlow,
  type LeadTimesListView,
  leadTimesListView,
  findLeadTimes,
  type OriginLeadTimes,
  withLeadTimes,
} from "#flows/account/lead-times.ts";
import { editLeadTimesFlow } from "#flows/deadlines/lead-times.ts";
import { formView } from "#flows/kit/form.ts";
import { Button } from "#web/components/button.tsx";
import { clock } from "#web/components/icon/shapes.ts";
import { DataList, DataRow } from "#web/kit/data-list.tsx";
import { Row } from "#web/kit/layout.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { code } from "#web/styles/typography.css.ts";
import { LeadTimesDialog } from "../booking-page/lead-times-dialog.tsx";
import { formatLeadTimes } from "../booking-page/labels.ts";
import { explanation } from "./account.css.ts";
import { NewOrigin } from "./new-origin.tsx";
import { ListState, Section } from "./section.tsx";

/** The lead times that were changed, by origin. */
export function SavedLeadTimes(): ReactElement | null {
  const toast = useToast();
  const title = useRef<HTMLHeadingElement>(null);
  const actor = useActorRef(useFlow(accountLeadTimesFlow));
  const editor = useActorRef(useFlow(editLeadTimesFlow));
  const view = useSelector(actor, leadTimesListView);
  const edit = useSelector(editor, formView);
  useFlowEvents(actor, (event) => {
    if (event.type === "change.failed") {
      if (event.failure !== null) toast("critical", failureMessage("lead-times", event.failure).sentence);
      return;
    }
    toast("positive", "The standard lead times count again.");
    title.current?.focus();
  });
  useFlowEvents(editor, (event) => {
    if (event.type !== "form.sent" || view.kind !== "shown") return;
    toast("positive", "Lead times saved.");
    actor.send({ type: "page.updated", value: withLeadTimes(view.origins, event.sent) });
  });
  const { origin: edited } = edit.draft;
  return (
    <Section
      id="lead-times"
      title="Lead times"
      titleRef={title}
      lead="How many hours you need before something is due, for all bookings from an origin."
    >
      <ListState
        view={view}
        attempt="lead-times-list"
        label="Loading lead times..."
        onRetry={() => actor.send({ type: "page.requested" })}
      >
        {(shown) => (
          <>
            <Origins
              view={shown}
              onEdit={(origin) => editor.send({ type: "form.opened", changes: { origin } })}
              onRemove={(origin) => actor.send({ type: "change.requested", change: origin })}
            />
            <NewOrigin
              onChoose={(place) =>
                editor.send({ type: "form.opened", changes: { origin: findLeadTimes(shown.origins, place) } })
              }
            />
          </>
        )}
      </ListState>
      {edit.kind !== "closed" && edited !== null && (
        <LeadTimesDialog
          view={edit}
          leadTimes={edited.leadTimes}
          origin={edited.name ?? edited.origin}
          onClose={() => editor.send({ type: "form.closed" })}
          onSave={(leadTimes) => editor.send({ type: "form.submitted", changes: { origin: { ...edited, leadTimes } } })}
        />
      )}
    </Section>
  );
}

type OriginsProps = {
  readonly view: Extract<LeadTimesListView, { readonly kind: "shown" }>;
  readonly onEdit: (origin: OriginLeadTimes) => void;
  readonly onRemove: (origin: OriginLeadTimes) => void;
};

function Origins({ view, onEdit, onRemove }: OriginsProps): ReactElement {
  if (view.origins.length === 0)
    return <p className={explanation}>You use the standard lead times for every origin.</p>;
  return (
    <DataList top={12}>
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
    </DataList>
  );
}

type OriginProps = Pick<OriginsProps, "onEdit" | "onRemove"> & {
  readonly origin: OriginLeadTimes;
  readonly isBusy: boolean;
  readonly isRemoving: boolean;
};

function Origin({ origin, isBusy, isRemoving, onEdit, onRemove }: OriginProps): ReactElement {
  const name = origin.name ?? origin.origin;
  return (
    <DataRow
      icon={clock}
      title={
        <>
          {name} {origin.name !== null && <span className={code}>{origin.origin}</span>}
        </>
      }
      notes={[formatLeadTimes(origin.leadTimes)]}
    >
      <Row as="span" gap="4 8" wrap align="stretch">
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
          ariaLabel={`Use standard lead times of ${name}`}
          busyLabel={isRemoving ? "Resetting..." : undefined}
          disabled={isBusy}
          onClick={() => onRemove(origin)}
        >
          Use standard
        </Button>
      </Row>
    </DataRow>
  );
}

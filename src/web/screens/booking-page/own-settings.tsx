import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { Quotation } from "#domain/bookings";
import { isSameOwnSettings, ownSettingsFlow, ownSettingsView } from "#flows/deadlines/own-settings.ts";
import type { ShownView } from "#flows/deadlines/view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Checkbox } from "#web/components/checkbox.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { Reference } from "../my-bookings/reference.tsx";

export function useOwnSettings({ page: { details } }: ShownView) {
  const toast = useToast();
  const { machine, input } = useFlow((services) => ownSettingsFlow(services, details.quotation, details.isMuted));
  const actor = useActorRef(machine, { input });
  const view = useSelector(actor, ownSettingsView, isSameOwnSettings);
  useFlowEvents(actor, () => toast("positive", "Reference saved."));
  return { view, send: actor.send };
}

type OwnSettings = ReturnType<typeof useOwnSettings>;

/** The shipper's own reference, edited in place. */
export function OwnReference({
  own: { view, send },
  quotation,
}: {
  readonly own: OwnSettings;
  readonly quotation: Quotation;
}): ReactElement {
  const { isEdited, isSaving, referenceFailure } = view;
  return (
    <Reference
      quotation={quotation}
      edited={isEdited ? { id: quotation.id, isSaving, failure: referenceFailure } : null}
      onEdit={() => send({ type: "reference.opened" })}
      onClose={() => send({ type: "reference.closed" })}
      onSave={(reference) => send({ type: "reference.submitted", reference })}
    />
  );
}

/** Whether mails about this booking are sent; it saves at once. */
export function MailSwitch({ own: { view, send } }: { readonly own: OwnSettings }): ReactElement | null {
  const { isMuted, isMuting, muteFailure } = view;
  if (isMuted === null) return null;
  return (
    <>
      <Checkbox
        label="Mails about this booking"
        note="You find every message under Notifications, with or without mails."
        checked={!isMuted}
        onChange={(isOn) => {
          if (!isMuting) send({ type: "mails.switched", isMuted: !isOn });
        }}
      />
      {muteFailure !== null && (
        <Banner tone="critical" urgent>
          {failureMessage("notification-change", muteFailure).sentence}
        </Banner>
      )}
    </>
  );
}

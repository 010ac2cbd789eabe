import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { Quotation } from "#domain/bookings";
import { referenceFlow, referenceView } from "#flows/bookings/reference.ts";
import type { ShownView } from "#flows/deadlines/view.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { muteFlow, muteView } from "#flows/notifications/mute.ts";
import { Checkbox } from "#web/components/checkbox.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { Reference } from "../my-bookings/reference.tsx";

export function useOwnSettings({ page: { details } }: ShownView) {
  const toast = useToast();
  const { id, reference: stored } = details.quotation;
  const form = useActorRef(useFlow(referenceFlow));
  const mails = useActorRef(useFlow((services) => muteFlow(services, id)));
  const edited = useSelector(form, referenceView, isSameView);
  const saved = useSelector(form, ({ context }) => context.sent);
  const muting = useSelector(mails, (snapshot) => muteView(snapshot, details.isMuted), isSameView);
  useFlowEvents(form, ({ type }) => {
    if (type === "form.sent") toast("positive", "Reference saved.");
  });
  return { reference: saved === null ? stored : saved.reference, edited, muting, form, mails };
}

type OwnSettings = ReturnType<typeof useOwnSettings>;

/** The shipper's own reference, edited in place. */
export function OwnReference({
  own: { edited, form },
  quotation,
}: {
  readonly own: OwnSettings;
  readonly quotation: Quotation;
}): ReactElement {
  return (
    <Reference
      quotation={quotation}
      edited={edited}
      onEdit={() => form.send({ type: "form.opened", changes: { id: quotation.id } })}
      onClose={() => form.send({ type: "form.closed" })}
      onSave={(reference) => form.send({ type: "form.submitted", changes: { reference } })}
    />
  );
}

/** Whether mails about this booking are sent; it saves at once. */
export function MailSwitch({ own: { muting, mails } }: { readonly own: OwnSettings }): ReactElement | null {
  const { isMuted, isMuting, failure } = muting;
  if (isMuted === null) return null;
  return (
    <>
      <Checkbox
        label="Mails about this booking"
        note="You find every message under Notifications, with or without mails."
        checked={!isMuted}
        onChange={(isOn) => {
          if (!isMuting) mails.send({ type: "form.submitted", changes: { isMuted: !isOn } });
        }}
      />
      <FailureBanner attempt="notification-change" failure={failure} />
    </>
  );
}

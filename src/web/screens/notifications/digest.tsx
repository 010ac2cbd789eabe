import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { formatTimeZone } from "#domain/time";
import { isSameView } from "#flows/kit/same-view.ts";
import { notificationDigestFlow, notificationDigestView } from "#flows/notifications/digest.ts";
import { Checkbox } from "#web/components/checkbox.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { useFlow } from "#web/portal/portal-context.tsx";
import { digest } from "./notifications.css.ts";

/** The switch of the daily digest; it saves at once. */
export function Digest(): ReactElement | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const actor = useActorRef(useFlow((services) => notificationDigestFlow(services, timeZone)));
  const view = useSelector(actor, notificationDigestView, isSameView);
  if (view.kind === "missing") return null;
  const { setting, isBusy, failure } = view;
  return (
    <div className={digest}>
      <Checkbox
        label="Daily digest"
        note={`One mail a day at 07:00, ${formatTimeZone(setting.isDaily ? setting.timeZone : timeZone)} time, instead of single mails. None on a day without news. What would come too late is mailed at once.`}
        checked={setting.isDaily}
        onChange={(isDaily) => {
          if (!isBusy) actor.send({ type: "change.requested", change: { isDaily } });
        }}
      />
      <FailureBanner attempt="notification-change" failure={failure} />
    </div>
  );
}

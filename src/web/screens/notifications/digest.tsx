import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { formatTimeZone } from "#domain/time";
import { isSameView } from "#flows/kit/same-view.ts";
import { notificationDigestFlow, notificationDigestView } from "#flows/notifications/digest.ts";
import { Banner } from "#web/components/banner.tsx";
import { Checkbox } from "#web/components/checkbox.tsx";
import { failureMessage } from "#web/messages/failures.ts";
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
      {failure !== null && (
        <Banner tone="critical" urgent>
          {failureMessage("notification-change", failure).sentence}
        </Banner>
      )}
    </div>
  );
}

import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { Spinner } from "#web/components/loading.tsx";
import { Section } from "#web/kit/section.tsx";
import { createOwnSessions, ownSessionsView } from "../../flows/staff.ts";
import { Refusal } from "../../kit/refusal.tsx";
import * as css from "../../kit/table.css.ts";
import { useDeskFlow, useStaff } from "../../services.ts";
import { ROLE_NAMES } from "../../shell/role-names.ts";
import { DeskPage } from "../../shell/shell.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { SessionList } from "./session-list.tsx";

/** The own role, recovery codes and sessions. */
export function Component(): ReactElement {
  const staff = useStaff();
  const actor = useActorRef(useDeskFlow(createOwnSessions));
  const view = useSelector(actor, ownSessionsView);
  return (
    <DeskPage
      title="Your access"
      {...(staff === null ? {} : { note: `${staff.name}, ${staff.email}, role ${ROLE_NAMES[staff.role]}.` })}
    >
      <div className={css.stack}>
        <Section id="factor" title="Second factor" size="h3">
          <p className={css.quiet}>
            Authenticator app, {staff?.recoveryCodesLeft ?? 0} of 10 recovery codes left. An admin resets it if you lose
            your phone.
          </p>
        </Section>
        <Section id="passkeys" title="Passkeys" size="h3">
          <p className={css.quiet}>A passkey on your device replaces password and code.</p>
          <PasskeyList />
        </Section>
        <Section id="sessions" title="Your sessions" size="h3">
          {view.kind === "loading" && <Spinner size="m" label="Loading..." />}
          {view.kind === "failed" && <Refusal failure={view.failure} />}
          {view.kind === "shown" && (
            <>
              <Refusal failure={view.changeFailure} />
              <SessionList
                sessions={view.sessions}
                onEnd={(session) => actor.send({ type: "change.requested", change: { kind: "end-session", session } })}
              />
            </>
          )}
        </Section>
      </div>
    </DeskPage>
  );
}

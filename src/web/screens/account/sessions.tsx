import { useSelector } from "@xstate/react";
import { type ReactElement, useRef } from "react";
import { type AccountSession, type DeviceType, formatDevice } from "#domain/accounts";
import { type SessionsActor, type SessionsView, sessionsView } from "#flows/account/sessions.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { check, computer, type IconShape, mobile, question, tablet } from "#web/components/icon/shapes.ts";
import { DataList, DataRow } from "#web/kit/data-list.tsx";
import { localDayAndTime } from "#web/messages/dates.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { foot } from "./account.css.ts";
import { ListState, Section } from "./section.tsx";

const DEVICE_ICONS: Readonly<Record<DeviceType, IconShape>> = {
  computer,
  phone: mobile,
  tablet,
  unknown: question,
};

export function Sessions({ actor }: { readonly actor: SessionsActor }): ReactElement {
  const view = useSelector(actor, sessionsView, isSameView);
  const title = useRef<HTMLHeadingElement>(null);
  useNotices(actor, () => title.current?.focus());
  return (
    <Section id="sessions" title="Sessions" titleRef={title}>
      <ListState
        view={view}
        attempt="account-sessions"
        label="Loading sessions..."
        onRetry={() => actor.send({ type: "page.requested" })}
      >
        {(shown) => (
          <List
            view={shown}
            onEnd={(id) => actor.send({ type: "change.requested", change: { id } })}
            onEndOthers={() => actor.send({ type: "change.requested", change: "others" })}
          />
        )}
      </ListState>
    </Section>
  );
}

/* The pressed button disappears with its session. */
function useNotices(actor: SessionsActor, focusTitle: () => void): void {
  const toast = useToast();
  useFlowEvents(actor, (event) => {
    if (event.type === "change.failed") {
      if (event.failure !== null) toast("critical", failureMessage("sign-out-session", event.failure).sentence);
      return;
    }
    const ended = event.value?.ended ?? 1;
    toast("positive", ended === 1 ? "Signed out." : `${ended} sessions signed out.`);
    focusTitle();
  });
}

type ListProps = {
  readonly view: Extract<SessionsView, { readonly kind: "shown" }>;
  readonly onEnd: (id: string) => void;
  readonly onEndOthers: () => void;
};

function List({ view: { sessions, ending }, onEnd, onEndOthers }: ListProps): ReactElement {
  return (
    <>
      <DataList top={12}>
        {sessions.map((session) => (
          <Entry
            key={session.id}
            session={session}
            isEnding={session.id === ending}
            isBlocked={ending !== null}
            onEnd={() => onEnd(session.id)}
          />
        ))}
      </DataList>
      {sessions.length > 1 && (
        <div className={foot}>
          <Button
            kind="secondary"
            size="small"
            busyLabel={ending === "others" ? "Signing out..." : undefined}
            disabled={ending !== null}
            onClick={onEndOthers}
          >
            Sign out all others
          </Button>
        </div>
      )}
    </>
  );
}

type EntryProps = {
  readonly session: AccountSession;
  readonly isEnding: boolean;
  readonly isBlocked: boolean;
  readonly onEnd: () => void;
};

function Entry({ session, isEnding, isBlocked, onEnd }: EntryProps): ReactElement {
  const { device, isCurrent, network, signedInAt, lastUsedAt } = session;
  const name = formatDevice(device);
  const used = isCurrent ? `Signed in ${localDayAndTime(signedInAt)}` : `Last used ${localDayAndTime(lastUsedAt)}`;
  return (
    <DataRow
      icon={DEVICE_ICONS[device.type]}
      title={name}
      notes={[network === null ? used : `${used}, network ${network}`]}
    >
      {isCurrent ? (
        <span>
          <Badge kind="best" icon={check}>
            This session
          </Badge>
        </span>
      ) : (
        <Button
          kind="ghost"
          size="small"
          destructive
          ariaLabel={`Sign out ${name}, ${used.toLowerCase()}`}
          busyLabel={isEnding ? "Signing out..." : undefined}
          disabled={isBlocked}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </DataRow>
  );
}

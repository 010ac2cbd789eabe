import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useState } from "react";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { isConflict } from "#flows/kit/failure.ts";
import { plus } from "#web/components/icon/shapes.ts";
import { text } from "#web/styles/typography.css.ts";
import { createStaffForm, createStaffPage, staffView } from "../../flows/staff.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as css from "../../kit/table.css.ts";
import { useOpenedByAddress } from "../../kit/use-opened-by-address.ts";
import type { StaffChange, StaffMember } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { DeskPage } from "../../shell/shell.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { RoleTable } from "./role-table.tsx";
import { SessionList } from "./session-list.tsx";
import { SignInRules } from "./sign-in-rules.tsx";
import { findQuestion, StaffAsk } from "./staff-ask.tsx";
import { StaffTable } from "./staff-table.tsx";

/** Who works at the desk: invitations, roles, second factors and sessions. */
export function Component(): ReactElement {
  const actor = useActorRef(useDeskFlow(createStaffPage));
  const form = useActorRef(useDeskFlow(createStaffForm));
  const view = useSelector(actor, staffView);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const listening = form.on("form.sent", () => actor.send({ type: "page.requested" }));
    const failing = actor.on("change.failed", ({ failure }) => {
      if (failure !== null && isConflict(failure)) actor.send({ type: "page.outdated" });
    });
    return () => {
      listening.unsubscribe();
      failing.unsubscribe();
    };
  }, [actor, form]);
  const invite = (): void => form.send({ type: "form.opened" });
  useOpenedByAddress("invite", true, invite);
  const change = (wanted: StaffChange): void => actor.send({ type: "change.requested", change: wanted });
  return (
    <DeskPage
      title="Staff and roles"
      note="One role per person."
      aside={
        <KeyButton letter="n" icon={plus} size="small" onPress={invite}>
          Invite
        </KeyButton>
      }
    >
      {view.kind === "loading" && <Loading />}
      {view.kind === "failed" && <Refusal failure={view.failure} />}
      {view.kind === "shown" && (
        <div className={css.columns}>
          <div className={css.stack}>
            <Refusal failure={view.changeFailure} />
            <StaffCard staff={view.staff} isBusy={view.change !== null} onChange={change} onSessions={setShown} />
            <RoleTable />
          </div>
          <SignInRules />
          <Sessions
            person={view.staff.find(({ id }) => id === shown) ?? null}
            onClose={() => setShown(null)}
            onChange={change}
          />
        </div>
      )}
      <InviteDialog form={form} />
    </DeskPage>
  );
}

interface StaffCardProps {
  readonly staff: readonly StaffMember[];
  readonly isBusy: boolean;
  readonly onChange: (change: StaffChange) => void;
  readonly onSessions: (id: string) => void;
}

function StaffCard(props: StaffCardProps): ReactElement {
  const [asked, setAsked] = useState<StaffChange | null>(null);
  const change = (wanted: StaffChange): void => {
    const person = props.staff.find(({ id }) => id === wanted.id);
    if (person !== undefined && findQuestion(wanted, person) !== null) setAsked(wanted);
    else props.onChange(wanted);
  };
  const count = (state: StaffMember["state"]): number => props.staff.filter((one) => one.state === state).length;
  const counts = (["active", "invited", "disabled"] as const)
    .filter((state) => count(state) > 0)
    .map((state) => `${count(state)} ${state}`);
  return (
    <section className={css.tableCard} aria-labelledby="people">
      <div className={css.head}>
        <h2 id="people" className={text.h3}>
          Staff
        </h2>
        <span className={css.quiet}>{counts.join(", ")}</span>
      </div>
      <StaffTable {...props} onChange={change} />
      <StaffAsk
        change={asked}
        staff={props.staff}
        onConfirm={(wanted) => {
          setAsked(null);
          props.onChange(wanted);
        }}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}

interface SessionsProps {
  readonly person: StaffMember | null;
  readonly onClose: () => void;
  readonly onChange: (change: StaffChange) => void;
}

function Sessions({ person, onClose, onChange }: SessionsProps): ReactElement {
  return (
    <Dialog open={person !== null} onClose={onClose} title={`Sessions of ${person?.name ?? ""}`}>
      {person !== null && (
        <SessionList
          sessions={person.sessions}
          onEnd={(session) => onChange({ kind: "end-session", id: person.id, session })}
        />
      )}
    </Dialog>
  );
}

import { useActorRef } from "@xstate/react";
import { type ReactElement, useRef } from "react";
import { findRemovalObstacle } from "#domain/companies";
import { formatDecimal } from "#domain/money";
import type { CompanyActor, CompanyChange, CompanyPage } from "#flows/account/company.ts";
import {
  changeMemberFlow,
  handOverFlow,
  inviteColleagueFlow,
  leaveCompanyFlow,
  removeMemberFlow,
} from "#flows/account/company-forms.ts";
import { Button } from "#web/components/button.tsx";
import { plus } from "#web/components/icon/shapes.ts";
import { type FlowEmitter, useFlow, useFlowEvents, useSession } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { readerFormats } from "#web/messages/formats.ts";
import { foot } from "../account.css.ts";
import { Section } from "../section.tsx";
import { HandOverDialog, LeaveDialog, RemoveDialog } from "./leaving-dialogs.tsx";
import { InviteDialog, MemberDialog } from "./membership-dialogs.tsx";
import { PeopleTable } from "./people-table.tsx";

interface PeopleProps {
  readonly actor: CompanyActor;
  readonly page: CompanyPage;
  readonly busy: CompanyChange | null;
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

const describeCount = ({ members, invitations }: CompanyPage): string =>
  invitations.length === 0
    ? `${members.length === 1 ? "1 person" : `${members.length} people`}.`
    : `${members.length === 1 ? "1 person" : `${members.length} people`}, ${plural(invitations.length, "invitation")}.`;

/** The people of the company: an admin invites, changes and removes them, and everybody else sees them. */
export function People({ actor, page, busy }: PeopleProps): ReactElement {
  const { company, members } = page;
  const title = useRef<HTMLHeadingElement>(null);
  const forms = usePeopleForms(actor, company.currency, () => title.current?.focus());
  const isAdmin = company.role === "admin";
  const you = members.find((member) => member.you);
  const colleagues = members.filter((member) => !member.you);
  const canLeave = you !== undefined && findRemovalObstacle(members, you.id) === null;
  return (
    <Section id="people" title="People" lead={describeCount(page)} titleRef={title}>
      <PeopleTable
        page={page}
        busy={busy}
        onEdit={({ id, name, role, limit }) =>
          forms.member.send({
            type: "form.opened",
            changes: {
              id,
              name,
              current: role,
              role,
              limit: limit === null ? "" : formatDecimal(`${limit}`, readerFormats().numbers),
            },
          })
        }
        onRemove={({ id, name }) => forms.removal.send({ type: "form.opened", changes: { id, name } })}
        onChange={(change) => actor.send({ type: "change.requested", change })}
      />
      <div className={foot}>
        {isAdmin && (
          <Button
            kind="secondary"
            icon={plus}
            opens="dialog"
            onClick={() => forms.invitation.send({ type: "form.opened" })}
          >
            Invite a colleague
          </Button>
        )}
        {isAdmin && colleagues.length > 0 && (
          <Button kind="ghost" opens="dialog" onClick={() => forms.handOver.send({ type: "form.opened" })}>
            Hand the company over
          </Button>
        )}
        {canLeave && (
          <Button kind="ghost" destructive opens="dialog" onClick={() => forms.leaving.send({ type: "form.opened" })}>
            Leave the company
          </Button>
        )}
      </div>
      <InviteDialog form={forms.invitation} currency={company.currency} />
      <MemberDialog form={forms.member} currency={company.currency} />
      <RemoveDialog form={forms.removal} />
      <HandOverDialog form={forms.handOver} colleagues={colleagues} />
      <LeaveDialog form={forms.leaving} companyName={company.name} />
    </Section>
  );
}

function usePeopleForms(actor: CompanyActor, currency: string, focusTitle: () => void) {
  const toast = useToast();
  const invitation = useActorRef(useFlow((services) => inviteColleagueFlow(services, currency)));
  const member = useActorRef(useFlow((services) => changeMemberFlow(services, currency)));
  const removal = useActorRef(useFlow(removeMemberFlow));
  const handOver = useActorRef(useFlow(handOverFlow));
  const leaving = useActorRef(useFlow(leaveCompanyFlow));
  const session = useSession();
  const reload = () => actor.send({ type: "page.requested" });
  const notify = (message: string) => () => {
    toast("positive", message);
    reload();
  };
  useSent(invitation, notify("Invitation sent."));
  useSent(member, notify("Role changed."));
  useSent(handOver, notify("Handed over. You are no longer an admin."));
  useSent(removal, () => {
    notify("Removed.")();
    focusTitle();
  });
  useSent(leaving, () => session.send({ type: "signOut.requested" }));
  return { invitation, member, removal, handOver, leaving };
}

function useSent(form: FlowEmitter<{ readonly type: string }>, onSent: () => void): void {
  useFlowEvents(form, ({ type }) => {
    if (type === "form.sent") onSent();
  });
}

import type { ReactElement } from "react";
import type { CompanyInvitation, CompanyMember } from "#domain/companies";
import type { CompanyChange, CompanyPage } from "#flows/account/company.ts";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { clock, mail, warning } from "#web/components/icon/shapes.ts";
import { Initials } from "#web/components/person.tsx";
import { localDay, localDayAndTime } from "#web/messages/dates.ts";
import * as css from "./company.css.ts";
import { describeMembership, ROLE_LABELS } from "./role-labels.ts";

interface PeopleTableProps {
  readonly page: CompanyPage;
  /** The change that is being sent. */
  readonly busy: CompanyChange | null;
  readonly onEdit: (member: CompanyMember) => void;
  readonly onRemove: (member: CompanyMember) => void;
  readonly onChange: (change: CompanyChange) => void;
}

/** The people of the company and those who are invited; an admin has buttons to change them. */
export function PeopleTable(props: PeopleTableProps): ReactElement {
  const { members, invitations, company } = props.page;
  return (
    <table className={css.people}>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Role</th>
          <th scope="col">Last seen</th>
          {company.role === "admin" && (
            <th scope="col" className={css.end}>
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} {...props} />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} {...props} />
        ))}
      </tbody>
    </table>
  );
}

const isLastAdmin = ({ members }: CompanyPage, { role }: CompanyMember): boolean =>
  role === "admin" && members.filter((one) => one.role === "admin").length === 1;

type MemberRowProps = PeopleTableProps & { readonly member: CompanyMember };

function MemberRow({ page, member, onEdit, onRemove }: MemberRowProps): ReactElement {
  const { name, email, you, role, lastUsedAt } = member;
  const isOnlyAdmin = isLastAdmin(page, member);
  return (
    <tr>
      <th scope="row">
        <span className={css.person}>
          <Initials name={name} />
          <span>
            <span className={css.personName}>
              {name} {you && <Badge>You</Badge>}
            </span>
            <small>{email}</small>
          </span>
        </span>
      </th>
      <td>
        <span className={css.strong}>{ROLE_LABELS[role]}</span>
        <small>{isOnlyAdmin ? "the only one" : describeMembership(member, page.company.currency)}</small>
      </td>
      <td>{you ? "Now" : lastUsedAt === null ? "Not signed in" : localDayAndTime(lastUsedAt)}</td>
      {page.company.role === "admin" && (
        <td>
          {!isOnlyAdmin && (
            <div className={css.actions}>
              <Button
                kind="ghost"
                size="small"
                opens="dialog"
                ariaLabel={`Change: role of ${name}`}
                onClick={() => onEdit(member)}
              >
                Change
              </Button>
              {!you && (
                <Button
                  kind="ghost"
                  size="small"
                  destructive
                  opens="dialog"
                  ariaLabel={`Remove ${name}`}
                  onClick={() => onRemove(member)}
                >
                  Remove
                </Button>
              )}
            </div>
          )}
        </td>
      )}
    </tr>
  );
}

type InvitationRowProps = PeopleTableProps & { readonly invitation: CompanyInvitation };

const findBusy = (busy: CompanyChange | null, id: string): CompanyChange["kind"] | null =>
  busy !== null && busy.kind !== "remove-gstin" && busy.invitation.id === id ? busy.kind : null;

function InvitationRow({ page, invitation, busy, onChange }: InvitationRowProps): ReactElement {
  const { email, role, invitedAt, expiresAt, ended } = invitation;
  const own = findBusy(busy, invitation.id);
  const end = ended ? "the link has ended" : `link ends ${localDay(expiresAt)}`;
  return (
    <tr>
      <th scope="row">
        <span className={css.person}>
          <span className={css.invited} aria-hidden>
            <Icon shape={mail} size="s" />
          </span>
          <span>
            <span className={css.personName}>{email}</span>
            <small>
              Invited {localDay(invitedAt)}, {end}
            </small>
          </span>
        </span>
      </th>
      <td>
        <span className={css.strong}>{ROLE_LABELS[role]}</span>
        <small>{describeMembership(invitation, page.company.currency)}</small>
      </td>
      <td>
        {ended ? (
          <Badge kind="caution" icon={warning}>
            Link ended
          </Badge>
        ) : (
          <Badge icon={clock}>Invited</Badge>
        )}
      </td>
      {page.company.role === "admin" && (
        <td>
          <div className={css.actions}>
            <Button
              kind="ghost"
              size="small"
              ariaLabel={`Send again: invitation of ${email}`}
              busyLabel={own === "send-again" ? "Sending..." : undefined}
              disabled={busy !== null}
              onClick={() => onChange({ kind: "send-again", invitation })}
            >
              Send again
            </Button>
            <Button
              kind="ghost"
              size="small"
              destructive
              ariaLabel={`Withdraw: invitation of ${email}`}
              busyLabel={own === "withdraw" ? "Withdrawing..." : undefined}
              disabled={busy !== null}
              onClick={() => onChange({ kind: "withdraw", invitation })}
            >
              Withdraw
            </Button>
          </div>
        </td>
      )}
    </tr>
  );
}

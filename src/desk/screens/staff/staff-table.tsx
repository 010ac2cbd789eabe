import type { ReactElement } from "react";
import { type Role, removesLastAdmin } from "#domain/staff";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { Initials } from "#web/components/person.tsx";
import { Select } from "#web/components/select.tsx";
import { num } from "#web/styles/typography.css.ts";
import * as css from "../../kit/table.css.ts";
import { DataTable } from "../../kit/table-card.tsx";
import type { StaffChange, StaffMember } from "../../ports/index.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import { ROLE_OPTIONS } from "./invite-dialog.tsx";

interface StaffTableProps {
  readonly staff: readonly StaffMember[];
  readonly isBusy: boolean;
  readonly onChange: (change: StaffChange) => void;
  readonly onSessions: (id: string) => void;
}

export function StaffTable({ staff, ...rest }: StaffTableProps): ReactElement {
  return (
    <DataTable
      columns={["Person", "Role", "Second factor", "Recovery codes", "Last seen", { label: "Actions", isAtEnd: true }]}
      isWide
    >
      {staff.map((person) => (
        <StaffRow
          key={person.id}
          person={person}
          isLastAdmin={removesLastAdmin(staff, person.id, { isDisabled: true })}
          {...rest}
        />
      ))}
    </DataTable>
  );
}

interface StaffRowProps extends Omit<StaffTableProps, "staff"> {
  readonly person: StaffMember;
  readonly isLastAdmin: boolean;
}

function StaffRow(props: StaffRowProps): ReactElement {
  const { person, isLastAdmin, isBusy, onChange } = props;
  const { id, name, email, role, invitedBy, state } = person;
  return (
    <tr>
      <th scope="row">
        <span className={css.person}>
          <Initials name={name} />
          <span>
            {name}
            <small>{email}</small>
            {state === "invited" && (
              <small>
                Invited{invitedBy === null ? "" : ` by ${invitedBy}`}, {formatOfficeMoment(person.invitedAt)}
              </small>
            )}
          </span>
        </span>
      </th>
      <td data-label="Role">
        <div className={css.role}>
          <Select<Role>
            label={`Role of ${name}`}
            labelHidden
            compact
            options={ROLE_OPTIONS}
            value={role}
            disabled={isLastAdmin || isBusy}
            onChange={(wanted) => onChange({ kind: "role", id, role: wanted })}
          />
        </div>
        {isLastAdmin && <small>The last admin keeps the role</small>}
      </td>
      <FactorCells person={person} />
      <td>
        <RowActions {...props} />
      </td>
    </tr>
  );
}

const NOW_MS = 120_000;

/* The server stores the last call to the minute. */
const formatLastUse = (moment: string): string =>
  Date.now() - Date.parse(moment) < NOW_MS ? "Now" : formatOfficeMoment(moment);

function FactorCells({ person }: { readonly person: StaffMember }): ReactElement {
  const { state, recoveryCodesLeft, sessions, invitationEndsAt } = person;
  const [last] = sessions.toSorted((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt));
  const end = invitationEndsAt === null ? "Link has ended" : `Link ends ${formatOfficeMoment(invitationEndsAt)}`;
  return (
    <>
      <td data-label="Second factor">
        {state === "active" && (
          <Badge kind="best" icon={check}>
            App
          </Badge>
        )}
        {state === "invited" && <Badge kind="caution">At first sign-in</Badge>}
        {state === "disabled" && <Badge>Disabled</Badge>}
      </td>
      <td data-label="Recovery codes" className={num}>
        {state === "invited" ? "None yet" : `${recoveryCodesLeft} of 10`}
      </td>
      <td data-label="Last seen" className={num}>
        {state === "invited" ? end : last === undefined ? "Not signed in" : formatLastUse(last.lastUsedAt)}
        {last !== undefined && <small>{last.browser ?? last.network}</small>}
      </td>
    </>
  );
}

function RowActions({ person, isLastAdmin, isBusy, onChange, onSessions }: StaffRowProps): ReactElement {
  const { id, name, state, sessions } = person;
  const look = { kind: "ghost", size: "small", disabled: isBusy } as const;
  return (
    <div className={css.actions}>
      {sessions.length > 0 && (
        <Button
          {...look}
          opens="dialog"
          ariaLabel={`Sessions (${sessions.length}) of ${name}`}
          onClick={() => onSessions(id)}
        >
          {`Sessions (${sessions.length})`}
        </Button>
      )}
      {state === "invited" && (
        <Button {...look} ariaLabel={`Send again to ${name}`} onClick={() => onChange({ kind: "invite-again", id })}>
          Send again
        </Button>
      )}
      {state === "active" && !isLastAdmin && (
        <Button
          {...look}
          destructive
          opens="dialog"
          ariaLabel={`Reset second factor of ${name}`}
          onClick={() => onChange({ kind: "reset-factor", id })}
        >
          Reset second factor
        </Button>
      )}
      {!isLastAdmin && (
        <Button
          {...look}
          destructive={state !== "disabled"}
          {...(state === "disabled" ? {} : { opens: "dialog" as const })}
          ariaLabel={`${state === "disabled" ? "Enable" : "Disable"} ${name}`}
          onClick={() => onChange({ kind: "access", id, isDisabled: state !== "disabled" })}
        >
          {state === "disabled" ? "Enable" : "Disable"}
        </Button>
      )}
    </div>
  );
}

import { type ReactElement, useState } from "react";
import { Button } from "#web/components/button.tsx";
import { chevronDown, chevronUp } from "#web/components/icon/shapes.ts";
import { IconButton } from "#web/components/icon-button.tsx";
import { Initials } from "#web/components/person.tsx";
import { num } from "#web/styles/typography.css.ts";
import * as table from "../../kit/table.css.ts";
import { DataTable } from "../../kit/table-card.tsx";
import { toWords } from "../../kit/words.ts";
import type { AuditEntry } from "../../ports/index.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import * as css from "./audit.css.ts";
import { listChanges } from "./changes.ts";

const OTHERS: Readonly<Record<AuditEntry["actor"]["kind"], string>> = {
  staff: "Deleted account",
  customer: "Deleted account",
  visitor: "Somebody without an account",
  key: "API key",
  carrier: "Carrier",
  job: "The server",
  system: "The server",
  unknown: "Nobody",
};

/* What the demo has loaded before anybody acts. */
const isDemo = ({ actor, from }: AuditEntry): boolean => actor.kind === "system" && from === "demo";

const toRole = ({ kind, role }: AuditEntry["actor"]): string => {
  if (kind === "job" || kind === "system") return "Automatic";
  return role === null ? toWords(kind) : `${toWords(kind)}, ${role}`;
};

interface EntryTableProps {
  readonly entries: readonly AuditEntry[];
  readonly onSubject: (subject: string) => void;
}

const COLUMNS = ["When", "Who", "On what", "Action", "Before and after", "Details"];

export function EntryTable({ entries, onSubject }: EntryTableProps): ReactElement {
  return (
    <DataTable columns={COLUMNS} isWide className={css.entries}>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} onSubject={onSubject} />
      ))}
    </DataTable>
  );
}

interface EntryRowProps extends Pick<EntryTableProps, "onSubject"> {
  readonly entry: AuditEntry;
}

function EntryRow({ entry, onSubject }: EntryRowProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const { at, actor, action, subject, company } = entry;
  const name = actor.name ?? (isDemo(entry) ? "Demo data" : OTHERS[actor.kind]);
  const what = subject.name ?? subject.id;
  const done = toWords(action.slice(action.indexOf(".") + 1));
  return (
    <>
      <tr className={css.top}>
        <th scope="row" className={num}>
          {formatOfficeMoment(at)}
        </th>
        <td data-label="Who">
          <span className={table.person}>
            <Initials name={name} />
            <span>
              {name}
              <small>{toRole(actor)}</small>
            </span>
          </span>
        </td>
        <td data-label="On what">
          <span>
            <small>{toWords(subject.kind)}</small>
            {what}
            {company !== null && company.name !== what && <small>{company.name}</small>}
          </span>
        </td>
        <td data-label="Action">{done}</td>
        <td data-label="Before and after">
          <Changes entry={entry} />
        </td>
        <td>
          <IconButton
            icon={isOpen ? chevronUp : chevronDown}
            size="small"
            quiet
            label={`Details of ${done}, ${what}`}
            expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={6}>
            <Details entry={entry} onSubject={onSubject} />
          </td>
        </tr>
      )}
    </>
  );
}

function Changes({ entry }: { readonly entry: AuditEntry }): ReactElement {
  return (
    <div className={css.changeList}>
      {listChanges(entry).map(({ name, before, after }) => (
        <div key={name}>
          <small>{name}</small>
          <div className={before === null || after === null ? undefined : css.changePair}>
            {before !== null && <s className={css.former}>{before}</s>}
            {after !== null && <span className={css.newer}>{after}</span>}
          </div>
        </div>
      ))}
      {entry.reason !== null && (
        <div>
          <small>Why</small>
          <div>{entry.reason}</div>
        </div>
      )}
    </div>
  );
}

function Details({ entry, onSubject }: EntryRowProps): ReactElement {
  const { reason, from, position, hash, subject } = entry;
  const facts = [
    ["Why", reason ?? "No reason stated"],
    ["From", from ?? "Not recorded"],
    ["Entry", position === null ? "Not sealed yet" : `${position}, ${hash?.slice(0, 12) ?? ""}`],
  ] as const;
  return (
    <>
      <dl className={css.details}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Button kind="ghost" size="small" onClick={() => onSubject(subject.id)}>
        {`All entries of ${subject.name ?? subject.id}`}
      </Button>
    </>
  );
}

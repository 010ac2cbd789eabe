import type { ReactElement } from "react";
import { formatLinkName, formatLinkScope, type SharedLink } from "#domain/links";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { link as linkIcon } from "#web/components/icon/shapes.ts";
import { DataList, DataRow } from "#web/kit/data-list.tsx";
import { localDayAndTime } from "#web/messages/dates.ts";

type LinkListProps = {
  readonly links: readonly SharedLink[];
  /** The link that is being revoked. */
  readonly revoking: string | null;
  /** Names what each link leads to; left out where all lead to the same. */
  readonly hasNames?: boolean;
  readonly onRevoke: (id: string) => void;
};

const ENDS = { expired: "Expired", revoked: "Revoked" } as const;

const toUse = ({ opens, lastOpenedAt }: SharedLink): string => {
  if (lastOpenedAt === null || opens === 0) return "not opened yet";
  return `opened ${opens === 1 ? "once" : `${opens} times`}, last ${localDayAndTime(lastOpenedAt)}`;
};

const toNote = (link: SharedLink): string => {
  const scope = link.options === null ? "For approval." : formatLinkScope(link.options);
  return `${scope} Until ${localDayAndTime(link.expiresAt)}, ${toUse(link)}.`;
};

export function LinkList({ links, revoking, hasNames, onRevoke }: LinkListProps): ReactElement {
  return (
    <DataList top={12}>
      {links.map((link) => (
        <Entry
          key={link.id}
          link={link}
          name={hasNames === true ? formatLinkName(link) : link.recipient}
          isRevoking={link.id === revoking}
          isBlocked={revoking !== null}
          onRevoke={() => onRevoke(link.id)}
        />
      ))}
    </DataList>
  );
}

type EntryProps = {
  readonly link: SharedLink;
  readonly name: string;
  readonly isRevoking: boolean;
  readonly isBlocked: boolean;
  readonly onRevoke: () => void;
};

function Entry({ link, name, isRevoking, isBlocked, onRevoke }: EntryProps): ReactElement {
  const { state } = link;
  return (
    <DataRow icon={linkIcon} title={name} notes={[toNote(link)]}>
      {state === "active" ? (
        <Button
          kind="ghost"
          size="small"
          destructive
          ariaLabel={`Revoke the link for ${name}`}
          busyLabel={isRevoking ? "Revoking..." : undefined}
          disabled={isBlocked}
          onClick={onRevoke}
        >
          Revoke
        </Button>
      ) : (
        <span>
          <Badge kind="plain">{ENDS[state]}</Badge>
        </span>
      )}
    </DataRow>
  );
}

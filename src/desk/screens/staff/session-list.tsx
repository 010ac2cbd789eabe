import type { ReactElement } from "react";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { num } from "#web/styles/typography.css.ts";
import * as css from "../../kit/table.css.ts";
import type { StaffSession } from "../../ports/index.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";

interface SessionListProps {
  readonly sessions: readonly StaffSession[];
  readonly onEnd: (id: string) => void;
}

/** Signed-in browsers, each of which can be ended. */
export function SessionList({ sessions, onEnd }: SessionListProps): ReactElement {
  if (sessions.length === 0) return <p className={css.quiet}>Not signed in.</p>;
  return (
    <ul className={css.sessions} aria-label="Sessions">
      {sessions.map(({ id, browser, network, signedInAt, lastUsedAt, isCurrent }) => (
        <li key={id}>
          <span>
            <b>{browser ?? "Unknown browser"}</b> {isCurrent && <Badge>This session</Badge>}
            <br />
            <span className={`${css.quiet} ${num}`}>
              {network}, since {formatOfficeMoment(signedInAt)}, last used {formatOfficeMoment(lastUsedAt)}
            </span>
          </span>
          <Button
            kind="ghost"
            size="small"
            destructive
            onClick={() => onEnd(id)}
            ariaLabel={`End session, ${browser ?? network}`}
          >
            End session
          </Button>
        </li>
      ))}
    </ul>
  );
}

import type { ReactElement } from "react";
import { Badge } from "#web/components/badge.tsx";
import { clock, warning } from "#web/components/icon/shapes.ts";
import type { InboxItem } from "../../ports/index.ts";
import { formatOfficeDate, formatOfficeDay, formatOfficeTime } from "../../shell/office-clock.tsx";

interface DueProps {
  readonly item: Pick<InboxItem, "dueAt" | "dueState">;
  /** With the moment since when it is overdue. */
  readonly isLong?: boolean;
}

/** When an item is due: a word and a picture, never a colour alone. */
export function Due({ item: { dueAt, dueState }, isLong = false }: DueProps): ReactElement | null {
  if (dueAt === null) return null;
  if (dueState === "overdue")
    return (
      <Badge kind="critical" icon={warning}>
        {isLong ? `Overdue since ${formatOfficeDay(dueAt)}` : "Overdue"}
      </Badge>
    );
  if (dueState === "due")
    return (
      <Badge kind="caution" icon={clock}>
        Due {formatOfficeTime(dueAt)}
      </Badge>
    );
  return <>{isLong ? `In time, due ${formatOfficeDay(dueAt)}` : `Due ${formatOfficeDate(dueAt)}`}</>;
}

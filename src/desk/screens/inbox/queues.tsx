import type { ReactElement, ReactNode } from "react";
import { BRAND } from "#brand";
import { formatItemCount, INBOX_KIND_LABELS, INBOX_KINDS } from "#domain/inbox";
import { isSameView } from "#flows/kit/same-view.ts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { cross, type IconShape, plus, sliders } from "#web/components/icon/shapes.ts";
import { IconButton } from "#web/components/icon-button.tsx";
import { num } from "#web/styles/typography.css.ts";
import { ALL_OPEN } from "../../flows/inbox/types.ts";
import type { InboxCounts, InboxQuery, SavedFilter } from "../../ports/index.ts";
import { KIND_ICONS } from "./kind-icons.ts";
import * as css from "./inbox.css.ts";

interface QueuesProps {
  readonly query: InboxQuery;
  readonly counts: InboxCounts | null;
  readonly filters: readonly SavedFilter[];
  readonly onChoose: (query: InboxQuery) => void;
  readonly onSave: () => void;
  readonly onDelete: (id: string) => void;
  /** Absent for who may not set the rules. */
  readonly onRules?: (() => void) | undefined;
}

const QUEUES = [
  { label: "All open", part: {}, count: "total" },
  { label: "Mine", part: { assignee: "me" }, count: "mine" },
  { label: "Not assigned", part: { assignee: "nobody" }, count: "unassigned" },
  { label: "Overdue", part: { due: "overdue" }, count: "overdue" },
  { label: "Due today", part: { due: "today" }, count: "dueToday" },
] as const;

/** The queues of the inbox with their numbers, and the saved filters. */
export function Queues({ query, counts, filters, onChoose, onSave, onDelete, onRules }: QueuesProps): ReactElement {
  const choose = (part: Partial<InboxQuery>): void => onChoose({ ...ALL_OPEN, order: query.order, ...part });
  const isChosen = (part: Partial<InboxQuery>): boolean =>
    isSameView(query, { ...ALL_OPEN, order: query.order, ...part });
  const countOf = (kind: (typeof INBOX_KINDS)[number]): number | null =>
    counts?.kinds.find((one) => one.kind === kind)?.count ?? null;
  const kinds = INBOX_KINDS.filter((kind) => countOf(kind) !== 0 || query.kind === kind);
  return (
    <aside className={css.queues} aria-label="Queues">
      <h2>Queues</h2>
      <ul>
        {QUEUES.map(({ label, part, count }) => (
          <Queue
            key={label}
            isChosen={isChosen(part)}
            count={counts?.[count] ?? null}
            isLate={count === "overdue"}
            onChoose={() => choose(part)}
          >
            {label}
          </Queue>
        ))}
      </ul>
      {kinds.length > 0 && <h2>Kind</h2>}
      <ul>
        {kinds.map((kind) => (
          <Queue
            key={kind}
            icon={KIND_ICONS[kind]}
            isChosen={isChosen({ kind })}
            count={countOf(kind)}
            onChoose={() => choose({ kind })}
          >
            {INBOX_KIND_LABELS[kind]}
          </Queue>
        ))}
      </ul>
      <h2>
        Saved filters
        <IconButton icon={plus} iconSize="s" size="small" label="Save this filter" onClick={onSave} />
      </h2>
      <ul>
        {filters.map((filter) => (
          <Queue
            key={filter.id}
            isChosen={isSameView(query, filter.query)}
            count={filter.count}
            onChoose={() => onChoose(filter.query)}
            end={
              <IconButton
                icon={cross}
                iconSize="s"
                size="small"
                quiet
                label={`Delete the filter ${filter.name}`}
                onClick={() => onDelete(filter.id)}
              />
            }
          >
            {filter.name}
          </Queue>
        ))}
      </ul>
      <p className={css.hours}>Due times count the hours of the desk in {BRAND.timeZone.replace("_", " ")}.</p>
      {onRules !== undefined && (
        <Button kind="ghost" size="small" icon={sliders} onClick={onRules}>
          Rules
        </Button>
      )}
    </aside>
  );
}

interface QueueProps {
  readonly icon?: IconShape;
  readonly isChosen: boolean;
  /** Null: not known yet. */
  readonly count: number | null;
  readonly isLate?: boolean;
  readonly end?: ReactNode;
  readonly children: string;
  readonly onChoose: () => void;
}

function Queue({ icon, isChosen, count, isLate = false, end, children, onChoose }: QueueProps): ReactElement {
  const look = isLate && count !== null && count > 0 ? `${css.count} ${css.lateCount}` : css.count;
  return (
    <li className={css.queueRow}>
      <button type="button" className={css.queue} aria-pressed={isChosen} onClick={onChoose}>
        {icon !== undefined && <Icon shape={icon} size="s" />}
        <span>{children}</span>
        {count !== null && <b className={`${look} ${num}`}>{formatItemCount(count)}</b>}
      </button>
      {end}
    </li>
  );
}

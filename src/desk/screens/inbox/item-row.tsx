import type { ReactElement } from "react";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { plus } from "#web/components/icon/shapes.ts";
import { num } from "#web/styles/typography.css.ts";
import { COMPANY_STATE_WORDS } from "../../kit/words.ts";
import type { InboxItem } from "../../ports/index.ts";
import { formatOfficeDate, formatOfficeDay } from "../../shell/office-clock.tsx";
import { Due } from "./due.tsx";
import * as css from "./inbox.css.ts";
import { KIND_ICONS } from "./kind-icons.ts";
import { describeItem, describeWait } from "./titles.ts";

interface ItemRowProps {
  readonly item: InboxItem;
  readonly isSelected: boolean;
  /** What was done without a connection is not sent yet. */
  readonly isWaiting: boolean;
  readonly now: number;
  readonly onSelect: () => void;
  readonly onOpen: () => void;
}

const toInitials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return `${words[0]?.[0] ?? ""}${last[0] ?? ""}`.toUpperCase();
};

/* That a company waits for approval is what its sign-up says. */
const isHeld = ({ customer }: InboxItem): boolean => customer?.state === "hold" || customer?.state === "blocked";

/** Who has an item. */
function Assignee({ name }: { readonly name: string | null }): ReactElement {
  if (name === null)
    return (
      <span className={css.nobody} title="Nobody has it">
        <Icon shape={plus} size="xs" />
        <VisuallyHidden>Nobody</VisuallyHidden>
      </span>
    );
  return (
    <span className={css.person} title={name}>
      <span aria-hidden="true">{toInitials(name)}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}

/** One thing to decide. Its title selects it; Enter on the title opens it. */
export function ItemRow({ item, isSelected, isWaiting, now, onSelect, onOpen }: ItemRowProps): ReactElement {
  const { kind, title, detail } = describeItem(item);
  const isLate = item.dueState === "overdue";
  return (
    <tr className={isSelected ? `${css.row} ${css.selected}` : css.row} data-item={item.id} onDoubleClick={onOpen}>
      <td className={css.iconColumn}>
        <span className={isLate ? `${css.mark} ${css.lateMark}` : css.mark}>
          <Icon shape={KIND_ICONS[item.kind]} size="s" />
        </span>
      </td>
      <th scope="row">
        <button
          type="button"
          className={css.title}
          aria-current={isSelected ? "true" : undefined}
          onClick={onSelect}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            onOpen();
          }}
        >
          <span className={css.kind}>{kind}</span> {title}
        </button>
        <small className={`${css.detail} ${num}`}>
          {isHeld(item) && <b>{COMPANY_STATE_WORDS[item.customer?.state ?? ""]}, </b>}
          {item.newsAt !== null && <b className={css.news}>Changed {formatOfficeDay(item.newsAt)}</b>} {detail}
        </small>
      </th>
      <td className={css.customerColumn}>{item.customer?.name ?? "No customer"}</td>
      <td className={`${css.sinceColumn} ${num}`}>
        <b>{describeWait(item.openedAt, now)}</b>
        <small>{formatOfficeDate(item.openedAt)}</small>
      </td>
      <td className={num}>
        <Due item={item} />
      </td>
      <td>
        <Assignee name={item.assignee} />
        {isWaiting && <small>Not sent yet</small>}
      </td>
    </tr>
  );
}

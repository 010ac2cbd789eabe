import { type ReactElement, type UIEvent, useEffect, useRef } from "react";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Button } from "#web/components/button.tsx";
import { EmptyState, FailedState } from "#web/components/empty-state.tsx";
import { Skeleton, Spinner } from "#web/components/loading.tsx";
import { extent } from "#web/styles/tokens.ts";
import type { InboxView } from "../../flows/inbox/view.ts";
import type { InboxItem } from "../../ports/index.ts";
import { toSentence } from "../../services.ts";
import { useListFocus } from "../../shell/arrival.ts";
import { useKeysWait } from "../../shell/held-keys.ts";
import { useMinute } from "../../shell/office-clock.tsx";
import * as css from "./inbox.css.ts";
import { ItemRow } from "./item-row.tsx";

interface ItemListProps {
  readonly view: Pick<InboxView, "list" | "selected" | "waiting">;
  readonly isFiltered: boolean;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (item: InboxItem) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly onShowAll: () => void;
}

const SKELETON_ROWS = 14;
const NEAR_THE_END = 400;

/** The queue, or why it is not shown. */
export function ItemList(props: ItemListProps): ReactElement {
  const { list } = props.view;
  if (list.kind === "failed")
    return (
      <div className={css.empty}>
        <FailedState sentence="The inbox could not be read." advice={toSentence(list.failure)}>
          <Button kind="secondary" onClick={props.onRetry}>
            Try again
          </Button>
        </FailedState>
      </div>
    );
  if (list.kind === "loading") return <Waiting isSlow={list.isSlow} />;
  if (list.items.length === 0) return <Nothing isFiltered={props.isFiltered} onShowAll={props.onShowAll} />;
  return <Items {...props} items={list.items} hasMore={list.hasMore} isGrowing={list.isGrowing} />;
}

function Waiting({ isSlow }: { readonly isSlow: boolean }): ReactElement {
  useKeysWait(true);
  return (
    <div className={css.skeleton} role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {isSlow &&
        Array.from({ length: SKELETON_ROWS }, (_, index) => <Skeleton key={index} width="100%" height={extent(36)} />)}
    </div>
  );
}

function Nothing({ isFiltered, onShowAll }: Pick<ItemListProps, "isFiltered" | "onShowAll">): ReactElement {
  if (!isFiltered)
    return (
      <div className={css.empty}>
        <EmptyState sentence="Nothing waits." advice="New items appear here by themselves." />
      </div>
    );
  return (
    <div className={css.empty}>
      <EmptyState sentence="No open item matches this filter.">
        <Button kind="secondary" onClick={onShowAll}>
          Show all open
        </Button>
      </EmptyState>
    </div>
  );
}

interface ItemsProps extends ItemListProps {
  readonly items: readonly InboxItem[];
  readonly hasMore: boolean;
  readonly isGrowing: boolean;
}

function Items({
  items,
  hasMore,
  isGrowing,
  view: { selected, waiting },
  onSelect,
  onOpen,
  onMore,
}: ItemsProps): ReactElement {
  const now = useMinute();
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = scroller.current?.querySelector(`[data-item="${CSS.escape(selected ?? "")}"]`);
    row?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  useListFocus(scroller, selected);
  const readOn = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>): void => {
    if (hasMore && !isGrowing && scrollHeight - scrollTop - clientHeight < NEAR_THE_END) onMore();
  };
  return (
    <div className={css.rows} ref={scroller} onScroll={readOn} data-list>
      <table className={css.items}>
        <caption>
          <VisuallyHidden>Open items</VisuallyHidden>
        </caption>
        <Heads />
        <tbody>
          {items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              isSelected={item.id === selected}
              isWaiting={waiting.some(({ id }) => id === item.id)}
              now={now}
              onSelect={() => onSelect(item.id)}
              onOpen={() => onOpen(item)}
            />
          ))}
        </tbody>
      </table>
      {hasMore && (
        <div className={css.more}>
          {isGrowing ? (
            <Spinner label="Loading more..." />
          ) : (
            <Button kind="ghost" size="small" onClick={onMore}>
              Show more
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Heads(): ReactElement {
  return (
    <thead>
      <tr>
        <th scope="col" className={css.iconColumn}>
          <VisuallyHidden>Kind</VisuallyHidden>
        </th>
        <th scope="col">What</th>
        <th scope="col" className={css.customerColumn}>
          Customer
        </th>
        <th scope="col" className={css.sinceColumn}>
          Waiting since
        </th>
        <th scope="col" className={css.dueColumn}>
          Due
        </th>
        <th scope="col" className={css.personColumn}>
          <VisuallyHidden>Assigned to</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

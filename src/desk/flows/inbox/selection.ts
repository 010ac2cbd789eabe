import type { InboxItem, InboxPage } from "../../ports/index.ts";
import type { InboxContext } from "./types.ts";

type Selection = Pick<InboxContext, "selected" | "position">;

const NONE: Selection = { selected: null, position: 0 };

const selectAt = (items: readonly InboxItem[], position: number): Selection => {
  const at = Math.max(0, Math.min(position, items.length - 1));
  const item = items[at];
  return item === undefined ? NONE : { selected: item.id, position: at };
};

const findIndex = (items: readonly InboxItem[], id: string | null): number => items.findIndex((item) => item.id === id);

/** The selection in a list that was read again: it stays on its item, also on one that has left the list. */
export const keepSelection = (items: readonly InboxItem[], { selected, position }: Selection): Selection => {
  if (selected === null) return selectAt(items, 0);
  const index = findIndex(items, selected);
  return { selected, position: index < 0 ? position : index };
};

/** The item below or above; from one that has left the list, what has taken its place. */
export const moveSelection = (
  items: readonly InboxItem[],
  { selected, position }: Selection,
  by: 1 | -1,
): Selection => {
  const index = findIndex(items, selected);
  if (index < 0) return selectAt(items, by === 1 ? position : position - 1);
  return selectAt(items, index + by);
};

/** The list without an item that is done, and the selection on what follows it. */
export const leaveItem = (
  { items, selected, position }: Pick<InboxContext, "items" | "selected" | "position">,
  id: string,
): Pick<InboxContext, "items" | "selected" | "position"> => {
  const left = items.filter((item) => item.id !== id);
  if (selected !== id) return { items: left, ...keepSelection(left, { selected, position }) };
  const index = findIndex(items, id);
  return { items: left, ...selectAt(left, index < 0 ? position : index) };
};

/** The list that was read again after a change of the selected item: if the item has left it, what follows is selected. */
export const leaveChanged = (items: readonly InboxItem[], context: InboxContext): Partial<InboxContext> => {
  const { changed, selected, position } = context;
  if (changed === null || changed.item.id !== selected || findIndex(items, selected) >= 0)
    return keepSelection(items, context);
  const { item, held } = changed;
  const answered = held === null ? {} : { answered: { item, held }, undoable: null };
  return { ...selectAt(items, position), ...answered, changed: null };
};

/** A page behind what is shown; an item that is shown already is not repeated. */
export const appendPage = (items: readonly InboxItem[], page: InboxPage): InboxPage => {
  const shown = new Set(items.map(({ id }) => id));
  return { items: [...items, ...page.items.filter(({ id }) => !shown.has(id))], next: page.next };
};

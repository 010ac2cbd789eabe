export { assignItem, type ItemRefusal, markItemDone, undoDone, type UndoRefusal } from "./answer-item.ts";
export { inboxFeature, type Watched, watchOnce } from "./feature.ts";
export {
  countFound,
  findItem,
  type InboxFilter,
  type InboxPosition,
  listItems,
  UNFILTERED,
} from "./list-items.ts";
export { selectOpenSubjects } from "./open-subjects.ts";
export type { SoughtWord } from "./match-items.ts";
export {
  capCount,
  compactCounts,
  countDue,
  countItems,
  createCountReader,
  readInboxAges,
  type DueCounts,
  type InboxCounts,
} from "./read-counts.ts";
export { changeRules, loadRules, readRulesRevision } from "./rules-store.ts";
export type { InboxItemTable as InboxItem } from "./tables.ts";
export { findNewsSince, type InboxNews, type InboxWatch, watchChanges } from "./watch-changes.ts";
export {
  closeItem,
  closeItemsOfBooking,
  closeItemsOfCustomer,
  moveItems,
  noteNews,
  openItem,
  openItems,
  readTitle,
  readCompaniesWith,
  reopenItem,
  reopenItemsOfBooking,
} from "./write-items.ts";

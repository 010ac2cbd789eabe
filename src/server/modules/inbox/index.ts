export { assignItem, type ItemRefusal, markItemDone } from "./answer-item.ts";
export { inboxFeature, type Watched, watchOnce } from "./feature.ts";
export {
  countItems,
  findItem,
  type InboxFilter,
  type InboxPosition,
  listItems,
  UNFILTERED,
} from "./list-items.ts";
export { createCountReader } from "./read-counts.ts";
export { changeRules, loadRules } from "./rules-store.ts";
export type { InboxItemTable as InboxItem } from "./tables.ts";
export {
  closeItem,
  closeItemsOfBooking,
  closeItemsOfCustomer,
  openItem,
  openItems,
  readTitle,
  reopenItem,
} from "./write-items.ts";

import type { AccountRecords, TableOfAccounts } from "./platform/database/account-records.ts";
import { listRecords } from "./lists.ts";
import { type AccountAnswers, ownRecords } from "./modules/accounts/index.ts";
import { approvalRecords } from "./modules/approvals/index.ts";
import { keyRecords } from "./modules/api-keys/index.ts";
import { countOpenRequests, exportAmendments } from "./modules/amendments/index.ts";
import { documentRecords, exportDocuments } from "./modules/booking-documents/index.ts";
import { exportMessages } from "./modules/booking-messages/index.ts";
import {
  bookingRecords,
  countBookings,
  countUnderWay,
  exportFiles,
  lockBookings,
  readUsedCredit,
} from "./modules/bookings/index.ts";
import { exportCargo } from "./modules/cargo/index.ts";
import { calendarRecords } from "./modules/deadlines/index.ts";
import { leadTimesRecords } from "./modules/lead-times/index.ts";
import { linkRecords } from "./modules/links/index.ts";
import { notificationRecords } from "./modules/notifications/index.ts";
import { quoteRecords } from "./modules/quotes/index.ts";
import { webhookRecords } from "./modules/webhooks/index.ts";
import { searchRecords } from "./modules/rates/index.ts";
import { exportEvents } from "./modules/tracking/index.ts";

const { bookingKey, ...bookings } = bookingRecords({
  cargo: exportCargo,
  files: exportFiles,
  changes: exportAmendments,
  documents: exportDocuments,
  messages: exportMessages,
  events: exportEvents,
});

/** Every table with rows of an account, in the order of the download; a new table without its records does not compile. */
const records: { readonly [Table in TableOfAccounts]: AccountRecords<Table> } = {
  ...ownRecords,
  ...searchRecords,
  ...bookings,
  ...notificationRecords,
  ...leadTimesRecords,
  ...calendarRecords,
  ...listRecords,
  ...linkRecords,
  ...keyRecords,
  ...approvalRecords,
  ...webhookRecords,
  ...quoteRecords,
  ...documentRecords,
  bookingKey,
};

/** What all modules answer about an account. */
export const accountAnswers: AccountAnswers = {
  records: Object.values(records),
  countBookings,
  countUnderWay,
  lockBookings,
  countOpenRequests,
  readUsedCredit,
};

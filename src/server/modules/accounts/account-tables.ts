import type { Schema } from "#server/schema.ts";

type TableOfAccounts = {
  [Table in keyof Schema]: Schema[Table] extends { readonly accountId: string } ? Table : never;
}[keyof Schema];

interface TableRule<Column> {
  /** Its property in the download; null if another table's rows contain it. */
  readonly property: string | null;
  /** Names a row within its account; with the account the beginning of an index where an account may have many rows. */
  readonly key: readonly Column[];
  /** Columns that the download leaves out: secrets, copies, and what `account-data.ts` reads in another form. */
  readonly hidden: readonly Column[];
  /** Columns with JSON text. */
  readonly json: readonly Column[];
  /** Whether it outlives the account: bookings, and who made them. */
  readonly isKept: boolean;
}

type Rules = { readonly [Table in TableOfAccounts]: TableRule<keyof Schema[Table] & string> };

/** Every table with rows of an account; a new one without a rule does not compile. */
export const ACCOUNT_TABLES: Rules = {
  accountDetails: { property: "details", key: ["accountId"], hidden: ["accountId"], json: [], isKept: true },
  accountCopy: { property: "copies", key: ["kind"], hidden: ["accountId", "content"], json: [], isKept: false },
  accountCopyPart: { property: null, key: ["kind", "part"], hidden: [], json: [], isKept: false },
  session: {
    property: "sessions",
    key: ["tokenHash"],
    hidden: ["accountId", "tokenHash", "apiKeyHash"],
    json: [],
    isKept: false,
  },
  passwordReset: {
    property: "passwordLinks",
    key: ["tokenHash"],
    hidden: ["accountId", "tokenHash"],
    json: [],
    isKept: false,
  },
  deletionRequest: { property: "deletionRequests", key: ["accountId"], hidden: ["accountId"], json: [], isKept: true },
  lastSearch: {
    property: "searches",
    key: ["searchKey"],
    hidden: ["accountId", "searchKey"],
    json: ["search"],
    isKept: false,
  },
  quotedSearch: {
    property: "quotedOffers",
    key: ["quotedAt", "id"],
    hidden: ["accountId", "offers"],
    json: ["context"],
    isKept: false,
  },
  quotation: {
    property: "bookings",
    key: ["bookedAt", "quotationId"],
    hidden: ["accountId", "isQueued"],
    json: ["offer", "context"],
    isKept: true,
  },
  /* Made from the booking and its events. */
  bookingSummary: { property: null, key: ["quotation"], hidden: [], json: [], isKept: true },
  notification: {
    property: "notifications",
    key: ["happenedAt", "id"],
    hidden: ["accountId"],
    json: [],
    isKept: false,
  },
  notificationSetting: {
    property: "notificationSettings",
    key: ["topic"],
    hidden: ["accountId"],
    json: [],
    isKept: false,
  },
  notificationDigest: {
    property: "notificationDigest",
    key: ["accountId"],
    hidden: ["accountId"],
    json: [],
    isKept: false,
  },
  /* Which of the notifications wait for the next digest. */
  collectedNotice: { property: null, key: ["notification"], hidden: [], json: [], isKept: false },
  /* One for each mail that can be switched off. */
  unsubscribeLink: { property: null, key: ["tokenHash"], hidden: [], json: [], isKept: false },
  leadTimes: { property: "leadTimes", key: ["origin"], hidden: ["accountId"], json: ["hours"], isKept: false },
  calendarFeed: {
    property: "calendarLinks",
    key: ["accountId"],
    hidden: ["accountId", "tokenHash"],
    json: [],
    isKept: false,
  },
  savedAddress: {
    property: "addresses",
    key: ["nameKey", "id"],
    hidden: ["accountId", "nameKey"],
    json: ["party"],
    isKept: false,
  },
  searchTemplate: {
    property: "templates",
    key: ["nameKey"],
    hidden: ["accountId", "nameKey"],
    json: ["search"],
    isKept: false,
  },
  sharedLink: {
    property: "sharedLinks",
    key: ["createdAt", "id"],
    hidden: ["accountId", "tokenHash"],
    json: ["options"],
    isKept: false,
  },
  quote: {
    property: "quotes",
    key: ["createdAt", "id"],
    hidden: ["accountId", "saveKey"],
    json: ["incoterm", "search"],
    isKept: false,
  },
  deskRequest: {
    property: "deskRequests",
    key: ["requestedAt", "id"],
    hidden: ["accountId", "openKey"],
    json: ["search"],
    isKept: false,
  },
  documentUsage: {
    property: "documentUsage",
    key: ["accountId"],
    hidden: ["accountId"],
    json: [],
    isKept: true,
  },
  bookingKey: { property: "bookingRequests", key: ["key"], hidden: ["accountId"], json: [], isKept: true },
};

const isTable = (name: string): name is TableOfAccounts => name in ACCOUNT_TABLES;

export const ACCOUNT_TABLE_NAMES: readonly TableOfAccounts[] = Object.keys(ACCOUNT_TABLES).filter(isTable);

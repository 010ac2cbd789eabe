import { accountRecords } from "#server/platform/database/account-records.ts";

export const notificationRecords = {
  notification: accountRecords("notification", {
    property: "notifications",
    key: ["happenedAt", "id"],
    hidden: ["accountId", "sentences"],
    json: [],
    isKept: false,
    onMerge: "stays",
  }),
  notificationSetting: accountRecords("notificationSetting", {
    property: "notificationSettings",
    key: ["topic"],
    hidden: ["accountId"],
    json: [],
    isKept: false,
    onMerge: "stays",
  }),
  notificationDigest: accountRecords("notificationDigest", {
    property: "notificationDigest",
    key: ["accountId"],
    hidden: ["accountId"],
    json: [],
    isKept: false,
    onMerge: "stays",
  }),
  /* Which of the notifications wait for the next digest. */
  collectedNotice: accountRecords("collectedNotice", {
    property: null,
    key: ["notification"],
    hidden: [],
    json: [],
    isKept: false,
    onMerge: "stays",
  }),
  /* One for each mail that can be switched off. */
  unsubscribeLink: accountRecords("unsubscribeLink", {
    property: null,
    key: ["tokenHash"],
    hidden: [],
    json: [],
    isKept: false,
    onMerge: "stays",
  }),
};

import { accountRecords } from "#server/platform/database/account-records.ts";

export const notificationRecords = {
  notification: accountRecords("notification", {
    property: "notifications",
    key: ["happenedAt", "id"],
    hidden: ["accountId"],
    json: [],
    isKept: false,
  }),
  notificationSetting: accountRecords("notificationSetting", {
    property: "notificationSettings",
    key: ["topic"],
    hidden: ["accountId"],
    json: [],
    isKept: false,
  }),
  notificationDigest: accountRecords("notificationDigest", {
    property: "notificationDigest",
    key: ["accountId"],
    hidden: ["accountId"],
    json: [],
    isKept: false,
  }),
  /* Which of the notifications wait for the next digest. */
  collectedNotice: accountRecords("collectedNotice", {
    property: null,
    key: ["notification"],
    hidden: [],
    json: [],
    isKept: false,
  }),
  /* One for each mail that can be switched off. */
  unsubscribeLink: accountRecords("unsubscribeLink", {
    property: null,
    key: ["tokenHash"],
    hidden: [],
    json: [],
    isKept: false,
  }),
};

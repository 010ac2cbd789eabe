import { accountRecords } from "#server/platform/database/account-records.ts";
import { readCopy } from "./account-store.ts";

const copies = accountRecords(
  "accountCopy",
  { property: "copies", key: ["kind"], hidden: ["accountId", "content"], json: [], isKept: false },
  (db, rows, accountId) =>
    Promise.all(
      rows.map(async ({ kind }) => ({
        contentBase64: (await readCopy(db, accountId, String(kind))).toString("base64"),
      })),
    ),
);

export const ownRecords = {
  accountDetails: accountRecords("accountDetails", {
    property: "details",
    key: ["accountId"],
    hidden: ["accountId"],
    json: [],
    isKept: true,
  }),
  accountCopy: copies,
  accountCopyPart: accountRecords("accountCopyPart", {
    property: null,
    key: ["kind", "part"],
    hidden: [],
    json: [],
    isKept: false,
  }),
  session: accountRecords("session", {
    property: "sessions",
    key: ["tokenHash"],
    hidden: ["accountId", "tokenHash", "apiKeyHash"],
    json: [],
    isKept: false,
  }),
  accountFactor: accountRecords("accountFactor", {
    property: "secondFactor",
    key: ["accountId"],
    hidden: ["accountId", "totpSecret", "lastCodeStep", "wrongCodes", "lockedUntil"],
    json: [],
    isKept: false,
  }),
  accountRecoveryCode: accountRecords("accountRecoveryCode", {
    property: null,
    key: ["codeHash"],
    hidden: [],
    json: [],
    isKept: false,
  }),
  signInChallenge: accountRecords("signInChallenge", {
    property: null,
    key: ["tokenHash"],
    hidden: [],
    json: [],
    isKept: false,
  }),
  passwordReset: accountRecords("passwordReset", {
    property: "passwordLinks",
    key: ["tokenHash"],
    hidden: ["accountId", "tokenHash"],
    json: [],
    isKept: false,
  }),
  deletionRequest: accountRecords("deletionRequest", {
    property: "deletionRequests",
    key: ["accountId"],
    hidden: ["accountId"],
    json: [],
    isKept: true,
  }),
};

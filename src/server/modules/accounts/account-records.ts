import { accountRecords, type Merge, moveRows } from "#server/platform/database/account-records.ts";
import type { Executor } from "#server/schema.ts";
import { readCopyBytes } from "./account-store.ts";

/* Of each kind the other company has one copy. */
const mergeCopies = async (db: Executor, merge: Merge): Promise<void> => {
  const own = db.selectFrom("accountCopy").select("kind").where("accountId", "=", merge.into);
  await db
    .updateTable("accountCopyPart")
    .set({ accountId: merge.into })
    .where("accountId", "=", merge.from)
    .where("kind", "not in", own)
    .execute();
  await moveRows(db, "accountCopy", merge, ["kind"]);
};

const copies = accountRecords(
  "accountCopy",
  {
    property: "copies",
    key: ["kind"],
    hidden: ["accountId", "content", "scan", "signature"],
    json: [],
    isKept: false,
    onMerge: mergeCopies,
  },
  (db, rows, accountId) =>
    Promise.all(
      rows.map(async ({ kind, scan }) => ({
        /* Nobody gets what is not clean. */
        contentBase64: scan === null ? (await readCopyBytes(db, accountId, String(kind))).toString("base64") : null,
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
    onMerge: "stays",
  }),
  accountCopy: copies,
  accountCopyPart: accountRecords("accountCopyPart", {
    property: null,
    key: ["kind", "part"],
    hidden: [],
    json: [],
    isKept: false,
    /* Parts move with their copy. */
    onMerge: "stays",
  }),
  session: accountRecords("session", {
    property: "sessions",
    key: ["tokenHash"],
    hidden: ["accountId", "tokenHash", "apiKeyHash"],
    json: [],
    isKept: false,
    onMerge: "stays",
  }),
  accountFactor: accountRecords("accountFactor", {
    property: "secondFactor",
    key: ["accountId"],
    hidden: ["accountId", "totpSecret", "lastCodeStep", "wrongCodes", "lockedUntil"],
    json: [],
    isKept: false,
    onMerge: "stays",
  }),
  accountRecoveryCode: accountRecords("accountRecoveryCode", {
    property: null,
    key: ["codeHash"],
    hidden: [],
    json: [],
    isKept: false,
    onMerge: "stays",
  }),
  signInChallenge: accountRecords("signInChallenge", {
    property: null,
    key: ["tokenHash"],
    hidden: [],
    json: [],
    isKept: false,
    onMerge: "stays",
  }),
  passwordReset: accountRecords("passwordReset", {
    property: "passwordLinks",
    key: ["tokenHash"],
    hidden: ["accountId", "tokenHash"],
    json: [],
    isKept: false,
    onMerge: "stays",
  }),
  deletionRequest: accountRecords("deletionRequest", {
    property: "deletionRequests",
    key: ["accountId"],
    hidden: ["accountId"],
    json: [],
    isKept: true,
    onMerge: "stays",
  }),
};

import type { Config } from "#server/config.ts";
import { recordChange } from "#server/modules/audit/index.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import { type ScannedFiles, type ScanQueue, toScanQueue } from "#server/platform/scanning/scan-waiting.ts";
import type { ScanColumns } from "#server/platform/scanning/scan-columns.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { closeItem, openItem } from "../inbox/index.ts";
import { readCopyBytes } from "./account-store.ts";
import { companyById } from "./company-store.ts";
import { copyRefusedDeskMessage, copyRefusedMessage } from "./mails.ts";
import { listAdmins } from "./member-store.ts";

interface ScanDeps {
  readonly db: Executor;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Pick<Config, "deskMail">;
}

interface Copy {
  readonly accountId: string;
  readonly kind: string;
  readonly fileName: string;
}

const settle = async (db: Executor, { accountId, kind }: Copy, change: ScanColumns): Promise<boolean> => {
  const settled = await db
    .updateTable("accountCopy")
    .set(change)
    .where("accountId", "=", accountId)
    .where("kind", "=", kind)
    .where("scan", "=", "waiting")
    .executeTakeFirst();
  return settled.numUpdatedRows === 1n;
};

const mailRefusal = async (db: Executor, deps: ScanDeps, copy: Copy, signature: string): Promise<void> => {
  const { accountId, kind } = copy;
  const { deskMail } = deps.config;
  const company = await companyById(db, accountId);
  const refused = { ...copy, signature };
  const toAdmins = (await listAdmins(db, accountId)).map(({ id, email }) => ({
    key: `copy|${accountId}|${kind}|${id}`,
    message: copyRefusedMessage(email, refused),
  }));
  const toDesk =
    deskMail === null
      ? []
      : [
          {
            key: `copy|${accountId}|${kind}|desk`,
            message: copyRefusedDeskMessage(deskMail, company?.name ?? accountId, refused),
          },
        ];
  await addOutgoingMails(db, deps, [...toAdmins, ...toDesk]);
};

const refuse = async (db: Executor, deps: ScanDeps, copy: Copy, signature: string): Promise<void> => {
  const { accountId, kind, fileName } = copy;
  if (!(await settle(db, copy, { scan: "infected", signature }))) return;
  await db.deleteFrom("accountCopyPart").where("accountId", "=", accountId).where("kind", "=", kind).execute();
  await recordChange(db, {
    action: "account.malware-found",
    subjectId: accountId,
    customerId: accountId,
    after: { kind, fileName, signature },
  });
  const item = { kind: "sign-up", subject: accountId } as const;
  await closeItem(db, item, deps.clock());
  await openItem(db, { ...item, customerId: accountId, title: { copy: kind, signature } }, deps.clock());
  await mailRefusal(db, deps, copy, signature);
};

/** The copies of tax certificates that wait for the scanner. */
export const readCopyQueue = async (db: Executor): Promise<ScanQueue> => {
  const row = await db
    .selectFrom("accountCopy")
    .innerJoin("account", "account.id", "accountCopy.accountId")
    .select((e) => [
      e.fn.countAll<number | string>().as("entries"),
      e.fn.min<number | string | null>("account.createdAt").as("oldestAt"),
    ])
    .where("accountCopy.scan", "=", "waiting")
    .executeTakeFirstOrThrow();
  return toScanQueue(row);
};

/** The copies of tax certificates that wait for the scanner. An infected one is named to the admins of the company and to the desk, and its content is removed. */
export const scannedCopies = (deps: ScanDeps): ScannedFiles => {
  const { db } = deps;
  return {
    list: async (limit) => {
      const waiting = await db
        .selectFrom("accountCopy")
        .innerJoin("account", "account.id", "accountCopy.accountId")
        .select(["accountCopy.accountId", "accountCopy.kind", "accountCopy.fileName", "account.createdAt"])
        .where("accountCopy.scan", "=", "waiting")
        .orderBy("account.createdAt")
        .limit(limit)
        .execute();
      return waiting.map((copy) => ({
        id: `${copy.accountId} ${copy.kind}`,
        addedAt: copy.createdAt,
        open: async () => content(await readCopyBytes(db, copy.accountId, copy.kind)),
        release: async () => void (await settle(db, copy, { scan: null, signature: null })),
        refuse: (signature) => db.transaction().execute((transaction) => refuse(transaction, deps, copy, signature)),
      }));
    },
  };
};

async function* content(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

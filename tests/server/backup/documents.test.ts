import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createHash } from "node:crypto";
import S3rver from "@20minutes/s3rver";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBackup, restoreBackup } from "#server/backup/index.ts";
import { loadDemo } from "#server/demo/load.ts";
import { type DatabasePlace, openDatabase } from "#server/platform/database/database.ts";
import type { FileStore } from "#server/platform/files/file-store.ts";
import { createS3Store } from "#server/platform/files/s3-store.ts";
import { countedIds, START } from "#tests/server/support/app.ts";
import { emptySqlitePlace, sqlitePlace, type TestPlace } from "#tests/server/support/database.ts";

const CONTENT = Buffer.from("%PDF-1.7 a bill of lading");
const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

describe("documents of an S3 store in a backup", () => {
  let server: S3rver;
  let folder = "";
  let port = 0;
  let source: TestPlace;
  let target: TestPlace;
  const openStore = (bucket: string): FileStore =>
    createS3Store({
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: "us-east-1",
      accessKey: "S3RVER",
      secretKey: "S3RVER",
    });

  const nameDocuments = async (place: DatabasePlace, ids: readonly string[]): Promise<void> => {
    const database = (await openDatabase(place))._unsafeUnwrap();
    const { db } = database;
    await loadDemo(database, () => START, countedIds());
    const { id: quotation } = await db.selectFrom("quotation").select("id").executeTakeFirstOrThrow();
    const described = { requestedAt: null, requestNote: null, dueOn: null };
    await db
      .insertInto("bookingDocument")
      .values({ id: "document-1", quotation, kind: "commercial-invoice", createdAt: START, revision: 1, ...described })
      .execute();
    const content = {
      fileName: "bl.pdf",
      mediaType: "application/pdf",
      bytes: CONTENT.length,
      sha256: sha256(CONTENT),
    };
    const undecided = { outcome: null, decidedAt: null };
    await db
      .insertInto("documentVersion")
      .values(
        ids.map((file, index) => ({
          document: "document-1",
          quotation,
          number: index + 1,
          ...content,
          addedBy: "desk" as const,
          addedAt: START,
          store: "s3" as const,
          file,
          uploadKey: file,
          ...undecided,
        })),
      )
      .execute();
    await database.close();
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-backup-"));
    const configureBuckets = ["live", "other"].map((name) => ({ name, configs: [] }));
    server = new S3rver({
      port: 0,
      address: "127.0.0.1",
      silent: true,
      directory: join(folder, "s3"),
      configureBuckets,
    });
    ({ port } = await server.run());
    source = await sqlitePlace();
    target = await emptySqlitePlace();
  });
  afterEach(async () => {
    await server.close();
    await source.remove();
    await target.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it("come back with their bytes, and those that the store lacks are named", async () => {
    await nameDocuments(source.place, ["doc-1", "doc-2"]);
    await openStore("live").write("doc-1", Readable.from([CONTENT]));
    const backup = join(folder, "backup.tar");
    const order = { database: source.place, target: backup, at: START };
    expect((await createBackup({ ...order, store: null }))._unsafeUnwrapErr()).toBe(
      "The database names 2 documents in an S3 store: set FILES_URL as the server has it.",
    );
    const manifest = (await createBackup({ ...order, store: openStore("live") }))._unsafeUnwrap();
    expect(manifest).toMatchObject({
      documents: 1,
      missing: ["doc-2"],
      files: [{ path: "database.sqlite" }, { path: "documents/doc-1", bytes: CONTENT.length, sha256: sha256(CONTENT) }],
    });
    const restore = { source: backup, database: target.place, dataFolder: join(folder, "data") };
    expect((await restoreBackup({ ...restore, store: null }))._unsafeUnwrapErr()).toBe(
      "The backup holds 1 documents of an S3 store: nothing was restored. Set FILES_URL to the store that they go to.",
    );
    expect((await restoreBackup({ ...restore, store: openStore("other") })).isOk()).toBe(true);
    expect(await buffer(await openStore("other").read("doc-1"))).toEqual(CONTENT);
  });
});

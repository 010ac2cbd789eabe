import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "@20minutes/s3rver";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createDatabaseStore } from "#server/platform/files/database-store.ts";
import { cutIntoParts, type FileStore } from "#server/platform/files/file-store.ts";
import { readFilePlace } from "#server/platform/files/place.ts";
import { createS3Store } from "#server/platform/files/s3-store.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";

const MIB = 1024 * 1024;

const createBytes = (length: number): Buffer =>
  Buffer.alloc(length, createHash("sha256").update(String(length)).digest());

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const collect = async (parts: AsyncIterable<Buffer>): Promise<readonly Buffer[]> => {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return all;
};

describe("parts of a stream", () => {
  it("have one size but for the last one, and together the same bytes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 500 }),
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 90 }),
        async (length, chunk, size) => {
          const bytes = createBytes(length);
          const parts = await collect(cutIntoParts(inChunks(bytes, chunk), size));
          expect(Buffer.concat([...parts])).toEqual(bytes);
          expect(parts.slice(0, -1).every((part) => part.length === size)).toBe(true);
          expect(parts.every((part) => part.length > 0 && part.length <= size)).toBe(true);
        },
      ),
    );
  });
});

/* A sender that disappears in the middle. */
async function* breakingOff(bytes: Buffer): AsyncGenerator<Buffer> {
  yield* inChunks(bytes, 64 * 1024);
  throw new Error("The sender is gone.");
}

const storeContract = (open: () => FileStore, countLeft: () => Promise<number>): void => {
  it.each([1, 1000, 256 * 1024, 5 * MIB - 1, 5 * MIB, 5 * MIB + 1, 20 * MIB])(
    "stores %i bytes and reads them back",
    async (length) => {
      const store = open();
      const bytes = createBytes(length);
      await store.write("file-1", inChunks(bytes, 60_000));
      expect(Buffer.compare(await buffer(await store.read("file-1")), bytes)).toBe(0);
    },
  );

  it("removes a file", async () => {
    const store = open();
    await store.write("file-1", inChunks(createBytes(1000), 100));
    await store.remove("file-1");
    expect(await countLeft()).toBe(0);
    await store.remove("file-1");
  });

  it.each([100_000, 11 * MIB])("leaves nothing of %i bytes whose sender disappears", async (length) => {
    const store = open();
    await expect(store.write("file-1", breakingOff(createBytes(length)))).rejects.toThrow("The sender is gone.");
    expect(await countLeft()).toBe(0);
  });
};

describe("the store in the database", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeEach(async () => {
    database = await openTestDatabase(sqlitePlace);
  });
  afterEach(() => database.remove());

  storeContract(
    () => createDatabaseStore(database.db),
    async () => (await database.db.selectFrom("storedFilePart").select("part").execute()).length,
  );
});

describe("the store in S3", () => {
  let server: S3rver;
  let folder: string;
  let port: number;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-s3-"));
    const configureBuckets = [{ name: "keelson", configs: [] }];
    server = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory: folder, configureBuckets });
    ({ port } = await server.run());
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = (secretKey = "S3RVER"): FileStore =>
    createS3Store({
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "keelson",
      region: "us-east-1",
      accessKey: "S3RVER",
      secretKey,
    });

  const countObjects = async (): Promise<number> =>
    readdirSync(join(folder, "keelson"), { recursive: true }).filter((name) => String(name).includes("file-1")).length;

  afterEach(() => open().remove("file-1"));
  storeContract(open, countObjects);

  it("fails with a wrong secret, and with a file that does not exist", async () => {
    await expect(open("wrong").write("file-1", inChunks(createBytes(10), 10))).rejects.toThrow(/signature/i);
    await expect(open().read("none")).rejects.toThrow("it answered 404 NoSuchKey");
  });
});

describe("FILES_URL", () => {
  it.each([
    [undefined, { kind: "database" }],
    [
      "https://KEY:SEC%2FRET@s3.eu-central-1.amazonaws.com/documents?region=eu-central-1",
      {
        kind: "s3",
        endpoint: "https://s3.eu-central-1.amazonaws.com",
        bucket: "documents",
        region: "eu-central-1",
        accessKey: "KEY",
        secretKey: "SEC/RET",
      },
    ],
    [
      "http://key:secret@minio:9000/store/keelson/",
      {
        kind: "s3",
        endpoint: "http://minio:9000/store",
        bucket: "keelson",
        region: "us-east-1",
        accessKey: "key",
        secretKey: "secret",
      },
    ],
  ])("%s is read", (text, place) => {
    expect(readFilePlace(text)._unsafeUnwrap()).toEqual(place);
  });

  it.each([
    "ftp://key:secret@host/bucket",
    "https://host/bucket",
    "https://key@host/bucket",
    "https://key:secret@host/",
    "https://key:s%zz@host/bucket",
    "bucket",
  ])("%s is refused without repeating it", (text) => {
    const sentence = readFilePlace(text)._unsafeUnwrapErr();
    expect(sentence).toMatch(/^FILES_URL must be an address such as /);
    expect(sentence).not.toContain("host");
  });
});

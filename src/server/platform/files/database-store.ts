import { Readable } from "node:stream";
import type { Executor } from "#server/schema.ts";
import { cutIntoParts, type FileStore } from "./file-store.ts";

/* A part is one write, and with the embedded database every other write waits for it. */
const PART_BYTES = 256 * 1024;

async function* readParts(db: Executor, file: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const row = await db
      .selectFrom("storedFilePart")
      .select("content")
      .where("file", "=", file)
      .where("part", "=", part)
      .executeTakeFirst();
    if (row === undefined) return;
    yield row.content;
  }
}

const writeParts = async (db: Executor, file: string, content: AsyncIterable<Buffer>): Promise<void> => {
  let part = 0;
  for await (const bytes of cutIntoParts(content, PART_BYTES)) {
    await db.insertInto("storedFilePart").values({ file, part, content: bytes }).execute();
    part += 1;
  }
};

/** Files in parts of 256 kB in the database itself: no other system to run, and one backup. */
export const createDatabaseStore = (db: Executor): FileStore => {
  const remove = async (id: string): Promise<void> => {
    await db.deleteFrom("storedFilePart").where("file", "=", id).execute();
  };
  return {
    name: "database",
    write: async (id, content) => {
      try {
        await writeParts(db, id, content);
      } catch (error) {
        await remove(id);
        throw error;
      }
    },
    read: async (id) => Readable.from(readParts(db, id), { objectMode: false }),
    remove,
  };
};

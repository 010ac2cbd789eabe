import { prepareStatement } from "./statements.ts";
import type { Executor } from "#server/schema.ts";

export type CacheName = "tariffs" | "lcl" | "places";

const selectVersion = prepareStatement<{ readonly name: CacheName }>()((db, param) =>
  db.selectFrom("tariffVersion").select("version").where("name", "=", param("name")),
);

/** How often the tables of a cache have changed; a process with an older number reads them again. */
export const readCacheVersion = async (db: Executor, name: CacheName): Promise<number> => {
  const [row] = await selectVersion(db, { name });
  return row?.version ?? 0;
};

/** Lets no other transaction change the tables of a cache until this one ends; what is read afterwards counts. */
export const lockCache = async (transaction: Executor, name: CacheName): Promise<void> => {
  await transaction
    .updateTable("tariffVersion")
    .set((e) => ({ version: e.ref("version") }))
    .where("name", "=", name)
    .execute();
};

/** Marks the tables of a cache as changed; call it in the transaction that changes them. */
export const bumpCacheVersion = async (db: Executor, name: CacheName): Promise<void> => {
  await db
    .insertInto("tariffVersion")
    .values({ name, version: 1 })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((e) => ({ version: e("tariffVersion.version", "+", 1) })),
    )
    .execute();
};

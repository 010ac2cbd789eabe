import type { SheetAudience } from "#domain/rates";
import type { Executor } from "#server/schema.ts";

/** The names of the companies of audiences by their ids; those that are unknown are left out. */
export const nameAudience = async (
  db: Executor,
  audiences: readonly (SheetAudience | null)[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = audiences.flatMap((audience) => audience?.companies ?? []);
  if (ids.length === 0) return new Map();
  const found = await db.selectFrom("company").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(found.map(({ id, name }) => [id, name]));
};

import type { Executor } from "#server/schema.ts";
import { readStops, toItemSubject, toItemTitle } from "./store.ts";

/** The items that wait for sources that do not answer. */
export const listStoppedSources = async (db: Executor) =>
  [...(await readStops(db)).keys()]
    .toSorted()
    .map((source) => ({ subject: toItemSubject(source), title: toItemTitle(source) }));

/** Why sources stopped and what was answered last, by their names, for the preview of their items. */
export const readStopDetails = async (
  db: Executor,
  sources: readonly string[],
): Promise<ReadonlyMap<string, { readonly cause: string; readonly error: string | null }>> => {
  if (sources.length === 0) return new Map();
  const stops = await readStops(db);
  const details = await Promise.all(
    sources
      .filter((source) => stops.has(source))
      .map(async (source) => {
        const failed = await db
          .selectFrom("sourceRequest")
          .select("reason")
          .where("source", "=", source)
          .where("reason", "is not", null)
          .orderBy("askedAt", "desc")
          .limit(1)
          .executeTakeFirst();
        return [source, { cause: stops.get(source)?.cause ?? "answers", error: failed?.reason ?? null }] as const;
      }),
  );
  return new Map(details);
};

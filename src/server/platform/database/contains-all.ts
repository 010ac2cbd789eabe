import { type RawBuilder, sql } from "kysely";

/** A word as the pattern of `like … escape '!'`; `%` and `_` in it are letters. */
export const toPattern = (word: string): string => `%${word.replace(/[!%_]/g, "!$&")}%`;

/** Whether columns together contain all words, which are in lower case; capitals A to Z match as well. */
export const containsAll = (columns: readonly string[], words: readonly string[]): RawBuilder<boolean> => {
  const text = sql.join(
    columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    sql` || ' ' || `,
  );
  const conditions = words.map((word) => sql`lower(${text}) like ${toPattern(word)} escape '!'`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};

import { sql } from "kysely";
import type { Instant } from "#domain/time";
import type { Executor } from "../schema.ts";

/* So few answers say nothing about the next one. */
const MIN_ANSWERS = 3;
const LAST_ANSWERS = 9;

interface Row {
  readonly source: string;
  readonly askedAt: Instant;
  readonly answeredAt: number;
}

/** The median, of an even number the mean of the two in the middle, with a tenth of a second; null for too few. */
export const toUsualSeconds = (durationsMs: readonly number[]): number | null => {
  const sorted = durationsMs.filter((ms) => ms >= 0).toSorted((one, other) => one - other);
  const [below, above] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (sorted.length < MIN_ANSWERS || below === undefined || above === undefined) return null;
  return Math.round((below + above) / 200) / 10;
};

/**
 * How long sources have taken to answer lately, by the answers that are kept for all processes. A search reads memory;
 * `refresh` reads the database.
 */
export const createUsualSeconds = (db: Executor) => {
  let bySource: ReadonlyMap<string, number> = new Map();
  return {
    find: (source: string): number | null => bySource.get(source) ?? null,
    refresh: async (): Promise<void> => {
      const { rows } = await sql<Row>`
        select "source", "askedAt", "answeredAt" from (
          select "source", "askedAt", "answeredAt",
            row_number() over (partition by "source" order by "answeredAt" desc) as "place"
          from "sharedAnswer" where "answeredAt" is not null and "askedAt" is not null
        ) as "answered" where "place" <= ${LAST_ANSWERS}`.execute(db);
      const durations = Map.groupBy(rows, ({ source }) => source);
      bySource = new Map(
        [...durations].flatMap(([source, answers]) => {
          const usual = toUsualSeconds(
            answers.map(({ askedAt, answeredAt }) => Number(answeredAt) - Date.parse(askedAt)),
          );
          return usual === null ? [] : [[source, usual] as const];
        }),
      );
    },
  };
};

import type { FastifyInstance } from "fastify";
import { createApp } from "#server/app.ts";
import { allFeatures } from "#server/features.ts";
import type { StaffCommand } from "#server/operations/kit/command.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Ids } from "#server/platform/time.ts";
import { testConfig } from "#tests/server/support/app.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";

/** Unique in all databases of this test: ids of the fixture begin differently from those of the version that reads it. */
export const prefixedIds = (prefix: string): Ids => {
  let count = 0;
  return {
    id: () => `${prefix}-${++count}`,
    secret: () => `${prefix}-secret-${++count}`.padEnd(43, "x"),
  };
};

const DESK_MAIL = "desk@keelson.example";

export interface UpgradeApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly now: () => number;
  readonly ids: Ids;
  /** What a staff command printed. */
  readonly operate: (command: StaffCommand, ...words: readonly string[]) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** The whole server over a database that is open already, at a fixed instant. */
export const openApp = async (database: Database, now: () => number, ids: Ids): Promise<UpgradeApp> => {
  const badAnswers: string[] = [];
  const app = await createApp({
    database,
    clock: now,
    ids,
    config: { ...testConfig, deskMail: DESK_MAIL },
    features: allFeatures,
    siteFolder: null,
    logTarget: { write: () => undefined },
    onBadAnswer: (problem) => badAnswers.push(problem),
  });
  const operate = async (command: StaffCommand, ...words: readonly string[]): Promise<readonly string[]> => {
    const lines: string[] = [];
    const operations = staffOperations(database, {
      clock: now,
      ids,
      readSite: async () => "http://localhost:8080",
      say: (...given) => void lines.push(...given),
      reportError: (line) => {
        throw new Error(`operations ${words.join(" ")}: ${line}`);
      },
    });
    await runStaffCommand([command], operations, words);
    return lines;
  };
  const close = async (): Promise<void> => {
    await app.close();
    await database.close();
    if (badAnswers.length > 0)
      throw new Error(`Answers that the API document does not allow: ${badAnswers.join("; ")}`);
  };
  return { app, database, now, ids, operate, close };
};

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { allFeatures } from "#server/features.ts";
import { startTestApp, type TestApp, type TestAppOptions } from "#tests/server/support/app.ts";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { addTestStaff, callDesk, signInToDesk } from "#tests/server/support/desk.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const PRICING = "jan@keelson.example";
const OTHER = "eva@keelson.example";
const DESK = "ravi@keelson.example";

export interface DeskColumn {
  readonly letters: string;
  readonly header: string;
  readonly headerCell: string | null;
  readonly kind: string;
  readonly field: string | null;
  readonly charge: string | null;
  readonly sizes: readonly string[];
}

/** What the tests read of an import. */
export interface DeskImport {
  readonly id: string;
  readonly state: string;
  readonly problem: string | null;
  readonly revision: number;
  readonly settings: Readonly<Record<string, unknown>> & { readonly reading: object };
  readonly unknownColumns: number;
  readonly earlyQuestions: readonly object[];
  readonly tabs: readonly {
    readonly name: string | null;
    readonly rows: number;
    readonly isTable: boolean;
    readonly columns: readonly DeskColumn[];
  }[];
  readonly result: {
    readonly problemCount: number;
    readonly notes: readonly object[];
    readonly questions: readonly object[];
    readonly summary: Readonly<Record<string, unknown>> | null;
  } | null;
  readonly corrections: readonly Readonly<Record<string, unknown>>[];
  readonly leftOut: readonly Readonly<Record<string, unknown>>[];
  readonly sheet: string | null;
  readonly others: readonly Readonly<Record<string, unknown>>[];
}

/** A server with a database and a data folder of its own, and pricing, another one of pricing, and the desk. */
export const startDesk = async ({ config, ...options }: Pick<TestAppOptions, "config" | "disk"> = {}) => {
  const place = await sqlitePlace();
  const folder = mkdtempSync(join(tmpdir(), "keelson-rates-desk-"));
  const test = await startTestApp({
    make: async () => place,
    features: allFeatures,
    config: { database: place.place, dataFolder: folder, ...config },
    ...options,
  });
  await addTestStaff(test.database, PRICING, "Jan Visser", "pricing");
  await addTestStaff(test.database, OTHER, "Eva Lind", "pricing");
  await addTestStaff(test.database, DESK, "Ravi Pillai", "desk");
  const cookies = {
    pricing: await signInToDesk(test, PRICING),
    other: await signInToDesk(test, OTHER),
    desk: await signInToDesk(test, DESK),
  };
  const close = async (): Promise<void> => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { test, cookies, folder: join(folder, "rate-imports"), close };
};

/** Uploads a file. */
export const upload = async ({ app }: TestApp, cookie: string, fileName: string, content: string | Buffer) => {
  const answer = await app.inject({
    method: "POST",
    url: `/desk/api/rates/imports?fileName=${encodeURIComponent(fileName)}`,
    headers: { "x-desk": "1", cookie, "content-type": "application/octet-stream" },
    payload: content,
  });
  const { message, result } = parsed<{ message: string; result: readonly DeskImport[] }>(answer.body);
  return { status: answer.statusCode, message, result };
};

const WORKING = ["reading", "comparing", "publishing"];

/** The import once no process works on it. */
export const settle = ({ app }: TestApp, cookie: string, id: string): Promise<DeskImport> =>
  vi.waitFor(
    async () => {
      const answer = await app.inject({ url: `/desk/api/rates/imports/${id}`, headers: { cookie } });
      const [one] = parsed<{ result: readonly DeskImport[] }>(answer.body).result;
      if (one === undefined || WORKING.includes(one.state)) throw new Error(`It is not settled: ${answer.body}`);
      return one;
    },
    { timeout: 60_000, interval: 50 },
  );

/** States settings of an import and answers it. */
export const state = async (
  test: TestApp,
  cookie: string,
  one: DeskImport,
  changes: Readonly<Record<string, unknown>>,
): Promise<DeskImport> => {
  const body = { revision: one.revision, settings: { ...one.settings, ...changes } };
  const answer = await callDesk(test.app, "PATCH", `/rates/imports/${one.id}`, { cookie, body });
  if (answer.status !== 200) throw new Error(answer.message);
  return settle(test, cookie, one.id);
};

/** Compares or publishes an import and waits for the end. */
export const go = async (
  test: TestApp,
  cookie: string,
  { id, revision }: DeskImport,
  step: "comparison" | "publication",
): Promise<DeskImport> => {
  const answer = await callDesk(test.app, "POST", `/rates/imports/${id}/${step}`, { cookie, body: { revision } });
  if (answer.status !== 200) throw new Error(answer.message);
  return settle(test, cookie, id);
};

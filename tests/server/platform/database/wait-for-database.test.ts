import { describe, expect, it } from "vitest";
import { waitForDatabase } from "#server/platform/database/wait-for-database.ts";

const PLACE = { kind: "postgres", url: "postgres://keelson:secret@db.example/keelson" } as const;

const refused = (): Error => Object.assign(new Error("connect ECONNREFUSED 10.0.0.5:5432"), { code: "ECONNREFUSED" });

/** Waits against a database that answers with these errors, one attempt after the other; null is an answer. */
const waitAgainst = async (answers: readonly (Error | null)[], seconds = 30) => {
  const lines: string[] = [];
  let now = 0;
  let attempts = 0;
  await waitForDatabase(PLACE, {
    seconds,
    print: (line) => lines.push(line),
    connect: async () => {
      const answer = answers[Math.min(attempts, answers.length - 1)] ?? null;
      attempts += 1;
      if (answer !== null) throw answer;
    },
    pause: async (ms) => {
      now += ms;
    },
    clock: () => now,
  });
  return { lines, attempts, now };
};

describe("the wait for PostgreSQL at a start", () => {
  it("prints a line each second until the database takes connections", async () => {
    const starting = Object.assign(new Error("the database system is starting up"), { code: "57P03" });
    expect(await waitAgainst([refused(), refused(), starting, null])).toEqual({
      lines: [
        "Waiting for the database (0 of 30 s): connect ECONNREFUSED 10.0.0.5:5432",
        "Waiting for the database (1 of 30 s): connect ECONNREFUSED 10.0.0.5:5432",
        "Waiting for the database (2 of 30 s): the database system is starting up",
      ],
      attempts: 4,
      now: 3_000,
    });
  });

  it("ends after 30 seconds", async () => {
    const { lines, now } = await waitAgainst([refused()]);
    expect([lines.length, now]).toEqual([30, 30_000]);
  });

  it("does not wait for what waiting does not change, such as a refused password", async () => {
    const wrong = Object.assign(new Error("password authentication failed"), { code: "28P01" });
    expect(await waitAgainst([wrong])).toEqual({ lines: [], attempts: 1, now: 0 });
  });

  it("asks once where the wait is switched off", async () => {
    expect(await waitAgainst([refused()], 0)).toEqual({ lines: [], attempts: 1, now: 0 });
  });

  it("asks no embedded database", async () => {
    const connect = () => Promise.reject(new Error("asked"));
    const print = () => expect.fail("printed");
    await waitForDatabase({ kind: "sqlite", folder: "/nonexistent" }, { seconds: 30, print, connect });
  });
});

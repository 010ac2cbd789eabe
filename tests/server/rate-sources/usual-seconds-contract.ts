import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { createUsualSeconds } from "#server/rate-sources/usual-seconds.ts";
import type { MakePlace, TestPlace } from "#tests/server/support/database.ts";

const START = Date.parse("2026-11-20T08:00:00Z");

/** What the last answers of sources took, by those that are kept. */
export const describeUsualSeconds = (name: string, makePlace: MakePlace): void => {
  describe(`the usual time of a source (${name})`, () => {
    let place: TestPlace;
    let database: Database;
    beforeEach(async () => {
      place = await makePlace();
      database = (await openDatabase(place.place))._unsafeUnwrap();
    });
    afterEach(async () => {
      await database.close();
      await place.remove();
    });

    const addAnswers = async (source: string, seconds: readonly (number | null)[]): Promise<void> => {
      for (const [at, took] of seconds.entries()) {
        const askedAt = START + at * 60_000;
        await database.db
          .insertInto("sharedAnswer")
          .values({
            key: `${source} ${at}`,
            source,
            call: "1",
            isAwaited: 0,
            calledAt: askedAt,
            askedAt: took === null ? null : new Date(askedAt).toISOString(),
            answeredAt: took === null ? null : askedAt + took * 1_000,
            length: 0,
          })
          .execute();
      }
    };

    it("is the median of its last nine answers, and not known of fewer than three", async () => {
      await addAnswers("Pelagia", [59, 59, 59, 59, 2, 3, 18.2, 4, 5, 60, 6, 7, 8]);
      await addAnswers("Norrvik Line", [10, 20, 30, 40, null]);
      await addAnswers("Amberline", [1, 2, null]);
      const usual = createUsualSeconds(database.db);
      expect(usual.find("Pelagia")).toBeNull();
      await usual.refresh();
      expect(["Pelagia", "Norrvik Line", "Amberline", "Halcyon Ocean"].map(usual.find)).toEqual([6, 25, null, null]);
    });
  });
};

import { describe, expect, it } from "vitest";
import { openDatabase } from "#server/platform/database/database.ts";
import { choosePace } from "#server/platform/database/staged-import.ts";
import { emptySqlitePlace } from "#tests/server/support/database.ts";

describe("the pace of imports into the embedded database", () => {
  it("writes fewer lines at a time while another process has the database open", async () => {
    const { place, remove } = await emptySqlitePlace();
    const first = (await openDatabase(place))._unsafeUnwrap();
    const second = (await openDatabase(place))._unsafeUnwrap();
    expect([first.isWriteLockShared, second.isWriteLockShared]).toEqual([false, true]);
    expect([choosePace(first).linesPerTransaction, choosePace(second).linesPerTransaction]).toEqual([10_000, 1_000]);
    await second.close();
    await first.close();
    const alone = (await openDatabase(place))._unsafeUnwrap();
    expect(alone.isWriteLockShared).toBe(false);
    await alone.close();
    await remove();
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toKeyTerms } from "#domain/api-keys";
import { addKey } from "#server/modules/api-keys/store.ts";
import { keyCommands } from "#server/operations/commands/keys.ts";
import { addShipper, START } from "#tests/server/support/app.ts";
import { startDesk } from "#tests/server/operations/support.ts";

const LINE = "key-1  klk_…7Q4d  ERP export  live  active  read book  without end  never used  asha@menon.example";

describe("API keys on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  beforeEach(async () => {
    desk = await startDesk(keyCommands);
  });
  afterEach(() => desk.database.remove());

  it("are listed with their owners and without the key, and revoked once", async () => {
    expect(await desk.run("keys", "list")).toEqual({ said: ["No API keys."], complained: [] });
    const accountId = await addShipper(desk.database);
    const terms = toKeyTerms({ name: "ERP export", mode: "live", scopes: ["read", "book"], days: null }, START);
    expect(terms.isOk()).toBe(true);
    await terms.asyncMap((value) =>
      addKey(desk.database.db, { id: "key-1", accountId, createdAt: START, key: "klk_secret7Q4d", terms: value }),
    );
    expect(await desk.run("keys", "list")).toEqual({ said: [LINE], complained: [] });
    expect((await desk.run("keys", "revoke", "key-1")).said).toEqual(["key-1 no longer works."]);
    expect((await desk.run("keys", "revoke", "key-1")).complained).toEqual(["There is no API key key-1 that works."]);
    expect((await desk.run("keys", "list")).said).toEqual([LINE.replace("active", "revoked")]);
  });
});

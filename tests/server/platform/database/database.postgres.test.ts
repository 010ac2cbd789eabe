import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#server/platform/database/database.ts";
import { cutConnections, emptyPostgresPlace, postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { accountsContract } from "#tests/server/modules/accounts/account-store-contract.ts";
import { databaseContract } from "./database-contract.ts";

describe.skipIf(postgresUrl === undefined)("PostgreSQL", () => {
  databaseContract(emptyPostgresPlace);
  accountsContract(postgresPlace);

  it("refuses the next statement of a transaction whose connection was cut, and serves on", async () => {
    const test = await postgresPlace();
    const { db, close } = (await openDatabase(test.place))._unsafeUnwrap();
    const transaction = db.transaction().execute(async (open) => {
      await sql`select 1`.execute(open);
      await cutConnections(test.place);
      await sql`select 1`.execute(open);
    });
    await expect(transaction).rejects.toThrow(/connection/i);
    expect(await db.selectFrom("account").select("id").execute()).toEqual([]);
    await close();
    await test.remove();
  });
});

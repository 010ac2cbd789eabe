import { describe, expect, it } from "vitest";
import { sessionFeature } from "#server/modules/accounts/routes.ts";
import { sessionContract } from "./session-contract.ts";
import { addShipper, signInAs, startTestApp } from "#tests/server/support/app.ts";
import { postgresPlace, postgresUrl } from "#tests/server/support/database.ts";

const HOUR = 3_600_000;

describe.skipIf(postgresUrl === undefined)("sessions over PostgreSQL", () => {
  sessionContract(postgresPlace);

  it("stores the latest use of a session while an earlier use is being written", async () => {
    const server = await startTestApp({ make: postgresPlace, features: [sessionFeature] });
    await addShipper(server.database);
    const headers = { ...(await signInAs(server.app)) };
    const profileAfter = async (hours: number): Promise<number> => {
      server.clock.advance(hours * HOUR);
      return (await server.app.inject({ method: "GET", url: "/api/resource/profile", headers })).statusCode;
    };
    const whileLocked = await server.database.db.transaction().execute(async (other) => {
      await other.selectFrom("session").selectAll().forUpdate().execute();
      return [await profileAfter(4), await profileAfter(4)];
    });
    const afterwards = [await profileAfter(10), await profileAfter(10)];
    expect([whileLocked, afterwards]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    await server.close();
  });
});

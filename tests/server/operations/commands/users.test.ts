import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { userCommands } from "#server/operations/commands/users.ts";
import { addSession } from "#server/modules/accounts/session-store.ts";
import { addShipper, SHIPPER, START } from "#tests/server/support/app.ts";
import { startDesk } from "#tests/server/operations/support.ts";

const HOUR = 3_600_000;
const ID = `account-${SHIPPER.email}`;
const LINE = `${ID}  asha@menon.example  Malabar Spice Exports  since 2026-11-20T08:00:00.000Z`;

describe("users on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  beforeEach(async () => {
    desk = await startDesk(userCommands);
    await addShipper(desk.database);
    const session = { accountId: ID, expiresAt: START + 24 * HOUR };
    await addSession(desk.database.db, {
      ...session,
      id: "a",
      tokenHash: "a",
      apiKeyHash: "a",
      createdAt: START - HOUR,
      idleUntil: START + HOUR,
    });
    await addSession(desk.database.db, {
      ...session,
      id: "b",
      tokenHash: "b",
      apiKeyHash: "b",
      createdAt: START,
      idleUntil: START + 2 * HOUR,
    });
    await addSession(desk.database.db, {
      ...session,
      id: "c",
      tokenHash: "c",
      apiKeyHash: "c",
      createdAt: START,
      idleUntil: START,
    });
  });
  afterEach(() => desk.database.remove());

  const expectSaid = async (words: readonly string[], said: readonly string[]) =>
    expect(await desk.run("users", ...words)).toEqual({ said, complained: [] });
  const expectComplained = async (words: readonly string[], complained: readonly string[]) =>
    expect(await desk.run("users", ...words)).toEqual({ said: [], complained });

  it("are listed with their valid sessions", async () => {
    await expectSaid(["list"], [`${LINE}  2 sessions`]);
  });

  it("are disabled with all their sessions, and enabled again", async () => {
    await expectSaid(["disable", "ASHA@menon.example"], ["asha@menon.example is disabled."]);
    await expectSaid(["list"], [`${LINE}  disabled 2026-11-20T08:00:00.000Z`]);
    await expectSaid(["sessions", SHIPPER.email], ["asha@menon.example is not signed in."]);
    await expectComplained(["disable", SHIPPER.email], ["asha@menon.example is disabled already."]);
    await expectSaid(["enable", SHIPPER.email], ["asha@menon.example is enabled."]);
    await expectComplained(["enable", SHIPPER.email], ["asha@menon.example is not disabled."]);
    await expectSaid(["list"], [`${LINE}  0 sessions`]);
  });

  it("have their sessions listed and ended", async () => {
    await expectSaid(
      ["sessions", SHIPPER.email],
      [
        "since 2026-11-20T08:00:00.000Z  ends 2026-11-20T10:00:00.000Z",
        "since 2026-11-20T07:00:00.000Z  ends 2026-11-20T09:00:00.000Z",
      ],
    );
    await expectSaid(["sessions", SHIPPER.email, "--end"], ["2 sessions of asha@menon.example ended."]);
    await expectSaid(["sessions", SHIPPER.email], ["asha@menon.example is not signed in."]);
  });

  it.each(["disable", "enable", "sessions"])("that do not exist cannot be changed: %s", async (command) => {
    await expectComplained([command, "nobody@menon.example"], ["There is no user nobody@menon.example."]);
  });
});

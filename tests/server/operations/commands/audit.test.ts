import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { auditCommands } from "#server/operations/commands/audit.ts";
import { userCommands } from "#server/operations/commands/users.ts";
import { startDesk } from "#tests/server/operations/support.ts";
import { addShipper, SHIPPER, START } from "#tests/server/support/app.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";

const RIVAL = "rival@trader.example";
const ACCOUNT = `account-${SHIPPER.email}`;

describe("audit commands", () => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-audit-"));
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let now = START;

  const change = (person: string, ...words: readonly string[]): Promise<void> => {
    now += 60_000;
    const staff = { systemUser: "ops", name: person };
    return runStaffCommand([userCommands], staffOperations(desk.database, { staff, clock: () => now }), words);
  };

  beforeEach(async () => {
    now = START;
    desk = await startDesk(auditCommands);
    await addShipper(desk.database);
    await addShipper(desk.database, RIVAL);
    await change("Ravi Pillai", "users", "disable", SHIPPER.email);
    await change("Jan Visser", "users", "enable", SHIPPER.email);
    await change("Jan Visser", "users", "disable", RIVAL);
  });
  afterEach(() => desk.database.remove());
  afterAll(() => rmSync(folder, { recursive: true }));

  const list = async (...words: readonly string[]) => {
    const found: readonly Readonly<Record<string, unknown>>[] = JSON.parse(
      (await desk.run("audit", "list", ...words, "--json")).said.join("\n"),
    );
    return found.map(({ at, actor, action, subject }) => [at, actor, action, subject]);
  };
  const DISABLED = ["2026-11-20T08:01:00.000Z", "Ravi Pillai", "account.disabled", ACCOUNT];
  const ENABLED = ["2026-11-20T08:02:00.000Z", "Jan Visser", "account.enabled", ACCOUNT];
  const OTHER = ["2026-11-20T08:03:00.000Z", "Jan Visser", "account.disabled", `account-${RIVAL}`];

  it("list has the newest change first, with the stated name of who made it", async () => {
    expect(await list()).toEqual([OTHER, ENABLED, DISABLED]);
    expect(await list("--limit", "1")).toEqual([OTHER]);
  });

  it("list is filtered by time, person, subject, action and kind", async () => {
    expect(await list("--since", "2026-11-20T08:02:00Z")).toEqual([OTHER, ENABLED]);
    expect(await list("--since", "2026-11-21")).toEqual([]);
    expect(await list("--by", "Ravi Pillai")).toEqual([DISABLED]);
    expect(await list("--by", "ops")).toEqual([OTHER, ENABLED, DISABLED]);
    expect(await list("--by", "nobody")).toEqual([]);
    expect(await list("--subject", ACCOUNT)).toEqual([ENABLED, DISABLED]);
    expect(await list("--action", "account.enabled")).toEqual([ENABLED]);
    expect(await list("--action", "account", "--by", "Jan Visser")).toEqual([OTHER, ENABLED]);
    expect(await list("--action", "booking")).toEqual([]);
  });

  it("list goes on before an entry", async () => {
    const { id } = await desk.database.db
      .selectFrom("auditEntry")
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(await list("--before", id)).toEqual([ENABLED, DISABLED]);
  });

  it("list refuses what is no action or moment, and says what is", async () => {
    expect((await desk.run("audit", "list", "--action", "account.praised")).complained).toEqual([
      "There is no action account.praised. Actions are named like booking.confirmed, and their kinds like booking.",
    ]);
    expect((await desk.run("audit", "list", "--since", "2026-02-30")).complained).toEqual([
      "--since takes a day such as 2026-11-20 or an instant such as 2026-11-20T08:00:00Z, not 2026-02-30.",
    ]);
  });

  it("verify says that the chain holds, and where it does not", async () => {
    expect((await desk.run("audit", "verify")).said).toEqual([
      "The chain holds: 3 entries, 0 of them with erased values, 0 not sealed yet.",
    ]);
    await sql`drop trigger "auditEntry_update"`.execute(desk.database.db);
    await desk.database.db.updateTable("auditEntry").set({ subjectId: ACCOUNT }).where("position", "=", 3).execute();
    expect((await desk.run("audit", "verify")).complained).toEqual([
      "The chain does not hold: entry 3 is not the one that was sealed there.",
    ]);
  });

  it("export writes the entries with their place in the chain, oldest first and without names", async () => {
    const file = join(folder, "trail.jsonl");
    await desk.run("audit", "export", file, "--subject", ACCOUNT);
    const text = readFileSync(file, "utf8");
    const lines = text
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(lines).toEqual([
      expect.objectContaining({
        at: "2026-11-20T08:01:00.000Z",
        actor: { kind: "staff", id: expect.any(String), role: null },
        origin: { kind: "command", name: "users disable" },
        action: "account.disabled",
        subject: { kind: "account", id: ACCOUNT },
        position: 1,
        hash: expect.stringMatching(/^[\da-f]{64}$/),
      }),
      expect.objectContaining({ action: "account.enabled", position: 2 }),
    ]);
    expect(text).not.toContain("Visser");
  });

  it("forget replaces the name of a person, and leaves the chain and what was done", async () => {
    expect((await desk.run("audit", "forget", "Jan Visser")).said[0]).toBe(
      'Jan Visser becomes "deleted account" in the trail.',
    );
    await desk.run("audit", "forget", "Jan Visser", "--yes");
    expect((await list()).map(([, who, action]) => [who, action])).toEqual([
      ["deleted account", "account.disabled"],
      ["deleted account", "account.enabled"],
      ["Ravi Pillai", "account.disabled"],
      ["Ravi Pillai", "trail.person-forgotten"],
    ]);
    expect((await desk.run("audit", "verify")).complained).toEqual([]);
  });
});

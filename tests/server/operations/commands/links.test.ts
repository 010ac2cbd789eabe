import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addLink } from "#server/modules/links/store.ts";
import { linkCommands } from "#server/operations/commands/links.ts";
import { addShipper, START } from "#tests/server/support/app.ts";
import { startDesk } from "#tests/server/operations/support.ts";

const LINE =
  "link-1  booking  KLB-2026-000123  active  until 2026-12-20T08:00:00.000Z  opened 3 times  asha@menon.example  Rheinland Wohnen";

describe("links on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  beforeEach(async () => {
    desk = await startDesk(linkCommands);
  });
  afterEach(() => desk.database.remove());

  it("are listed with their owners and revoked once", async () => {
    expect(await desk.run("links", "list")).toEqual({ said: ["No links."], complained: [] });
    await addLink(desk.database.db, {
      id: "link-1",
      accountId: await addShipper(desk.database),
      kind: "booking",
      subject: "b-1",
      number: "KLB-2026-000123",
      recipient: "Rheinland Wohnen",
      options: "{}",
      tokenHash: "hash",
      createdAt: START,
      expiresAt: START + 30 * 86_400_000,
      revokedAt: null,
      lastOpenedAt: START,
      opens: 3,
    });
    expect(await desk.run("links", "list")).toEqual({ said: [LINE], complained: [] });
    expect((await desk.run("links", "revoke", "link-1")).said).toEqual(["link-1 no longer works."]);
    expect((await desk.run("links", "revoke", "link-1")).complained).toEqual(["There is no link link-1 that works."]);
    expect((await desk.run("links", "revoke", "none")).complained).toEqual(["There is no link none that works."]);
    expect((await desk.run("links", "list")).said).toEqual([LINE.replace("active", "revoked")]);
  });
});

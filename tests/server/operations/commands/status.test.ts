import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadDemo } from "#server/demo/load.ts";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { statusCommand } from "#server/operations/commands/status.ts";
import { addOutgoingMails, settleMail } from "#server/platform/mail/outgoing-store.ts";
import { startDesk } from "#tests/server/operations/support.ts";
import { countedIds, START } from "#tests/server/support/app.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";

describe("the status on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let folder = "";
  beforeEach(async () => {
    desk = await startDesk(statusCommand);
    folder = mkdtempSync(join(tmpdir(), "keelson-status-"));
  });
  afterEach(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it("counts nothing in an empty database", async () => {
    expect((await desk.run("status")).said).toEqual([
      "Bookings in process  0  npm run operations -- bookings list --status in-process",
      "Requests to change or cancel bookings  0  npm run operations -- bookings amendments",
      "Shipping instructions, VGM and pick-ups that were sent  0  npm run operations -- cargo list",
      "Requests for a quote  0  npm run operations -- quotes list",
      "Requests to delete an account  0  npm run operations -- users deletions",
      "Mails that were refused or may not have left  0  npm run operations -- mails list",
      "Rate sheets that end within 7 days  0  npm run operations -- rates list",
    ]);
  });

  it("counts what waits, and only what waits", async () => {
    const { database } = desk;
    await loadDemo(database, () => START, countedIds());
    const message = { to: "asha@menon.example", subject: "Booking confirmed", text: "Text", html: "<p>Text</p>" };
    const orders = ["a", "b", "c"].map((key) => ({ key, message }));
    await addOutgoingMails(database.db, { clock: () => START, ids: countedIds() }, orders);
    await settleMail(database.db, "id-1", { state: "sent", at: START, reason: null });
    await settleMail(database.db, "id-2", { state: "refused", at: START, reason: "no such mailbox" });
    const head = "POL,POD,20GP,CURRENCY,VALID TILL";
    const sheets = { week: "INNSA,NLRTM,980,USD,2026-11-27", later: "INNSA,NLRTM,990,USD,2026-11-28" };
    const operations = staffOperations(database);
    for (const [name, line] of Object.entries(sheets)) {
      const file = join(folder, `${name}.csv`);
      writeFileSync(file, `${head}\n${line}\n`);
      await runStaffCommand([rateCommands], operations, ["rates", "import", file, "--provider", name]);
    }
    expect(await desk.runJson("status")).toEqual([
      { key: "bookings", count: 1, command: "bookings list --status in-process" },
      { key: "amendments", count: 0, command: "bookings amendments" },
      { key: "cargo", count: 0, command: "cargo list" },
      { key: "quotes", count: 1, command: "quotes list" },
      { key: "deletions", count: 0, command: "users deletions" },
      { key: "mails", count: 1, command: "mails list" },
      { key: "sheets", count: 1, command: "rates list" },
    ]);
  }, 60_000);
});

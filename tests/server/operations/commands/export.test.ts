import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { bookingCommands } from "#server/operations/commands/bookings.ts";
import { exportCommands } from "#server/operations/commands/export.ts";
import { startDesk } from "#tests/server/operations/support.ts";
import { addShipper, SHIPPER } from "#tests/server/support/app.ts";
import { addTestBooking } from "#tests/server/support/carrier.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";

const ACCOUNT = `account-${SHIPPER.email}`;

describe("export commands", () => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-export-"));
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let files = 0;

  beforeEach(async () => {
    desk = await startDesk(exportCommands);
    await addShipper(desk.database);
    for (const id of ["1", "2", "3"])
      await addTestBooking(desk.database.db, id, { status: 0, bookingId: null, reference: "=1+1" });
  });
  afterEach(() => desk.database.remove());
  afterAll(() => rmSync(folder, { recursive: true }));

  const confirm = (number: string): Promise<void> =>
    runStaffCommand([bookingCommands], staffOperations(desk.database), ["bookings", "confirm", number]);
  const write = async (what: string, ending: string, ...words: readonly string[]) => {
    files += 1;
    const file = join(folder, `${files}.${ending}`);
    const { said, complained } = await desk.run("export", what, file, ...words);
    if (complained.length > 0) return { complained, lines: [], cursor: "" };
    const lines = readFileSync(file, "utf8")
      .split(/\r?\n/)
      .filter((line) => line !== "");
    return { complained, lines, cursor: / --since (\d+)$/.exec(said[0] ?? "")?.[1] ?? "" };
  };
  const numbers = async (...words: readonly string[]): Promise<readonly unknown[]> =>
    (await write("bookings", "jsonl", ...words)).lines.map((line) => {
      const row: Readonly<Record<string, unknown>> = JSON.parse(line);
      return [row["number"], row["status"], row["revision"]];
    });

  it("bookings has all bookings, then those that were changed, with a higher revision", async () => {
    expect(await numbers()).toEqual([
      ["QTN-1", "in-process", 0],
      ["QTN-2", "in-process", 0],
      ["QTN-3", "in-process", 0],
    ]);
    const { cursor } = await write("bookings", "csv");
    await confirm("QTN-2");
    expect(await numbers("--since", cursor)).toEqual([["QTN-2", "booked", 1]]);
    const next = (await write("bookings", "csv", "--since", cursor)).cursor;
    expect(await numbers("--since", next)).toEqual([]);
    await confirm("QTN-3");
    expect(await numbers("--since", next)).toEqual([["QTN-3", "booked", 2]]);
    expect(await numbers("--since", cursor, "--until", next)).toEqual([["QTN-2", "booked", 1]]);
  });

  it("bookings since a moment has those that were booked or changed then", async () => {
    expect(await numbers("--since", "2026-11-20")).toHaveLength(3);
    expect(await numbers("--since", "2026-11-21")).toEqual([]);
  });

  it("CSV has a head, empty cells for what is not known, and no formulas", async () => {
    const { lines } = await write("bookings", "csv");
    expect(lines[0]).toMatch(
      /^number,revision,bookingNumber,status,.*,exchangeMarkUpPercent,marginFloor,belowFloorReason$/,
    );
    expect(lines[1]).toBe(
      `QTN-1,0,,in-process,2026-11-20,2026-11-20T08:00:00.000Z,Hapag-Lloyd,'=1+1,${ACCOUNT},Malabar Spice Exports,,,,,,,,,,,,,,,,,,,`,
    );
    expect(lines).toHaveLength(4);
  });

  it("customers has their company and state", async () => {
    const { lines } = await write("customers", "csv");
    expect(lines).toEqual([
      "customerId,revision,state,companyName,country,gstin,pan,placeOfSupply",
      `${ACCOUNT},0,active,Malabar Spice Exports,,,,`,
    ]);
  });

  it("refuses a cursor after the last recorded change, and writes no file", async () => {
    const { cursor } = await write("bookings", "csv");
    const { complained, lines } = await write("charges", "jsonl", "--since", String(Number(cursor) + 1));
    expect([complained, lines]).toEqual([
      [
        `The last change that is recorded has the number ${cursor}, which is before ${Number(cursor) + 1}. Was a backup restored? Then export everything again.`,
      ],
      [],
    ]);
  });

  it("says what --since and --until take", async () => {
    expect((await write("bookings", "csv", "--since", "yesterday")).complained).toEqual([
      "--since takes a day such as 2026-11-20 or an instant such as 2026-11-20T08:00:00Z, not yesterday. It also takes the cursor that the last export has printed.",
    ]);
    expect((await write("charges", "csv", "--until", "2026-11-20")).complained).toEqual([
      "--until takes the cursor that an export has printed, not 2026-11-20.",
    ]);
  });
});

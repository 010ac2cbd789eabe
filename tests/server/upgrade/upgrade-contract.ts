import { afterEach, beforeEach, expect, it } from "vitest";
import { loadMapping } from "#server/operations/sheets/import-mapping.ts";
import { addRateCommands } from "#server/operations/rates.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { FILLED_AT, readRecorded, SAVED_MAP } from "./fixture.ts";
import { openApp, prefixedIds, type UpgradeApp } from "./open-app.ts";
import { bookFoundOffers, readDatabase } from "./read-database.ts";

const HOUR = 3_600_000;

/** A database that an earlier version has filled, opened by this one. */
export const upgradeContract = (make: MakePlace): void => {
  const recorded = readRecorded();
  let app: UpgradeApp;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    const filled = await make();
    remove = filled.remove;
    const opened = await openDatabase(filled.place);
    if (opened.isErr()) throw new Error(opened.error);
    app = await openApp(opened.value, () => FILLED_AT + HOUR, prefixedIds("upgraded"));
  });
  afterEach(async () => {
    await app.close();
    await remove();
  });

  it("shows every booking, quote, link, draft, template, address, setting and sheet as before", async () => {
    expect(await readDatabase(app, recorded.contents)).toEqual(recorded.read);
  });

  it("books the offers that the earlier version has found", async () => {
    expect(await bookFoundOffers(app, recorded.contents)).toEqual([
      "QTN-2026-000020",
      "QTN-2026-000021",
      "QTN-2026-000022",
    ]);
  });

  it("takes an import of the earlier version back and quotes what it has replaced", async () => {
    const [, , old = "", next = ""] = recorded.contents.sheets;
    const list = async () => (await app.operate(addRateCommands, "rates", "list", old)).join("\n");
    expect(await list()).toContain("2026-11-27");
    await app.operate(addRateCommands, "rates", "undo", next);
    expect(await list()).not.toContain("2026-11-27");
  });

  it("reads the map that --save-map of the earlier version has written", async () => {
    const mapping = (await loadMapping(SAVED_MAP))._unsafeUnwrap();
    expect([mapping.charges, mapping.ignore]).toEqual([["Green fee (EUR)"], ["Our margin"]]);
  });
};

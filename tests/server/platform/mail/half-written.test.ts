import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { removeHalfWritten } from "#server/platform/mail/delivery.ts";

it("removes messages that a killed process had half written, and no others", async () => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-outbox-"));
  const now = Date.parse("2026-11-20T08:00:00.000Z");
  for (const [name, age] of [
    ["old.eml", 60],
    ["old.eml.part", 60],
    ["new.eml.part", 1],
  ] as const) {
    writeFileSync(join(folder, name), "text");
    utimesSync(join(folder, name), now / 1000 - age, now / 1000 - age);
  }
  await removeHalfWritten(folder, now);
  expect(readdirSync(folder).toSorted()).toEqual(["new.eml.part", "old.eml"]);
  await removeHalfWritten(join(folder, "missing"), now);
  rmSync(folder, { recursive: true });
});

import { createPublicKey, verify } from "node:crypto";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BADGE_FILES, describeLevels, drawBadge, writeBadge } from "../../../scripts/verify/badge.ts";
import { readDocument } from "../../../scripts/verify/document.ts";
import type { InteractionResult, Outcome } from "../../../scripts/verify/results.ts";

const [operation] = readDocument().operations;
if (operation === undefined) throw new Error("The document has no operation.");

const LEVELS = [1, 2, 3, 9].map((level) => ({ level, name: `name ${level}` }));

const result = (level: number, outcome: Outcome): InteractionResult => ({
  interaction: { description: "", level, isOptional: level === 9, kind: "interaction", operation },
  outcome,
  differences: [],
  reason: "",
});

const score = (level: number, conformant: number, total: number) => ({ level, name: "", conformant, total });

it.each([
  [[score(1, 3, 3), score(2, 1, 1), score(3, 4, 4)], "levels 1–3"],
  [[score(1, 3, 3), score(2, 0, 1), score(3, 4, 4)], "levels 1, 3"],
  [[score(1, 3, 3)], "level 1"],
  [[score(1, 2, 3)], "not conformant"],
  [[], "not conformant"],
])("names the conformant levels of %j", (scores, text) => {
  expect(describeLevels(scores)).toBe(text);
});

it("draws texts that cannot end the picture", () => {
  expect(drawBadge("<b>", "levels 1", true)).toContain('aria-label="&lt;b&gt;: levels 1"');
});

describe("the badge", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "keelson-badge-"));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const read = (name: string): Promise<string> => readFile(join(folder, name), "utf8");

  const write = (at: string, ...results: readonly InteractionResult[]) =>
    writeBadge(folder, { version: "3.0.1", now: new Date(at) }, LEVELS, results);

  it("has a picture, and a report with the scores of every run that its key has signed", async () => {
    await write("2026-11-20T08:00:00.000Z", result(1, "conformant"), result(2, "different"), result(9, "left-out"));
    await write("2026-11-21T08:00:00.000Z", result(1, "conformant"), result(2, "conformant"));
    const file: { readonly report: object; readonly publicKey: string; readonly signature: string } = JSON.parse(
      await read(BADGE_FILES.report),
    );
    const { report, publicKey, signature } = file;
    expect(report).toEqual({
      contract: "Keelson",
      runs: [
        {
          at: "2026-11-20T08:00:00.000Z",
          version: "3.0.1",
          levels: [
            { level: 1, name: "name 1", conformant: 1, total: 1 },
            { level: 2, name: "name 2", conformant: 0, total: 1 },
          ],
        },
        {
          at: "2026-11-21T08:00:00.000Z",
          version: "3.0.1",
          levels: [
            { level: 1, name: "name 1", conformant: 1, total: 1 },
            { level: 2, name: "name 2", conformant: 1, total: 1 },
          ],
        },
      ],
    });
    const isSigned = (value: object): boolean =>
      verify(null, Buffer.from(JSON.stringify(value)), createPublicKey(publicKey), Buffer.from(signature, "base64"));
    expect(isSigned(report)).toBe(true);
    expect(isSigned({ ...report, runs: [] })).toBe(false);
    expect(await read(BADGE_FILES.picture)).toContain("<title>Keelson contract 3.0: levels 1–2</title>");
    expect((await stat(join(folder, BADGE_FILES.key))).mode & 0o777).toBe(0o600);
  });
});

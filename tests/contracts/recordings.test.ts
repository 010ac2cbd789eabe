import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { joinRecordings } from "./support/recordings.ts";

const NAME = "consumer-provider.json";

let recordings = "";
beforeEach(() => {
  recordings = mkdtempSync(join(tmpdir(), "keelson-recordings-test-"));
});
afterEach(() => rmSync(recordings, { recursive: true }));

const record = (folder: string, description: string, name = NAME): void => {
  mkdirSync(join(recordings, folder));
  writeFileSync(join(recordings, folder, name), JSON.stringify({ metadata: {}, interactions: [{ description }] }));
};

it("joins the interactions of one consumer and provider by their descriptions", () => {
  record("first", "b");
  record("second", "a");
  record("third", "c", "another-provider.json");
  expect(joinRecordings(recordings, NAME)).toEqual({
    metadata: {},
    interactions: [{ description: "a" }, { description: "b" }],
  });
});

it("has no pact where nothing was recorded", () => {
  expect(joinRecordings(recordings, NAME)).toBeNull();
});

it("refuses two interactions with one description", () => {
  record("first", "a booking");
  record("second", "a booking");
  expect(() => joinRecordings(recordings, NAME)).toThrow('Two interactions are described as "a booking".');
});

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findChromium, findHeadlessShell, findWishedBrowser } from "../support/chromium.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keelson-chromium-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const addProgram = (path: string): string => {
  const file = join(folder, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, "");
  chmodSync(file, 0o755);
  return file;
};

test("the headless shell comes before every other Chromium, whichever folder of PATH is first", () => {
  const chrome = addProgram("first/google-chrome");
  const shell = addProgram("second/chromium-headless-shell");
  const PATH = [join(folder, "first"), join(folder, "second")].join(delimiter);
  expect(findChromium({ PATH })).toBe(shell);
  expect(findHeadlessShell({ PATH })).toBe(shell);
  expect(findChromium({ PATH, CHROMIUM_PATH: chrome })).toBe(chrome);
});

test("a CHROMIUM_PATH that cannot be started is passed over", () => {
  const shell = addProgram("bin/chromium-headless-shell");
  const CHROMIUM_PATH = join(folder, "nothing");
  expect(findWishedBrowser({ CHROMIUM_PATH })).toBe(undefined);
  expect(findChromium({ PATH: join(folder, "bin"), CHROMIUM_PATH })).toBe(shell);
});

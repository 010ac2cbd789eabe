import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkClient } from "../../scripts/test/client-generators.ts";

const generator = {
  language: "Basic",
  calls: (document: string) =>
    [
      ["basic-generator", document, "client.bas"],
      ["basic-compiler", "client.bas"],
    ] as const,
};

let tools: string;
beforeEach(() => {
  tools = mkdtempSync(join(tmpdir(), "keelson-tools-"));
  vi.stubEnv("PATH", `${tools}:/usr/bin:/bin`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(tools, { recursive: true });
});

const install = (name: string, script: string): void =>
  writeFileSync(join(tools, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

const check = () => checkClient(generator, "openapi/keelson.openapi.yaml");

test("a generator that is not installed is skipped, not passed", async () => {
  install("basic-generator", "exit 0");
  expect(await check()).toEqual({ passed: 0, failed: 0, skipped: 1, words: "not installed: basic-compiler" });
});

test("a client that is generated and compiles passes", async () => {
  install("basic-generator", 'grep -q "^openapi: 3.1" "$1" && echo client > "$2"');
  install("basic-compiler", 'grep -q client "$1"');
  expect(await check()).toEqual({ passed: 1, failed: 0, skipped: 0, words: "" });
});

test("a client that does not compile fails with the words of the compiler", async () => {
  install("basic-generator", 'echo GOTO > "$2"');
  install("basic-compiler", 'echo "line 1: GOTO what?"; exit 3');
  expect(await check()).toMatchObject({ failed: 1, words: "basic-compiler ended with 3:\nline 1: GOTO what?\n" });
});

test("a generator that fails is not followed by the compiler", async () => {
  install("basic-generator", 'echo "unknown type"; exit 1');
  install("basic-compiler", "exit 0");
  expect(await check()).toMatchObject({ failed: 1, words: "basic-generator ended with 1:\nunknown type\n" });
});

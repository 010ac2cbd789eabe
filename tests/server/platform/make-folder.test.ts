import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { makeFolder } from "#server/platform/make-folder.ts";

it("makes a folder with those above it, for its owner alone, and leaves one that exists", () => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-make-folder-"));
  makeFolder(join(folder, "data/handovers"));
  makeFolder(join(folder, "data/handovers"));
  expect(["data", "data/handovers"].map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([0o700, 0o700]);
  rmSync(folder, { recursive: true });
});

it("ends with a failure where the data folder was removed under the server", () => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-make-folder-"));
  const script = `
    require("node:fs").rmdirSync(process.cwd());
    import(${JSON.stringify(resolve("src/server/platform/make-folder.ts"))}).then(({ makeFolder }) => {
      try { makeFolder("data/handovers"); } catch (error) { process.stdout.write(error.code); }
    });`;
  const { stdout, signal } = spawnSync(process.execPath, ["-e", script], {
    cwd: folder,
    encoding: "utf8",
    timeout: 20_000,
  });
  expect({ stdout, signal }).toEqual({ stdout: "ENOENT", signal: null });
});

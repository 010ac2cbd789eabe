import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";

const COPY = mkdtempSync(join(tmpdir(), "keelson-portal-"));
afterAll(() => rmSync(COPY, { recursive: true, force: true }));

const PARTS = [
  "app.html",
  "brand",
  "data",
  "index.html",
  "openapi",
  "package.json",
  "scripts",
  "src",
  "tsconfig.json",
  "vite.config.ts",
];
const DESK = ["src/desk", "openapi/desk.openapi.yaml"];

/** Builds the portal in the copy of the checkout; answers the hash of each of its files. */
const buildPortal = (): Readonly<Record<string, string>> => {
  const command = [resolve("node_modules/vite/bin/vite.js"), "build", "--configLoader", "runner", "--logLevel", "warn"];
  execFileSync(process.execPath, command, {
    cwd: COPY,
    env: { PATH: process.env["PATH"], NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const built = join(COPY, "dist/client");
  const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [relative(built, path), createHash("sha256").update(readFileSync(path)).digest("hex")]),
  );
};

it("builds the same files of the portal with and without the desk", () => {
  for (const part of PARTS) cpSync(part, join(COPY, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(COPY, "node_modules"));
  const withDesk = buildPortal();
  expect(Object.keys(withDesk).filter((path) => path.endsWith(".js")).length).toBeGreaterThan(20);
  for (const part of DESK) rmSync(join(COPY, part), { recursive: true });
  expect(buildPortal()).toEqual(withDesk);
});

import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { readEnvFile, writeEnvFile } from "#server/setup/env-file.ts";
import { listCommands } from "../scripts/guides/shell-commands.ts";

const isPossible = process.getuid?.() === 0 && spawnSync("systemd-sysusers", ["--version"]).status === 0;

const STEPS = listCommands("docs/guides").filter(
  ({ file, text }) =>
    file === "install.md" && /^(cp -rn? deploy\/systemd|systemd-|sed -i|chown root:keelson)/.test(text),
);

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "keelson-systemd-"));
  chmodSync(root, 0o755);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const readIds = (): readonly [uid: string, gid: string] => {
  const [, , uid = "", gid = ""] =
    readFileSync(join(root, "etc/passwd"), "utf8")
      .split("\n")
      .find((line) => line.startsWith("keelson:"))
      ?.split(":") ?? [];
  return [uid, gid];
};

/* The commands of the guide with a folder in place of the machine. */
const toFolder = (text: string): string =>
  text
    .replace(/ \/$/, ` ${root}/`)
    .replace("systemd-sysusers", `systemd-sysusers --root=${root}`)
    .replace("--create", `--create --root=${root}`)
    .replaceAll("/etc/keelson", join(root, "etc/keelson"))
    .replace("root:keelson", () => `root:${readIds()[1]}`);

const install = (): void => {
  for (const { text } of STEPS) execFileSync("sh", ["-c", toFolder(text)], { stdio: ["ignore", "ignore", "pipe"] });
};

const settings = (): string => join(root, "etc/keelson/keelson.env");

const readAsServer = (file: string): string | null => {
  const [uid, gid] = readIds();
  const words = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", "--", "cat", file];
  const { status, stdout } = spawnSync("setpriv", words, { encoding: "utf8" });
  return status === 0 ? stdout : null;
};

it("the guide names the archive of this version, and has the steps that this test runs", () => {
  const { version }: { readonly version: string } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(readFileSync("docs/guides/install.md", "utf8")).toContain(`keelson-${version}-server.tar.gz`);
  expect(STEPS.map(({ text }) => text.split(" ").slice(0, 2).join(" "))).toEqual([
    "cp -r",
    "cp -rn",
    "systemd-sysusers &&",
    "sed -i",
    "chown root:keelson",
  ]);
});

it("a server writes the pages of its brand where nothing cleans up while it runs", () => {
  const unit = readFileSync("deploy/systemd/usr/lib/systemd/system/keelson@.service", "utf8").split("\n");
  expect(unit.filter((line) => /TMPDIR|RuntimeDirectory=/.test(line))).toEqual([
    "RuntimeDirectory=keelson/%i",
    "Environment=TMPDIR=/run/keelson/%i",
  ]);
});

it.runIf(isPossible)("an installation has settings with a key that only root and the servers can read", async () => {
  install();
  const config = readConfig(await readEnvFile(settings()))._unsafeUnwrap();
  expect(config.secretKeys).toHaveLength(1);
  const modes = ["etc/keelson", "etc/keelson/keelson.env", "var/lib/keelson", "var/backups/keelson"].map((path) =>
    (statSync(join(root, path)).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(["750", "640", "700", "700"]);
  expect(readAsServer(settings())).toBe(readFileSync(settings(), "utf8"));
});

it.runIf(isPossible)("the assistant and the next installation leave what the servers need", async () => {
  install();
  await writeEnvFile(settings(), { PUBLIC_URL: "https://portal.brandt.example" });
  appendFileSync(settings(), "# mine\n");
  const before = readFileSync(settings(), "utf8");
  writeFileSync(join(root, "usr/bin/keelson-operations"), "of an earlier version");
  install();
  expect(readAsServer(settings())).toBe(before);
  expect(readFileSync(join(root, "usr/bin/keelson-operations"), "utf8")).toBe(
    readFileSync("deploy/systemd/usr/bin/keelson-operations", "utf8"),
  );
});

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { alone } from "./lock.mjs";
import { inRoot, root } from "./root.mjs";
import { say, since, stop } from "./say.mjs";

const lockFile = inRoot("package-lock.json");
const installedFile = inRoot("node_modules", ".package-lock.json");
const stampFile = inRoot("node_modules", ".keelson-lock");

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} LockEntry
 */

/**
 * @param {string | string[] | undefined} wanted
 * @param {string} value
 */
const fits = (wanted, value) => {
  const list = wanted === undefined ? [] : [wanted].flat();
  const refused = list.includes(`!${value}`);
  const wished = list.filter((one) => !one.startsWith("!"));
  return !refused && (wished.length === 0 || wished.includes(value));
};

/** @param {LockEntry} entry */
const namesThisSystem = (entry) =>
  (entry.os ?? entry.cpu) !== undefined &&
  entry.libc === undefined &&
  fits(entry.os, process.platform) &&
  fits(entry.cpu, process.arch);

/**
 * Absent by right: what is for other systems, the other of glibc and musl, and what only those need.
 * @param {LockEntry} entry
 */
const mayBeAbsent = (entry) => entry.optional === true && !namesThisSystem(entry);

const stamp = () => createHash("sha256").update(readFileSync(lockFile)).digest("hex");

/**
 * @param {string} file
 * @returns {Record<string, LockEntry>}
 */
const packagesOf = (file) => {
  /** @type {{ packages: Record<string, LockEntry> }} */
  const lock = JSON.parse(readFileSync(file, "utf8"));
  return lock.packages;
};

/** Whether node_modules holds exactly what package-lock.json says, by npm's own record of its last install. */
const inStep = () => {
  if (!existsSync(installedFile)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp()) return true;
  const wanted = packagesOf(lockFile);
  const present = packagesOf(installedFile);
  const same = Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const found = present[path];
    return found === undefined ? mayBeAbsent(entry) : found.version === entry.version;
  });
  if (same) writeFileSync(stampFile, stamp());
  return same;
};

/* Settings of the machine must not change what is installed: a production or omit setting would leave the build tools out. */
const npmArguments = [
  "ci",
  "--loglevel=error",
  "--include=dev",
  "--include=optional",
  "--bin-links=true",
  "--package-lock=true",
  "--prefer-offline",
  "--no-audit",
  "--no-fund",
];

/** @returns {readonly [string, readonly string[]]} */
const npmCommand = () => {
  const running = process.env["npm_execpath"];
  if (running !== undefined && /^npm(-cli)?\.c?js$/.test(basename(running))) return [process.execPath, [running]];
  return process.platform === "win32" ? ["npm.cmd", []] : ["npm", []];
};

/** @returns {Promise<{ code: number, words: string }>} */
const runNpm = () =>
  new Promise((resolve) => {
    const [command, first] = npmCommand();
    const child = spawn(command, [...first, ...npmArguments], {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
      shell: command.endsWith(".cmd"),
    });
    let words = "";
    child.stderr.setEncoding("utf8").on("data", (/** @type {string} */ chunk) => {
      words += chunk;
    });
    child.on("error", (error) => resolve({ code: 1, words: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, words: words.trim() }));
  });

const install = async () => {
  if (inStep()) return;
  say("installing the packages of package-lock.json (about a minute, the first time only)");
  const start = performance.now();
  const heartbeat = setInterval(() => say(`still installing (${since(start)})`), 15_000);
  const { code, words } = await runNpm();
  clearInterval(heartbeat);
  if (code !== 0) {
    if (words !== "") console.error(words);
    stop("npm ci did not succeed: npm's own words stand above.");
  }
  writeFileSync(stampFile, stamp());
  say(`packages installed in ${since(start)}`);
};

/** Makes node_modules agree with package-lock.json; does nothing when it already does. */
export const ensureInstalled = async () => {
  if (!existsSync(lockFile)) stop("package-lock.json is missing: this is not a complete checkout.");
  if (!inStep()) await alone("install", install);
};

/** Whether packages are there at all, without installing them. */
export const isInstalled = () => existsSync(installedFile);

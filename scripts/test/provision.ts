import { existsSync } from "node:fs";
import { join } from "node:path";
import { findChromium, findHeadlessShell, findWishedBrowser } from "../../tests/support/chromium.ts";
import { findNginx } from "../../tests/support/nginx.ts";
import { findMissingClamd } from "../../tests/server/support/real-clamd.ts";
import { findPostgres } from "../../tests/support/postgres-server.ts";
import { say } from "../lib/say.mjs";
import { runCommand, tool } from "./command.ts";

const rootPrefix = async (): Promise<readonly string[] | undefined> => {
  if (process.getuid?.() === 0) return [];
  const { code } = await runCommand("sudo", ["-n", "true"]);
  return code === 0 ? ["sudo", "-n"] : undefined;
};

const aptInstall = async (packages: readonly string[]): Promise<boolean> => {
  const prefix = await rootPrefix();
  if (prefix === undefined || !existsSync("/usr/bin/apt-get")) return false;
  say(`installing ${packages.join(" and ")} with apt-get`);
  const run = async (...args: readonly string[]): Promise<boolean> => {
    const [command = "apt-get", ...rest] = [...prefix, "apt-get", ...args];
    const { code } = await runCommand(command, rest, { env: { DEBIAN_FRONTEND: "noninteractive" }, seconds: 600 });
    return code === 0;
  };
  return (await run("update")) && (await run("install", "-y", "--no-install-recommends", ...packages));
};

/* The contract tests recognise a PDF by the system's table of file types. */
const fileTypes = "/usr/share/mime/magic";

/** Makes sure that the contract tests can tell file types apart (Linux only; elsewhere they need no table). */
export const ensureFileTypes = async (): Promise<boolean> =>
  process.platform !== "linux" || existsSync(fileTypes) || (await aptInstall(["shared-mime-info"]));

/**
 * The browser for the tests: the one of CHROMIUM_PATH, the headless shell, which is installed even if there is another
 * Chromium, that other one, or what Playwright installs; undefined when nothing was possible.
 */
export const ensureChromium = async (install = aptInstall): Promise<string | undefined> => {
  const best = findWishedBrowser() ?? findHeadlessShell();
  if (best !== undefined) return best;
  await install(["chromium-headless-shell"]);
  const other = findChromium();
  if (other !== undefined) return other;
  await install(["chromium"]);
  const installed = findChromium();
  if (installed !== undefined) return installed;
  say("installing a browser with Playwright");
  const { chromium } = await import("@playwright/test");
  const { code } = await runCommand(tool("playwright"), ["install", "chromium"], { seconds: 600 });
  return code === 0 && existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

/** The Chromium with windows, as most machines have it. */
export const findOrdinaryChromium = (): string | undefined =>
  ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((file) => existsSync(file));

const firefoxes = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const findFirefox = (): string | undefined =>
  [process.env["FIREFOX_PATH"], ...firefoxes].find((file) => file !== undefined && existsSync(file));

/** Firefox, installed when there is none; undefined when that was not possible. */
export const ensureFirefox = async (): Promise<string | undefined> => {
  const found = findFirefox();
  if (found !== undefined) return found;
  await aptInstall(["firefox-esr"]);
  return findFirefox();
};

/** Whether a PostgreSQL server is installed, installing it when there is none. */
export const ensurePostgres = async (): Promise<boolean> => {
  if (findPostgres() !== undefined) return true;
  await aptInstall(["postgresql"]);
  return findPostgres() !== undefined;
};

const isInstalled = (name: string): boolean => ["/usr/sbin", "/usr/bin"].some((at) => existsSync(join(at, name)));

/** Whether nginx is installed, installing it, HAProxy and Caddy where they are missing. */
export const ensureProxies = async (): Promise<boolean> => {
  const missing = ["haproxy", "caddy"].filter((name) => !isInstalled(name));
  const wanted = [...(findNginx() === undefined ? ["nginx-light"] : []), ...missing];
  if (wanted.length > 0) await aptInstall(wanted);
  return findNginx() !== undefined;
};

/** Installs clamd where there is none; tests that need it name it if that was not possible. */
export const ensureClamd = async (): Promise<void> => {
  if (findMissingClamd() !== null) await aptInstall(["clamav-daemon"]);
};

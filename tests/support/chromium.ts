import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/* The same engine without windows, which makes the browser tests 1.6 times as fast. */
const SHELL = "chromium-headless-shell";
const names = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const canRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The browser that CHROMIUM_PATH names, if it can be started. */
export const findWishedBrowser = ({ CHROMIUM_PATH: wished }: Environment = process.env): string | undefined =>
  wished !== undefined && canRun(wished) ? wished : undefined;

const findNamed = (wanted: readonly string[], { PATH = "" }: Environment): string | undefined => {
  const folders = PATH.split(delimiter).filter((folder) => folder !== "");
  const inPath = wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
  return inPath.find(canRun);
};

/** The headless shell of this machine; undefined when there is none. */
export const findHeadlessShell = (environment: Environment = process.env): string | undefined =>
  findNamed([SHELL], environment) ?? places.filter((place) => place.endsWith(SHELL)).find(canRun);

/** The browser of this machine: CHROMIUM_PATH, the headless shell, then any other; undefined when there is none. */
export const findChromium = (environment: Environment = process.env): string | undefined =>
  findWishedBrowser(environment) ??
  findHeadlessShell(environment) ??
  findNamed(names, environment) ??
  places.find(canRun);

/** How every test and page check starts it: nothing but the page under test is loaded; root needs --no-sandbox. */
export const chromiumArguments: readonly string[] = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

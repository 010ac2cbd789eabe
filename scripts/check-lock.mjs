/* npm run check:lock: names optional packages that the lockfile should hold and does not: `npm ci` refuses such a lockfile on their platforms. */
import { readFileSync } from "node:fs";
import { helpInstead } from "./lib/help.mjs";

helpInstead("scripts/check-lock.mjs", process.argv.slice(2));

/** @typedef {{ version?: string, optionalDependencies?: Record<string, string> }} LockEntry */

/** @type {{ packages: Record<string, LockEntry> }} */
const { packages } = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));

/**
 * Looks a dependency up the way Node does: in the package's own node_modules, then in each folder above it.
 * @param {string} from
 * @param {string} name
 */
const isLocked = (from, name) => {
  let folder = from;
  for (;;) {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]?.version !== undefined) return true;
    if (folder === "") return false;
    const cut = folder.lastIndexOf("/node_modules/");
    folder = cut < 0 ? "" : folder.slice(0, cut);
  }
};

const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !isLocked(path, name))
    .map(([name, version]) => `${name}@${version} (wanted by ${path || "the project"})`),
);

for (const line of missing) console.error(`Missing from package-lock.json: ${line}`);
if (missing.length > 0) process.exitCode = 1;
else console.log("The lockfile holds every optional package.");

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds package.json. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * A path inside the project.
 * @param {string[]} parts
 */
export const inRoot = (...parts) => join(root, ...parts);

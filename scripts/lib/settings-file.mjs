import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { inRoot } from "./root.mjs";
import { stop } from "./say.mjs";

/**
 * Adds the settings of `.env`, which `operations setup` writes, to the environment of this process; what is set already stays.
 * @param {string} file
 */
export const readSettingsFile = (file = inRoot(".env")) => {
  if (!existsSync(file)) return;
  try {
    loadEnvFile(file);
  } catch (error) {
    stop(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { inRoot } from "./root.mjs";
import { say } from "./say.mjs";

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && "code" in error ? error.code : undefined);

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
};

/** @param {string} file */
const take = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    return false;
  }
};

/** @param {string} file */
const holder = (file) => {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
};

/**
 * Runs `work` while no other command of this checkout runs the same `name`; the lock of a dead process is taken over.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const alone = async (name, work) => {
  mkdirSync(inRoot(".cache"), { recursive: true });
  const file = inRoot(".cache", `${name}.lock`);
  for (let waited = false; !take(file); waited = true) {
    const pid = holder(file);
    if (pid > 0 && !isAlive(pid)) rmSync(file, { force: true });
    else {
      if (!waited) say(`waiting for another command (process ${pid}) to finish its ${name}`);
      await pause(300);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { inRoot } from "./root.mjs";
import { say } from "./say.mjs";

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

const take = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
};

const holder = (file) => {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
};

/** Runs `work` while no other command of this checkout runs the same `name`; the lock of a dead process is taken over. */
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

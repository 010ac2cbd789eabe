import { spawn } from "node:child_process";
import { constants } from "node:os";
import { productEnv, productNode } from "./product-node.mjs";
import { inRoot, root } from "./root.mjs";

/**
 * A terminal sends Ctrl-C to the child itself; forwarding it as well would make it count twice.
 * @returns {readonly NodeJS.Signals[]}
 */
const forwarded = () => (process.stdin.isTTY ? ["SIGTERM"] : ["SIGINT", "SIGTERM", "SIGHUP"]);

/* Compiled code of earlier runs: servers and staff commands start in two thirds of the time. */
const compileCache = { NODE_COMPILE_CACHE: inRoot("node_modules", ".cache", "node") };

/**
 * Runs a file with the product's Node in this terminal, passes signals on and answers its exit code.
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<number>}
 */
export const runWithProductNode = (args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(productNode(), args, {
      cwd: root,
      stdio: "inherit",
      env: { ...compileCache, ...productEnv(), ...env },
    });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    const ignore = () => {};
    const signals = forwarded();
    for (const signal of signals) process.on(signal, forward);
    if (!signals.includes("SIGINT")) process.on("SIGINT", ignore);
    child.on("error", (error) => {
      console.error(`keelson: ${error.message}`);
      resolve(1);
    });
    child.on("close", (code, signal) => {
      for (const one of signals) process.off(one, forward);
      process.off("SIGINT", ignore);
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });

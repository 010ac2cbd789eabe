/* node scripts/run.mjs <file> [arguments]: runs a file with the Node the product is made for. */
import { runWithProductNode } from "./lib/child.mjs";
import { isInstalled } from "./lib/install.mjs";
import { checkLauncherNode } from "./lib/product-node.mjs";
import { inRoot } from "./lib/root.mjs";
import { stop } from "./lib/say.mjs";

checkLauncherNode();
if (!isInstalled()) stop("the packages are not installed: run `npm start` or `npm ci` first.");
/* Compiled code of earlier runs: a command of the staff starts in half the time. */
const NODE_COMPILE_CACHE = process.env["NODE_COMPILE_CACHE"] ?? inRoot("node_modules", ".cache", "node");
process.exit(await runWithProductNode(process.argv.slice(2), { NODE_COMPILE_CACHE }));

/* node scripts/run.mjs <file> [arguments]: runs a file with the Node the product is made for. */
import { runWithProductNode } from "./lib/child.mjs";
import { helpInstead } from "./lib/help.mjs";
import { isInstalled } from "./lib/install.mjs";
import { checkLauncherNode } from "./lib/product-node.mjs";
import { readSettingsFile } from "./lib/settings-file.mjs";
import { stop } from "./lib/say.mjs";

const words = process.argv.slice(2);
helpInstead(words.find((word) => !word.startsWith("-")) ?? "", words);
checkLauncherNode();
if (!isInstalled()) stop("the packages are not installed: run `npm start` or `npm ci` first.");
/* The staff's commands work on what `npm run serve` serves. */
if (words.includes("src/server/operations/main.ts")) readSettingsFile();
process.exit(await runWithProductNode(words));

/* npm test: installs the packages, then runs every check (scripts/test/main.ts). */
import { runWithProductNode } from "./lib/child.mjs";
import { helpInstead } from "./lib/help.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { checkLauncherNode } from "./lib/product-node.mjs";

const words = process.argv.slice(2);
helpInstead("scripts/test/main.ts", words);
checkLauncherNode();
await ensureInstalled();
process.exit(await runWithProductNode(["scripts/test/main.ts", ...words]));

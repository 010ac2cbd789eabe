/* npm run build: installs what is missing and builds the site. */
import { runWithProductNode } from "./lib/child.mjs";
import { helpInstead } from "./lib/help.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { checkLauncherNode } from "./lib/product-node.mjs";

helpInstead("scripts/build.mjs", process.argv.slice(2));
checkLauncherNode();
await ensureInstalled();
process.exit(await runWithProductNode(["scripts/build.ts", ...process.argv.slice(2)]));

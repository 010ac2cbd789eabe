/* npm test: installs the packages, then runs every check (scripts/test/main.ts). */
import { runWithProductNode } from "./lib/child.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { checkLauncherNode } from "./lib/product-node.mjs";

checkLauncherNode();
await ensureInstalled();
process.exit(await runWithProductNode(["scripts/test/main.ts", ...process.argv.slice(2)]));

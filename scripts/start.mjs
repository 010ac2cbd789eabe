/* npm start: from a fresh clone to the running product with demo data. */
import { runWithProductNode } from "./lib/child.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { checkLauncherNode } from "./lib/product-node.mjs";
import { say } from "./lib/say.mjs";

checkLauncherNode();
await ensureInstalled();
const built = await runWithProductNode(["scripts/build.ts", "--if-changed"]);
if (built !== 0) process.exit(built);
say("starting the server");
process.exit(await runWithProductNode(["src/server/main.ts"], { KEELSON_DEMO: process.env["KEELSON_DEMO"] ?? "1" }));

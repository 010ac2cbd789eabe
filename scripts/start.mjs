/* npm start: from a fresh clone to the running product with demo data. --fresh resets the demo data. */
import { parseArgs } from "node:util";
import { runWithProductNode } from "./lib/child.mjs";
import { helpInstead } from "./lib/help.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { checkLauncherNode } from "./lib/product-node.mjs";
import { say, stop } from "./lib/say.mjs";
import { SERVER_COMMAND } from "./lib/server-command.mjs";

helpInstead("scripts/start.mjs", process.argv.slice(2));

const readArguments = () => {
  try {
    return parseArgs({ options: { fresh: { type: "boolean", default: false } } }).values;
  } catch {
    return stop("npm start takes one option: `npm start -- --fresh` resets the demo.");
  }
};

const { fresh } = readArguments();
checkLauncherNode();
await ensureInstalled();
const built = await runWithProductNode(["scripts/build.ts", "--if-changed"]);
if (built !== 0) process.exit(built);
const demo = { KEELSON_DEMO: process.env["KEELSON_DEMO"] ?? "1" };
if (fresh && (await runWithProductNode(["scripts/reset-demo.ts"], demo)) !== 0) process.exit(1);
say("starting the server");
process.exit(await runWithProductNode(SERVER_COMMAND, demo));

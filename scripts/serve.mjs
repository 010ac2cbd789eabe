/* npm run serve: the built product without demo data, with the settings of the environment and of `.env`. */
import { existsSync } from "node:fs";
import { runWithProductNode } from "./lib/child.mjs";
import { helpInstead } from "./lib/help.mjs";
import { isInstalled } from "./lib/install.mjs";
import { checkLauncherNode } from "./lib/product-node.mjs";
import { inRoot } from "./lib/root.mjs";
import { stop } from "./lib/say.mjs";
import { readSettingsFile } from "./lib/settings-file.mjs";
import { SERVER_COMMAND } from "./lib/server-command.mjs";

helpInstead("scripts/serve.mjs", process.argv.slice(2));
checkLauncherNode();
if (!isInstalled() || !existsSync(inRoot("dist", ".inputs"))) stop("the site is not built: run `npm run build` first.");
readSettingsFile();
process.exit(await runWithProductNode(SERVER_COMMAND, { NODE_ENV: "production" }));

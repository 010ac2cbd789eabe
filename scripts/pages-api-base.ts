/* npm run pages:api-base -- /freight/api [folder]: writes the base path of the API into the pages of the built site. */
import { BUILT_SETTINGS, writePages } from "#server/platform/http/pages.ts";
import { say, stop } from "./lib/say.mjs";

const [path, folder = "dist/client"] = process.argv.slice(2);
if (path === undefined || !/^(\/[\w~-][\w.~-]*)+$/.test(path)) stop("give a path such as /freight/api.");
else {
  await writePages(folder, folder, { ...BUILT_SETTINGS, apiBasePath: path });
  say(`the pages in ${folder} call the API under ${path}`);
}

/* npm run docs: writes the API reference and the reference of the domain, as static files, to dist/docs. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { Application } from "typedoc";
import { writeApiReference } from "./build/api-reference.ts";
import { say, stop } from "./lib/say.mjs";

const FOLDER = "dist/docs";

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Keelson documentation</title>
  </head>
  <body>
    <h1>Keelson documentation</h1>
    <ul>
      <li><a href="api.html">API reference</a>, from openapi/keelson.openapi.yaml</li>
      <li><a href="domain/index.html">Domain reference</a>, from src/domain</li>
    </ul>
  </body>
</html>
`;

const writeDomainReference = async (folder: string): Promise<boolean> => {
  const app = await Application.bootstrap({
    name: "Keelson domain",
    entryPoints: ["src/domain/*/index.ts"],
    tsconfig: "src/domain/tsconfig.json",
    readme: "src/domain/README.md",
    excludeInternal: true,
    skipErrorChecking: true,
    logLevel: "Warn",
  });
  const project = await app.convert();
  if (project === undefined) return false;
  await app.generateDocs(project, folder);
  return !app.logger.hasErrors();
};

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
await writeApiReference(FOLDER, "api");
if (!(await writeDomainReference(`${FOLDER}/domain`))) stop("the domain reference could not be written.");
await writeFile(`${FOLDER}/index.html`, INDEX);
say(`documentation written to ${FOLDER}`);

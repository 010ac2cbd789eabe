/* npm run gen:api: writes src/api/schema.d.ts from the OpenAPI document; with --check only says whether it is fresh. */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const source = new URL("../openapi/keelson.openapi.yaml", import.meta.url);
const target = new URL("../src/api/schema.d.ts", import.meta.url);

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier("Blob"));

const generate = async (): Promise<string> => {
  const ast = await openapiTS(source, {
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    alphabetize: true,
    transform: (schema) => (schema.format === "binary" ? blob : undefined),
  });
  return `/* Generated from openapi/keelson.openapi.yaml by \`npm run gen:api\`. Do not edit. */\n${astToString(ast)}`;
};

const text = await generate();
if (process.argv.includes("--check")) {
  const current = existsSync(target) ? await readFile(target, "utf8") : "";
  if (current !== text) {
    console.error(
      "src/api/schema.d.ts does not match openapi/keelson.openapi.yaml: run `npm run gen:api` and commit it.",
    );
    process.exitCode = 1;
  }
} else {
  await mkdir(new URL(".", target), { recursive: true });
  await writeFile(target, text);
  console.log("src/api/schema.d.ts written");
}

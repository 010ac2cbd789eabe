/* npm run gen:api: writes the types of the OpenAPI documents; with --check only says whether they are fresh. */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { load } from "js-yaml";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const ROOT = new URL("../", import.meta.url);
const FILES = [
  ["openapi/keelson.openapi.yaml", "src/api/schema.d.ts"],
  ["openapi/desk.openapi.yaml", "src/api/desk-schema.d.ts"],
] as const;

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

/* Maps whose keys are names, not keywords. */
const MAPS = new Set(["properties", "schemas"]);

/* Only the published document needs them: an editor shows the sentence of a type and its properties. */
const isOmitted = (key: string, parent: Json): boolean =>
  key === "example" ||
  key === "examples" ||
  (key === "format" && parent[key] !== "binary") ||
  (key === "description" && ["operationId", "in", "content", "headers"].some((keyword) => keyword in parent));

const toTypeSource = (value: unknown, isMap = false): unknown => {
  if (Array.isArray(value)) return value.map((item) => toTypeSource(item));
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      !isMap && isOmitted(key, value) ? [] : [[key, toTypeSource(inner, !isMap && MAPS.has(key))]],
    ),
  );
};

const isNever = (node: ts.Node): boolean =>
  ts.isPropertySignature(node) && node.type?.kind === ts.SyntaxKind.NeverKeyword;

const isShort = (node: ts.Node): boolean =>
  ts.isTypeLiteralNode(node) &&
  node.members.length <= 1 &&
  node.members.every((member) => ts.getSyntheticLeadingComments(member) === undefined);

/** Removes properties that can have no value, and prints a type with one property in one line. */
const shorten = (node: ts.Node): ts.Node => {
  const shortened = ts.visitEachChild(node, (child) => (isNever(child) ? undefined : shorten(child)), undefined);
  return isShort(shortened) ? ts.setEmitFlags(shortened, ts.EmitFlags.SingleLine) : shortened;
};

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier("Blob"));

const generate = async (source: string): Promise<string> => {
  const document = load(await readFile(new URL(source, ROOT), "utf8"));
  const ast = await openapiTS(JSON.stringify(toTypeSource(document)), {
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    alphabetize: true,
    transform: (schema) => (schema.format === "binary" ? blob : undefined),
  });
  return `/* Generated from ${source} by \`npm run gen:api\`. Do not edit. */\n${astToString(ast.map(shorten))}`;
};

const isFresh = async (target: URL, text: string): Promise<boolean> =>
  existsSync(target) && (await readFile(target, "utf8")) === text;

for (const [source, file] of FILES) {
  const text = await generate(source);
  const target = new URL(file, ROOT);
  if (!process.argv.includes("--check")) {
    await mkdir(new URL(".", target), { recursive: true });
    await writeFile(target, text);
    console.log(`${file} written`);
  } else if (!(await isFresh(target, text))) {
    console.error(`${file} does not match ${source}: run \`npm run gen:api\` and commit it.`);
    process.exitCode = 1;
  }
}

/*
 * npm run gen:states: writes contracts/states.json and contracts/states.md from tests/contracts/states.ts and the contract; with
 * --check only reports whether they are fresh.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import ts from "typescript";
import { type Schema, toSchema } from "./lib/type-schema.ts";
import { readInteractions, readPact } from "./verify/contract.ts";
import { readDocument } from "./verify/document.ts";
import { EQUIPMENT, LANE, LCL_LANE, toJourneyData } from "./verify/journeys/data.ts";
import { readJourneys } from "./verify/journeys/document.ts";
import { listJourneyUses } from "./verify/journeys/levels.ts";
import { isObject, readKey } from "./verify/json.ts";
import { readLevels } from "./verify/levels.ts";

const SOURCE = "tests/contracts/states.ts";
const MOST_TITLES = 10;

const [document, levels, journeys] = [readDocument(), readLevels(), readJourneys()];
const interactions = readInteractions(readPact(), document, levels)._unsafeUnwrap();
const optionalLevels = levels.levels.filter(({ optional }) => optional === true).map(({ level }) => level);
const journeyData = toJourneyData({ accounts: null, lane: LANE, lclLane: LCL_LANE, equipment: EQUIPMENT });
const source = ts.createSourceFile(SOURCE, readFileSync(SOURCE, "utf8"), ts.ScriptTarget.ESNext, true);
const aliases = new Map(
  source.statements
    .filter((statement) => ts.isTypeAliasDeclaration(statement))
    .map((alias) => [alias.name.text, alias.type] as const),
);

const toLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const referToDocument = (name: string): Schema => ({
  $ref: `../openapi/keelson.openapi.yaml#/components/schemas/${name}`,
});

interface State {
  readonly name: string;
  readonly purpose: string;
  readonly data: string;
  /** Levels of the interactions, of the steps of journeys and of the checks of optional parts that need it. */
  readonly levels: readonly number[];
  /** A server may answer 404 to it: its interactions are then left out. */
  readonly optional: boolean;
  readonly parameters: Schema;
  readonly example: unknown;
  /** The data as an answer shows it; absent if no interaction shows it by itself. */
  readonly shown?: unknown;
}

const readText = (comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string =>
  toLine(ts.getTextOfJSDocComment(comment) ?? "");

const findJourneys = (name: string) => listJourneyUses(name, journeys, document, levels, journeyData);

/** A profile states each part whose state a server has: one check for each, at the level of optional parts. */
const findPartLevels = (name: string): readonly number[] =>
  Object.values(levels.parts).includes(name) ? optionalLevels : [];

const findUses = (name: string) => interactions.filter(({ states }) => states.some((state) => state.name === name));

/** The part of an answer that `@shown <interaction>: <path>` names. */
const readShown = (state: string, text: string): unknown => {
  const [title = "", path = ""] = text.split(": ");
  const content = interactions.find(({ description }) => description === title)?.pact.response.body?.content;
  const shown = path.split(".").reduce<unknown>(readKey, content);
  if (shown === undefined) throw new Error(`${state}: no answer has "${text}".`);
  return shown;
};

const toState = (member: ts.PropertySignature): State => {
  const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(source);
  const [doc] = ts.getJSDocCommentsAndTags(member).filter((part) => ts.isJSDoc(part));
  const findTag = (tag: string) => ts.getJSDocTags(member).find(({ tagName }) => tagName.text === tag);
  const [data, shown] = [findTag("data"), findTag("shown")];
  const uses = findUses(name);
  if (member.type === undefined || uses.length === 0) throw new Error(`${name}: no interaction uses this state.`);
  const needed = new Set([
    ...uses.map(({ level }) => level),
    ...findJourneys(name).flatMap((use) => use.levels),
    ...findPartLevels(name),
  ]);
  const state = {
    name,
    purpose: readText(doc?.comment),
    data: readText(data?.comment),
    levels: [...needed].toSorted((one, other) => one - other),
    optional: uses.every(({ isOptional }) => isOptional) && findJourneys(name).length === 0,
    parameters: toSchema(member.type, aliases, referToDocument),
    example: uses.flatMap(({ states }) => states).find((one) => one.name === name)?.params ?? {},
    ...(shown && { shown: readShown(name, readText(shown.comment)) }),
  };
  if (state.purpose === "" || state.data === "") throw new Error(`${name}: a purpose and @data are required.`);
  return state;
};

const states: readonly State[] = source.statements
  .filter((statement) => ts.isInterfaceDeclaration(statement))
  .filter(({ name }) => name.text === "ProviderStates")
  .flatMap(({ members }) => members.filter((member) => ts.isPropertySignature(member)).map(toState));

const describeUse = (name: string): string => {
  const titles = findUses(name).map(({ description }) => description);
  const named = titles.slice(0, MOST_TITLES).join("; ");
  const all = titles.length > MOST_TITLES ? `${titles.length} interactions, such as ${named}` : named;
  const inJourneys = findJourneys(name).map(({ journey }) => `\`${journey}\``);
  return [all, ...(inJourneys.length === 0 ? [] : [`journeys ${inJourneys.join(", ")}`])].join("; ");
};

/** `string`, `number or null`, `"api" or "excel"`, `list of TrackingEvent`: a schema in a few words. */
const describeSchema = (schema: unknown): string => {
  if (!isObject(schema)) return "anything";
  const { $ref: reference, description, enum: values, type, items } = schema;
  if (typeof description === "string") return description.split("/").at(-1) ?? "";
  if (typeof reference === "string") return reference.split("/").at(-1) ?? "";
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(" or ");
  if (type === "array") return `list of ${describeSchema(items)}`;
  return Array.isArray(type) ? type.join(" or ") : typeof type === "string" ? type : "anything";
};

const describeParameters = ({ parameters: { properties }, example }: State): string => {
  const rows = isObject(properties)
    ? Object.entries(properties).map(([name, schema]) => `| \`${name}\` | ${describeSchema(schema)} |`)
    : [];
  return rows.length === 0
    ? "**Parameters**: none"
    : ["| Parameter | Type |", "|---|---|", ...rows, "", "```json", JSON.stringify(example, null, 2), "```"].join("\n");
};

const describeShown = ({ shown }: State): readonly string[] =>
  shown === undefined ? [] : ["**In an answer**", "", "```json", JSON.stringify(shown, null, 2), "```", ""];

const describeLevels = ({ levels, optional }: State): string =>
  `**Levels**: ${levels.join(", ")}${optional ? " (may be left out)" : ""}`;

const describe = (state: State): string =>
  [
    `## ${state.name}`,
    "",
    state.purpose,
    "",
    `**Data**: ${state.data}`,
    "",
    describeLevels(state),
    "",
    describeParameters(state),
    "",
    ...describeShown(state),
    `**Used by**: ${describeUse(state.name)}.`,
  ].join("\n");

const FILES = {
  "contracts/states.json": `${JSON.stringify(
    {
      about: [
        "Generated by npm run gen:states. Do not edit.",
        "The provider states of the contract: what a server needs before an interaction.",
        "levels: the levels whose interactions, steps of journeys or checks of parts need the state. optional: a server may answer 404 to it.",
        "parameters: JSON Schema (2020-12) of its parameters. shown: the data as an answer shows it.",
      ],
      states,
    },
    null,
    2,
  )}\n`,
  "contracts/states.md": `<!-- Generated by \`npm run gen:states\` from tests/contracts/states.ts and the contract. Do not edit. -->

# Provider states

Each interaction of the contract starts from states: sentences with parameters that describe the data of the server. Before
each interaction the server is reset: it has its places and countries, and nothing else. Then the states of the interaction
are set up in their order. A state never depends on an earlier interaction. Setting it up twice must change nothing.

[\`states.json\`](states.json) has the same for programs: the parameters of each state as JSON Schema, its levels, and whether it may be
left out. Types such as \`TrackingEvent\` are described in \`openapi/keelson.openapi.yaml\`.

## Places

Interactions and journeys use these places, besides those that a state names. A server has them after a reset:

| UN/LOCODE | Name | Country |
|---|---|---|
| \`INNSA\` | Nhava Sheva, a port | India (\`IN\`) |
| \`INMUN\` | Mundra, a port | India (\`IN\`) |
| \`NLRTM\` | Rotterdam, a port | Netherlands (\`NL\`) |
| \`BEANR\` | Antwerp, a port | Belgium (\`BE\`) |
| \`INTKD\` | Tughlakabad, inland | India (\`IN\`) |
| \`DEDUI\` | Duisburg, inland | Germany (\`DE\`) |

${states.map(describe).join("\n\n")}
`,
};

const isFresh = ([file, text]: readonly [string, string]): boolean =>
  existsSync(file) && readFileSync(file, "utf8") === text;

if (process.argv.includes("--check")) {
  for (const [file] of Object.entries(FILES).filter((entry) => !isFresh(entry))) {
    console.error(`${file} does not match ${SOURCE} and the contract: run \`npm run gen:states\` and commit it.`);
    process.exitCode = 1;
  }
} else {
  for (const [file, text] of Object.entries(FILES)) writeFileSync(file, text);
  console.log(`${Object.keys(FILES).join(" and ")} written: ${states.length} states`);
}

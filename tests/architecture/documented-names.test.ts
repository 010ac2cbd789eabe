import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Command } from "commander";
import { describe, expect, it } from "vitest";
import {
  DOCUMENTS,
  findPaths,
  findScripts,
  readLinks,
  readSpans,
  type ScriptCall,
  type Span,
} from "./support/documents.ts";
import { loadCommands } from "#server/operations/all-commands.ts";
import type { Operations } from "#server/operations/kit/command.ts";

const spans = DOCUMENTS.flatMap((file) => readSpans(file));
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

/* The carrier that the guide connects does not exist. */
const OF_EXAMPLE = /\bborealis\b/;

const exists = (path: string): boolean => (/[*{]/.test(path) ? globSync(path).length > 0 : existsSync(path));

/* From the root of the repository, or beside the document. */
const isThere = (path: string, at: string): boolean => exists(path) || exists(join(dirname(at), path));

const wrongPaths = (spansToCheck: readonly Span[]): readonly string[] =>
  spansToCheck.flatMap((span) =>
    findPaths(span).flatMap((path) => (isThere(path, span.at) || OF_EXAMPLE.test(path) ? [] : [`${span.at} ${path}`])),
  );

/* Their options are those of the tool, which has help of its own. */
const OF_TOOLS = /^(playwright|vitest|biome|oxlint|tsc)\b/;

const isKnownOption = (command: string, option: string): boolean => {
  if (OF_TOOLS.test(command)) return true;
  const files = command
    .split(" ")
    .filter((word) => /^(scripts|tests|simulators)\//.test(word) && word !== "scripts/run.mjs");
  const texts = files.flatMap((file) => {
    const folder = file === "scripts/test.mjs" ? "scripts/test" : dirname(file);
    const own = [file, ...(/^(scripts|tests\/bench)$/.test(folder) ? [] : globSync(`${folder}/*.ts`))];
    return own.map((name) => readFileSync(name, "utf8"));
  });
  return option === "help" || texts.some((text) => new RegExp(`\\b"?${option}"?:|--${option}\\b`).test(text));
};

const wrongCalls = ({ script, options }: ScriptCall): readonly string[] => {
  const command = scripts[script] ?? (["ci", "install", "audit"].includes(script) ? "npm" : undefined);
  if (command === undefined) return [`npm run ${script}`];
  if (script === "operations" || command === "npm") return [];
  return options.flatMap((option) => (isKnownOption(command, option) ? [] : [`npm run ${script} -- --${option}`]));
};

const wrongScripts = (spansToCheck: readonly Span[]): readonly string[] =>
  spansToCheck.flatMap((span) =>
    findScripts(span).flatMap((call) => wrongCalls(call).map((words) => `${span.at} ${words}`)),
  );

/* The staff's commands as they are declared; none of them runs. */
const idle: Operations = {
  readPlaces: () => ({ database: { kind: "sqlite", folder: "" }, store: null, dataFolder: "" }),
  withDatabase: () => Promise.resolve(),
  clock: () => 0,
  ids: { id: () => "", secret: () => "" },
  staff: { systemUser: "", name: "" },
  openFiles: () => {
    throw new Error("No command runs here.");
  },
  openScanner: () => null,
  readSite: () => Promise.resolve(""),
  readConnectors: () => ({ rates: [], schedules: [] }),
  isTerminal: false,
  say: () => undefined,
  note: () => undefined,
  readFeeds: () => [],
  reportError: () => undefined,
};
const program = new Command("operations");
for (const command of await loadCommands()) command.addTo(program, idle);
const groups = new Map(program.commands.map((group) => [group.name(), group]));

/* `bookings list` is a command of a group, `status` one without. */
const findCommand = ([first = "", second = ""]: readonly string[]): Command | undefined => {
  const top = groups.get(first);
  return top === undefined || top.commands.length === 0 ? top : top.commands.find((one) => one.name() === second);
};

const wrongCommand = (text: string): string | null => {
  const words = text.replace(/^.*\boperations -- /, "").split(/\s+/);
  const [group = "", name = ""] = words;
  const command = findCommand(words);
  if (command === undefined) return name.startsWith("-") && groups.has(group) ? null : `${group} ${name}`;
  const known = ["--help", ...command.options.map(({ long }) => long)];
  const unknown = words
    .map((word) => /^\[?(--[a-z][a-z-]*)/.exec(word)?.[1])
    .find((one) => one !== undefined && !known.includes(one));
  return unknown === undefined ? null : `${group} ${name} ${unknown}`;
};

const isCommand = (text: string): boolean => {
  if (/\boperations -- [a-z]/.test(text)) return true;
  const [group = "", name = ""] = text.split(/\s+/);
  /* A line of TypeScript. */
  if (group === "export" && name === "const") return false;
  return groups.has(group) && /^[a-z-]+$/.test(name);
};

const wrongCommands = (spansToCheck: readonly Span[]): readonly string[] =>
  spansToCheck.flatMap(({ at, text }) => {
    const wrong = isCommand(text) ? wrongCommand(text) : null;
    return wrong === null ? [] : [`${at} ${wrong}`];
  });

/* The words by which each command is called. */
const DECLARED = program.commands.flatMap((top) =>
  top.commands.length === 0 ? [top.name()] : top.commands.map((one) => `${top.name()} ${one.name()}`),
);

const toCall = ({ text }: Span): string =>
  text
    .split(/\s+/)
    .slice(0, groups.get(text.split(/\s+/)[0] ?? "")?.commands.length === 0 ? 1 : 2)
    .join(" ");

/* In the table of the guide a command without a group belongs to the group before it: `bookings list`, `cancel <number>`. */
const TABLE = "docs/guides/staff-commands.md";

const tableCommands = (content: string): readonly Span[] =>
  content.split("\n").flatMap((line, index) => {
    const cell = line.startsWith("| `") ? (line.split(" | ")[0] ?? "") : "";
    let group = "";
    return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, text = ""]) => {
      const [first = ""] = text.split(" ");
      if (groups.has(first)) group = first;
      const at = `${TABLE}:${index + 1}`;
      return group === "" ? [] : [{ at, text: groups.has(first) ? text : `${group} ${text}` }];
    });
  });

describe("README, guides and decisions name only what exists", () => {
  it("paths", () => {
    expect(spans.flatMap(findPaths).length).toBeGreaterThan(150);
    expect(wrongPaths(spans)).toEqual([]);
    expect(wrongPaths([{ at: "planted", text: "src/domain/money and src/nothing/here.ts" }])).toEqual([
      "planted src/nothing/here.ts",
    ]);
  });

  it("links", () => {
    const wrong = DOCUMENTS.flatMap((file) =>
      readLinks(file).flatMap(({ at, text }) => (existsSync(join(dirname(file), text)) ? [] : [`${at} ${text}`])),
    );
    expect(wrong).toEqual([]);
  });

  it("npm scripts and their options", () => {
    expect(spans.flatMap(findScripts).length).toBeGreaterThan(50);
    expect(wrongScripts(spans)).toEqual([]);
    expect(wrongScripts([{ at: "planted", text: "npm run tests; npm test -- --sed 4; npm run dev" }])).toEqual([
      "planted npm run tests",
      "planted npm run test -- --sed",
    ]);
  });

  it("staff commands and their options", () => {
    expect(spans.filter(({ text }) => isCommand(text)).length).toBeGreaterThan(40);
    expect(wrongCommands(spans)).toEqual([]);
    expect(
      wrongCommands([
        { at: "planted", text: "npm run operations -- rates bring in.csv" },
        { at: "planted", text: "bookings list --colour" },
      ]),
    ).toEqual(["planted rates bring", "planted bookings list --colour"]);
  });

  it("every staff command in the table of its guide, and no other", () => {
    const listed = tableCommands(readFileSync(TABLE, "utf8"));
    expect(listed.flatMap(({ text }) => wrongCommand(text) ?? [])).toEqual([]);
    expect([...new Set(listed.map(toCall))].toSorted()).toEqual(DECLARED.toSorted());
    const planted = tableCommands("| `bookings list`, `show <number>`, `status` | lists |").map(toCall);
    expect(planted).toEqual(["bookings list", "bookings show", "status"]);
  });

  it("no setting that nothing reads", () => {
    const named = [...readFileSync("docs/guides/settings.md", "utf8").matchAll(/^\| (`[A-Z_`, ]+`) \|/gm)].flatMap(
      ([, cell = ""]) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name),
    );
    const read = globSync("{src/server,scripts}/**/*.{ts,mjs}").map((file) => readFileSync(file, "utf8"));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !read.some((text) => text.includes(name)))).toEqual([]);
  });

  it("in a README that can be read to its end", () => {
    expect(readFileSync("README.md", "utf8").split("\n").length).toBeLessThanOrEqual(121);
  });
});

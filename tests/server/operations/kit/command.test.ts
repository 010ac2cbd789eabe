import { err, ok } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defineCommand, defineGroup, defineList, type Operations } from "#server/operations/kit/command.ts";
import { createPrint } from "#server/operations/kit/print.ts";
import {
  argument,
  argumentList,
  defaultOption,
  flag,
  listOption,
  option,
  optionalArgument,
  readChoice,
  readReason,
  readText,
  repeatedOption,
  requiredOption,
  rowLimit,
  textOption,
} from "#server/operations/kit/parameters.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";

interface Crane {
  readonly id: string;
  readonly reach: number;
  readonly note: string | null;
}

const CRANES: readonly Crane[] = [
  { id: "c-1", reach: 8, note: "=1+1\nlong \u001b[2J" },
  { id: "crane-2", reach: 120, note: null },
];

const list = (cranes: readonly Crane[]) =>
  defineList({
    name: "list",
    description: "List cranes",
    parameters: { limit: rowLimit() },
    run: async (_, { limit }) => ok(cranes.slice(0, limit)),
    columns: [
      { key: "id", heading: "Crane", value: ({ id }) => id },
      {
        key: "reach",
        heading: "Reach",
        value: ({ reach }) => reach,
        text: ({ reach }) => `${reach} m`,
        align: "right",
      },
      { key: "note", heading: "Note", value: ({ note }) => note },
      { key: "isLong", heading: "Long", value: ({ reach }) => reach > 100, text: null },
    ],
    details: ({ note }) => (note === null ? ["    no note"] : []),
    empty: "No cranes.",
  });

const move = defineCommand({
  name: "move",
  description: "Move a crane",
  parameters: {
    crane: argument("id", (text) => text.toUpperCase()),
    berth: optionalArgument("number"),
    state: option("<state>", "one of new, old", readChoice(["new", "old"])),
    reason: requiredOption("<text>", "why", readReason(20, ": what was wrong")),
    speed: defaultOption("<number>", "knots", "4", readText),
    maxHeight: textOption("<metres>", "height"),
    isFast: flag("fast"),
    size: listOption("<size...>", "sizes"),
    tag: repeatedOption("<tag>", "tags"),
  },
  run: async ({ progress }, input) => {
    progress("half way");
    return input.crane === "C-9" ? err(["There is no crane.", "  List them first."]) : ok(input);
  },
  describe: ({ crane }) => [`${crane} is moved.`],
});

const load = defineCommand({
  name: "load",
  description: "Load files",
  parameters: { files: argumentList("files") },
  run: async (_, { files }) => (files[0] === "none" ? err("There is no file.") : ok(files.length)),
  describe: (count) => [`${count} files loaded.`],
});

const scrapped: string[] = [];
const scrap = defineCommand({
  name: "scrap",
  description: "Scrap a crane",
  parameters: { crane: argument("id") },
  confirmation: {
    action: "scrap it",
    notYet: "Nothing is scrapped yet.",
    preview: async (_, { crane }) =>
      crane === "none" ? err("There is no crane.") : ok({ lines: [`Crane ${crane}`], json: { crane } }),
  },
  run: async (_, { crane }) => {
    scrapped.push(crane);
    return ok({ crane });
  },
  describe: ({ crane }) => [`${crane} is scrapped.`],
});

describe("staff commands", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let said: string[] = [];
  let noted: string[] = [];
  let failed: string[] = [];
  beforeEach(async () => {
    database = await openTestDatabase(sqlitePlace);
    scrapped.length = 0;
  });
  afterEach(() => database.remove());

  const run = async (words: string, overrides: Partial<Operations> = {}, cranes = CRANES) => {
    [said, noted, failed] = [[], [], []];
    const operations = staffOperations(database, {
      say: createPrint((...lines) => said.push(...lines)),
      note: createPrint((...lines) => noted.push(...lines)),
      reportError: createPrint((...lines) => failed.push(...lines)),
      ...overrides,
    });
    const cranesGroup = defineGroup("cranes", "Manage cranes", [list(cranes), move, load, scrap]);
    await runStaffCommand([cranesGroup], operations, ["cranes", ...words.split(" ")]);
    return { said, noted, failed };
  };

  it("print a plain line for each row, on one line and without control characters", async () => {
    expect((await run("list")).said).toEqual(["c-1  8 m  =1+1 long [2J", "crane-2  120 m", "    no note"]);
    expect((await run("list --limit 1")).said).toEqual(["c-1  8 m  =1+1 long [2J"]);
    expect((await run("list", {}, [])).said).toEqual(["No cranes."]);
  });

  it("print an aligned table with headings on a terminal, without empty columns", async () => {
    expect((await run("list", { isTerminal: true })).said).toEqual([
      "Crane    Reach  Note",
      "c-1        8 m  =1+1 long [2J",
      "crane-2  120 m",
      "    no note",
    ]);
    expect((await run("list", { isTerminal: true }, CRANES.slice(1))).said[0]).toBe("Crane    Reach");
    expect((await run("list", { isTerminal: true }, [])).said).toEqual(["No cranes."]);
  });

  it("answer --json with keys and typed values, escaped for a terminal", async () => {
    const { said } = await run("list --json");
    expect(said.join("\n")).toContain('"note": "=1+1\\nlong \\u001b[2J"');
    expect(JSON.parse(said.join("\n"))).toEqual([
      { id: "c-1", reach: 8, note: "=1+1\nlong \u001b[2J", isLong: false },
      { id: "crane-2", reach: 120, note: null, isLong: true },
    ]);
    expect((await run("list --json", {}, [])).said).toEqual(["[]"]);
  });

  it("print lists of any length", async () => {
    const many = Array.from({ length: 150_000 }, (_, index) => ({ id: `c-${index}`, reach: 1, note: "" }));
    expect((await run("list --limit 200000", { isTerminal: true }, many)).said).toHaveLength(150_001);
    expect((await run("list --limit 200000 --json", {}, many.slice(0, 30_000))).said).toHaveLength(180_002);
  });

  it("answer --csv with a line for each row and formulas as text", async () => {
    expect((await run("list --csv")).said).toEqual([
      "id,reach,note,isLong",
      `c-1,8,"'=1+1 long  [2J",false`,
      "crane-2,120,,true",
    ]);
  });

  it("answer --csv with the text for people where a value is an object", async () => {
    const loads = defineList({
      name: "loads",
      description: "List loads",
      parameters: {},
      run: async () => ok([{ id: "l-1", total: { currency: "USD", amount: 5 } }]),
      columns: [
        { key: "id", heading: "Load" },
        { key: "total", heading: "Total", text: ({ total }) => `${total.currency} ${total.amount.toFixed(2)}` },
        { key: "raw", heading: "Raw", value: ({ total }) => total, text: null },
      ],
      empty: "No loads.",
    });
    const lines: string[] = [];
    const operations = staffOperations(database, { say: (...given) => void lines.push(...given) });
    await runStaffCommand([loads], operations, ["loads", "--csv"]);
    expect(lines).toEqual(["id,total,raw", 'l-1,USD 5.00,"{""currency"":""USD"",""amount"":5}"']);
  });

  it("read arguments and options by their names", async () => {
    const words = "move c-1 7 --state old --reason x --speed 9 --max-height 3 --is-fast --size a b --tag 1 --tag 2";
    expect(JSON.parse((await run(`${words} --json`)).said.join("\n"))).toEqual({
      crane: "C-1",
      berth: "7",
      state: "old",
      reason: "x",
      speed: "9",
      maxHeight: "3",
      isFast: true,
      size: ["a", "b"],
      tag: ["1", "2"],
    });
    expect(JSON.parse((await run("move c-1 --reason x --json")).said.join("\n"))).toEqual({
      crane: "C-1",
      berth: null,
      state: null,
      reason: "x",
      speed: "4",
      maxHeight: null,
      isFast: false,
      size: [],
      tag: [],
    });
    expect((await run("load a b c")).said).toEqual(["3 files loaded."]);
  });

  it.each([
    ["list --limit 0", "--limit takes a whole number, not 0."],
    ["list --limit 1e3", "--limit takes a whole number, not 1e3."],
    ["move c-1 --reason x --state lost", "--state takes new, old, not lost."],
    [`move c-1 --reason ${"x".repeat(21)}`, "--reason takes 1 to 20 characters: what was wrong."],
    ["move c-1 --reason \u0007", "--reason takes 1 to 20 characters: what was wrong."],
    ["load none", "There is no file."],
    ["scrap none", "There is no crane."],
  ])("refuse without doing anything: %j", async (words, sentence) => {
    expect(await run(words)).toEqual({ said: [], noted: [], failed: [sentence] });
  });

  it("open no database for what was typed wrongly", async () => {
    const withDatabase = () => Promise.reject(new Error("The database was opened."));
    expect((await run("list --limit x", { withDatabase })).failed).toEqual(["--limit takes a whole number, not x."]);
  });

  it("print progress beside the answer where another program reads it", async () => {
    expect(await run("move c-1 --reason x")).toEqual({
      said: ["half way", "C-1 is moved."],
      noted: [],
      failed: [],
    });
    expect((await run("move c-1 --reason x --json")).noted).toEqual(["half way"]);
  });

  it("refuse with several lines", async () => {
    expect(await run("move c-9 --reason x --json")).toEqual({
      said: [],
      noted: ["half way"],
      failed: ["There is no crane.", "  List them first."],
    });
  });

  it("show what would happen, and do it only with --yes", async () => {
    expect((await run("scrap c-1")).said).toEqual([
      "Crane c-1",
      "Nothing is scrapped yet. To scrap it: npm run operations -- cranes scrap c-1 --yes",
    ]);
    expect(JSON.parse((await run("scrap c-1 --json")).said.join("\n"))).toEqual({ isDone: false, crane: "c-1" });
    expect(scrapped).toEqual([]);
    expect((await run("scrap c-1 --yes")).said).toEqual(["c-1 is scrapped."]);
    expect(scrapped).toEqual(["c-1"]);
  });
});

import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnvFile } from "#server/setup/env-file.ts";
import { type Machine, listAnswers, startMachine } from "./machine.ts";
import { NOT_EXECUTED } from "./not-executed.ts";
import { type GuideCommand, listCommands, splitCommands } from "./shell-commands.ts";

const COMMANDS = listCommands("docs/guides");
const EXCEPTIONS = Object.entries(NOT_EXECUTED).flatMap(([file, entries]) =>
  entries.map(([text, reason]) => ({ file, text, reason })),
);
const isSame = (one: GuideCommand, other: GuideCommand): boolean => one.file === other.file && one.text === other.text;
const EXECUTED = COMMANDS.filter((command) => !EXCEPTIONS.some((one) => isSame(one, command)));

let machine: Machine;
beforeAll(async () => {
  machine = await startMachine();
});
afterAll(() => machine.stop());

interface Expected {
  readonly ending?: number;
  /** A data folder of its own, under this name. */
  readonly data?: string;
  /** What a person answers at the terminal. */
  readonly answers?: readonly string[];
}

const answers = listAnswers();

/* What differs from "ends with 0 over the data of the server". */
const EXPECTED: Readonly<Record<string, Expected>> = {
  'npm run operations -- rates import examples/broken.csv --provider "Coromandel Line" --report notes.csv': {
    ending: 1,
  },
  "npm run operations -- setup": { data: "asked", answers },
  "npm run operations -- setup --answers answers.json": { data: "installed" },
  "npm run operations -- setup --env /etc/keelson/keelson.env --brand /etc/keelson/brand": { data: "by-root", answers },
  "npm run operations -- restore /var/backups/keelson/2026-11-29.tar": { data: "restored" },
  'kubectl exec deploy/keelson -- node src/server/operations/main.ts staff invite anna@brandt.example --name "Anna Brandt" --role admin':
    { data: "restored" },
  "npm start &": { data: "started" },
  "BRAND=/srv/portal/brand npm run serve": { data: "started" },
};

/* A machine that runs the tests need not have what a guide's reader has. */
const isInstalled = (program: string): boolean =>
  (process.env["PATH"] ?? "").split(delimiter).some((path) => existsSync(join(path, program)));
const hasPrograms = ({ text }: GuideCommand): boolean =>
  ["curl", "jq", "openssl"].filter((program) => new RegExp(`(^|[\\s(])${program}\\s`).test(text)).every(isInstalled) &&
  (EXPECTED[text]?.answers === undefined || isInstalled("script"));

describe("commands of the guides", () => {
  it("are split as a shell reads them", () => {
    expect(splitCommands("a 'x\ny' # no\nb   # comment\nc \\\n  d\nfor i in 1; do\n  e\ndone\n")).toEqual([
      "a 'x\ny' # no",
      "b",
      "c \\\n  d",
      "for i in 1; do\n  e\ndone",
    ]);
  });

  it("are executed, or listed with the test that covers them", () => {
    expect(EXCEPTIONS.filter((one) => !COMMANDS.some((command) => isSame(one, command)))).toEqual([]);
    const files = EXCEPTIONS.map(({ reason }) => /\b(?:tests|scripts)\/[\w./-]+\.ts\b/.exec(reason)?.[0] ?? reason);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(Object.keys(EXPECTED).filter((text) => !EXECUTED.some((command) => command.text === text))).toEqual([]);
    expect([EXECUTED.length > 75, EXCEPTIONS.length]).toEqual([true, 14]);
  });

  it.each(EXECUTED.filter(hasPrograms))("$file: $text", async (command) => {
    const { ending: expected = 0, data, answers: typed } = EXPECTED[command.text] ?? {};
    const settings = data === undefined ? {} : { KEELSON_DATA: machine.inPlaceOf(data) };
    const { ending, output } = await machine.run(command, settings, typed);
    expect({ ending, output: ending === expected ? "" : output }).toEqual({ ending: expected, output: "" });
  });

  it.runIf(isInstalled("script"))("at the end have written what was answered at the terminal", async () => {
    const settings = await readEnvFile(machine.inPlaceOf("/etc/keelson/keelson.env"));
    expect([settings["PUBLIC_URL"], settings["BRAND"]]).toEqual([
      "https://portal.brandt.example",
      machine.inPlaceOf("/etc/keelson/brand"),
    ]);
    expect(JSON.parse(readFileSync(machine.inPlaceOf("/etc/keelson/brand/brand.json"), "utf8"))).toMatchObject({
      name: "Brandt & Sohn Spedition",
    });
  });
});

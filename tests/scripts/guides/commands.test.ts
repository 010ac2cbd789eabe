import { existsSync, globSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnvFile } from "#server/setup/env-file.ts";
import { GUIDES, readClaims } from "./execute-of-guide.ts";
import { type Machine, listAnswers, startMachine } from "./machine.ts";
import { type GuideCommand, listCommands, splitCommands } from "./shell-commands.ts";

const COMMANDS = listCommands(GUIDES);

/* Tests, and what `npm run test:install` executes. */
const SOURCES = globSync(["tests/**/*.test.ts", "scripts/test/install-guides.ts"])
  .filter((path) => path !== "tests/scripts/guides/commands.test.ts")
  .map((path) => ({ path, source: readFileSync(path, "utf8") }));
const { claimed, problems } = readClaims(COMMANDS, SOURCES);
const isSame = (one: GuideCommand, other: GuideCommand): boolean => one.file === other.file && one.text === other.text;
const EXECUTED = COMMANDS.filter((command) => !claimed.some((one) => isSame(one, command)));

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

/* Each is in a test that calls executeOfGuide. */
const ELSEWHERE: readonly string[] = [
  "add-a-connector.md: curl localhost:5601/simulator/calls",
  "add-a-connector.md: curl localhost:5601/v1/offers -H 'x-borealis-key: simulator' -d '{",
  "add-a-connector.md: node scripts/run.mjs scripts/lint-api.ts src/server/connectors/borealis/carrier.openapi.yaml",
  "add-a-connector.md: npm run format",
  "add-a-connector.md: npm run simulators -- borealis --port 5601 &",
  "add-a-connector.md: npm test -- --only types,lint,format,house,layers,unused,api-lint",
  "add-a-connector.md: npx vitest run --project unit tests/server/connectors/borealis",
  "install.md: cd /opt/keelson-0.5.0 && npm ci --omit=dev",
  "install.md: chown root:keelson /etc/keelson/keelson.env && chmod 640 /etc/keelson/keelson.env",
  "install.md: cp -r deploy/systemd/usr /",
  "install.md: cp -rn deploy/systemd/etc /",
  `install.md: runuser -u postgres -- psql -c "create role keelson login password 'secret'" -c "create database keelson owner keelson"`,
  'install.md: sed -i "s|^#SECRETS_KEY=.*|SECRETS_KEY=$(openssl rand -base64 32)|" /etc/keelson/keelson.env',
  "install.md: systemd-sysusers && systemd-tmpfiles --create",
  "serve-the-portal.md: npm run build",
  "serve-the-portal.md: npm run pages:api-base -- /freight/api",
  `verify-your-backend.md: curl -i -H 'Content-Type: application/json' -d '{"action": "reset"}' http://localhost:8080/_states`,
  `verify-your-backend.md: curl -i -H 'Content-Type: application/json' -d '{"action": "setup", "state": "it rains", "params": {}}' http://localhost:8080/_states`,
  "verify-your-backend.md: curl -i -H 'Content-Type: application/json' http://localhost:8080/_states \\",
  "verify-your-backend.md: curl -i -H 'Content-Type: application/json' http://localhost:8080/api/auth/sign_in \\",
  "verify-your-backend.md: npm ci",
  "verify-your-backend.md: npm run verify -- http://localhost:8080 --level 1",
  "verify-your-backend.md: npx --package @pact-foundation/pact-cli@18.1.2 pact-verifier --file contracts/keelson-portal-level-1.json \\",
];

/* What differs from "ends with 0 over the data of the server". */
const EXPECTED: Readonly<Record<string, Expected>> = {
  'npm run operations -- rates import examples/broken.csv --provider "Coromandel Line" --report notes.csv': {
    ending: 1,
  },
  "npm run operations -- setup": { data: "asked", answers },
  "npm run operations -- setup --answers answers.json": { data: "installed" },
  "npm run operations -- setup --env /etc/keelson/keelson.env --brand /etc/keelson/brand": { data: "by-root", answers },
  "npm run operations -- restore /var/backups/keelson/2026-11-29.tar": { data: "restored" },
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

  it("are also those of lists, and of terminals without their answers", () => {
    const texts = COMMANDS.filter(({ file }) => /^(desk|verify-your-backend)\.md$/.test(file)).map(({ text }) => text);
    expect(texts.map((text) => text.split("\n")[0]?.slice(0, 61))).toEqual([
      "npm run operations -- staff invite lena.berg@keelson.example ",
      "npm ci",
      "npm run verify -- http://localhost:8080 --level 1",
      "npx --package @pact-foundation/pact-cli@18.1.2 pact-verifier ",
      `curl -i -H 'Content-Type: application/json' -d '{"action": "r`,
      "curl -i -H 'Content-Type: application/json' http://localhost:",
      `curl -i -H 'Content-Type: application/json' -d '{"action": "s`,
      "curl -i -H 'Content-Type: application/json' http://localhost:",
    ]);
  });

  it("are executed here, but for those that one other test executes", () => {
    expect(problems).toEqual([]);
    expect(claimed.map(({ file, text }) => `${file}: ${text.split("\n")[0]}`).toSorted()).toEqual(ELSEWHERE);
    expect(Object.keys(EXPECTED).filter((text) => !EXECUTED.some((command) => command.text === text))).toEqual([]);
  });

  it.each([
    ['executeOfGuide("a.md", "one", terminal);', "one", ""],
    [
      'executeOfGuide("a.md", "one", terminal); executeOfGuide("a.md", "one", terminal);',
      "one",
      "another test executes one",
    ],
    ['executeOfGuide("a.md", "two", terminal);', "", "a.md has several commands two"],
    ['executeOfGuide("a.md", "four", terminal);', "", "a.md has no command four"],
    ['executeOfGuide("b.md", "one", terminal);', "", "b.md has no command one"],
    ["executeOfGuide(guide, start, terminal);", "", "calls executeOfGuide without literal words"],
    ["/* one */", "", ""],
  ])("are left to another test only by a call that executes them: %s", (source, text, problem) => {
    const commands = ["one", "two a", "two b", "three"].map((command) => ({ file: "a.md", text: command }));
    const read = readClaims(commands, [{ path: "x.test.ts", source }]);
    expect([read.claimed.map((one) => one.text).join(), read.problems.join()]).toEqual([
      text,
      problem === "" ? "" : `x.test.ts: ${problem}`,
    ]);
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

import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServerProcess, signInAt, startServer } from "#tests/server/support/process.ts";
import { NOT_EXECUTED } from "./not-executed.ts";
import { type GuideCommand, listCommands, splitCommands } from "./shell-commands.ts";

const ROOT = resolve(".");
const COMMANDS = listCommands("docs/guides");

const isExcused = ({ file, text }: GuideCommand): boolean =>
  (NOT_EXECUTED[file] ?? []).some(([command]) => command === text);

const folder = mkdtempSync(join(tmpdir(), "keelson-guides-"));
const data = join(folder, "data");
let server: ServerProcess;
let key = "";

/* `npm run` in a folder of its own: the staff's commands and the server of this repository, with the data of the test. */
const NPM = `#!/bin/sh
[ "$1" = run ] && shift
[ "$1" = --silent ] && shift
script="$1"; shift
[ "$1" = -- ] && shift
case "$script" in
  operations) exec "${process.execPath}" "${ROOT}/src/server/operations/main.ts" "$@" ;;
  serve) exec "${process.execPath}" "${ROOT}/tests/scripts/guides/serve-once.mjs" ;;
  *) echo "npm run $script is not known to the test" >&2; exit 1 ;;
esac
`;

const UUIDGEN = "#!/bin/sh\necho 6f1c1d1e-6f0e-4d0e-9f5e-3a1f0f5b2c11\n";

/* The answers that the guide shows. */
const readAnswers = (): string =>
  /^```json\n([^]*?)^```/m.exec(readFileSync("docs/guides/install.md", "utf8"))?.[1] ?? "";

/* Another day than the one that a guide writes out. */
const DATE = "#!/bin/sh\necho 2031-01-01\n";

const createKey = async (): Promise<string> => {
  const { headers } = await signInAt(server.url, "demo@keelson.example", "keelson-demo");
  const answer = await fetch(`${server.url}/api/resource/api-keys`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ name: "Guide", scopes: ["read", "search", "quote", "book"], days: null }),
  });
  return /"key":"([^"]+)"/.exec(await answer.text())?.[1] ?? "";
};

beforeAll(async () => {
  for (const name of ["bin", "srv/portal", "backups/keelson"]) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ["brand", "docs", "examples"]) symlinkSync(join(ROOT, name), join(folder, name));
  for (const [name, text] of [
    ["npm", NPM],
    ["uuidgen", UUIDGEN],
    ["date", DATE],
  ] as const) {
    writeFileSync(join(folder, "bin", name), text);
    chmodSync(join(folder, "bin", name), 0o755);
  }
  writeFileSync(join(folder, "answers.json"), readAnswers());
  server = await startServer({ KEELSON_DATA: data, KEELSON_DEMO: "1" });
  key = await createKey();
});

afterAll(async () => {
  server.signal("SIGTERM");
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

/* Places that the guides name, and where the test has them. */
const toLocal = (text: string): string =>
  text
    .replaceAll("/var/backups/keelson", join(folder, "backups/keelson"))
    .replaceAll("/srv/portal", join(folder, "srv/portal"))
    .replaceAll(/https:\/\/portal\.(brandt\.)?example/g, server.url)
    .replaceAll("http://127.0.0.1:8080", server.url)
    .replaceAll("klk_…", key);

interface Run {
  readonly ending: number | null;
  readonly output: string;
}

const run = (text: string, settings: Readonly<Record<string, string>> = {}): Promise<Run> => {
  const env = {
    PATH: `${join(folder, "bin")}:${process.env["PATH"] ?? ""}`,
    TZ: "UTC",
    NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/node"),
    KEELSON_DATA: data,
    KEELSON: `${server.url}/api`,
    KEY: key,
    ...settings,
  };
  const child = spawn("sh", ["-c", toLocal(text)], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (piece: string) => {
      output += piece;
    });
  return new Promise((done) => {
    child.on("close", (ending) => done({ ending, output }));
  });
};

/* What differs from "ends with 0 over the data of the server". */
const EXPECTED: Readonly<Record<string, { readonly ending?: number; readonly data?: string }>> = {
  'npm run operations -- rates import examples/broken.csv --provider "Coromandel Line" --report notes.csv': {
    ending: 1,
  },
  "npm run operations -- setup --answers answers.json": { data: "installed" },
  "npm run operations -- restore /var/backups/keelson/2026-11-29.tar": { data: "restored" },
};

const EXECUTED = COMMANDS.filter((command) => !isExcused(command));

/* A machine that runs the tests need not have what a guide's reader has. */
const hasPrograms = ({ text }: GuideCommand): boolean =>
  ["curl", "jq", "openssl"]
    .filter((program) => new RegExp(`(^|[\\s(])${program}\\s`).test(text))
    .every((program) => (process.env["PATH"] ?? "").split(":").some((path) => existsSync(join(path, program))));

describe("commands of the guides", () => {
  it("are split as a shell reads them", () => {
    expect(splitCommands("a 'x\ny' # no\nb   # comment\nc \\\n  d\nfor i in 1; do\n  e\ndone\n")).toEqual([
      "a 'x\ny' # no",
      "b",
      "c \\\n  d",
      "for i in 1; do\n  e\ndone",
    ]);
  });

  it("are executed, or listed with the reason why not", () => {
    const unknown = Object.entries(NOT_EXECUTED).flatMap(([file, entries]) =>
      entries.flatMap(([text]) =>
        COMMANDS.some((command) => command.file === file && command.text === text) ? [] : [`${file}: ${text}`],
      ),
    );
    expect(unknown).toEqual([]);
    expect(Object.keys(EXPECTED).filter((text) => !EXECUTED.some((command) => command.text === text))).toEqual([]);
    expect(EXECUTED.length).toBeGreaterThan(25);
  });

  it.each(EXECUTED.filter(hasPrograms))("$file: $text", async ({ text }) => {
    const { ending: expected = 0, data: own } = EXPECTED[text] ?? {};
    const settings = own === undefined ? {} : { KEELSON_DATA: join(folder, own) };
    const { ending, output } = await run(text, settings);
    expect({ ending, output: ending === expected ? "" : output }).toEqual({ ending: expected, output: "" });
  });
});

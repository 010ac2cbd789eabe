import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runCommand } from "./command.ts";
import { failed, type Outcome, passed, skipped } from "./outcome.ts";

type Call = readonly [command: string, ...args: string[]];

/** A generator of another language and what reads its code; each call runs in an empty folder. */
interface ClientGenerator {
  readonly language: string;
  readonly calls: (document: string) => readonly Call[];
}

/** Generators that read OpenAPI 3.1. Calls need no package of the language, except Maven's. */
export const CLIENT_GENERATORS: readonly ClientGenerator[] = [
  {
    language: "Python",
    calls: (document) => [
      ["openapi-python-client", "generate", "--path", document, "--output-path", "client", "--fail-on-warning"],
      ["python3", "-m", "compileall", "-q", "client"],
    ],
  },
  {
    language: "Java",
    calls: (document) => [
      ["openapi-generator-cli", "generate", "-i", document, "-g", "java", "--library", "native", "-o", "client"],
      ["mvn", "--quiet", "--file", "client/pom.xml", "compile"],
    ],
  },
  {
    language: "Swift",
    calls: (document) => [
      [
        "swift-openapi-generator",
        "generate",
        "--mode",
        "types",
        "--mode",
        "client",
        "--output-directory",
        ".",
        document,
      ],
      ["swiftc", "-parse", "Types.swift", "Client.swift"],
    ],
  },
  {
    language: "Go",
    calls: (document) => [
      ["kiota", "generate", "--language", "go", "--openapi", document, "--output", "client", "--class-name", "Keelson"],
      ["gofmt", "-e", "-l", "client"],
    ],
  },
];

const isInstalled = async (command: string): Promise<boolean> =>
  (await runCommand("sh", ["-c", 'command -v "$0"', command])).code === 0;

const findMissing = async (calls: readonly Call[]): Promise<readonly string[]> => {
  const found = await Promise.all(calls.map(async ([command]) => ((await isInstalled(command)) ? [] : [command])));
  return found.flat();
};

const runCalls = async (calls: readonly Call[]): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-client-"));
  try {
    for (const [command, ...args] of calls) {
      const { code, words } = await runCommand(command, args, { folder, seconds: 900 });
      if (code !== 0) return failed(`${command} ended with ${code}:\n${words}`);
    }
    return passed();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Generates a client from a document and compiles it; skipped where one of the tools is not installed. */
export const checkClient = async ({ calls }: ClientGenerator, document: string): Promise<Outcome> => {
  const stated = calls(resolve(document));
  const missing = await findMissing(stated);
  return missing.length === 0 ? runCalls(stated) : skipped(`not installed: ${missing.join(", ")}`);
};

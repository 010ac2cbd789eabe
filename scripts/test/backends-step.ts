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

/** Verifies the example backends at their levels, and that faults are found: ten mutants of `npm run test:contract-mutations`. */
export const backends = async (): Promise<Outcome> => {
  const node = await verifyExample(process.execPath, NODE_SERVER, "1-3");
  const python = await verifyPython();
  const mutants = await check(process.execPath, ["scripts/contract-mutations/main.ts", "--sample", "10"]);
  return [python, mutants].reduce(addOutcomes, node);
};

/* Starts a program as npm does, and ends it as soon as it says that it serves: `serve`, or `simulators` with its words. */
import { spawn } from "node:child_process";
import { SERVER_COMMAND } from "../../../scripts/lib/server-command.mjs";
import { inRoot } from "../../../scripts/lib/root.mjs";

const [script, ...words] = process.argv.slice(2);
const { command, serves } =
  script === "simulators"
    ? { command: ["scripts/run.mjs", "simulators/main.ts", ...words], serves: "http://127.0.0.1:" }
    : { command: SERVER_COMMAND, serves: "Keelson is running at" };
const child = spawn(process.execPath, command, {
  cwd: inRoot(),
  env: { ...process.env, PORT: "0", LOG_LEVEL: "warn" },
  stdio: ["ignore", "pipe", "inherit"],
});
let isServing = false;
child.stdout.setEncoding("utf8").on("data", (text) => {
  isServing ||= String(text).includes(serves);
  if (isServing) child.kill("SIGTERM");
});
child.on("close", (code) => process.exit(isServing ? 0 : (code ?? 1)));

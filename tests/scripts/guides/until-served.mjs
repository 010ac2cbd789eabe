/* Starts the server as npm does, and ends it as soon as it says that it serves. */
import { spawn } from "node:child_process";
import { SERVER_COMMAND } from "../../../scripts/lib/server-command.mjs";
import { inRoot } from "../../../scripts/lib/root.mjs";

const child = spawn(process.execPath, SERVER_COMMAND, {
  cwd: inRoot(),
  env: { ...process.env, PORT: "0", LOG_LEVEL: "warn" },
  stdio: ["ignore", "pipe", "inherit"],
});
let isServing = false;
child.stdout.setEncoding("utf8").on("data", (text) => {
  isServing ||= String(text).includes("Keelson is running at");
  if (isServing) child.kill("SIGTERM");
});
child.on("close", (code) => process.exit(isServing ? 0 : (code ?? 1)));

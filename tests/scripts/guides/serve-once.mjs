/* Starts the server as `npm run serve` does, and ends it as soon as it serves. */
import { spawn } from "node:child_process";
import { SERVER_COMMAND } from "../../../scripts/lib/server-command.mjs";
import { inRoot } from "../../../scripts/lib/root.mjs";

const child = spawn(process.execPath, SERVER_COMMAND, {
  cwd: inRoot(),
  env: { ...process.env, PORT: "0", LOG_LEVEL: "warn" },
  stdio: ["ignore", "pipe", "inherit"],
});
child.stdout.setEncoding("utf8").on("data", (text) => {
  if (String(text).includes("Keelson is running at")) child.kill("SIGTERM");
});
child.on("close", (code) => process.exit(code ?? 1));

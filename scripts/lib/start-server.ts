import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { SERVER_COMMAND } from "./server-command.mjs";

/** Starts the built product on a free port over a database of its own. */
export const startServer = async (
  settings: NodeJS.ProcessEnv = {},
): Promise<{ readonly address: string; readonly stop: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-server-"));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), KEELSON_DATA: folder, LOG_LEVEL: "warn", ...settings };
  const server = spawn(process.execPath, SERVER_COMMAND, { env, stdio: ["ignore", "ignore", "inherit"] });
  const address = `http://127.0.0.1:${port}`;
  for (;;) {
    const answer = await fetch(`${address}/healthz`).catch(() => null);
    if (answer?.ok === true) break;
    if (server.exitCode !== null) throw new Error("The server did not start.");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const stop = (): void => {
    server.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
};

import { type ChildProcess, spawn } from "node:child_process";
import { SERVER_COMMAND } from "../../../scripts/lib/server-command.mjs";

const START_WITHIN_MS = 60_000;

/** Starts a server with the demo's data in a folder, and waits until it answers. */
export const startDemoServer = async (folder: string, port: number): Promise<ChildProcess> => {
  const server = spawn(process.execPath, SERVER_COMMAND, {
    env: { ...process.env, PORT: String(port), KEELSON_DEMO: "1", KEELSON_DATA: folder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const end = Date.now() + START_WITHIN_MS;
  for (let isUp = false; !isUp; ) {
    isUp = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (Date.now() > end) throw new Error(`The server did not start within ${START_WITHIN_MS} ms`);
  }
  return server;
};

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export interface Ran {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

const MAX_MS = 120_000;

/** Runs `npm run verify` as a user does. */
export const runVerify = (...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ["scripts/verify/main.ts", ...args], { timeout: MAX_MS });
    let [output, errors] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      errors += text;
    });
    child.on("close", (code) => resolve({ code, output, errors }));
  });

export type Handle = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A server on a free port of this machine; `handle` gets each request with its whole body. */
export const startServer = async (handle: Handle) => {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => {
      body += text;
    });
    request.on("end", () => handle(request, response, body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
};

export const answerJson = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
};

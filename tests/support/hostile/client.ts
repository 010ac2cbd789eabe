import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type HostileRequest, hostileRequests } from "./requests.ts";
import type { HostileServer, Stall } from "./server.ts";

const program = fileURLToPath(new URL("server.ts", import.meta.url));

/** What one request did to the server; a status of 0 says that the connection was closed without an answer. */
export interface MeasuredRequest extends Stall {
  readonly name: string;
  readonly status: number;
}

const isServer = (message: unknown): message is HostileServer =>
  typeof message === "object" && message !== null && "otpToken" in message;
const isStall = (message: unknown): message is Stall =>
  typeof message === "object" && message !== null && "cpuMs" in message;

const nextMessage = <Message>(child: ChildProcess, is: (message: unknown) => message is Message): Promise<Message> =>
  new Promise((resolve, reject) => {
    child.once("message", (message) =>
      is(message) ? resolve(message) : reject(new Error("An unexpected message of the server.")),
    );
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
  });

const stall = (child: ChildProcess): Promise<Stall> => {
  const answered = nextMessage(child, isStall);
  child.send("stall");
  return answered;
};

const credentials = (server: HostileServer, as: HostileRequest["as"]): Record<string, string> => {
  if (as === "shipper") return { ...server.headers };
  return as === "verified visitor" ? { "x-otp-token": server.otpToken } : {};
};

/** Sends a request whatever its bytes; the server may answer, and close the connection, before all of them are sent. */
const send = (server: HostileServer, { method, path, as, headers, body, isChunked }: HostileRequest): Promise<number> =>
  new Promise((resolve) => {
    const length = body === null || isChunked ? {} : { "content-length": String(body.length) };
    const sent = request(`${server.url}${path}`, {
      method,
      agent: false,
      /* Node announces `close` without an agent; the server would then close, and reset, while the body is being sent. */
      headers: { connection: "keep-alive", ...credentials(server, as), ...headers, ...length },
    });
    sent.on("error", () => resolve(0));
    sent.on("response", (answer) => {
      answer.on("error", () => undefined);
      answer.on("close", () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    sent.end(body);
  });

const ordinary = (server: HostileServer): Promise<readonly number[]> =>
  Promise.all(
    ["/api/resource/profile", "/api/resource/dashboard", "/api/resource/fcl/ports?searchWith=rotterdam"].map((path) =>
      send(server, { name: path, method: "GET", path, as: "shipper", headers: {}, body: null, isChunked: false }),
    ),
  );

/**
 * Sends all hostile requests, and those with the largest answers if the account is to be filled for them, one after the
 * other, to a server in a process of its own.
 */
export const measureHostileRequests = async (
  account: "demo" | "large" = "demo",
): Promise<readonly MeasuredRequest[]> => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-hostile-"));
  const child = fork(program, [folder, account], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  child.setMaxListeners(0);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  try {
    const server = await nextMessage(child, isServer);
    for (let round = 0; round < 20; round++) await ordinary(server);
    const measured: MeasuredRequest[] = [];
    const measure = async (name: string, work: () => Promise<number>): Promise<void> => {
      await stall(child);
      const status = await work();
      measured.push({ name, status, ...(await stall(child)) });
    };
    for (const hostile of hostileRequests()) await measure(hostile.name, () => send(server, hostile));
    for (const large of server.largest) {
      await measure(large.name, () => send(server, large));
      const together = async () => Math.max(...(await Promise.all([1, 2, 3].map(() => send(server, large)))));
      await measure(`${large.name}, three times at once`, together);
    }
    return measured;
  } finally {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
};

import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SLOW_START } from "#server/platform/process.ts";
import { clockSettings } from "#tests/support/clock/clock.ts";
import { freePort } from "#tests/support/free-port.ts";
import { SERVER_COMMAND } from "../../../scripts/lib/server-command.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** How a process ended: its exit code, or the signal that killed it. */
export type Ending = number | NodeJS.Signals;

/** The real server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Everything that it has written so far. */
  readonly output: () => string;
  /** Sends a signal to this process alone, by its id. */
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<Ending>;
}

export type Settings = Readonly<Record<string, string>>;

interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<Ending>;
}

/* Shared by all processes that tests start: compiling the server's files takes longer than most of them run. */
const compiled = join(root, "node_modules", ".cache", "node");

/* Nothing of the caller's environment but the clock of the run reaches the server: a test states all settings. */
const run = (settings: Settings, words: readonly string[] = SERVER_COMMAND): Running => {
  const env = { PATH: process.env["PATH"], TZ: "UTC", NODE_COMPILE_CACHE: compiled, ...clockSettings, ...settings };
  const child = spawn(process.execPath, [...words], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<Ending>((resolve) => {
    child.on("close", (code, signal) => resolve(signal ?? code ?? 1));
  });
  // On a busy machine every start is slow.
  return { child, output: () => output.replaceAll(`${SLOW_START}\n`, ""), ended };
};

/** Starts the server, on a free port unless the settings state one, and waits until it serves; fails with what it said when it ends before. */
export const startServer = async (settings: Settings): Promise<ServerProcess> => {
  const port = settings["PORT"] ?? String(await freePort());
  const { child, output, ended } = run({ LOG_LEVEL: "warn", ...settings, PORT: port });
  const serving = new Promise<"serving">((resolve) => {
    child.stdout?.on("data", () => {
      if (output().includes("Keelson is running at")) resolve("serving");
    });
  });
  const outcome = await Promise.race([serving, ended]);
  if (outcome !== "serving") throw new Error(`The server ended with ${outcome}: ${output()}`);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output,
    signal: (signal) => void child.kill(signal),
    ended,
  };
};

/** Runs a server that must not come up, and answers how it ended and what it said. */
export const failToStart = async (
  settings: Settings,
): Promise<{ readonly ending: Ending; readonly output: string }> => {
  const { output, ended } = run({ LOG_LEVEL: "warn", ...settings });
  const ending = await ended;
  return { ending, output: output() };
};

/** Starts a command of the staff's command line. */
export const beginOperation = (settings: Settings, ...words: readonly string[]): Omit<ServerProcess, "pid" | "url"> => {
  const { child, output, ended } = run(settings, ["src/server/operations/main.ts", ...words]);
  return { output, signal: (signal) => void child.kill(signal), ended };
};

/** Runs a command of the staff's command line to its end. */
export const runOperation = async (
  settings: Settings,
  ...words: readonly string[]
): Promise<{ readonly ending: Ending; readonly output: string }> => {
  const { output, ended } = run(settings, ["src/server/operations/main.ts", ...words]);
  const ending = await ended;
  return { ending, output: output() };
};

/** Signs in over the network; answers the credential headers and the status. */
export const signInAt = async (
  url: string,
  username: string,
  password: string,
): Promise<{ readonly status: number; readonly headers: Readonly<Record<string, string>> }> => {
  const answer = await fetch(`${url}/api/auth/sign_in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password, applicationId: 702020 }),
  });
  const text = await answer.text();
  const value = (name: string): string => new RegExp(`"${name}":"([^"]+)"`).exec(text)?.[1] ?? "";
  return { status: answer.status, headers: { "x-token": value("xToken"), "x-api-key": value("xApiKey") } };
};

/** The status of the profile call with these credentials. */
export const profileStatus = async (url: string, headers: Readonly<Record<string, string>>): Promise<number> =>
  (await fetch(`${url}/api/resource/profile`, { headers })).status;

/** Whether a new connection is still answered. */
export const isServing = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );

/** A JSON request whose second half is sent when the test says so. */
export interface HalfRequest {
  readonly finish: () => void;
  /** Everything that was answered, once the server has closed the connection. */
  readonly answer: Promise<string>;
  readonly drop: () => void;
}

export const beginRequest = (url: string, path: string, body: string): HalfRequest => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  socket.on("error", () => undefined);
  const answer = new Promise<string>((resolve) => {
    socket.on("close", () => resolve(text));
  });
  const head = [`POST ${path} HTTP/1.1`, "host: x", "content-type: application/json", `content-length: ${body.length}`];
  const half = Math.floor(body.length / 2);
  socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, half)}`);
  return { finish: () => void socket.write(body.slice(half)), answer, drop: () => void socket.destroy() };
};

/** A plain TCP connection, as browsers open in advance. */
export interface PlainConnection {
  readonly nextAnswer: () => Promise<string>;
  readonly closed: Promise<"closed">;
}

/** Opens a connection, sends `text` if there is any, and resolves once the server has accepted the connection. */
export const openConnection = async (url: string, text = ""): Promise<PlainConnection> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setEncoding("utf8").on("error", () => undefined);
  const closed = new Promise<"closed">((resolve) => {
    socket.on("close", () => resolve("closed"));
  });
  const answer = new Promise<string>((resolve) => {
    socket.once("data", (chunk: string) => resolve(chunk));
  });
  await once(socket, "connect");
  if (text !== "") socket.write(text);
  /* Connections are accepted in the order in which they were opened. */
  await isServing(url);
  return { nextAnswer: () => answer, closed };
};

/** Another process that holds the write lock of the embedded database. */
export interface WriteLock {
  readonly release: () => Promise<void>;
}

export const holdWriteLock = async (file: string): Promise<WriteLock> => {
  const child = fork(fileURLToPath(new URL("lock-process.ts", import.meta.url)), [file], { stdio: "inherit" });
  const ended = once(child, "exit");
  await once(child, "message");
  return {
    release: async () => {
      child.send("release");
      await ended;
    },
  };
};

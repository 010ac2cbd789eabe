import type { Config } from "./config.ts";

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** Why the server cannot listen, in one sentence with the way out. */
export const listenProblem = (error: unknown, { port, host }: Pick<Config, "port" | "host">): string => {
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is already in use: stop the other program or set PORT to another number.`;
    case "EACCES":
      return `This user may not listen on port ${port}: set PORT to a number above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `${host} is not an address of this machine: set HOST to one, for example 127.0.0.1.`;
    default:
      return `The server cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`;
  }
};

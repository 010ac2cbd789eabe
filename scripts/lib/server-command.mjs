/**
 * How Node runs the server. The young generation of V8 grows to 150 MB otherwise; with 16 MB for each of its halves no search is
 * slower (docs/measurements/server.md).
 */
export const SERVER_FLAGS = ["--max-semi-space-size=16"];

export const SERVER_COMMAND = [...SERVER_FLAGS, "src/server/main.ts"];

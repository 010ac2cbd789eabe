/**
 * How Node runs the server. The young generation of V8 grows to 150 MB otherwise; with 16 MB for each of its halves searches
 * are as fast within what the measurement shows (docs/measurements/server.md).
 */
export const SERVER_FLAGS = ["--max-semi-space-size=16"];

export const SERVER_COMMAND = [...SERVER_FLAGS, "src/server/main.ts"];

import { fromThrowable, type Result } from "neverthrow";

/* A blocked or full storage is silently empty. */
const read = fromThrowable((key: string): string | null => globalThis.sessionStorage.getItem(key));
const write = fromThrowable((key: string, text: string | null) =>
  text === null ? globalThis.sessionStorage.removeItem(key) : globalThis.sessionStorage.setItem(key, text),
);

/** A text that this tab of the browser stores until it is closed; null without one. */
export const readTabText = (key: string): string | null => read(key).unwrapOr(null);

/** Stores a text for this tab of the browser; null removes it. */
export const writeTabText = (key: string, text: string | null): Result<void, unknown> => write(key, text);

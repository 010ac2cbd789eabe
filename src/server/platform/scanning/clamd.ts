import { connect, type Socket } from "node:net";
import type { Scanner, ScannerPlace, ScanVerdict } from "./scanner.ts";

/* How long clamd may take to take a part of a file, and to answer after the last one. It scans 20 MB in some seconds. */
const ANSWER_MS = 60_000;
const PROBE_MS = 5_000;

const PART_BYTES = 256 * 1024;
const NO_MORE_PARTS = Buffer.alloc(4);

/** One command of clamd over a connection of its own; clamd ends it after the answer. */
interface Call {
  readonly socket: Socket;
  readonly answer: Promise<string>;
  readonly hasEnded: () => boolean;
  /** Resolves when more may be written, or nothing more will be read. */
  readonly waitForRoom: () => Promise<void>;
}

const NO_ANSWER = "it ended the connection without an answer";

const openSocket = (place: ScannerPlace): Socket =>
  place.kind === "tcp" ? connect(place.port, place.host) : connect(place.path);

/* An answer that arrives before an error counts: clamd answers and hangs up while a file that is too large for it is being sent. */
const startCall = (place: ScannerPlace, command: string, answerMs: number): Call => {
  const socket = openSocket(place);
  const { promise: answer, resolve, reject } = Promise.withResolvers<string>();
  let [text, isOver] = ["", false];
  let continueWriting = (): void => undefined;
  const end = (settle: () => void): void => {
    if (isOver) return;
    isOver = true;
    settle();
    continueWriting();
    socket.destroy();
  };
  const fail = (reason: string): void => end(() => reject(new Error(reason)));
  socket.setTimeout(answerMs, () => fail(`no answer within ${answerMs / 1_000} seconds`));
  socket.on("data", (chunk) => {
    text += chunk.toString("utf8");
    if (text.includes("\0")) end(() => resolve(text.slice(0, text.indexOf("\0")).trim()));
  });
  socket.on("drain", () => continueWriting());
  socket.on("error", (error) => setImmediate(() => fail(error.message)));
  socket.on("close", () => setImmediate(() => fail(NO_ANSWER)));
  answer.catch(() => undefined);
  socket.write(`z${command}\0`);
  return {
    socket,
    answer,
    hasEnded: () => isOver,
    waitForRoom: () =>
      new Promise((done) => {
        continueWriting = done;
        if (isOver) done();
      }),
  };
};

const toHeader = (bytes: number): Buffer => {
  const header = Buffer.alloc(4);
  header.writeUInt32BE(bytes);
  return header;
};

const send = async ({ socket, hasEnded, waitForRoom }: Call, content: AsyncIterable<Uint8Array>): Promise<void> => {
  for await (const chunk of content)
    for (let start = 0; start < chunk.length; start += PART_BYTES) {
      if (hasEnded()) return;
      const part = chunk.subarray(start, start + PART_BYTES);
      socket.write(toHeader(part.length));
      if (!socket.write(part)) await waitForRoom();
    }
  if (!hasEnded()) socket.write(NO_MORE_PARTS);
};

const toVerdict = (answer: string): ScanVerdict => {
  if (answer === "stream: OK") return { kind: "clean" };
  const signature = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (signature !== undefined) return { kind: "infected", signature };
  return { kind: "refused", reason: answer.replace(/\.? ERROR$/, "") };
};

const toReason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const nameScanner = (place: ScannerPlace): string =>
  place.kind === "tcp" ? `${place.host}:${place.port}` : place.path;

const probe = (place: ScannerPlace, answerMs: number): Promise<string | null> =>
  startCall(place, "PING", Math.min(answerMs, PROBE_MS)).answer.then(
    (answer) => (answer === "PONG" ? null : `it answered ${answer.slice(0, 100)}`),
    toReason,
  );

/* What clamd answers before it hangs up can be lost with the connection: one that answers at once afterwards has refused this file. */
const explainFailure = async (place: ScannerPlace, reason: string, answerMs: number): Promise<ScanVerdict> =>
  (await probe(place, answerMs)) === null ? { kind: "refused", reason } : { kind: "unreachable", reason };

/**
 * The daemon of ClamAV, over TCP or a socket of this machine. A file is streamed (`INSTREAM`), so that clamd needs no access to the files of the server.
 * Its setting `StreamMaxLength` must be at least the largest file that is taken: 50 MB, a rate sheet.
 */
export const createClamd = (place: ScannerPlace, answerMs = ANSWER_MS): Scanner => ({
  name: nameScanner(place),
  scan: async (content) => {
    const call = startCall(place, "INSTREAM", answerMs);
    try {
      await send(call, content);
    } catch (error) {
      call.socket.destroy();
      throw error;
    }
    return call.answer.then(toVerdict, (error: unknown) => explainFailure(place, toReason(error), answerMs));
  },
  probe: () => probe(place, answerMs),
});

/** The scanner of `SCAN_URL`; null without one. */
export const openScanner = ({ scanner }: { readonly scanner: ScannerPlace | null }): Scanner | null =>
  scanner === null ? null : createClamd(scanner);

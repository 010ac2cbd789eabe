import { createServer, type Socket } from "node:net";

/** `hangs-up`: it ends each connection at once. `silent`: it takes everything and answers nothing. */
export type ClamdMood = "error" | "hangs-up" | "scans" | "silent";

/** A server that speaks the protocol of clamd: what contains MALWARE is infected. */
export interface FakeClamd {
  readonly place: { readonly kind: "tcp"; readonly host: "127.0.0.1"; readonly port: number };
  /** How it answers from now on. */
  mood: ClamdMood;
  /** Larger streams are refused, as by `StreamMaxLength`. */
  mostBytes: number;
  /** Bytes of each stream that was read to its end. */
  readonly scanned: number[];
  readonly close: () => Promise<void>;
}

export const MALWARE = "MALWARE";
export const SIGNATURE = "Eicar-Test-Signature";

const COMMAND_END = 0;

/* The parts of a stream as far as they have arrived; null while its end is missing. */
const readStream = (bytes: Buffer): { readonly content: Buffer; readonly isComplete: boolean } => {
  const parts: Buffer[] = [];
  let start = 0;
  while (start + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(start);
    if (length === 0) return { content: Buffer.concat(parts), isComplete: true };
    parts.push(bytes.subarray(start + 4, start + 4 + length));
    start += 4 + length;
  }
  return { content: Buffer.concat(parts), isComplete: false };
};

export const startFakeClamd = async (): Promise<FakeClamd> => {
  const sockets = new Set<Socket>();
  const scanned: number[] = [];
  const answer = (socket: Socket, text: string): void => void socket.end(`${text}\0`);

  const read = (socket: Socket, received: Buffer): void => {
    const end = received.indexOf(COMMAND_END);
    if (end < 0) return;
    const command = received.subarray(0, end).toString();
    if (command === "zPING") return answer(socket, "PONG");
    const { content, isComplete } = readStream(received.subarray(end + 1));
    if (content.length > clamd.mostBytes) return answer(socket, "INSTREAM size limit exceeded. ERROR");
    if (!isComplete) return;
    scanned.push(content.length);
    if (clamd.mood === "error") return answer(socket, "Can't allocate memory ERROR");
    answer(socket, content.includes(MALWARE) ? `stream: ${SIGNATURE} FOUND` : "stream: OK");
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    if (clamd.mood === "hangs-up") return void socket.destroy();
    let received = Buffer.alloc(0);
    let isAnswered = false;
    socket.on("data", (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (clamd.mood === "silent" || isAnswered) return;
      read(socket, received);
      isAnswered = socket.writableEnded;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const clamd: FakeClamd = {
    place: { kind: "tcp", host: "127.0.0.1", port },
    mood: "scans",
    mostBytes: Number.MAX_SAFE_INTEGER,
    scanned,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return clamd;
};

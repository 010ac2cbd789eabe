/** A text as bytes. After `release` the memory is used for another text. */
interface PooledText {
  readonly bytes: Buffer;
  readonly release: () => void;
}

/** Encodes texts as UTF-8 into memory that is used again: new memory for each answer costs more than writing it. */
export interface BufferPool {
  /** Encodes pieces one after the other; joining hundreds of them to one text first takes several times as long. */
  readonly encode: (pieces: readonly string[]) => PooledText;
}

/* Room for letters of more than one byte, before a text has to be measured. */
const SPARE_BYTES = 1_024;
const STEP_BYTES = 64 * 1_024;
const MAX_BUFFERS = 16;
const LONGEST_BUFFER = 1_024 * 1_024;

export const createBufferPool = (): BufferPool => {
  const free: Buffer[] = [];
  const take = (bytes: number): Buffer => {
    const buffer = free.pop();
    return buffer !== undefined && buffer.length >= bytes
      ? buffer
      : Buffer.allocUnsafeSlow(Math.ceil(bytes / STEP_BYTES) * STEP_BYTES);
  };
  const giveBack = (buffer: Buffer): void => {
    if (free.length < MAX_BUFFERS && buffer.length <= LONGEST_BUFFER) free.push(buffer);
  };
  return {
    encode: (pieces) => {
      let buffer = take(pieces.reduce((sum, piece) => sum + piece.length, SPARE_BYTES));
      let end = 0;
      for (const piece of pieces) {
        if (end + 3 * piece.length > buffer.length && end + Buffer.byteLength(piece) > buffer.length) {
          const longer = take(2 * buffer.length + 3 * piece.length);
          buffer.copy(longer, 0, 0, end);
          giveBack(buffer);
          buffer = longer;
        }
        end += buffer.write(piece, end);
      }
      let isReleased = false;
      return {
        bytes: buffer.subarray(0, end),
        release: () => {
          if (!isReleased) giveBack(buffer);
          isReleased = true;
        },
      };
    },
  };
};

/** The pool of the process. */
export const { encode: encodeText } = createBufferPool();

/** Bytes that are used again for another text once `release` was called: only when nobody reads them any more. */
export interface Utf8 {
  readonly bytes: Buffer;
  readonly release: () => void;
}

/* Room for the letters that take more than one byte, before a text has to be measured. */
const SPARE = 1_024;
const STEP = 64 * 1_024;
const MOST_KEPT = 16;
const LONGEST_KEPT = 1_024 * 1_024;

/* New memory for every answer costs more than all the rest of writing it: it is cleared, and brings the collector on. */
const kept: Buffer[] = [];

const roomFor = (bytes: number): Buffer => {
  const known = kept.pop();
  return known !== undefined && known.length >= bytes ? known : Buffer.allocUnsafeSlow(Math.ceil(bytes / STEP) * STEP);
};

const keep = (buffer: Buffer): void => {
  if (kept.length < MOST_KEPT && buffer.length <= LONGEST_KEPT) kept.push(buffer);
};

/**
 * Texts one behind the other as UTF-8. Joining hundreds of pieces to one text first, and making bytes of that, takes
 * several times as long.
 */
export const utf8Of = (pieces: readonly string[]): Utf8 => {
  let room = roomFor(pieces.reduce((sum, piece) => sum + piece.length, SPARE));
  let end = 0;
  for (const piece of pieces) {
    if (end + 3 * piece.length > room.length && end + Buffer.byteLength(piece) > room.length) {
      const longer = roomFor(2 * room.length + 3 * piece.length);
      room.copy(longer, 0, 0, end);
      keep(room);
      room = longer;
    }
    end += room.write(piece, end);
  }
  let isReleased = false;
  return {
    bytes: room.subarray(0, end),
    release: () => {
      if (!isReleased) keep(room);
      isReleased = true;
    },
  };
};

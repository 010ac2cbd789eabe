import { err, ok, Result } from "neverthrow";

/** Whether a font has a letter for a code point. */
export type HasCharacter = (codePoint: number) => boolean;

interface Span {
  readonly first: number;
  readonly last: number;
}

/* A TrueType or OpenType font begins with one of these. */
const SIGNATURES = [0x00_01_00_00, 0x4f_54_54_4f, 0x74_72_75_65];

const findTable = (font: Buffer, name: string): number | null => {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const entry = 12 + index * 16;
    if (font.toString("latin1", entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  return null;
};

/* Formats 4 (the basic plane) and 12 (all planes); a segment of format 4 may hold characters without a letter, which `glyph` 0 marks. */
const readBasicPlane = (font: Buffer, at: number): readonly Span[] => {
  const half = font.readUInt16BE(at + 6);
  const spans: Span[] = [];
  for (let index = 0; index < half; index += 2) {
    const last = font.readUInt16BE(at + 14 + index);
    const first = font.readUInt16BE(at + 16 + half + index);
    const delta = font.readInt16BE(at + 16 + 2 * half + index);
    const offsetAt = at + 16 + 3 * half + index;
    const offset = font.readUInt16BE(offsetAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = offset === 0 ? code + delta : font.readUInt16BE(offsetAt + offset + 2 * (code - first));
      if ((glyph & 0xffff) !== 0) spans.push({ first: code, last: code });
    }
  }
  return spans;
};

const readAllPlanes = (font: Buffer, at: number): readonly Span[] =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => ({
    first: font.readUInt32BE(at + 16 + index * 12),
    last: font.readUInt32BE(at + 20 + index * 12),
  }));

const readSpans = (font: Buffer): readonly Span[] => {
  const table = findTable(font, "cmap");
  if (table === null) return [];
  const spans: Span[] = [];
  for (let index = 0; index < font.readUInt16BE(table + 2); index++) {
    const at = table + font.readUInt32BE(table + 8 + index * 8);
    const format = font.readUInt16BE(at);
    if (format === 4) spans.push(...readBasicPlane(font, at));
    if (format === 12) spans.push(...readAllPlanes(font, at));
  }
  return spans;
};

const toSet = (spans: readonly Span[]): HasCharacter => {
  const basic = new Set(spans.flatMap(({ first, last }) => (first === last ? [first] : [])));
  const wide = spans.filter(({ first, last }) => first !== last);
  return (code) => basic.has(code) || wide.some(({ first, last }) => first <= code && code <= last);
};

/**
 * Reads which characters a TrueType or OpenType font has. Errors: a sentence for a file that is no such font, such as a
 * web font (WOFF2), or that has no Latin letters.
 */
export const readCharacters = (font: Buffer): Result<HasCharacter, string> => {
  const problem = "is no TrueType or OpenType font: convert it to .ttf or .otf.";
  if (font.length < 12 || !SIGNATURES.includes(font.readUInt32BE(0))) return err(problem);
  return Result.fromThrowable(
    readSpans,
    () => problem,
  )(font).andThen((spans) => {
    const has = toSet(spans);
    return ["A", "z", "0", "9"].every((letter) => has(letter.codePointAt(0) ?? 0))
      ? ok(has)
      : err("has no Latin letters and figures: choose a font that has them.");
  });
};

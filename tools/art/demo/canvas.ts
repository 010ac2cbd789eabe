import { crc32, deflateSync } from "node:zlib";

/** A picture of three bytes per pixel, drawn from rectangles and discs. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export type Colour = readonly [red: number, green: number, blue: number];

/** `#A81C14` as three bytes. */
export const colour = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

export const canvas = (width: number, height: number): Canvas => ({
  width,
  height,
  pixels: new Uint8Array(width * height * 3),
});

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

const line = (on: Canvas, y: number, from: number, to: number, [red, green, blue]: Colour): void => {
  const { width, pixels } = on;
  for (let at = (y * width + from) * 3; at < (y * width + to) * 3; at += 3) {
    pixels[at] = red;
    pixels[at + 1] = green;
    pixels[at + 2] = blue;
  }
};

export const rectangle = (on: Canvas, x: number, y: number, width: number, height: number, fill: Colour): void => {
  const [left, right] = [clamp(x, on.width), clamp(x + width, on.width)];
  for (let row = clamp(y, on.height); row < clamp(y + height, on.height); row++) line(on, row, left, right, fill);
};

export const disc = (on: Canvas, x: number, y: number, radius: number, fill: Colour): void => {
  for (let row = -radius; row <= radius; row++) {
    const half = Math.sqrt(radius * radius - row * row);
    rectangle(on, x - half, y + row, 2 * half, 1, fill);
  }
};

/** Five by seven dots a letter, one text per row; `#` is a dot. */
const LETTERS: Readonly<Record<string, string>> = {
  A: ".###. #...# #...# ##### #...# #...# #...#",
  E: "##### #.... #.... ####. #.... #.... #####",
  G: ".###. #...# #.... #.### #...# #...# .###.",
  K: "#...# #..#. #.#.. ##... #.#.. #..#. #...#",
  L: "#.... #.... #.... #.... #.... #.... #####",
  M: "#...# ##.## #.#.# #.#.# #...# #...# #...#",
  R: "####. #...# #...# ####. #.#.. #..#. #...#",
  S: ".#### #.... #.... .###. ....# ....# ####.",
  T: "##### ..#.. ..#.. ..#.. ..#.. ..#.. ..#..",
  U: "#...# #...# #...# #...# #...# #...# .###.",
  X: "#...# #...# .#.#. ..#.. .#.#. #...# #...#",
  "0": ".###. #...# #..## #.#.# ##..# #...# .###.",
  "1": "..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.",
  "2": ".###. #...# ....# ...#. ..#.. .#... #####",
  "3": ".###. #...# ....# ..##. ....# #...# .###.",
  "4": "...#. ..##. .#.#. #..#. ##### ...#. ...#.",
  "5": "##### #.... ####. ....# ....# #...# .###.",
  "7": "##### ....# ...#. ..#.. ..#.. ..#.. ..#..",
  "8": ".###. #...# #...# .###. #...# #...# .###.",
  "9": ".###. #...# #...# .#### ....# ...#. .##..",
  "6": "..##. .#... #.... ####. #...# #...# .###.",
};

/** Writes capital letters and figures in dots of `dot` pixels; a letter without a pattern is a blank. */
export const lettering = (on: Canvas, text: string, x: number, y: number, dot: number, fill: Colour): void => {
  for (const [index, letter] of [...text].entries())
    for (const [row, dots] of (LETTERS[letter] ?? "").split(" ").entries())
      for (const [column, mark] of [...dots].entries())
        if (mark === "#") rectangle(on, x + (index * 6 + column) * dot, y + row * dot, dot, dot, fill);
};

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const EIGHT_BIT_RGB = Uint8Array.of(8, 2, 0, 0, 0);

const number32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  return Buffer.concat([number32(data.length), named, number32(crc32(named))]);
};

/** Writes a picture as a PNG file (8 bits per colour, no filter). */
export const toPng = ({ width, height, pixels }: Canvas): Uint8Array => {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width * 3, (row + 1) * width * 3), row * (1 + width * 3) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", Buffer.concat([number32(width), number32(height), EIGHT_BIT_RGB])),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", new Uint8Array()),
  ]);
};

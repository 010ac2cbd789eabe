import { type Canvas, type Colour, rectangle } from "./canvas.ts";

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

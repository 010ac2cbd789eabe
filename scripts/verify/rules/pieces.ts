/* Texts that are also stated as pieces, for readers with other formats. */
import type { Difference } from "../differences.ts";
import { readList, readString } from "../journeys/comparison.ts";
import { broken, type Located } from "./rule.ts";

const PIECES = "Parts";

/** The pieces of a text, one after the other, are the text: `titleParts` are those of `title`. */
export const checkPieces = (objects: readonly Located[]): readonly Difference[] =>
  objects.flatMap(({ path, value }) =>
    Object.keys(value)
      .filter((name) => name.endsWith(PIECES) && Array.isArray(value[name]))
      .flatMap((name) => {
        const text = readString(value, name.slice(0, -PIECES.length));
        const pieces = readList(value, name).map((piece) => readString(piece, "text") ?? "");
        if (text === null || pieces.join("") === text) return [];
        return [broken(`${path}.${name}`, `pieces of ${JSON.stringify(text)}`, pieces.join(""))];
      }),
  );

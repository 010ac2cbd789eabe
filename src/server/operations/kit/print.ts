/* Control characters, line and paragraph separators, characters that change the direction of text or are invisible (without
   the two joiners that scripts need), and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/gu;

/* What most lines are made of: those need no search for each kind of character. */
const PLAIN = /^[ -~→]*$/;

/**
 * A text as the terminal of staff shows it: on one line, in its own order, without anything that controls the terminal. Spaces
 * stay, so that indented lines stay indented.
 */
export const toTerminalLine = (text: string): string =>
  (PLAIN.test(text) ? text : text.replaceAll(UNPRINTABLE, " ")).trimEnd();

/** Prints lines; what people typed stays on the line that it is on. */
export type Print = (...lines: readonly string[]) => void;

/** The only way from a command to the terminal; `write` gets the lines of a call at once, never none. */
export const createPrint =
  (write: (...lines: readonly string[]) => void): Print =>
  (...lines) => {
    if (lines.length > 0) write(...lines.map(toTerminalLine));
  };

/** A value as indented JSON, a line each; everything else than printable characters is escaped. */
export const toJsonLines = (value: unknown): readonly string[] =>
  JSON.stringify(value, null, 2)
    .split("\n")
    .map((line) =>
      line.replaceAll(UNPRINTABLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`),
    );

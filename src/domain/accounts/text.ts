/** A typed text as it is kept: composed letters, no control characters, no blanks around it. */
export const tidy = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim();

/** How many characters a person sees in a text, roughly: code points, so that an emoji is one and not two. */
export const lengthOf = (text: string): number => [...text].length;

import { findUnprintable } from "#domain/names";

/** What to tell about a text that a PDF will contain; undefined if its fonts have every letter. */
export const describeUnprintable = (text: string): string | undefined => {
  const characters = findUnprintable(text);
  return characters === ""
    ? undefined
    : `The PDF cannot print ${characters}. Use Latin, Greek, Cyrillic or Devanagari letters.`;
};

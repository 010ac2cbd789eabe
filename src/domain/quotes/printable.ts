/* What the font of the PDF has: Latin letters with accents, digits, punctuation and signs of currencies. */
const UNPRINTABLE =
  /[^\u0020-\u007e\u00a0-\u017f\u01cd-\u01dc\u01fa-\u021b\u1e80-\u1e85\u1ef2-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u20b9\u2122\u2212]/gu;

/** The characters of a text that a PDF shows as empty boxes, each once: `株式会社`; empty if there are none. */
export const findUnprintable = (text: string): string =>
  [...new Set(text.normalize("NFC").match(UNPRINTABLE) ?? [])].join("");

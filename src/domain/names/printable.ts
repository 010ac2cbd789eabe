/* What the fonts of the PDF have: Latin, Greek, Cyrillic and Devanagari letters, digits, punctuation and signs of currencies. */
const UNPRINTABLE =
  /[^\u0020-\u007e\u00a0-\u017f\u01cd-\u01dc\u01fa-\u021b\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u0900-\u097f\u1e80-\u1e85\u1ef2-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u20b4\u20b9\u2116\u2122\u2212]/gu;

/* They join letters of Devanagari, or keep them apart, and print nothing. */
const JOINERS = /\u200c|\u200d/gu;

/** The characters of a text that a PDF shows as empty boxes, each once: `株式会社`; empty if there are none. */
export const findUnprintable = (text: string): string =>
  [...new Set(text.normalize("NFC").replaceAll(JOINERS, "").match(UNPRINTABLE) ?? [])].join("");

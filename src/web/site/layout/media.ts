/** A phone at twice the text size. */
export const narrow = "(max-width: 19.9rem)";
/** Forced colours remove fills: only borders and system colours remain. */
export const forcedColors = "(forced-colors: active)";

export const telephone = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, "")}`;

/** Narrower than any phone at its usual letters, as wide as one whose letters are twice as large. */
export const narrow = "(max-width: 19.9rem)";
/** The visitor's own few colours: fills are gone, only borders and the system's colours show. */
export const forcedColors = "(forced-colors: active)";

/** The address that calls a number: digits and the leading plus only. */
export const telephone = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, "")}`;

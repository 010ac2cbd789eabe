/**
 * A text on one line, without control characters: what people typed can neither add a header or a line to a mail nor control
 * the terminal of staff.
 */
export const toSingleLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();

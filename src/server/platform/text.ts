/**
 * A text on one line, without control characters: what people typed can neither add a header or a line to a mail nor control
 * the terminal of staff.
 */
export const toSingleLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();

/** A sentence with its full stop, unless it ends with a mark of its own. */
export const endSentence = (text: string): string => (/[.!?…]["”’)]?$/u.test(text) ? text : `${text}.`);

/** A staff command as it is typed. */
export const toStaffCommand = (command: string): string => `npm run operations -- ${command}`;

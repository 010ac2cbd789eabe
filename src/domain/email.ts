/* One @, text on both sides, a dot in the domain, no spaces: what all mail systems accept. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text is an email address, without the blanks around it. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

const INVALID = "Enter an email address such as name@company.com";

/** What a field that needs an email address shows. */
export const INVALID_EMAIL = `${INVALID}.`;

/** What a field shows that may stay empty. */
export const INVALID_OPTIONAL_EMAIL = `${INVALID}, or leave it empty.`;

/** The portal's application id, as the accounts' calls spell it: a text. Signing in sends it as a number. */
export const APPLICATION_TEXT = "702020";

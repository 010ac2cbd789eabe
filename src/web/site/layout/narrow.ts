/** Narrower than any phone at its usual letters, as wide as one whose letters are twice as large. */
export const narrow = "(max-width: 19.9rem)";

/** Whom to ask when a source names nobody. */
export const DEFAULT_SUPPORT = "Available 24/7";

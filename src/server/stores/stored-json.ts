/** Reads a JSON column that this server itself wrote from a `T`; never for text from outside. */
export const storedJson: <T>(text: string) => T = JSON.parse;

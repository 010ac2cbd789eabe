/** The address that calls a number: digits and the leading plus only. */
export const telephone = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, "")}`;

/** Forced colours remove fills: only borders and system colours remain. */
export const forcedColors = "(forced-colors: active)";

export const telephone = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, "")}`;

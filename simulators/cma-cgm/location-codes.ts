/* Carriers have codes of their own for some places. The two here are made up. */
const INTERNAL_CODES: Readonly<Record<string, string>> = { CNSHA: "CNSHG", DEHAM: "DEHBG" };

export const internalCodeOf = (unLocode: string): string => INTERNAL_CODES[unLocode] ?? unLocode;

/** The UN/LOCODE of a place that is named by the carrier's own code. */
export const unLocodeOf = (internalCode: string): string =>
  Object.entries(INTERNAL_CODES).find(([, code]) => code === internalCode)?.[0] ?? internalCode;

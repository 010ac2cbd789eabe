/** The three lookups of the rate search. */
export type Lookup = "place" | "port" | "lcl-port";

/** Characters needed before a lookup starts: 4 for places, more than 3 for ports of loading and discharge, 2 for LCL ports. */
const MINIMUM: Readonly<Record<Lookup, number>> = { place: 4, port: 4, "lcl-port": 2 };

/** Whether a typed text, without the spaces around it, is long enough to be looked up. */
export const startsLookup = (lookup: Lookup, text: string): boolean =>
  Array.from(text.trim()).length >= MINIMUM[lookup];

/** The hint under a field while the text is too short. */
export const lookupHint = (lookup: Lookup): string => `Type at least ${MINIMUM[lookup]} letters.`;

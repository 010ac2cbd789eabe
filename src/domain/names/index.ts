export { findNameProblem, MAX_NAME, type Named } from "./name.ts";
export { findUnprintable } from "./printable.ts";

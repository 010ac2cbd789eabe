export { findNameProblem, MAX_NAME, type Named } from "./name.ts";

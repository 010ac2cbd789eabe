export { findNameProblem, MAX_NAME } from "./name.ts";

import ts from "typescript";
import type { Rule } from "./violation.ts";

/* Reached by nothing that compiles. */
const permitted = ["src/domain/assert-never.ts"];

/** No `throw` where failures are data: domain, ports, flows and adapters answer a Result. */
export const throws: Rule = {
  name: "no-throw",
  appliesTo: (file) => /^src\/(domain|ports|flows|adapters)\//.test(file) && !permitted.includes(file),
  judge: (node) => (ts.isThrowStatement(node) ? "A failure is data here: answer a Result." : undefined),
};

import ts from "typescript";
import type { Rule } from "./violation.ts";

const localParts = /^(get|set)(FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset)$/;
const hidden: Readonly<Record<string, readonly string[]>> = { Date: ["now"], Math: ["random"], crypto: ["randomUUID"] };

const isNamed = (node: ts.Expression | undefined, name: string): boolean =>
  node !== undefined && ts.isIdentifier(node) && node.text === name;

const judgeCall = (node: ts.CallExpression): string | undefined =>
  isNamed(node.expression, "Date") ? "Date() reads the clock, which is passed in." : undefined;

const judgeNew = (node: ts.NewExpression): string | undefined => {
  if (!isNamed(node.expression, "Date")) return undefined;
  const count = node.arguments?.length ?? 0;
  if (count === 0) return "new Date() reads the clock, which is passed in.";
  return count > 1 ? "new Date(year, month, …) depends on the machine's time zone." : undefined;
};

const judgeAccess = (node: ts.PropertyAccessExpression, checker: ts.TypeChecker): string | undefined => {
  const { text } = node.name;
  const owner = node.expression;
  if (ts.isIdentifier(owner) && hidden[owner.text]?.includes(text) === true) {
    return `${owner.text}.${text} is hidden input: the clock, ids and chance are passed in.`;
  }
  const isLocal = localParts.test(text) && checker.getTypeAtLocation(owner).symbol?.name === "Date";
  return isLocal ? `${text}() depends on the machine's time zone.` : undefined;
};

/** The clock, the time zone, ids and chance are passed in: domain, ports and flows give the same answer everywhere and always. */
export const clock: Rule = {
  name: "no-hidden-input",
  appliesTo: (file) => /^src\/(domain|ports|flows)\//.test(file),
  judge: (node, { checker }) => {
    if (ts.isNewExpression(node)) return judgeNew(node);
    if (ts.isCallExpression(node)) return judgeCall(node);
    return ts.isPropertyAccessExpression(node) ? judgeAccess(node, checker) : undefined;
  },
};

import ts from "typescript";
import type { Rule } from "./violation.ts";

const kinds = new Set(["Ok", "Err", "ResultAsync"]);

const isNeverthrow = (symbol: ts.Symbol | undefined): boolean =>
  symbol !== undefined &&
  kinds.has(symbol.name) &&
  (symbol.declarations ?? []).some((one) => one.getSourceFile().fileName.includes("/node_modules/neverthrow/"));

const isResult = (type: ts.Type, checker: ts.TypeChecker): boolean => {
  if (type.isUnion()) return type.types.some((one) => isResult(one, checker));
  if (isNeverthrow(type.symbol)) return true;
  if (type.symbol?.name !== "Promise") return false;
  const awaited = checker.getAwaitedType(type);
  return awaited !== undefined && awaited !== type && isResult(awaited, checker);
};

const withoutVoid = (node: ts.Expression): ts.Expression => {
  if (ts.isParenthesizedExpression(node)) return withoutVoid(node.expression);
  return ts.isVoidExpression(node) ? withoutVoid(node.expression) : node;
};

const isAssignment = ({ operatorToken: { kind } }: ts.BinaryExpression): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/* What is assigned is kept; asking for its type would only cost time. */
const mayBeDropped = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) ||
  ts.isAwaitExpression(node) ||
  ts.isConditionalExpression(node) ||
  ts.isIdentifier(node) ||
  (ts.isBinaryExpression(node) && !isAssignment(node));

/* Where a function is expected to answer nothing, what its arrow answers is dropped. */
const isDroppedBody = (node: ts.ArrowFunction, checker: ts.TypeChecker): boolean => {
  const expected = checker.getContextualType(node);
  const signatures = expected?.getNonNullableType().getCallSignatures() ?? [];
  return (
    signatures.length > 0 &&
    signatures.every((one) => (checker.getReturnTypeOfSignature(one).flags & ts.TypeFlags.Void) !== 0)
  );
};

const dropped = (node: ts.Node, checker: ts.TypeChecker): ts.Expression | undefined => {
  if (ts.isExpressionStatement(node)) return withoutVoid(node.expression);
  if (!ts.isArrowFunction(node) || ts.isBlock(node.body)) return undefined;
  const body = withoutVoid(node.body);
  return mayBeDropped(body) && isDroppedBody(node, checker) ? body : undefined;
};

/** A Result is read: dropping one, plain, awaited or behind `void`, hides its failure. */
export const results: Rule = {
  name: "no-dropped-result",
  appliesTo: (file) => file.startsWith("src/") && !file.endsWith(".css.ts"),
  judge: (node, { checker }) => {
    const expression = dropped(node, checker);
    if (expression === undefined || !mayBeDropped(expression)) return undefined;
    if (!isResult(checker.getTypeAtLocation(expression), checker)) return undefined;
    return "This Result is dropped, and its failure with it: match it, map it or answer it.";
  },
};

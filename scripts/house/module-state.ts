import ts from "typescript";
import type { Rule } from "./violation.ts";

const mutable: Readonly<Record<string, string>> = {
  Array: "readonly array",
  Map: "ReadonlyMap",
  Set: "ReadonlySet",
  WeakMap: "parameter",
  WeakSet: "parameter",
};

const isTopLevel = (node: ts.VariableDeclaration): boolean => ts.isSourceFile(node.parent.parent.parent);

const judgeDeclaration = (node: ts.VariableDeclaration, checker: ts.TypeChecker): string | undefined => {
  if (!ts.isVariableDeclarationList(node.parent) || !isTopLevel(node)) return undefined;
  const name = node.name.getText();
  if ((node.parent.flags & ts.NodeFlags.Const) === 0) return `'${name}' is a variable of a module.`;
  const held = checker.getTypeAtLocation(node.name).symbol?.name ?? "";
  const instead = mutable[held];
  return instead === undefined ? undefined : `'${name}' is a ${held} of a module; make it a ${instead}.`;
};

/** The variable that `a.b[c]` is a part of. */
const findRoot = (node: ts.Expression): ts.Expression =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) ? findRoot(node.expression) : node;

const isModuleConstant = (node: ts.Expression, checker: ts.TypeChecker): boolean => {
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
  return (
    declaration !== undefined &&
    ts.isVariableDeclaration(declaration) &&
    ts.isVariableDeclarationList(declaration.parent) &&
    isTopLevel(declaration)
  );
};

const judgeWrite = (target: ts.Expression, checker: ts.TypeChecker): string | undefined => {
  const root = findRoot(target);
  return root !== target && isModuleConstant(root, checker)
    ? `${target.getText()} changes a constant of a module.`
    : undefined;
};

const isAssignment = ({ operatorToken: { kind } }: ts.BinaryExpression): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

const isStep = (node: ts.Node): node is ts.PrefixUnaryExpression | ts.PostfixUnaryExpression =>
  (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) &&
  (node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken);

/** The domain is stateless: no variable, no mutable collection and no changed object at the level of a module. */
export const moduleState: Rule = {
  name: "no-module-state",
  appliesTo: (file) => file.startsWith("src/domain/"),
  judge: (node, { checker }) => {
    if (ts.isVariableDeclaration(node)) return judgeDeclaration(node, checker);
    if (ts.isBinaryExpression(node) && isAssignment(node)) return judgeWrite(node.left, checker);
    if (isStep(node)) return judgeWrite(node.operand, checker);
    return ts.isDeleteExpression(node) ? judgeWrite(node.expression, checker) : undefined;
  },
};

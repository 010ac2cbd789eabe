import ts from "typescript";
import type { Rule } from "./violation.ts";

/* Each place where the compiler cannot be told otherwise, with its reason; a second one in the same file is refused. */
const permitted: Readonly<Record<string, string>> = {
  "src/flows/kit/request.ts": "XState wants a value where only a type is meant; the value is never read.",
};

const isConst = (type: ts.TypeNode): boolean =>
  ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) && type.typeName.text === "const";

const hasMark = (type: ts.TypeNode): boolean =>
  ts.isIntersectionTypeNode(type) &&
  type.types.some(
    (part) =>
      ts.isTypeLiteralNode(part) &&
      part.members.some((member) => member.name !== undefined && /brand/i.test(member.name.getText())),
  );

/* A brand constructor stands beside its brand: `type Code = string & { readonly __brand: "Code" }`. */
const isBrand = (type: ts.TypeNode, source: ts.SourceFile): boolean => {
  if (!ts.isTypeReferenceNode(type)) return false;
  const name = type.typeName.getText(source);
  return source.statements.some(
    (statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === name && hasMark(statement.type),
  );
};

const isFirst = (node: ts.Node, source: ts.SourceFile): boolean => {
  let first: ts.Node | undefined;
  const visit = (one: ts.Node): void => {
    if (first !== undefined) return;
    if (ts.isAsExpression(one) && !isConst(one.type)) first = one;
    else ts.forEachChild(one, visit);
  };
  visit(source);
  return first === node;
};

/** No `as` but `as const` and brand constructors: it makes the compiler believe what nobody checked. */
export const assertions: Rule = {
  name: "no-assertion",
  appliesTo: (file) => file.startsWith("src/"),
  judge: (node, { file, source }) => {
    if (!ts.isAsExpression(node) && !ts.isTypeAssertionExpression(node)) return undefined;
    if (isConst(node.type) || isBrand(node.type, source)) return undefined;
    if (permitted[file] !== undefined && isFirst(node, source)) return undefined;
    return `'as ${node.type.getText(source)}' makes the compiler believe what nobody checked.`;
  },
};
